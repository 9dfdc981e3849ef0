# The names of the systems, by number. One line each, plain text: the core reads this file without a Fluent library.
system-1 = Periscópio
system-2 = Artilharia
system-3 = Torre
system-4 = Lemes
system-5 = Motores
system-6 = Escotilhas
system-7 = Hélice
