/** What the rulebook leaves open, and how it is settled: gear. */
import { chapter } from '@muster/engine'

export const gearRulings = chapter('Rulings: Gear', {
  'DD-RUL-109':
    'A character wears one suit of armor, light or heavy: it cannot buy both, and heavy armor costs its whole price.',
  'DD-RUL-111':
    'Each piece of gear is bought once. A second throwing weapon, bow, shield or great weapon is refused; only hand weapons may be two.',
})
