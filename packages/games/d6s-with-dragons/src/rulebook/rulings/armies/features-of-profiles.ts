/** Rulings in our own words: features that profiles print. */
import { chapter } from '@muster/engine'

export const featuresOfProfilesRulings = chapter('Rulings: features of profiles', {
  'DD-RUL-157':
    'Only boxes of Spellcasting pay for casting, shifting or renewing an incantation, and only those named on the profile are known. A ranger without such boxes has its mark once.',
  'DD-RUL-163':
    'Colossus Slayer is used when a weapon attack has hit, melee or ranged, once in a round and never with an opportunity attack. Its target must have had a wound before.',
  'DD-RUL-164':
    'Protection Mastery is a reaction to a roll that would hit, in melee and at range, in any phase: the same die is compared with the Armor raised by 2. The protector needs no unspent action, but must be able to act and must not have used or declared another mastery this round. It protects others, never itself.',
  'DD-RUL-165':
    'The guardian must take the hit, after Protection has been tried: all its Damage dice and whatever else the hit does. Only attacks with a to-hit roll count. A hit taken over is not taken over again. The ally is named before the first round and never changes.',
  'DD-RUL-166': 'Regeneration is rolled at the start of every round if there is a wound; it brings nobody back.',
  'DD-RUL-167': 'The aura reaches allies with any part of their base within 2". Two auras do not add up.',
  'DD-RUL-168': 'Divine Sense is truesight towards fiends, celestials and undead, and towards nobody else.',
  'DD-RUL-169':
    'The thane casts Shining Smite without an action when a melee attack of its own hits, for one of its four boxes.',
  'DD-RUL-171':
    'A vehicle moves and fights by its own profile, with or without a crew. Friends may start aboard, or board from within 1" for half their movement. Inside nobody can be targeted or affected; their only action is to leave, to a place within 1". If the vehicle is eliminated they lie prone where it was.',
  'DD-RUL-173':
    'A War Cry takes no action: it is given during the own move, or when its user would take its combat action. Each box is for one character. The advantage counts in the next Combat Phase that begins after the cry.',
  'DD-RUL-174':
    'Caster Mastery is the mastery of the round: Fog Cloud in place of one attack of a melee or shooting action. It costs no box, and needs concentration as usual.',
  'DD-RUL-175': 'A Leader of Orcs and Goblins leads allies of the types orc, goblin and goblinoid within 6".',
  'DD-RUL-201': 'Heroism works as the rulings on spells without a description say.',
  'DD-RUL-202': 'Revivify works as the rulings on spells without a description say.',
  'DD-RUL-204':
    'Control Weather works as the rulings on spells without a description say; an incantation, so no action.',
  'DD-RUL-205': 'Gaseous Form works as the rulings on spells without a description say; an incantation, so no action.',
  'DD-RUL-206': 'Telekinesis works as the rulings on spells without a description say; a standard spell, so an action.',
  'DD-RUL-220':
    'Leader of Beasts, of Monstrosities or of Undead is Leader at 6" for that type in place of humanoids. Having it twice adds nothing.',
  'DD-RUL-232': 'Two protectors do not add up: an ally has +2 Armor against an attack, and the second mastery is kept.',
  'DD-RUL-233':
    'Nobody can be protected from an attack with Bludgeon Mastery: it ignores Armor with all that is added.',
})
