/** Areas of harm: breaths, bursts and roars, as a movement or a combat action, without preparation. */
import type { FigureId, Play, Step } from '@muster/engine'
import { inches, type Point } from '@muster/table'
import { strikeArea } from '../../rules/casting/strike-area.ts'
import { isBlind } from '../../rules/sight/sight.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { areEnemies, figureOf, isInPlay, isWithin } from '../../state/figures.ts'
import type { PowerArea } from '../../state/power.ts'
import type { Figure, State } from '../../state/state.ts'
import { askPlace, bestPlace, victimsAt } from './places.ts'
import { isReady, markUse, type LimitedId } from './readiness.ts'
import { strikeOne, strikeWorth, type AbilityWords, type Effects } from './strike.ts'

export interface AreaOfHarm extends Effects {
  readonly area: PowerArea
  readonly sparesFriends?: boolean | undefined
  readonly isExtra?: boolean | undefined
}

const farOf = (area: PowerArea): number => (area.shape === 'burst' ? area.inches + area.range : area.inches)

/** Only what is thrown somewhere needs a place that its user sees. */
const isTooBlind = (state: State, bearer: Figure, { shape }: PowerArea): boolean =>
  shape === 'burst' && isBlind(state, bearer)

const hasPrey = (state: State, bearer: Figure, far: number): boolean =>
  state.figures.some(
    (other) => isInPlay(other) && areEnemies(state, bearer, other) && isWithin(state, bearer, other, inches(far)),
  )

export function areaAbility(words: AbilityWords & { readonly id: LimitedId }, power: AreaOfHarm): DragonAbility {
  const { id, name } = words
  return {
    ...words,
    actions: [
      {
        id,
        label: name,
        phase: 'either',
        ...(power.isExtra && { isExtra: true }),
        harmsWithin: farOf(power.area),
        isPossible: (state, bearer) =>
          isReady(state, figureOf(state, bearer), id, power.isExtra) &&
          canUseArea(state, figureOf(state, bearer), power),
        worth: (state, bearer) => areaWorth(state, figureOf(state, bearer), id, power),
        *use(play, bearer) {
          const at = yield* askPlace(play, bearer, words, power.area)
          markUse(figureOf(play.state, bearer), id, power.isExtra)
          yield* strikeAt(play, bearer, words, power, at)
        },
      },
    ],
  }
}

/** Whether it could be used now, whatever is left of its boxes. */
export const canUseArea = (state: State, figure: Figure, { area }: AreaOfHarm): boolean =>
  !isTooBlind(state, figure, area) && hasPrey(state, figure, farOf(area))

/** Laid where its player has said. */
export function* strikeAt(
  play: Play<State>,
  bearer: FigureId,
  words: AbilityWords & { readonly id: LimitedId },
  power: AreaOfHarm,
  at: Point,
): Step {
  const { state } = play
  const { id, name, rule } = words
  const user = figureOf(state, bearer)
  const { placed, victims } = victimsAt(state, user, power.area, at)
  const reached = victims.filter((one) => isReached(state, user, one, power)).map((one) => one.id)
  const area = { user: bearer, power: { id, name, rule }, placed, reached, rules: ['DD-RUL-192'] }
  yield* strikeArea(play, area, function* (caught: FigureId) {
    yield* strikeOne(play, { by: bearer, at: caught }, words, power)
  })
}

const isReached = (state: State, user: Figure, at: Figure, { sparesFriends }: AreaOfHarm): boolean =>
  !sparesFriends || areEnemies(state, user, at)

/** A friend caught in it costs more than an enemy gives. */
const FRIEND = -1.5

export function areaWorth(state: State, user: Figure, id: LimitedId, power: AreaOfHarm): number {
  let worth = 0
  for (const caught of victimsAt(state, user, power.area, bestPlace(state, user, power.area)).victims) {
    if (!isReached(state, user, caught, power)) continue
    worth += strikeWorth(state, user, caught, id, power) * (areEnemies(state, user, caught) ? 1 : FRIEND)
  }
  return worth
}
