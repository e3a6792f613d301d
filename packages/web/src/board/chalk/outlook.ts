/** Danger and opportunity at the end of a move: amber rings on those who could come, targets with their odds. */
import { chalkWords, drawTarget, drawWarning, type Pen } from '@muster/draw'
import type { Prospect } from '@muster/engine'
import { MM } from '@muster/table'
import { outlookOf } from '../../table/outlook.ts'
import { someoneNamed } from '../../table/someone.ts'
import type { TableState } from '../../table/state.ts'
import { words } from '../../words.ts'

export function outlookChalk({ draft, openings, lookout, snapshot: { view } }: TableState, pen: Pen): string {
  if (draft?.is !== 'move' || (draft.path.length === 0 && !draft.body?.ends.length)) return ''
  const warned = outlookOf(view, draft).chargers.flatMap(({ models }) => models)
  const open = openings.filter(({ at }) => at !== lookout?.at).map((prospect) => opening(prospect, view, pen))
  return warned.map((model) => drawWarning(model, pen)).join('') + open.join('')
}

/** The ring of a target, and what is likeliest to matter written below it. */
function opening({ at, chances }: Prospect, view: TableState['snapshot']['view'], pen: Pen): string {
  const target = someoneNamed(view, at)
  const last = chances.at(-1)
  if (!target) return ''
  const below = { x: target.at.x, y: target.at.y + target.radius + 12 * MM }
  const odds = last ? chalkWords(words.board.chance(last.label, last.chance), below, pen) : ''
  return target.models.map((model) => drawTarget(model, pen)).join('') + odds
}
