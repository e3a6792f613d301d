/** The focus goes from figure to figure: those that may act, or the enemies. */
import { nextFigure } from '../figures/acting-figures.ts'
import type { Seat } from '../table/table-context.tsx'
import { nextToAct } from '../table/next-figure.ts'

export function focusNext(seat: Seat, step: 1 | -1): boolean {
  const next = nextToAct(seat, step)
  if (next !== undefined) seat.hands.pick(seat.hands.actor(next))
  return focusFigure(next)
}

export function focusEnemy({ session }: Seat, step: 1 | -1): boolean {
  const {
    snapshot: { view, decision },
    pointed,
    picked,
  } = session.state
  const mine = view.figures.find(({ id }) => id === picked)?.side ?? decision?.by
  const targets =
    decision?.kind === 'pair' ? decision.linkers.find(({ figure }) => figure === picked)?.targets : undefined
  const enemies = view.figures.filter(({ id, side }) => side !== mine && (targets?.includes(id) ?? true))
  return focusFigure(nextFigure(enemies, pointed, step))
}

function focusFigure(id: string | undefined): boolean {
  if (id === undefined) return false
  document.querySelector<SVGGElement>(`[data-figure="${CSS.escape(id)}"]`)?.focus()
  return true
}
