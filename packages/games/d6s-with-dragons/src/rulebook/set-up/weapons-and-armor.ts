/** The rules in our own words: weapons and armor. */
import { chapter } from '@muster/engine'

export const weaponsAndArmor = chapter('Weapons and armor', {
  'DD-WPN-01':
    'Every hand weapon has one type: blade (swords, axes, daggers), bludgeon (maces, flails), spear (halberds and pikes too) or exotic (nets, whips, chains).',
  'DD-WPN-02': 'With two hand weapons of different types, either mastery may be used.',
  'DD-WPN-03': 'With two of the same type, Dual Wielding Mastery may be used instead of theirs.',
  'DD-WPN-04': 'A throwing weapon reaches 4" at short and 8" at long range.',
  'DD-WPN-05': 'It may be used hand to hand, at −1 Strength.',
  'DD-WPN-06': "When thrown, it uses its thrower's full Strength.",
  'DD-WPN-07': 'Throwing weapons never run out.',
  'DD-WPN-08': 'A great weapon takes both hands.',
  'DD-WPN-09': 'A great weapon strikes at +1 Strength.',
  'DD-WPN-10': 'A great weapon has a type, and so a mastery.',
  'DD-WPN-11': 'A bow reaches 12" at short and 24" at long range.',
  'DD-WPN-12': 'A character may fight with bare hands in melee, at −1 Strength.',
  'DD-WPN-13': 'Trading the hand weapon in makes a great weapon cheaper.',
  'DD-WPN-14': 'If its hand weapon does 2 Damage or more, so do its great weapons and its other hand weapons.',
  'DD-WPN-15': 'Bows and throwing weapons do 1 Damage unless they say more.',
  'DD-DEF-01': 'Light armor gives +1 Armor and does not slow.',
  'DD-DEF-02': 'Heavy armor gives +2 Armor and takes 1" of Speed.',
  'DD-DEF-03': 'Only Sturdy characters are not slowed by heavy armor.',
  'DD-DEF-04': 'A shield is one blocker against shots: one face of the die stops them.',
  'DD-DEF-05': 'A shield gives Shield Mastery in melee.',
  'DD-DEF-06': 'A character with a bow gets nothing from a shield outside melee.',
  'DD-DEF-07': 'In melee its shield works as usual.',
  'DD-DEF-08': 'A character with a great weapon gets nothing from a shield in melee.',
  'DD-DEF-09': 'Against shots its shield works as usual.',
  'DD-DEF-11': 'Armor does one thing: dice to hit that do not exceed it miss.',
})
