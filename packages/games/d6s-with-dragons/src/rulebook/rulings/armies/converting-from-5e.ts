/** What the rulebook leaves open, and how it is settled: converting creatures of the fifth edition. */
import { chapter } from '@muster/engine'

export const convertingFrom5eRulings = chapter('Rulings: Converting from 5e', {
  'DD-RUL-207':
    'A quotient is rounded to the nearest whole number, halves down, and takes the nearest row; of two equally near, the lower.',
  'DD-RUL-208': 'Below the first row Toughness and Strength are 1, above the last they are 10.',
  'DD-RUL-209': 'A bonus below +0 gives 2, never less.',
  'DD-RUL-210':
    'An Armor Class of 10 or less is hit without a roll; 23 to 25 is Armor 4, and so on by threes. A DC of 10 or less is Potency 0, 23 to 25 is 4.',
  'DD-RUL-211':
    'Fortitude comes from the better of the Strength and Constitution saves, Reflex from Dexterity, Will from Wisdom.',
  'DD-RUL-212':
    '5 feet are 1". Attacks is the number of attacks of the Multiattack, 1 without one. The players set the price.',
  'DD-RUL-213':
    'None, light and heavy beside the Armor values say which gear an Armor is worth, where it is worn and not natural.',
  'DD-RUL-239':
    'Of several attack bonuses the highest of those counts that the Multiattack names; without a Multiattack, the highest of all.',
  'DD-RUL-240': 'The averages of two kinds of damage are added, and the attack has the type of the larger part.',
  'DD-RUL-241': 'The printed average counts, not the exact mean of the dice.',
  'DD-RUL-242': 'A Multiattack without a number makes the attacks of the creature at full strength.',
  'DD-RUL-243': 'A creature without any attack roll has Fight 3 and no attack line.',
  'DD-RUL-244': 'The DC of a save above 25 goes on by threes: 26 to 28 is Potency 5.',
  'DD-RUL-245':
    'A humanoid that public data calls small, of no small people, is proposed as Medium, and plainly tiny beasts as Tiny; the choice is open.',
})
