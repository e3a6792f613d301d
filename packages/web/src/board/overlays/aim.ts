/** A template being aimed: how far it may be laid, its shape, and everyone it touches. */
import { drawReachLine, drawTarget, drawTemplate, type OverlayStyle } from '@muster/draw'
import { INCH, type Point } from '@muster/table'
import { layTemplate } from '../../figures/templates.ts'
import { ringAbout } from '../../figures/hit-test.ts'
import { someoneNamed } from '../../figures/combatants.ts'
import type { TableState } from '../../state/table-state.ts'

export function aimChalk({ draft, snapshot: { decision, view } }: TableState, pen: OverlayStyle): string {
  if (draft?.is !== 'aim' || decision?.kind !== 'aim') return ''
  const from = someoneNamed(view, decision.from)
  const range = from ? chalkRing(from.at, decision.range + from.radius, pen) : ''
  const laid = layTemplate(draft, decision, view)
  if (!laid) return range + drawTarget({ base: { shape: 'circle', diameter: INCH / 2 }, at: draft.at }, pen)
  const touched = laid.caught.map((figure) => ({ ...figure, isAlly: figure.side === decision.by }))
  return range + drawTemplate({ shape: laid.shape, touched }, pen)
}

const chalkRing = (centre: Point, radius: number, pen: OverlayStyle): string =>
  drawReachLine({ far: [], unsure: [ringAbout(centre, radius)] }, pen)
