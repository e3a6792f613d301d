/** What the rulebook leaves open, and how it is settled: terrain, mounts, objects, scenarios. */
import { chapter } from '@muster/engine'

export const terrainMountsObjectsScenariosRulings = chapter('Rulings: Terrain, mounts, objects, scenarios', {
  'DD-RUL-92':
    'One save for each climb, at its end; the whole climb must fit into the movement left unless the character has Climb. A character that fails lies prone at the foot and takes a hit at Strength 1 for each inch, rounded up. A step down of up to its Height is free and safe; a deeper one needs the check. With Climb no checks are made.',
  'DD-RUL-93':
    "Saves at the start of the phase are rolled then, the Lead Player's first; others once for each area and move. A character that sinks has no movement left. One that misses a jump falls to the floor of the gap, or is eliminated if the gap has none. A character stuck in a narrow place must leave it with its next move. Prone characters do not slip.",
  'DD-RUL-94':
    "Rider and mount share one base, one place in the order and one in every count, but are two characters with wounds, conditions and actions of their own, and may be struck each for itself. An enemy gets one opportunity attack at the pair. Morale is the rider's and goes for both; alone, a mount checks for itself.",
  'DD-RUL-95':
    "A rider pays for shooting and casting with the mount's movement. A shot may be aimed at either. Areas reach both. Knocked off or dismounting, the rider stands beside the mount. What moves or holds one moves or holds both, so a grappled rider stays with its mount, and what a rider holds is dragged along. Mounting costs the rider half its Speed; heavy barding counts as heavy armor.",
  'DD-RUL-96':
    'Nobody carries more than one object. Passing needs an ally within 1" with free hands, and no roll. A failed pick-up costs the action. Heavy objects are picked up alike, and take the action of every round in which they are carried at the start of the turn. A dropped one is put within 1"; the eliminated leave theirs where they stood.',
  'DD-RUL-97':
    'Three things on a line lie at a quarter, half and three quarters of it. Sectors are equal thirds, left and right as their player sees them; the base must be in the zone, its centre in the sector, and everybody down by the third pick. A treasure is held by carrying it, looked at when a round ends. Beasts destroy no Supplies.',
  'DD-RUL-98':
    'Confrontation and Raid are looked at after every elimination and destruction. If both sides are beaten at once, the larger fraction left wins; equal is a draw. A side with nobody left has lost. There is no round limit, but the players may agree to a draw.',
  'DD-RUL-99':
    'Webs are difficult ground for all but Spider Walk, Phasing and Flight. Structures and siege engines exist only if a scenario gives them Toughness and Health; double Damage means twice the to-wound dice. Other terrain cannot be damaged.',
})
