# The names of the systems, by number. One line each, plain text: the core reads this file without a Fluent library.
system-1 = Periscope
system-2 = Artillery
system-3 = Sail
system-4 = Fins
system-5 = Engine
system-6 = Windows
system-7 = Propeller
