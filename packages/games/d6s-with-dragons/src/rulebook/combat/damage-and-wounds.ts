/** The rules in our own words: damage and wounds. */
import { chapter } from '@muster/engine'

export const damageAndWounds = chapter('Damage and wounds', {
  'DD-DMG-01': "Each hit risks as many wounds as the attack's Damage.",
  'DD-DMG-02': 'An attack does 1 Damage unless the profile says more.',
  'DD-DMG-03': 'One to-wound die is rolled per point of Damage per hit.',
  'DD-DMG-04': 'Strength of the attack against Toughness of the target gives the target number from the table.',
  'DD-DMG-05': 'Each die at or below the target number is one wound.',
  'DD-DMG-06': 'An entry "X then Y": a die that shows X is rolled again, and only a second result within Y is a wound.',
  'DD-DMG-07': 'A character whose wounds equal or exceed its Health is eliminated and removed from play.',
  'DD-DMG-08':
    'Resistance to a damage type: successful to-wound rolls from that type are rerolled and the second result stands.',
  'DD-DMG-09':
    'Weakness to a damage type: failed to-wound rolls from that type are rerolled and the second result stands.',
  'DD-DMG-10': 'Immunity to a damage type: all damage of that type is ignored.',
  'DD-DMG-11': 'A point of Temporary Health may be given up in place of a wound, one for one.',
  'DD-DMG-12': 'Temporary Health does not remove wounds taken before it was gained.',
  'DD-DMG-13': 'Temporary Health does not stack: the larger amount is kept.',
  'DD-TBL-01': 'Toughness 1, Strength 1 to 10: 3, 4, 4, 5, 5, 6, 6, 6, 6, 6.',
  'DD-TBL-02': 'Toughness 2, Strength 1 to 10: 2, 3, 4, 4, 5, 5, 6, 6, 6, 6.',
  'DD-TBL-03': 'Toughness 3, Strength 1 to 10: 2, 2, 3, 4, 4, 5, 5, 6, 6, 6.',
  'DD-TBL-04': 'Toughness 4, Strength 1 to 10: 1, 2, 2, 3, 4, 4, 5, 5, 6, 6.',
  'DD-TBL-05': 'Toughness 5, Strength 1 to 10: 1, 1, 2, 2, 3, 4, 4, 5, 5, 6.',
  'DD-TBL-06': 'Toughness 6, Strength 1 to 10: 1 then 3, 1, 1, 2, 2, 3, 4, 4, 5, 5.',
  'DD-TBL-07': 'Toughness 7, Strength 1 to 10: 1 then 3, 1 then 3, 1, 1, 2, 2, 3, 4, 4, 5.',
  'DD-TBL-08': 'Toughness 8, Strength 1 to 10: 1 then 2, 1 then 3, 1 then 3, 1, 1, 2, 2, 3, 4, 4.',
  'DD-TBL-09': 'Toughness 9, Strength 1 to 10: 1 then 2, 1 then 2, 1 then 3, 1 then 3, 1, 1, 2, 2, 3, 4.',
  'DD-TBL-10': 'Toughness 10, Strength 1 to 10: 1 then 1, 1 then 2, 1 then 2, 1 then 3, 1 then 3, 1, 1, 2, 2, 3.',
  'DD-TBL-11':
    'Only Strength less Toughness counts. A die wounds on 6 or less at a difference of 5 or more, on 5 or less at 3 or 4, 4 or less at 1 or 2, 3 or less at 0, 2 or less at −1 or −2, a 1 at −3 or −4; "1 then 3" at −5 or −6, "1 then 2" at −7 or −8, "1 then 1" at −9.',
})
