/** Draws lines between paired figures, arrows where they touch, and the line being dragged. */
import { drawBlowArrow, drawSight, drawTarget, type OverlayStyle } from '@muster/draw'
import type { FigureId, Link, TableView } from '@muster/engine'
import type { ShownDecision } from '@muster/session'
import { distance, MM, type Point } from '@muster/table'
import { combatantNamed, combatantOf, type Combatant } from '../../figures/combatants.ts'
import { nearestPair } from '../../figures/nearest-pair.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import type { TableState } from '../../state/table-state.ts'

export function drawLinks(state: TableState, style: OverlayStyle): string {
  const { draft, selected, snapshot } = state
  const { view, decision } = snapshot
  const links = [...(view.declared ?? []), ...(draft?.is === 'pair' ? draft.links : [])]
  const lines = links.map((link) => linkLine(link, link.from === selected, view, style))
  const targets = selected === undefined ? [] : targetsOf(decision, selected)
  // Elsewhere the targets of a question are ringed with their odds.
  const rings = decision?.kind === 'pair' ? targets.map((id) => ringOf(view, id, style)) : []
  return [...rings, ...lines, awaitedLine(state, style), dragLineTo(state, targets, style)].join('')
}

/** While dice are typed in: who acts, and at whom. */
function awaitedLine({ snapshot: { awaited, view } }: TableState, style: OverlayStyle): string {
  const [by, at] = awaited?.figures ?? []
  if (by === undefined) return ''
  return at === undefined
    ? ringOf(view, by, style)
    : linkLine({ from: by, to: at }, true, view, style) + ringOf(view, at, style)
}

/** Figures this one can be linked to or, dragged onto them, act on. */
function targetsOf(decision: ShownDecision | undefined, from: FigureId): readonly FigureId[] {
  if (decision?.kind === 'pair') return decision.linkers.find(({ figure }) => figure === from)?.targets ?? []
  return (decision?.options ?? []).flatMap(({ figure, at }) => (figure === from && at !== undefined ? [at] : []))
}

const ringOf = (view: TableView, id: FigureId, style: OverlayStyle): string =>
  (combatantNamed(view, id)?.models ?? []).map((model) => drawTarget(model, style)).join('')

/** Ends at the pointer, or at the rim of the figure under it if that can be chosen. */
function dragLineTo(
  { dragLine, hovered, snapshot: { view } }: TableState,
  targets: readonly FigureId[],
  style: OverlayStyle,
): string {
  const from = combatantNamed(view, dragLine?.from)
  if (!dragLine || !from) return ''
  const under = [hovered, combatantOf(view, hovered)?.id].find((id) => id !== undefined && targets.includes(id))
  if (under !== undefined) return linkLine({ from: from.id, to: under }, true, view, style)
  return drawSight(rimToRim(from, { at: dragLine.to, radius: 0 }), style)
}

/** Between rims nearer than this a line cannot be seen. */
const CLOSE = 12 * MM

function linkLine({ from, to }: Link, isStrong: boolean, view: TableView, style: OverlayStyle): string {
  const a = combatantNamed(view, from)
  const b = combatantNamed(view, to)
  if (!a || !b) return ''
  const pair = distance(a.at, b.at) - a.radius - b.radius < CLOSE ? nearestPair(a.models, b.models) : undefined
  if (pair) return drawBlowArrow(...pair, sideLookOf(view.sides, a.side), style)
  return drawSight({ ...rimToRim(inner(a), inner(b)), targetHalf: isStrong ? inner(b).radius : 0 }, style)
}

/** A line to a unit ends at its middle. */
const inner = ({ at, radius, models }: Combatant) => ({ at, radius: models.length > 1 ? 0 : radius })

interface Disc {
  readonly at: Point
  readonly radius: number
}

function rimToRim(a: Disc, b: Disc): { readonly from: Point; readonly to: Point } {
  const long = distance(a.at, b.at) || 1
  const part = (share: number) => ({ x: a.at.x + (b.at.x - a.at.x) * share, y: a.at.y + (b.at.y - a.at.y) * share })
  return { from: part(Math.min(0.5, a.radius / long)), to: part(Math.max(0.5, 1 - b.radius / long)) }
}
