/** Rulings in our own words: designing units. */
import { chapter } from '@muster/engine'

export const designRulings = chapter('Rulings: designing units', {
  'SF-RUL-49': 'For the Fast: light armour or hide nothing, heavy 1 point. None is fine too.',
  'SF-RUL-50': 'Better than 2 is still 2, and paid for.',
  'SF-RUL-51': 'What is not there cannot get better; the other boxes still do.',
  'SF-RUL-52': 'Type, then what gives, then what betters, then the floor of 2, then what takes away.',
  'SF-RUL-53': 'Each Trait once. Traits of your own may change numbers, nothing else.',
  'SF-RUL-54': 'A hide is not worn, so Magic Users may have one; their Champions take Resilient.',
  'SF-RUL-55': 'Reflexes go with light armour, a tough hide and Magic Defense.',
  'SF-RUL-90':
    'Basic type, plus what was bought less half a point for each Penalty, but never less than the type. Each Penalty once.',
  'SF-RUL-96': 'Champions buy at the listed prices, for one model; Leadership and items are theirs alone.',
})
