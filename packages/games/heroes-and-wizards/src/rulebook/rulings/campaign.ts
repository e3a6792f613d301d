/** What the rulebook leaves open, and how it is settled: campaign. */
import { chapter } from '../chapter.ts'

export const campaignRulings = chapter('Rulings: Campaign', {
  'HW-RUL-112': 'Are objectives stated openly or in order? Secretly and shown at the same time, before the scenario die, even if pointless (Invade against someone with no land), because "each player must state" gives no order.',
  'HW-RUL-113': 'Too few territories? As many as there are; "may" lets a winner take fewer (Expand, Invade, the extra one); All or Nothing and Raid happen in full as far as possible, because only those lack "may".',
  'HW-RUL-114': `Raid by the winner and All or Nothing by the loser: which first? The winner's objective, then the extra territory, even if none is left, because it comes "in addition".`,
  'HW-RUL-115': "Named territories, players who leave? Territories are counters without names; a leaver's territories become unclaimed, because nothing tells them apart.",
  'HW-RUL-116': 'When does the campaign end? After the agreed number of battles, or by default after a battle that leaves the pool empty; most territories wins, a tie has no winner, because "more than anyone else" needs a strict lead.',
  'HW-RUL-117': 'Battles of three or more? One winner; his objective may be spread over the losers as he likes; every All or Nothing loser gives him 1 more, because each loser "loses".',
  'HW-RUL-118': 'Do losses, items, spells carry over? No, fresh lists and rolls each battle, because the campaign text is about territory only.',
})
