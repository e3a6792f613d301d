/** Measures of a figure (how high it stands, how far it moves and shoots), and who is still to move. */
import { part, sumOf, type FigureId, type FigureView, type Sum } from '@muster/engine'
import { elevationAt, toInches } from '@muster/table'
import { moverOf } from '../rules/movement/ask-move.ts'
import { scoreOf } from '../terrain/going.ts'
import { RANGE } from '../rules/shooting/targets.ts'
import { moveLimitOf } from '../scenarios/index.ts'
import type { Figure, State } from '../state/state.ts'

/** Nobody has a melee range in this game: figures fight those they touch. */
export function measuresOf({ survey }: State, { at, profile }: Figure): Pick<FigureView, 'level' | 'ranges'> {
  const level = elevationAt(survey.ground, at)
  return {
    ...(level > 0 && { level }),
    ranges: { move: scoreOf(profile), strike: 0, ...(profile.shooting > 0 && { shoot: RANGE }) },
  }
}

/** In inches, as it may move now: half in combat, and no farther than the scenario lets it. */
export function movementOf(state: State, figure: Figure): Sum {
  const { profile } = figure
  const { allowance, manner } = moverOf(state, figure)
  const limit = moveLimitOf(state, figure)
  const score = scoreOf(profile)
  return sumOf(
    part(toInches(score), profile.movement === 'fly' ? 'Fly' : 'Movement', 'HW-MOVE-01'),
    manner === undefined
      ? undefined
      : part(toInches(allowance - score), 'In combat: it can only withdraw', 'HW-WDR-01'),
    limit && limit.left < allowance ? part(toInches(limit.left - allowance), limit.reason, limit.rule) : undefined,
  )
}

/** In the Movement Phase: those of the side that moves, then of the sides after it. */
export function upNext({ order, acting, figures }: State): readonly FigureId[] {
  return order
    .slice(acting)
    .flatMap((side) =>
      figures
        .filter((figure) => figure.side === side && figure.where === 'standing' && !figure.moved)
        .map(({ id }) => id),
    )
}
