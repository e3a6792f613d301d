/** What the rulebook leaves open, and how it is settled: small words of profiles and lists. */
import { chapter } from '@muster/engine'

export const smallWordsRulings = chapter('Rulings: Small words of profiles', {
  'DD-RUL-214':
    'Listed troops cost what the plain warrior costs with the same gear, and listed captains five times that or the Captain with gear at hero prices. Great champions follow no formula.',
  'DD-RUL-215':
    'Adjacent means within 1", rim to rim, and exactly 1" counts; so it is with every distance of a feature.',
  'DD-RUL-216': 'A shield is one blocker more in the block check and has no die of its own.',
  'DD-RUL-217': 'A profile that shows no hand weapon has none to begin with.',
  'DD-RUL-218': 'Each attack of an action may be made with any attack of the profile or of its gear.',
  'DD-RUL-219':
    'A hand weapon replaced by a great weapon is gone. An additional hand weapon may be bought and stands beside the great weapon.',
  'DD-RUL-221':
    'A caster begins the encounter concentrating on one of its incantations or on none, chosen after deployment.',
  'DD-RUL-222': 'A weapon printed as an attack is carried, even where no gear is listed.',
})
