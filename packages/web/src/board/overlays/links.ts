/** Lines between figures: who is set against whom, and the one being drawn now. */
import { drawSight, drawTarget, type OverlayStyle } from '@muster/draw'
import type { Decision, FigureId, Link, TableView } from '@muster/engine'
import { distance, type Point } from '@muster/table'
import { someoneNamed, speakerOf, type Someone } from '../../figures/combatants.ts'
import type { TableState } from '../../state/table-state.ts'

export function linkChalk(state: TableState, pen: OverlayStyle): string {
  const { draft, picked, snapshot } = state
  const { view, decision } = snapshot
  const links = draft?.is === 'pair' ? draft.links : []
  const lines = links.map((link) => linkLine(link, link.from === picked, view, pen))
  const targets = picked === undefined ? [] : targetsOf(decision, picked)
  return [...targets.map((id) => ringOf(view, id, pen)), ...lines, tetherLine(state, targets, pen)].join('')
}

/** Whom this one may be linked to, or do something to. */
function targetsOf(decision: Decision | undefined, from: FigureId): readonly FigureId[] {
  if (decision?.kind === 'pair') return decision.linkers.find(({ figure }) => figure === from)?.targets ?? []
  return (decision?.options ?? []).flatMap(({ figure, at }) => (figure === from && at !== undefined ? [at] : []))
}

const ringOf = (view: TableView, id: FigureId, pen: OverlayStyle): string =>
  (someoneNamed(view, id)?.models ?? []).map((model) => drawTarget(model, pen)).join('')

/** To the pointer; to the rim of whoever is under it, when he may be chosen. */
function tetherLine(
  { tether, pointed, snapshot: { view } }: TableState,
  targets: readonly FigureId[],
  pen: OverlayStyle,
): string {
  const from = someoneNamed(view, tether?.from)
  if (!tether || !from) return ''
  const under = [pointed, speakerOf(view, pointed)?.id].find((id) => id !== undefined && targets.includes(id))
  if (under !== undefined) return linkLine({ from: from.id, to: under }, true, view, pen)
  return drawSight(rimToRim(from, { at: tether.to, radius: 0 }), pen)
}

function linkLine({ from, to }: Link, isStrong: boolean, view: TableView, pen: OverlayStyle): string {
  const a = someoneNamed(view, from)
  const b = someoneNamed(view, to)
  if (!a || !b) return ''
  return drawSight({ ...rimToRim(inner(a), inner(b)), targetHalf: isStrong ? inner(b).radius : 0 }, pen)
}

/** A unit is met at its middle, not at the circle round it. */
const inner = ({ at, radius, models }: Someone) => ({ at, radius: models.length > 1 ? 0 : radius })

interface Round {
  readonly at: Point
  readonly radius: number
}

function rimToRim(a: Round, b: Round): { readonly from: Point; readonly to: Point } {
  const long = distance(a.at, b.at) || 1
  const part = (share: number) => ({ x: a.at.x + (b.at.x - a.at.x) * share, y: a.at.y + (b.at.y - a.at.y) * share })
  return { from: part(Math.min(0.5, a.radius / long)), to: part(Math.max(0.5, 1 - b.radius / long)) }
}
