# The names of the systems, by number. One line each, plain text: the core reads this file without a Fluent library.
system-1 = Periscopio
system-2 = Artillería
system-3 = Navegación
system-4 = Estabilizadores
system-5 = Motor
system-6 = Ventanas
system-7 = Hélice
