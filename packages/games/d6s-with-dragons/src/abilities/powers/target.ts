/** Powers at one enemy that a save wards off: gazes, webs, bolts, and what befalls whoever is held. */
import { chooseQuestion, named, picked, text, type FigureId, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { playerOf } from '../../rules/casting/casting.ts'
import { throwPower } from '../../rules/casting/ranged-powers.ts'
import { targetsFor } from '../../rules/casting/spell-targets.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { conditionOn, figureOf, isUpTo, isWithin, ONE_INCH } from '../../state/figures.ts'
import type { TargetPower } from '../../state/power.ts'
import type { Figure, State } from '../../state/state.ts'
import { isReady, markUse, type LimitedId } from './readiness.ts'
import { strikeOne, strikeWorth, type AbilityWords, type Effects } from './strike.ts'

type Words = AbilityWords & { readonly id: LimitedId }
type AtOne = Pick<TargetPower, 'range' | 'only' | 'largest'> & Effects

/** The enemies it could be used at now. */
export const preyOf = (state: State, user: Figure, { range, only, largest }: AtOne): readonly Figure[] =>
  targetsFor(state, user, {
    whom: 'enemies',
    reach: range,
    only: (one) => (largest === undefined || isUpTo(one, largest)) && isInState(one, only, user.id),
  })

function isInState(figure: Figure, only: AtOne['only'], by: FigureId): boolean {
  if (only === undefined) return true
  const found = conditionOn(figure, only)
  return found !== undefined && (only !== 'grappled' || found.from === by)
}

export const targetAbility = (
  words: Words,
  power: AtOne & { readonly isExtra?: boolean | undefined },
): DragonAbility => ({
  ...words,
  actions: [
    {
      id: words.id,
      label: words.name,
      phase: 'either',
      ...(power.isExtra && { isExtra: true }),
      isPossible(state, bearer) {
        const figure = figureOf(state, bearer)
        return isReady(state, figure, words.id, power.isExtra) && preyOf(state, figure, power).length > 0
      },
      worth: (state, bearer) => targetWorth(state, figureOf(state, bearer), words.id, power),
      *use(play, bearer) {
        markUse(figureOf(play.state, bearer), words.id, power.isExtra)
        yield* strikeTarget(play, bearer, words, power)
      },
    },
  ],
})

/** What it is worth at the best target. */
export const targetWorth = (state: State, user: Figure, id: LimitedId, power: AtOne): number =>
  Math.max(-1, ...preyOf(state, user, power).map((at) => strikeWorth(state, user, at, id, power)))

/** Asks whom; who stands in between may be in the way, unless its target is beside it. */
export function* strikeTarget(play: Play<State>, bearer: FigureId, words: Words, power: AtOne): Step {
  const { state } = play
  const aimed = yield* askTarget(play, bearer, words, power)
  if (aimed === undefined) return
  tell(play, { is: 'feature-used', figure: bearer, feature: words.id, at: aimed, rules: [words.rule] })
  const isBeside = isWithin(state, figureOf(state, bearer), figureOf(state, aimed), ONE_INCH)
  const at = isBeside ? aimed : yield* throwPower(play, bearer, words.name, aimed)
  if (at !== undefined) yield* strikeOne(play, { by: bearer, at }, words, power)
}

function* askTarget(play: Play<State>, bearer: FigureId, words: Words, power: AtOne): Step<FigureId | undefined> {
  const { state } = play
  const user = figureOf(state, bearer)
  const prey = [...preyOf(state, user, power)]
    .map((one) => ({ id: one.id, worth: strikeWorth(state, user, one, words.id, power) }))
    .sort((a, b) => b.worth - a.worth)
  const [best] = prey
  if (!best || prey.length === 1) return best?.id
  const ask = {
    by: playerOf(state, bearer),
    what: 'power-target',
    rule: words.rule,
    about: bearer,
    prompt: text`${named(bearer)} uses ${words.name}: on whom?`,
  }
  const options = prey.map(({ id }) => ({ id, label: named(id), figure: id }))
  return picked(yield* play.ask(chooseQuestion(ask, { options, usual: [best.id] })))
}
