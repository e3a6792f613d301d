/** What a ruler tells about a figure (how high it stands, how far it goes and shoots), and whose turn is still to come. */
import type { FigureId, FigureView } from '@muster/engine'
import { elevationAt, prepareGround } from '@muster/table'
import { scoreOf } from './rules/going.ts'
import { RANGE } from './rules/targets.ts'
import type { Figure, State } from './state.ts'

/** Nobody threatens ground here: one fights whom one touches. */
export function measuresOf({ field }: State, { at, profile }: Figure): Pick<FigureView, 'level' | 'ranges'> {
  const level = elevationAt(prepareGround(field), at)
  return {
    ...(level > 0 && { level }),
    ranges: { move: scoreOf(profile), strike: 0, ...(profile.shooting > 0 && { shoot: RANGE }) },
  }
}

/** In the Movement Phase: those of the side that moves, then of the sides after it. */
export function upNext({ order, acting, figures }: State): readonly FigureId[] {
  return order.slice(acting).flatMap((side) =>
    figures.filter((figure) => figure.side === side && figure.where === 'standing' && !figure.moved).map(({ id }) => id))
}
