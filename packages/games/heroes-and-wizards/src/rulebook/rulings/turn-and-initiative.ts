/** What the rulebook leaves open, and how it is settled: turn and initiative. */
import { chapter } from '@muster/engine'

export const turnAndInitiativeRulings = chapter('Rulings: Turn and initiative', {
  'HW-RUL-34': 'Initiative is rolled anew each turn. Only Heroes and Wizards who are alive and on the table add to it.',
  'HW-RUL-35':
    'When several share the highest total, only they roll again, adding the same as before, until one is highest.',
  'HW-RUL-36':
    'Clockwise follows the table edges seen from above: north, east, south, west. In Shooting and Melee the order only decides who declares first and whose dice are rolled first.',
  'HW-RUL-37': 'A side without figures on the table is skipped and takes no further part, but keeps its score.',
})
