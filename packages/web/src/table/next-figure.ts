/** Goes to the next figure that can act: with focus for the keyboard, with selection for the buttons. */
import { shownFigures } from '../figures/shown-figures.ts'
import { nextFigure, actingFigures } from '../figures/acting-figures.ts'
import { canAnswer } from '../state/table-state.ts'
import type { TableContext } from './table-context.tsx'

export function nextToAct({ session }: Pick<TableContext, 'session'>, step: 1 | -1): string | undefined {
  const { snapshot, selected } = session.state
  const acting = actingFigures(canAnswer(session.state) ? snapshot.decision : undefined)
  const known = shownFigures(snapshot).filter(({ id }) => acting.has(id))
  return nextFigure(known, selected, step)
}

export function stepFigure({ session, camera }: TableContext, step: 1 | -1): void {
  const next = nextToAct({ session }, step)
  const figure = shownFigures(session.state.snapshot).find(({ id }) => id === next)
  if (!figure) return
  session.resetDraft()
  session.store.set((now) => ({ ...now, selected: figure.id }))
  camera.reveal(figure.at)
}
