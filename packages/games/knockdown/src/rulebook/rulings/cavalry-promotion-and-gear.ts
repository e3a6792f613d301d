/** What the rulebook leaves open, and how it is settled: cavalry, promotion and gear. */
import { chapter } from '@muster/engine'

export const cavalryPromotionAndGearRulings = chapter('Rulings: Cavalry, promotion and gear', {
  'KD-RUL-40':
    'Bases are round and of the printed size. Cavalry keeps the base of its Infantry profile, so a dismounted model always fits.',
  'KD-RUL-41':
    "The price of Cavalry comes first, half the profile's price rounded up being added; then it is doubled or tripled for promotion; then gear and special rules are added.",
  'KD-RUL-42':
    'Any move of more than 0" in the same activation counts as having moved; standing up does not. The Cavalry charge works against Infantry, crews included, and Creatures only, judged attack by attack.',
  'KD-RUL-43':
    'Death of the steed is rolled for every single Wound from any source, slaying or not. On 4+ the model is Infantry at once and keeps everything else. In the middle of its own Charge it has no Cavalry charge for the attacks that are left, and later Wounds of the same attack strike an Infantry model.',
  'KD-RUL-44':
    'An army may have no promoted model, one or two Champions, one Hero, or one Hero and one Champion; nothing else. Crew counts, and nobody is Champion and Hero at once.',
  'KD-RUL-45':
    'A model has exactly one melee weapon: a bought one takes the place of the free one. With a one-handed weapon it may have one further hand item (Shield, Extra hand weapon, Musician instruments or Banner), with a two-handed one none. Its load stays the same all game.',
  'KD-RUL-46':
    'Ranged weapons take up no hand. A model may have several different ones and chooses one for each ranged attack; nothing is bought twice.',
  'KD-RUL-47':
    'The Extra hand weapon works in melee only, with any one-handed weapon, at Reach too. A Weaponmaster who has one rerolls 1s and 2s in melee and 1s at range.',
  'KD-RUL-48':
    'A die is rerolled once at most. Where several rules allow it the owner says which is used, by default one without risk; only Frenzied makes the second failure cost a Wound. A success need not be rerolled.',
  'KD-RUL-49':
    'Ignoring Armour or Shield takes away the +1 DEF of that item for this attack, if the target has it, and nothing else.',
  'KD-RUL-50':
    'Reach spans a gap of 1½" at most. Models in between do not matter, an obstacle that blocks sight does. Reach engages nobody.',
  'KD-RUL-51':
    "For Move or shoot, any change of place in the same activation is moving, also when carried by a chariot. Standing up is not, nor is having moved aside in an enemy's turn.",
})
