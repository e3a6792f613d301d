/** Naming the targets of an attack on several: all different, and every pair of them near enough to one another. */
import {
  chooseQuestion,
  firstIds,
  named,
  picked,
  text,
  type FigureId,
  type Option,
  type Play,
  type Step,
} from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { isWithin } from '../measuring/distance.ts'
import { isTarget, type ShotWith } from './targets.ts'

const DONE: Option = { id: 'done', label: 'Shoot' }

export function* nameTargets(
  play: Play<State>,
  by: FigureId,
  shot: ShotWith,
  first: FigureId,
): Step<readonly FigureId[]> {
  const { state } = play
  const { most, apart } = shot.weapon.targets ?? { most: 1, apart: 0 }
  const shooter = figureOf(state, by)
  const chosen: FigureId[] = [first]
  // Few are near enough to the first one, so it is asked before whether they are seen.
  const legal = state.figures.filter((at) => isNearAll(state, at, chosen, apart) && isTarget(state, shooter, at, shot))
  while (chosen.length < most) {
    const more = legal.filter((one) => isNearAll(state, one, chosen, apart))
    if (more.length === 0) break
    const prompt = text`${named(by)}: ${chosen.length} of up to ${most} targets chosen. One more?`
    const ask = { by: shooter.side, what: 'more-targets', prompt, rule: 'KD-SIEGE-33', about: by }
    const options = more.map(({ id }): Option => ({ id, label: text`Also at ${named(id)}`, figure: by, at: id }))
    const usual = firstIds(options, 1)
    const next = picked(yield* play.ask(chooseQuestion(ask, { options: [DONE, ...options], usual })))
    if (next === undefined || next === DONE.id) break
    chosen.push(next)
  }
  return chosen
}

const isNearAll = (state: State, figure: Figure, chosen: readonly FigureId[], apart: number): boolean =>
  !chosen.includes(figure.id) && chosen.every((id) => isWithin(state, figure, figureOf(state, id), apart))
