/** What the rulebook leaves open, and how it is settled: terrain, mounts, objects, scenarios. */
import { chapter } from '@muster/engine'

export const terrainMountsObjectsScenariosRulings = chapter('Rulings: Terrain, mounts, objects, scenarios', {
  'DD-RUL-92':
    'One save for each climb, at its end; the whole climb must fit into the movement left unless the character has Climb. A character that fails lies prone at the foot and takes a hit at Strength 1 for each inch, rounded up. A step down of up to its Height is free and safe; a deeper one needs the check. With Climb no checks are made.',
  'DD-RUL-93':
    "Saves at the start of the phase are rolled then, the Lead Player's first; others once for each area and move. A character that sinks has no movement left. One that misses a jump falls to the floor of the gap, or is eliminated if the gap has none. A character stuck in a narrow place must leave it with its next move. Prone characters do not slip.",
  'DD-RUL-94':
    "Rider and mount share one base, one place in the order and one in every count. They are still two characters with their own wounds, conditions and actions, and each can be attacked. An enemy gets one opportunity attack at the pair. Both use the rider's Morale; a mount alone checks for itself.",
  'DD-RUL-95':
    "A rider pays for shooting and casting with the mount's movement. A shot may be aimed at either, and areas affect both. A rider knocked off or dismounting stands beside the mount. What moves or holds one moves or holds both; whatever a rider has grappled is dragged along. Mounting costs the rider half its Speed; heavy barding counts as heavy armor.",
  'DD-RUL-96':
    'A character carries one object at most. Passing needs an ally within 1" with free hands, and no roll. A failed pick-up costs the action. Heavy objects are picked up in the same way; carrying one at the start of a turn costs the action of that round. A dropped object is put within 1"; an eliminated character leaves its object where it stood.',
  'DD-RUL-97':
    'Three things on a line lie at a quarter, half and three quarters of it. Sectors are equal thirds, left and right as their player sees them; the base must be in the zone, its centre in the sector, and all characters placed by the third pick. A side holds a treasure by carrying it, checked at the end of a round. Beasts destroy no Supplies.',
  'DD-RUL-98':
    'Confrontation and Raid are checked after every elimination and destruction. If both sides are beaten at once, the side with the larger fraction left wins; equal is a draw. A side with no characters left has lost. There is no round limit, but the players may agree to a draw.',
  'DD-RUL-99':
    'Webs are difficult ground for all but Spider Walk, Phasing and Flight. Structures and siege engines exist only if a scenario gives them Toughness and Health; double Damage means twice the to-wound dice. Other terrain cannot be damaged.',
})
