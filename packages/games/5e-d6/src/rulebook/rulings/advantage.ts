/** What the rulebook leaves open, and how it is settled: advantage. */
import { chapter } from '@muster/engine'

export const advantageRulings = chapter('Rulings: Advantage', {
  'FD-RUL-61':
    'A source is one rule or condition: Dodge, a threatened shooter, no sight, grappled, hidden. The same rule met twice is one source.',
  'FD-RUL-62':
    'A die is rerolled once for advantage or disadvantage. The reroll of Shield Mastery is another matter and may follow on a die already rerolled.',
})
