/** The rules in our own words: worked examples. */
import { chapter } from '@muster/engine'

export const workedExamples = chapter('Worked examples', {
  'DD-EX-01':
    'A halfling assassin with 3 Attacks, invisible (advantage), attacks an orc: three dice give one hit; the two misses are rerolled and one hits; total two hits.',
  'DD-EX-02': 'Two sources of advantage and one of disadvantage: roll with advantage.',
  'DD-EX-03':
    "A centaur's player claims a spot is out of the elves' shooting range; the opponent may measure before the move is committed.",
  'DD-EX-04':
    'An Orc Warrior with blade and bow costs 4 + 3 = 7 points; an Elf Warrior with blade, shield and heavy armor 8 + 1 + 4 = 13.',
  'DD-EX-05': 'Fight 4 against Armor 0 hits on 1, 2, 3 or 4 (four results in six).',
  'DD-EX-06': 'Armor 1 is not hit by a 1; Armor 2 is not hit by a 1 or a 2.',
  'DD-EX-07':
    "Bob leads with two elves of Speed 6 and a dwarf of Speed 5 against Anne's dwarf of Speed 5: first Bob's elves, in either order, then his dwarf, then Anne's. The order in the book's example breaks its own rule and is not used.",
  'DD-EX-08': 'A halfling warrior attacks with its action and then uses Disengage as a free action in the same round.',
  'DD-EX-09': 'Four dwarves adjacent to two orcs: the Lead Player may split 2v1 and 2v1, or 1v1 and 3v1.',
  'DD-EX-10': 'Hobgoblin, Fight 5, one attack against Armor 1: 2, 3, 4, 5 hit; 1 misses (armor); 6 misses (skill).',
  'DD-EX-11': 'The first of two attacks kills its target; the second attack may then choose another target.',
  'DD-EX-12': 'Range 6"/12": up to 6" short, up to 12" long; Fight 5 becomes 4 at long range.',
  'DD-EX-13': 'Fight 5 becomes 6 against a flanked target.',
  'DD-EX-14':
    'A 2 Damage hit at Strength 2 on an orc with Toughness 7 ("1 then 3"): two dice, one shows 1 and is rolled again for a 3: the orc takes exactly 1 wound.',
  'DD-EX-15': 'A character with 1 Temporary Health that gains 2 has 2.',
  'DD-EX-16': 'A druid with Potency 1 against Fortitude 4: the guard saves on 2, 3 or 4.',
  'DD-EX-17': 'Orc saves 4/3/2: Fortitude 4, Reflex 3, Will 2.',
  'DD-EX-18': '"4" sphere within 12"": the origin point may be anywhere within 12".',
  'DD-EX-19':
    "A Medium elf (Height 25 mm): an enemy on ground more than 25 mm above the elf's ground is not in melee with it and neither threatens the other.",
  'DD-EX-20': 'A prone Speed 6 elf pays 3" to stand and the other 3" to prepare; it does not move and may shoot.',
  'DD-EX-21':
    'Speed 2", Swim 12": acts on Speed 12 if in water or within 2" of water, and in the latter case must enter it.',
  'DD-EX-22':
    'Dwarf and elf warriors cost 8 points against 4 for a human warrior; elves make two attacks where humans make one.',
})
