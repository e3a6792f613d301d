/** What the rulebook leaves open, and how it is settled: combat and withdrawing. */
import { chapter } from '@muster/engine'

export const combatAndWithdrawingRulings = chapter('Rulings: Combat and withdrawing', {
  'HW-RUL-47': "Withdrawing is done in the figure's own Movement turn, in place of its move.",
  'HW-RUL-48':
    'A figure in combat may only stay or withdraw. A withdrawal spends at most half the score and must end out of contact with every enemy, or it cannot be made; the figure may cast and shoot afterwards.',
  'HW-RUL-49':
    'A withdrawal is declared with its path. Before the figure moves, each enemy in contact makes one free attack at full effect; all are assigned before the first is rolled. The withdrawing figure does not strike back, and those enemies still make all their attacks in the Melee phase.',
  'HW-RUL-50': 'Teleport and Paranoia give nobody a free attack: only withdrawing by choice does.',
})
