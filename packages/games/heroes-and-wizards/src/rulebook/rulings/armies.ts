/** What the rulebook leaves open, and how it is settled: armies. */
import { chapter } from '@muster/engine'

export const armiesRulings = chapter('Rulings: Armies', {
  'HW-RUL-18':
    'The players agree on one points limit, the same for all; 250 unless they say otherwise. An army may cost less, not more, and wherever "points" matter the limit is meant, not what was spent.',
  'HW-RUL-19':
    'An army is any number of types of any legal profile, with at least one figure. There are no factions, shares or upper numbers.',
  'HW-RUL-20':
    'An army may have one Hero and one Wizard for each full 250 points of the limit, so none below 250. Neither is compulsory, and one cannot be had instead of the other.',
  'HW-RUL-21':
    'Heroes and Wizards pay for their stats out of the limit like anyone. Only the rank, the item and the spells are free.',
  'HW-RUL-22':
    "Items and spells are rolled openly once lists and scenario are fixed and before the terrain is laid; the same result may fall twice. The dice go by seats, Heroes before Wizards in list order, and an Amulet's spell follows its item at once.",
  'HW-RUL-23':
    'What is rolled for a Hero or Wizard stands: it can be neither declined nor swapped. Using it is always a choice.',
  'HW-RUL-24':
    'A Wizard who rolled one spell twice gets no third spell, but two castings of it each turn, at one target or at two, one after the other or apart.',
  'HW-RUL-25': 'Each player is one side, and every other side is an enemy. Two to four can play; there are no allies.',
})
