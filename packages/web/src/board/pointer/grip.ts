/** What a press takes hold of, which decides what dragging it does. */
import type { FigureId } from '@muster/engine'
import type { ShownDecision } from '@muster/session'
import { distance, MM, type Point } from '@muster/table'
import { actingFigures, moveOption } from '../../figures/acting-figures.ts'
import { actorOf, unitFormationOf, unitOf } from '../../figures/units.ts'
import { figureAt, type HitTarget } from '../../figures/hit-test.ts'
import { canAnswer, shownPosition, type TableState } from '../../state/table-state.ts'
import { shownFigures } from '../../figures/shown-figures.ts'

export type Grip =
  | { readonly is: 'carry'; readonly figure: FigureId; readonly model: FigureId; readonly aside: Point }
  | { readonly is: 'activate' | 'reopen'; readonly figure: FigureId; readonly model: FigureId }
  | { readonly is: 'tap'; readonly figure: FigureId; readonly model: FigureId }
  | { readonly is: 'piece' | 'link' | 'onto'; readonly figure: FigureId; readonly model: FigureId }
  | { readonly is: 'ground' | 'aim' | 'ruler' }

const NOWHERE: Point = { x: 0, y: 0 }
/** Half the width of a touch target, in pixels. */
const SPOT_REACH = 24

/** The figures where they are shown; those being moved are skipped. */
export const standingFigures = (state: TableState, except: readonly FigureId[] = []): readonly HitTarget[] =>
  shownFigures(state.snapshot, state.draft)
    .filter(({ id }) => !except.includes(id))
    .map((figure) => ({ id: figure.id, base: figure.base, at: shownPosition(state, figure) }))

/** The figure at this place. `scale` is pixels per millimetre; the figures being moved are skipped. */
export const figureUnder = (
  state: TableState,
  at: Point,
  scale: number,
  except: readonly FigureId[] = [],
): FigureId | undefined => figureAt(standingFigures(state, except), at, scale)?.id

/** The figure whose base covers this place: exact, so that a ruler can be set down close beside a figure. */
export const figureBeneath = (state: TableState, at: Point): FigureId | undefined => figureUnder(state, at, Infinity)

/** The option whose place on the table is here. */
export function spotUnder({ snapshot: { decision } }: TableState, at: Point, scale: number): string | undefined {
  const reach = (SPOT_REACH / scale) * MM
  const near = (decision?.options ?? []).filter(({ spot }) => spot && distance(spot, at) <= reach)
  const gap = (spot: Point | undefined) => (spot ? distance(spot, at) : Infinity)
  return near.sort((a, b) => gap(a.spot) - gap(b.spot))[0]?.id
}

/** What a press at this place takes hold of, with this figure under it. */
export function gripAt(state: TableState, at: Point, model: FigureId | undefined): Grip {
  if (state.tool === 'measure') return { is: 'ruler' }
  const { decision, view } = state.snapshot
  if (!canAnswer(state) || !decision)
    return model === undefined ? { is: 'ground' } : { is: 'tap', figure: model, model }
  if (decision.kind === 'aim') return { is: 'aim' }
  if (model === undefined) return { is: 'ground' }
  const figure = actorOf(view, decision, model)
  const grip = gripOn(decision, figure, model, at)
  return grip.is === 'tap' ? reopening(state, grip) : grip
}

/** A figure that has moved is dragged to move otherwise. */
function reopening({ snapshot: { reopenable = [], view } }: TableState, grip: Grip & { readonly is: 'tap' }): Grip {
  const { model } = grip
  const figure = [model, unitOf(view, model)].find((id) => id !== undefined && reopenable.includes(id))
  return figure === undefined ? grip : { is: 'reopen', figure, model }
}

function gripOn(decision: ShownDecision, figure: FigureId, model: FigureId, at: Point): Grip {
  const who = { figure, model }
  if (decision.kind === 'move' && decision.movers.some((mover) => mover.figure === figure)) {
    const centre = unitFormationOf(decision, figure)?.centre
    return { is: 'carry', ...who, aside: centre ? { x: centre.x - at.x, y: centre.y - at.y } : NOWHERE }
  }
  if (decision.kind === 'place' && actingFigures(decision).has(model)) return { is: 'piece', ...who }
  if (decision.kind === 'pair' && actingFigures(decision).has(figure)) return { is: 'link', ...who }
  if (decision.kind === 'choose' && moveOption(decision, figure)) return { is: 'activate', ...who }
  const hasTargets = decision.options.some((option) => option.figure === figure && option.at !== undefined)
  return { is: hasTargets ? 'onto' : 'tap', ...who }
}
