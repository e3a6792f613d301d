/** What the rulebook leaves open, and how it is settled: turn and initiative. */
import { chapter } from '../chapter.ts'

export const turnAndInitiativeRulings = chapter('Rulings: Turn and initiative', {
  'HW-RUL-34': 'Once per game or each turn, and do slain Heroes count? Each turn anew; only Heroes and Wizards alive and on the table count, because it is phase 1 of the turn and the dead are no longer in the army.',
  'HW-RUL-35': 'Tied highest totals? Only the tied sides roll again, adding their numbers again, until one is highest, because the rulebook needs one winner.',
  'HW-RUL-36': 'What is clockwise, and what does initiative do in the simultaneous phases? Clockwise by table edges seen from above (north, east, south, west); in Shooting and Melee it only fixes who declares first and the order of the dice, because players stand at their edges and software needs some order.',
  'HW-RUL-37': 'Sides without figures? They take no further part but keep their score; they are skipped, because they have nothing to do.',
})
