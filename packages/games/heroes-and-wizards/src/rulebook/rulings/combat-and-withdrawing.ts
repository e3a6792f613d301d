/** What the rulebook leaves open, and how it is settled: combat and withdrawing. */
import { chapter } from '../chapter.ts'

export const combatAndWithdrawingRulings = chapter('Rulings: Combat and withdrawing', {
  'HW-RUL-47': `Withdrawing stands under Melee: when is it done? In the figure's own side's Movement turn, instead of its move, because that is when figures move and an attack outside the Melee phase is what makes the free attack "free".`,
  'HW-RUL-48': 'What else may an engaged figure do in its move? Nothing: stay or withdraw; a withdrawal spends at most half the score, must break contact with all enemies and may not end in contact with any; if no such end exists it cannot be declared; it may cast and shoot afterwards, because it is a withdrawal from combat and its length never exceeds half.',
  'HW-RUL-49': `How are free attacks made? The withdrawal is declared with its path, which is checked first; then, before the figure moves, each enemy in contact one attack at full effect, sides in initiative order, all assigned before the first is rolled; the withdrawer does not strike back; the enemies' attacks in the Melee phase are not used up; they are made automatically in roster order unless their owner reorders or forgoes them, and the owner is asked only where it matters (Magic Armour, Axe), because "free" means in addition.`,
  'HW-RUL-50': 'Do Teleport and Paranoia provoke free attacks? No, because only "you may withdraw", a choice, does.',
})
