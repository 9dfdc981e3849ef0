# The names of the systems, by number. One line each, plain text: the core reads this file without a Fluent library.
system-1 = Périscope
system-2 = Artillerie
system-3 = Kiosque
system-4 = Ailerons
system-5 = Moteur
system-6 = Hublots
system-7 = Hélice
