/** Draws a template being aimed: its range, its shape and every figure it touches. */
import { drawReachLine, drawTarget, drawTemplate, type OverlayStyle } from '@muster/draw'
import { INCH, type Point } from '@muster/table'
import { templateOnTable } from '../../figures/templates.ts'
import { circlePoints } from '../../figures/hit-test.ts'
import { combatantNamed } from '../../figures/combatants.ts'
import type { TableState } from '../../state/table-state.ts'

export function drawAim({ draft, snapshot: { decision, view } }: TableState, style: OverlayStyle): string {
  if (draft?.is !== 'aim' || decision?.kind !== 'aim') return ''
  const from = combatantNamed(view, decision.from)
  const range = from ? rangeRing(from.at, decision.range + from.radius, style) : ''
  const laid = templateOnTable(draft, decision, view)
  if (!laid) return range + drawTarget({ base: { shape: 'circle', diameter: INCH / 2 }, at: draft.at }, style)
  const touched = laid.caught.map((figure) => ({ ...figure, isAlly: figure.side === decision.by }))
  return range + drawTemplate({ shape: laid.shape, touched }, style)
}

const rangeRing = (centre: Point, radius: number, style: OverlayStyle): string =>
  drawReachLine({ far: [], unsure: [circlePoints(centre, radius)] }, style)
