/** From one figure that may act to the next: by keys it gets the focus, by a button it is picked and brought into view. */
import { shownFigures } from '../figures/shown-figures.ts'
import { nextFigure, whoMayAct } from '../figures/acting-figures.ts'
import { isMine } from '../state/table-state.ts'
import type { Seat } from './table-context.tsx'

export function nextToAct({ session }: Pick<Seat, 'session'>, step: 1 | -1): string | undefined {
  const { snapshot, picked } = session.state
  const acting = whoMayAct(isMine(session.state) ? snapshot.decision : undefined)
  const known = shownFigures(snapshot).filter(({ id }) => acting.has(id))
  return nextFigure(known, picked, step)
}

export function stepFigure({ session, camera }: Seat, step: 1 | -1): void {
  const next = nextToAct({ session }, step)
  const figure = shownFigures(session.state.snapshot).find(({ id }) => id === next)
  if (!figure) return
  session.putBack()
  session.store.set((now) => ({ ...now, picked: figure.id }))
  camera.reveal(figure.at)
}
