# The names of the systems, by number. One line each, plain text: the core reads this file without a Fluent library.
system-1 = Periscopio
system-2 = Artiglieria
system-3 = Torre di comando
system-4 = Deriva
system-5 = Motore
system-6 = Oblò
system-7 = Eliche
