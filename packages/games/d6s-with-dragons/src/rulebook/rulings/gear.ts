/** What the rulebook leaves open, and how it is settled: gear. */
import { chapter } from '@muster/engine'

export const gearRulings = chapter('Rulings: Gear', {
  'DD-RUL-109': 'One suit of armor is worn, light or heavy: nobody buys both, and heavy armor costs its whole price.',
  'DD-RUL-111':
    'Each thing is bought once. A second throwing weapon, bow, shield or great weapon is refused; only of hand weapons may there be two.',
})
