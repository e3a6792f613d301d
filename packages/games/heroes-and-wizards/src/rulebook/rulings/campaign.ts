/** What the rulebook leaves open, and how it is settled: campaign. */
import { chapter } from '@muster/engine'

export const campaignRulings = chapter('Rulings: Campaign', {
  'HW-RUL-112': 'Objectives are chosen secretly and shown together before the scenario is rolled, even pointless ones.',
  'HW-RUL-113':
    'Where there are too few territories, all that are left change hands. Expand, Invade and the extra territory may be taken in part or not at all; All or Nothing and Raid happen in full.',
  'HW-RUL-114':
    "The winner's own objective comes first, then the extra territory of a loser who stated All or Nothing, even if nothing is left for it.",
  'HW-RUL-115': 'Territories have no names and are only counted. Those of a player who leaves become unclaimed.',
  'HW-RUL-116':
    'The campaign ends after the agreed number of battles, or otherwise after one that leaves nothing unclaimed. The player with the most territories wins; a tie has no winner.',
  'HW-RUL-117':
    'In a battle of three or more there is one winner. The winner divides the objective among the losers in any way, and takes one more territory from each loser who stated All or Nothing.',
  'HW-RUL-118': 'Losses, items and spells do not carry over: every battle has fresh lists and fresh rolls.',
})
