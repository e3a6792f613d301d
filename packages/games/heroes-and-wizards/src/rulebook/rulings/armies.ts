/** What the rulebook leaves open, and how it is settled: armies. */
import { chapter } from '@muster/engine'

export const armiesRulings = chapter('Rulings: Armies', {
  'HW-RUL-18':
    'The players agree on one points limit, the same for all; 250 unless they say otherwise. An army may cost less but not more. Wherever a rule speaks of "points", it means the limit, not the points spent.',
  'HW-RUL-19':
    'An army is any number of types of any legal profile, with at least one figure. There are no factions, quotas or maximum numbers.',
  'HW-RUL-20':
    'An army may have one Hero and one Wizard for each full 250 points of the limit, so none below 250. Neither is compulsory, and one cannot be exchanged for the other.',
  'HW-RUL-21':
    'Heroes and Wizards pay for their stats out of the limit like anyone. Only the rank, the item and the spells are free.',
  'HW-RUL-22':
    "Items and spells are rolled openly after lists and scenario are fixed and before the terrain is laid; the same result may come up twice. The dice are rolled in seat order, Heroes before Wizards in list order, and an Amulet's spell right after its item.",
  'HW-RUL-23':
    'The item or spells rolled for a Hero or Wizard cannot be declined or swapped. Using them is always a choice.',
  'HW-RUL-24':
    'A Wizard who rolled one spell twice gets no third spell, but may cast it twice each turn, at one target or at two, one after the other or apart.',
  'HW-RUL-25': 'Each player is one side, and every other side is an enemy. Two to four can play; there are no allies.',
})
