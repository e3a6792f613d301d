/** What the rulebook leaves open, and how it is settled: profiles and choices of the Elemental Acolytes. */
import { chapter } from '@muster/engine'

export const acolyteProfilesRulings = chapter('Rulings: Profiles of the Acolytes', {
  'DD-RUL-113':
    'The "light weapon" of a Bugbear Warrior is its throwing weapon. It has no hand weapon until it buys one.',
  'DD-RUL-114':
    'A Bugbear Warrior must buy a hand weapon before a great weapon can replace it: 10 points in all. The great weapon alone is not for sale.',
  'DD-RUL-116': 'Ghouls are undead like all others, and a creature without a printed size is Medium.',
  'DD-RUL-127':
    'Whoever may buy a mount may also get onto any riderless ally of that kind: a Raid Chief or a Cultist Fanatic onto a Nightmare. A Nightmare bought by itself acts like any other character.',
  'DD-RUL-133':
    'A Nightmare bought as a mount, and an Initiate of the Flame, count with the character that bought them and so to no element. A Nightmare bought by itself belongs to Blackfire.',
  'DD-RUL-134': 'Initiate of the Flame is an upgrade of a Priest Acolyte for 2 points more, 6 in all.',
  'DD-RUL-135': 'The creatures of a cult are neither champions nor troops. No rule asks for it.',
  'DD-RUL-170':
    'Command is a standard spell for a Cultist Fanatic too: a movement action, prepared for with half its Speed.',
  'DD-RUL-203': 'The Cultist Fanatic casts Command as the rules for spells without a description say.',
})
