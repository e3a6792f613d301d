/** Damage: to-wound dice one by one, resistance and weakness, Temporary Health, wounds, elimination. */
import {
  orLess,
  part,
  sumOf,
  named,
  rollFor,
  text,
  type FigureId,
  type Play,
  type Step,
  type Sum,
  type TestResult,
  type RollPurpose,
  type Text,
} from '@muster/engine'
import { areEventsKept, tell } from '../../events/index.ts'
import { figureOf, isInPlay, controllerOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Attack, ComingElimination, ComingWound, Harm, ToWound } from '../../state/acts.ts'
import { question, says } from '../../state/ability.ts'
import { isImmune } from '../conditions/immunity.ts'
import type { DamageType } from '../../state/vocabulary.ts'
import { again } from '../dice/dice.ts'
import { eliminate } from './eliminate.ts'
import { toWound } from './to-wound.ts'

export { eliminate } from './eliminate.ts'

export interface Damage {
  readonly by?: FigureId | undefined
  /** The cause when no character did it: `fall`. */
  readonly cause?: string | undefined
  readonly at: FigureId
  /** To-wound dice. */
  readonly dice: number
  readonly strength: Sum
  readonly type?: DamageType | undefined
  /** The attack with a to-hit roll it comes from. */
  readonly attack?: Attack | undefined
}

const purposeOf = ({ by, cause, at }: Pick<Damage, 'by' | 'cause' | 'at'>): RollPurpose =>
  rollFor('to wound', () => text`${by === undefined ? (cause ?? 'harm') : named(by)} at ${named(at)}`)

/** Returns the wounds taken. No more dice are rolled once the target is eliminated. */
export function* damage(play: Play<State>, harm: Damage): Step<number> {
  const { state } = play
  const { at, dice, type } = harm
  const target = figureOf(state, at)
  if (!isInPlay(target)) return 0
  if (type !== undefined && isImmune(state, target, type, harm.by)) {
    tell(play, { is: 'immune', figure: at, to: type, rules: ['DD-DMG-10'] })
    yield* state.abilities.open(play, 'harm-ignored', harmDone(harm, 0))
    return 0
  }
  let wounds = 0
  const since = play.milestones?.since()
  for (let die = 0; die < dice && isInPlay(figureOf(state, at)); die++) {
    play.milestones?.reach(since, `die ${die} after ${wounds}`)
    wounds += yield* oneWound(play, harm)
  }
  if (dice > 0 && isInPlay(figureOf(state, at))) yield* state.abilities.open(play, 'harmed', harmDone(harm, wounds))
  return wounds
}

const harmDone = ({ at, by, type, attack }: Damage, wounds: number): Harm => ({ figure: at, by, type, attack, wounds })

function* oneWound(play: Play<State>, harm: Damage): Step<number> {
  const { state } = play
  const { at, by, strength, attack } = harm
  const target = figureOf(state, at)
  const need = toWound(strength.total, state.abilities.total(state, target, 'toughness', undefined))
  const first = yield* rollWound(play, harm, purposeOf(harm), need)
  const bent = bentBy(state, figureOf(state, at), harm.type)
  const isFinal = bent === undefined || first.wounds !== (bent === 'resists')
  const rolled = isFinal ? first : yield* rollSecond(play, harm, need, first, bent)
  if (areEventsKept(play))
    tell(play, {
      is: 'wound-rolled',
      by,
      at,
      wounds: rolled.wounds,
      tests: rolled.tests.map((test) => ({
        ...test,
        sums: [strength, state.abilities.sum(state, target, 'toughness', undefined)],
      })),
      rules: ['DD-DMG-04', 'DD-DMG-05', ...(need.second === undefined ? [] : ['DD-DMG-06']), ...rolled.rules],
    })
  if (!rolled.wounds) return 0
  const coming: ComingWound = { by, cause: harm.cause, at, need, attack, wounds: true }
  yield* state.abilities.open(play, 'would-wound', coming)
  return coming.wounds ? yield* takeWound(play, harm) : 0
}

interface WoundRoll {
  readonly wounds: boolean
  readonly tests: readonly TestResult[]
  readonly rules: readonly string[]
}

