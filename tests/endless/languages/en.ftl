# The ring

title = The Ring
about = Move the marker, claim the throne at the gate.
summary = Move the marker round the ring; whoever finds it at the gate may claim the throne.

option-gate = 0: nobody can claim, and the marker only goes on.

moved = The marker stands at { $place }.
to-move = Move the marker.

rule-ri-1 = Move on, move back, or claim at the gate.
