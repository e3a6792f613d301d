/** What the rulebook leaves open, and how it is settled: campaign. */
import { chapter } from '@muster/engine'

export const campaignRulings = chapter('Rulings: Campaign', {
  'HW-RUL-112': 'Objectives are chosen secretly and shown together before the scenario is rolled, even pointless ones.',
  'HW-RUL-113':
    'Where there are too few territories, as many as there are change hands. Expand, Invade and the extra territory may be taken in part or not at all; All or Nothing and Raid happen in full.',
  'HW-RUL-114':
    "The winner's own objective comes first, then the extra territory of a loser who stated All or Nothing, even if nothing is left for it.",
  'HW-RUL-115': 'Territories have no names and are only counted. Those of a player who leaves become unclaimed.',
  'HW-RUL-116':
    'The campaign ends after the battles agreed, or otherwise after one that leaves nothing unclaimed. Most territories win; a tie has no winner.',
  'HW-RUL-117':
    'In a battle of three or more there is one winner, who spreads the objective over the losers as he likes, and takes one more from each loser who stated All or Nothing.',
  'HW-RUL-118': 'Losses, items and spells do not carry over: every battle has fresh lists and fresh rolls.',
})
