/** Rulings in our own words: features that profiles print. */
import { chapter } from '@muster/engine'

export const featuresOfProfilesRulings = chapter('Rulings: features of profiles', {
  'DD-RUL-164':
    'Protection Mastery is a reaction to a roll that would hit, in melee and at range, in any phase: the same die is compared with the Armor raised by 2. The protector needs no unspent action, but must be able to act and must not have used or declared another mastery this round. It protects others, never itself.',
  'DD-RUL-165':
    'The guardian must take the hit, after Protection has been tried: all its Damage dice and whatever else the hit does. Only attacks with a to-hit roll count. A hit taken over is not taken over again. The ally is named before the first round and never changes.',
  'DD-RUL-168': 'Divine Sense is truesight towards fiends, celestials and undead, and towards nobody else.',
  'DD-RUL-173':
    'A War Cry takes no action: it is given during the own move, or when its user would take its combat action. Each box is for one character. The advantage counts in the next Combat Phase that begins after the cry.',
  'DD-RUL-175': 'A Leader of Orcs and Goblins leads allies of the types orc, goblin and goblinoid within 6".',
  'DD-RUL-220':
    'Leader of Beasts, of Monstrosities or of Undead is Leader at 6" for that type in place of humanoids. Having it twice adds nothing.',
})
