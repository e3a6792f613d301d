/** The rules in our own words: dice, advantage and disadvantage. */
import { chapter } from '@muster/engine'

export const diceAdvantageAndDisadvantage = chapter('Dice, advantage and disadvantage', {
  'DD-DICE-01': '"Roll a die" means one d6.',
  'DD-DICE-02': 'The result of a roll is the number shown plus or minus modifiers that apply to the roll.',
  'DD-DICE-03':
    'Rolling with advantage: every die that failed is rerolled once and the second result stands, even if worse in number.',
  'DD-DICE-04': 'Rolling with disadvantage: every die that succeeded is rerolled once and the second result stands.',
  'DD-DICE-05':
    'Sources of advantage and disadvantage cancel one for one: more sources of advantage than of disadvantage gives advantage, fewer gives disadvantage, equal gives a plain roll.',
  'DD-DICE-06': 'However many sources apply, a die is rerolled at most once because of advantage or disadvantage.',
  'DD-DICE-07': 'Advantage or disadvantage on an attack affects its to-hit roll only, never its to-wound roll.',
  'DD-DICE-08':
    'When several dice are rolled together with advantage only the failed dice are rerolled; those that succeeded stay.',
  'DD-DICE-09': 'A feature with boxes can be used once in an encounter for each box.',
  'DD-DICE-10':
    'Each use marks off one box; with no box left the feature cannot be used; all boxes are restored after the encounter.',
})
