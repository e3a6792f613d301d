/** What the rulebook leaves open, and how it is settled: special rules. */
import { chapter } from '@muster/engine'

export const specialRulesRulings = chapter('Rulings: Special rules', {
  'KD-RUL-52':
    'Creatures, Infantry and Cavalry have up to two different special rules; Heroes, Champions and Monsters up to three; a chassis none. What comes with a steed does not count. Creatures may buy whatever has a first price.',
  'KD-RUL-53': 'Frenzied infantry does not have the rule Frenzied, but may buy it like others.',
  'KD-RUL-54':
    'A knocked down model has no check from formation but counts as a neighbour. The two neighbours are counted when the Wound would be suffered; crew in a chariot touches nobody. The check covers every Wound that would slay.',
  'KD-RUL-55':
    'A flyer ignores everything on the way and measures in plan. Where it ends all rules hold: no overlap, a surface for its base, more than ½" from enemies unless a Charge ends in contact. Contact holds flying Infantry and Creatures too.',
  'KD-RUL-56':
    "The Frenzied reroll is optional for each failed attack roll, in melee and at range. A second failure costs 1 Wound at once that no attack roll dealt: no Knockdown check but in formation, though the steed is rolled for. If it slays, the attacks that are left are lost and the owner has lost a model. A trample roll is not the crew's and is not rerolled.",
  'KD-RUL-57':
    'Mass attack is chosen in a Charge before any attack. Every enemy in contact is attacked once at STR −1, in the order the owner likes. A chariot is one enemy, and the attacker picks its chassis or a crew member. No normal attack is made beside it.',
  'KD-RUL-58':
    'All targets of an attack on several are named before the first die. Each must be legal by itself, and every two of them no further apart than stated. They are attacked in the order named, each with its own RT; chassis and crew of one piece are different targets. A target that is gone by then has cost its attack.',
  'KD-RUL-59':
    'Regeneration comes after all Break tests of a round and before the end of the game is tested. The owner decides, once a game for each model, and the model must have a Wound.',
  'KD-RUL-60':
    'Pathfinder only takes away the double costs: impassable terrain stays closed, and nobody stops part-way up.',
})
