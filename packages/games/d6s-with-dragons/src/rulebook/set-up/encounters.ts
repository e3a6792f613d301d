/** The rules in our own words: encounters. */
import { chapter } from '@muster/engine'

export const encounters = chapter('Encounters', {
  'DD-ENC-01':
    'Confrontation, Raid and Sacred Objects all use a 2 by 2 foot battlefield, about one-third of it terrain placed by the Lead Player.',
  'DD-ENC-02':
    'In all three the sides deploy in the same way: on opposite edges, in zones 6" deep, with three sectors picked in turn.',
  'DD-ENC-03': 'Confrontation: 100 to 350 points per side.',
  'DD-ENC-04': 'Confrontation ends when one side is reduced to one-quarter of its number or less; the other side wins.',
  'DD-ENC-05': 'Raid: 100 to 350 points per side.',
  'DD-ENC-06':
    "Raid: the Lead Player places six Supplies on 25 mm bases: three on the inner edge of the Lead Player's deployment zone and three on the inner edge of the other zone, equally spaced.",
  'DD-ENC-07': '"Far edge" of a zone is the edge nearest the middle of the board.',
  'DD-ENC-08':
    'Raid: a character within 1" of a Supply on the opponent\'s side may spend a combat action to destroy it (no roll).',
  'DD-ENC-09': 'Raid: it may do so only if it is not in the engagement zone of any enemy.',
  'DD-ENC-10': "Raid ends when a side has destroyed all three Supplies on the opponent's side; it wins.",
  'DD-ENC-11': 'Raid also ends when a side has destroyed two Supplies and the other none; it wins.',
  'DD-ENC-12': 'Sacred Objects: 100 to 350 points per side.',
  'DD-ENC-13': 'Sacred Objects: three treasures, Light Objects on 20 mm bases, lie on the central line.',
  'DD-ENC-14': 'Sacred Objects: a side wins if it holds two of the three treasures when a round ends.',
})
