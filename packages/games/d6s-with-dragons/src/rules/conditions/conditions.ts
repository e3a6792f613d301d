/** Gaining conditions, and the moments at which they end by themselves. */
import { NO_STEP, type FigureId, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { bearerOf, conditionOn, figureOf, isInPlay, isWithin, ONE_INCH } from '../../state/figures.ts'
import type { Condition, Figure, State } from '../../state/state.ts'
import { question, says } from '../../state/ability.ts'
import type { ComingCondition } from '../../state/acts.ts'
import { isImmune } from './immunity.ts'
import { conditionsChanged, lose } from './lose-condition.ts'
import { isHeldFast } from '../stats/sums.ts'

export { isImmune } from './immunity.ts'
export { lose } from './lose-condition.ts'

/** Cannot take an action, make opportunity attacks, use masteries or cast; concentration is lost. */
export const helpless = question<undefined, boolean>('helpless')
/** Makes no willing move at all. */
export const rooted = question<undefined, boolean>('rooted')

/** A condition as rules give it; round and action are filled in. */
export type Given = Omit<Condition, 'round'> & { readonly round?: number }

/** Gives a condition, unless its bearer is immune or an ability prevents it. One it has already starts again. */
export function* gain(play: Play<State>, id: FigureId, given: Given): Step<boolean> {
  const { state } = play
  const figure = figureOf(state, id)
  if (!isInPlay(figure)) return false
  if (isImmune(state, figure, given.is, given.from)) {
    tell(play, { is: 'immune', figure: id, to: given.is, rules: ['DD-RUL-91'] })
    return false
  }
  const condition = wholeOf(state, figure, given)
  const coming: ComingCondition = { figure: id, condition, refused: false }
  yield* state.abilities.open(play, 'gaining-condition', coming)
  if (coming.refused) return false
  take(play, id, condition)
  yield* state.abilities.open(play, 'condition-gained', { figure: id, condition })
  return true
}

/** An attack action that has begun is completed, and its end does not end a condition gained during it. */
function wholeOf({ round }: State, { now }: Figure, given: Given): Condition {
  const duringAction = given.duringAction ?? (now.attacksLeft ?? 0) > 0
  return {
    is: given.is,
    round: given.round ?? round,
    from: given.from,
    effect: given.effect,
    potency: given.potency,
    duringAction: duringAction || undefined,
  }
}

function take(play: Play<State>, id: FigureId, condition: Condition): void {
  const figure = figureOf(play.state, id)
  figure.conditions = [...figure.conditions.filter((old) => old.is !== condition.is), condition]
  conditionsChanged(play.state, figure)
  tell(play, {
    is: 'condition-gained',
    figure: id,
    condition: condition.is,
    from: condition.from,
    rules: [play.state.abilities.book.condition(condition.is).rule],
  })
}

/** An action is finished: what lasts until then ends, except what was gained while it was under way. */
export function finishAction(play: Play<State>, id: FigureId): Step {
  const figure = figureOf(play.state, id)
  return isInPlay(figure) && figure.conditions.length > 0 ? endWithAction(play, figure) : NO_STEP
}

function* endWithAction(play: Play<State>, figure: Figure): Step {
  const { id } = figure
  const { book } = play.state.abilities
  const ending = figure.conditions.filter((one) => book.condition(one.is).ends === 'with-action' && !one.duringAction)
  const lasting: Condition[] = []
  for (const one of figure.conditions) lasting.push(one.duringAction ? { ...one, duringAction: undefined } : one)
  figure.conditions = lasting
  for (const one of ending) yield* lose(play, id, one.is, 'DD-RUL-25')
}

/** Whether it can take actions, make opportunity attacks, use masteries and cast at all. */
export const canAct = (state: State, figure: Figure): boolean => isInPlay(figure) && !says(state, figure, helpless)

/** Whether it could make a willing move if it has any Speed. */
export const canMoveWillingly = (state: State, figure: Figure): boolean =>
  isInPlay(figure) && !figure.now.rooted && !says(state, figure, rooted)

/** Whether its base could be moved willingly now: a rider goes where its mount can, and what holds one of them holds both. */
export function isFreeToMove(state: State, figure: Figure): boolean {
  const base = bearerOf(state, figure)
  return canMoveWillingly(state, base) && !isHeldFast(state, base)
}

/**
 * A stunned character whose place in the order comes recovers instead, and its action is spent. True when it cannot act
 * now. A condition that a spell keeps up stays.
 */
export function* recover(play: Play<State>, id: FigureId): Step<boolean> {
  const figure = figureOf(play.state, id)
  if (canAct(play.state, figure)) return false
  const ending = figure.conditions.filter(
    (one) => play.state.abilities.book.condition(one.is).ends === 'instead-of-action' && one.effect === undefined,
  )
  if (ending.length > 0) figure.now.action = false
  for (const one of ending) yield* lose(play, id, one.is, 'DD-COND-39')
  return true
}

/**
 * After anybody was moved or placed: a grapple ends when the two are more than 1" apart, and whoever minds who stands
 * where may react.
 */
export function settlePlaces(play: Play<State>): Step {
  if (tornFromGrapple(play.state)) return tearApart(play)
  return play.state.abilities.open(play, 'places-changed', {})
}

function* tearApart(play: Play<State>): Step {
  for (let torn = tornFromGrapple(play.state); torn; torn = tornFromGrapple(play.state))
    yield* lose(play, torn.id, 'grappled', 'DD-COND-21')
  yield* play.state.abilities.open(play, 'places-changed', {})
}

/** The first who is more than 1" from whoever grapples it. */
function tornFromGrapple(state: State): Figure | undefined {
  for (const figure of state.figures) {
    const from = conditionOn(figure, 'grappled')?.from
    if (from !== undefined && !isWithin(state, figure, figureOf(state, from), ONE_INCH)) return figure
  }
  return undefined
}

/** A grappler lets go of the character it holds. */
export function* letGo(play: Play<State>, grappler: FigureId): Step {
  for (const { id } of play.state.figures) {
    if (conditionOn(figureOf(play.state, id), 'grappled')?.from === grappler)
      yield* lose(play, id, 'grappled', 'DD-COND-22')
  }
}

/** A grapple: who holds whom. */
export interface Grapple {
  readonly by: Figure
  readonly held: Figure
}

const NO_GRAPPLES: readonly Grapple[] = []

/** The characters grappled by anybody on this base: they are dragged along when it moves. */
export function grapplesOf(state: State, base: Figure): readonly Grapple[] {
  let found: Grapple[] | undefined
  for (const held of state.figures) {
    const from = conditionOn(held, 'grappled')?.from
    if (from === undefined || (from !== base.id && !base.riders.includes(from)) || !isInPlay(held)) continue
    found ??= []
    found.push({ by: figureOf(state, from), held })
  }
  return found ?? NO_GRAPPLES
}

const NOBODY: readonly Figure[] = []

/** The bases dragged along when this one moves, each once. */
export function draggedBy(state: State, base: Figure): readonly Figure[] {
  const grapples = grapplesOf(state, base)
  return grapples.length === 0 ? NOBODY : [...new Set(grapples.map(({ held }) => bearerOf(state, held)))]
}

/** The character it holds in a grapple, at most one. */
export function heldBy(state: State, grappler: FigureId): Figure | undefined {
  for (const figure of state.figures) {
    if (figure.conditions.length > 0 && conditionOn(figure, 'grappled')?.from === grappler && isInPlay(figure))
      return figure
  }
  return undefined
}