/** Resistance repeats the rolls that wound, weakness those that do not; both together do neither. */
function* rollSecond(
  play: Play<State>,
  harm: Damage,
  need: ToWound,
  first: WoundRoll,
  bent: 'resists' | 'weak',
): Step<WoundRoll> {
  const second = yield* rollWound(play, harm, again(purposeOf(harm)), need)
  const rule = bent === 'resists' ? 'DD-DMG-08' : 'DD-DMG-09'
  return { wounds: second.wounds, tests: [...first.tests, ...second.tests], rules: [rule] }
}

/** One to-wound roll with its "then" die. `plus` is added to every die of it: higher is better for the target. */
function* rollWound(
  play: Play<State>,
  { by, at }: Pick<Damage, 'by' | 'at'>,
  purpose: RollPurpose,
  { first, second }: ToWound,
  plus = 0,
): Step<WoundRoll> {
  const side = controllerOf(play.state, figureOf(play.state, by ?? at))
  const die = yield* play.test(purpose, { by: side, succeeds: orLess(first - plus) })
  if (!die.success || second === undefined) return { wounds: die.success, tests: [die], rules: [] }
  const last = yield* play.test(rollFor('to wound then', purpose.about), { by: side, succeeds: orLess(second - plus) })
  return { wounds: last.success, tests: [die, last], rules: [] }
}

/** Whether it resists, or is weak to, this type of damage; undefined: that of a plain weapon. */
export const resists = question<DamageType | undefined, boolean>('resists')
export const weakTo = question<DamageType | undefined, boolean>('weak')

export function bentBy(state: State, target: Figure, type: DamageType | undefined): 'resists' | 'weak' | undefined {
  const { profile } = target
  const isResisting = (type !== undefined && profile.resists.includes(type)) || says(state, target, resists, type)
  const isWeak = (type !== undefined && profile.weakTo.includes(type)) || says(state, target, weakTo, type)
  return isResisting === isWeak ? undefined : isResisting ? 'resists' : 'weak'
}

/** A power repeats a roll that would wound, adding to every die of it; the new result stands. */
export function* rollAgain(play: Play<State>, coming: ComingWound, power: Text, plus: number): Step {
  const { by, at, need } = coming
  const rolled = yield* rollWound(play, coming, again(purposeOf(coming)), need, plus)
  coming.wounds = rolled.wounds
  const sums = plus === 0 ? [] : [sumOf(part(plus, power, 'DD-QCK-04'))]
  const tests = rolled.tests.map((test) => ({ ...test, sums }))
  tell(play, { is: 'wound-rolled', by, at, wounds: rolled.wounds, tests, power, rules: ['DD-RUL-16'] })
}

/** One wound: Temporary Health goes first. Returns the wounds that went deeper. */
export function* takeWound(play: Play<State>, harm: Pick<Damage, 'at' | 'by' | 'type' | 'attack'>): Step<number> {
  const { abilities } = play.state
  const { at, by, type, attack } = harm
  const target = figureOf(play.state, at)
  if (target.temporary > 0) {
    target.temporary -= 1
    tell(play, { is: 'temporary-health-lost', figure: at, left: target.temporary, rules: ['DD-DMG-11'] })
    return 0
  }
  target.wounds += 1
  const { wounds, profile } = target
  tell(play, { is: 'wounded', figure: at, by, wounds, health: profile.health, rules: ['DD-DMG-05'] })
  yield* abilities.open(play, 'wounded', { figure: at, by, type, attack, wounds: 1 })
  if (figureOf(play.state, at).wounds >= profile.health) yield* fallTo(play, at, by, attack)
  return 1
}

/** Its last wound: something may still keep it in play. */
function* fallTo(play: Play<State>, figure: FigureId, by: FigureId | undefined, attack: Attack | undefined): Step {
  const coming: ComingElimination = { figure, by, weapon: attack?.weapon, prevented: false }
  yield* play.state.abilities.open(play, 'would-be-eliminated', coming)
  if (!coming.prevented) yield* eliminate(play, figure, 'slain', by, attack?.weapon)
}

/** Temporary Health does not stack: the larger amount is kept. */
export function gainTemporary(play: Play<State>, id: FigureId, amount: number): void {
  const figure = figureOf(play.state, id)
  figure.temporary = Math.max(figure.temporary, amount)
  tell(play, { is: 'temporary-health-gained', figure: id, left: figure.temporary, rules: ['DD-DMG-13'] })
}
