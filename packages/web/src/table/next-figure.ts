/** Goes to the next figure that can act: with focus for the keyboard, with selection for the buttons. */
import { shownFigures } from '../figures/shown-figures.ts'
import { nextFigure, actingFigures } from '../figures/acting-figures.ts'
import { canAnswer } from '../state/table-state.ts'
import type { TableContext } from './table-context.tsx'

export function nextToAct({ presenter }: Pick<TableContext, 'presenter'>, step: 1 | -1): string | undefined {
  const { snapshot, selected, draft } = presenter.state
  const acting = actingFigures(canAnswer(presenter.state) ? snapshot.decision : undefined)
  const known = shownFigures(snapshot, draft).filter(({ id }) => acting.has(id))
  return nextFigure(known, selected, step)
}

export function stepFigure({ presenter, camera }: TableContext, step: 1 | -1): void {
  const next = nextToAct({ presenter }, step)
  const figure = shownFigures(presenter.state.snapshot).find(({ id }) => id === next)
  if (!figure) return
  presenter.answers.resetDraft()
  presenter.store.set((now) => ({ ...now, selected: figure.id }))
  camera.reveal(figure.at)
}
