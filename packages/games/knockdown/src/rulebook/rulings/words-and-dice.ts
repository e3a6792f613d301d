/** What the rulebook leaves open, and how it is settled: words and dice. */
import { chapter } from '@muster/engine'

export const wordsAndDiceRulings = chapter('Rulings: Words and dice', {
  'KD-RUL-79': 'SP and SPD are the same, and so are Disengage and Disengagement.',
  'KD-RUL-80':
    'Priority dice fall in seat order, then rerolled ties in seat order. An attack rolls its attack die, its reroll if used, 1d3 or 1d2 if any, then for each Wound the steed die and the Knockdown die; one attack is settled before the next. The Wound of a failed Frenzied reroll follows at once. A trample rolls at each interruption. Break tests roll one die each, players in priority order.',
  'KD-RUL-81': 'The rulebook has no title. Knockdown is our working name for it.',
  'KD-RUL-82':
    'The summaries of the round and of the profile are shorter than the chapters but agree with them. Should they ever differ, the chapters win.',
})
