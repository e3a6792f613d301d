/** Rulings in our own words: designing units. */
import { chapter } from '@muster/engine'

export const designRulings = chapter('Rulings: designing units', {
  'SF-RUL-49':
    'Fast units have light armour or a tough hide for free and heavy armour or Resilient for 1 point. They may also have none.',
  'SF-RUL-50': 'A stat of 2 cannot improve; the points for the improvement are paid all the same.',
  'SF-RUL-51': 'A Trait does not improve a stat the unit does not have; it still improves the others.',
  'SF-RUL-52':
    'Effects apply in this order: the type, upgrades and Traits that give stats, Traits that improve them, the limit of 2, and last what removes a Save.',
  'SF-RUL-53': 'A unit has each Trait once at most. Traits of your own may only change stats.',
  'SF-RUL-54':
    'A hide is not worn, so Magic Users may have Tough or Resilient. A Magic User Champion takes Resilient for free.',
  'SF-RUL-55': 'Reflexes may be combined with light armour, a tough hide and Magic Defense.',
  'SF-RUL-90':
    'A model costs its basic type plus its upgrades, less half a point for each Penalty, but never less than the type. Each Penalty counts once.',
  'SF-RUL-96': 'Champions buy at the listed prices, for one model; only Champions have Leadership and items.',
})
