/** Casualties: which models are removed. In a melee from the back, otherwise as the defender chooses. */
import { chooseQuestion, named, text, type FigureId, type Play, type Step } from '@muster/engine'
import { distanceSquared, type Point } from '@muster/table'
import type { AttackKind } from '../../state/card.ts'
import type { Loss } from '../../events/events.ts'
import { centreOf, TOLERANCE, living, modelsOf, unitOf } from '../../state/figures.ts'
import type { Model, State, Unit } from '../../state/state.ts'
import { loseModels } from './losses.ts'
import { panic } from './panic.ts'
import { foesInMelee } from '../melee/melee.ts'

export interface LossCause {
  readonly why: Loss
  /** Absent where no attack did it. */
  readonly by?: FigureId
  readonly kind?: AttackKind
}

/** Removes models of a unit and returns how many; models that panic afterwards do not count. */
export function* removeCasualties(play: Play<State>, id: FigureId, number: number, cause: LossCause): Step<number> {
  if (number === 0) return 0
  const models = yield* whoGoes(play, id, number, cause)
  loseModels(play, id, models, cause.why)
  panic(play, id)
  return models.length
}

interface Removal {
  /** Removed without a choice. */
  readonly sure: readonly Model[]
  /** The defender chooses the rest among these. */
  readonly open: readonly Model[]
}

function* whoGoes(play: Play<State>, id: FigureId, number: number, cause: LossCause): Step<readonly FigureId[]> {
  const unit = unitOf(play.state, id)
  const models = living(unit)
  if (number >= models.length) return models.map((model) => model.id)
  const { sure, open } = removalOf(play.state, unit, models, number, cause)
  const chosen = yield* chooseFallen(play, unit, open, number - sure.length, cause)
  return [...sure.map((model) => model.id), ...chosen]
}

function removalOf(state: State, unit: Unit, models: readonly Model[], number: number, { kind }: LossCause): Removal {
  if (kind !== 'melee') return { sure: [], open: models }
  const foes = foesInMelee(state, unit).flatMap((foe) => modelsOf(state, foe))
  const far = new Map(models.map((model) => [model, nearest(foes, model.at)]))
  const distance = (model: Model) => far.get(model) ?? 0
  const sorted = [...models].sort((a, b) => distance(b) - distance(a))
  const last = sorted[number - 1]
  const limit = last ? distance(last) : 0
  return {
    sure: sorted.filter((model) => distance(model) > limit + TOLERANCE),
    open: sorted.filter((model) => Math.abs(distance(model) - limit) <= TOLERANCE),
  }
}

function nearest(foes: readonly Model[], from: Point): number {
  let least = Infinity
  for (const { at } of foes) least = Math.min(least, distanceSquared(from, at))
  return Math.sqrt(least)
}

function* chooseFallen(
  play: Play<State>,
  unit: Unit,
  open: readonly Model[],
  number: number,
  cause: LossCause,
): Step<readonly FigureId[]> {
  if (open.length <= number) return open.map((model) => model.id)
  const rule = cause.kind === 'melee' ? 'SF-RUL-36' : cause.kind === 'magic' ? 'SF-MAG-13' : 'SF-RNG-13'
  const ask = {
    by: unit.side,
    what: 'remove-casualties',
    rule,
    about: unit.id,
    prompt: text`${named(unit.id)}: ${number === 1 ? 'one model falls' : `${number} models fall`}. Which?`,
  }
  const options = open.map((model) => ({
    id: model.id,
    label: `Model ${unit.models.indexOf(model) + 1}`,
    figure: model.id,
  }))
  const usual = rearmost(play.state, open, cause)
    .slice(0, number)
    .map((model) => model.id)
  const answer = yield* play.ask(chooseQuestion(ask, { options, least: number, most: number, usual }))
  return 'pick' in answer ? answer.pick : usual
}

/** The models farthest from the attacker. */
function rearmost(state: State, open: readonly Model[], { by }: LossCause): readonly Model[] {
  if (by === undefined) return open
  const from = centreOf(state, unitOf(state, by))
  return [...open].sort((a, b) => distanceSquared(b.at, from) - distanceSquared(a.at, from))
}
