/** What the rulebook leaves open, and how it is settled: damage. */
import { chapter } from '@muster/engine'

export const damageRulings = chapter('Rulings: Damage', {
  'FD-RUL-40': 'For a value such as 1/3 the reroll wounds if it is equal to or below the second number.',
  'FD-RUL-41': 'Modifiers are summed first; then Strength and Toughness are looked up as 1 at least and 10 at most.',
  'FD-RUL-42':
    "All to-wound dice of one hit are rolled together; wounds beyond Health are lost. The figure leaves the table as soon as that hit's wounds are counted, before any attack that follows.",
})
