/** The rules in our own words: terrain. */
import { chapter } from '@muster/engine'

export const terrain = chapter('Terrain', {
  'DD-TERR-01': 'Terrain is anything on the battlefield other than flat, even ground; it affects movement and sight.',
  'DD-TERR-02': 'Difficult terrain: every inch moved through it costs 1 extra inch.',
  'DD-TERR-03': 'Undergrowth, shallow water, snow, rubble and other stony ground, mud and marsh are all difficult.',
  'DD-TERR-04':
    'Slippery terrain (oil slicks, ice): on entering it, succeed on a Reflex save at Potency +0 or fall prone.',
  'DD-TERR-05': 'Slippery terrain: the same save for a character that starts the Movement Phase in it.',
  'DD-TERR-06': 'Obscured terrain (mist, smoke) may lie over other terrain.',
  'DD-TERR-07':
    'Obscured terrain conceals creatures within it or on the far side of it; concealment may block ranged attacks.',
  'DD-TERR-08': 'Deep water (rivers, lakes): every inch moved through it costs 1 extra inch.',
  'DD-TERR-09':
    'Deep water: a character that enters it, or starts the Movement Phase in it, makes a Fortitude save at Potency 0, or 1 in heavy armor.',
  'DD-TERR-10': 'Deep water: a character that fails the save loses the rest of its movement in this phase.',
  'DD-TERR-11':
    "Barriers (fences, walls, rocks, trees) lower than half the character's Height are ignored for movement.",
  'DD-TERR-12':
    'Barriers from half Height up to and including Height must be vaulted: 1 additional inch of movement, whatever the height.',
  'DD-TERR-13': 'Barriers higher than Height must be climbed: 1" of movement per inch of height gained.',
  'DD-TERR-14': 'Climbing: make a Fortitude save, Potency +1 in heavy armor (otherwise +0).',
  'DD-TERR-15': 'Failed climb: the character falls, is prone and takes a hit with Strength equal to the inches fallen.',
  'DD-TERR-16': 'Dropping down costs no movement, but needs the same save as climbing.',
  'DD-TERR-17': "Gaps narrower than half the character's base diameter are ignored.",
  'DD-TERR-18':
    'Gaps from half the base diameter up to and including the base diameter may be jumped with a Fortitude save at Potency +0, or +1 in heavy armor.',
  'DD-TERR-19': 'Failed jump: the character falls through the gap.',
  'DD-TERR-20': 'Gaps wider than the base diameter cannot be jumped.',
  'DD-TERR-21': 'Tight spaces (alleys, ditches, tunnels) narrower than half the base width cannot be moved through.',
  'DD-TERR-22':
    'Tight spaces at least half the base width may be moved through, but the character must end its turn in open space.',
  'DD-TERR-23':
    'Whether characters threaten each other and can fight in melee is measured horizontally, ignoring the difference in height.',
  'DD-TERR-24':
    "Exception: if the higher character stands on something taller (relative to the lower one's ground) than the lower character's Height, the two cannot fight in melee.",
  'DD-TERR-25':
    'In that case they do not threaten each other either (no opportunity attacks, no melee, no disadvantage for shooting).',
})
