/** What the rulebook leaves open, and how it is settled: where two rules meet. */
import { chapter } from '@muster/engine'

export const whereTwoRulesMeetRulings = chapter('Rulings: Where two rules meet', {
  'FD-RUL-84': 'A figure grappled by two picks one grapple for each Escape.',
  'FD-RUL-85': 'Fortitude comes from the better of Strength and Constitution, Reflex from Dexterity, Will from Wisdom.',
  'FD-RUL-86': 'Sneak Attack adds its Strength also when the hit stands only after the reroll of Shield Mastery.',
  'FD-RUL-87': 'Dash is finished when it is declared, so a Hide that follows it lasts.',
  'FD-RUL-88': 'Maneuvers are used on enemies only.',
})
