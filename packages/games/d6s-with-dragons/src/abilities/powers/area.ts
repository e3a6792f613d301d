/** Areas of harm: breaths, bursts and roars, as a movement or a combat action, without preparation. */
import type { FigureId } from '@muster/engine'
import { inches } from '@muster/table'
import { strikeArea } from '../../rules/casting/strike-area.ts'
import { canAct } from '../../rules/conditions/conditions.ts'
import { isBlind } from '../../rules/sight/sight.ts'
import { featureUsesLeft, markFeatureUse } from '../../rules/stats/feature-uses.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { areEnemies, figureOf, isInPlay, isWithin } from '../../state/figures.ts'
import type { PowerArea, PowerId } from '../../state/power.ts'
import type { Figure, State } from '../../state/state.ts'
import type { FeatureId } from '../../state/vocabulary.ts'
import { askPlace, bestPlace, victimsAt } from './places.ts'
import { strikeOne, strikeWorth, type AbilityWords, type Effects } from './strike.ts'

export interface AreaOfHarm extends Effects {
  readonly area: PowerArea
  readonly sparesFriends?: boolean | undefined
  readonly isExtra?: boolean | undefined
}

type LimitedId = FeatureId | PowerId

/** Without boxes it may be used in every round. */
const isLeft = (figure: Figure, id: LimitedId): boolean =>
  figure.profile.uses[id] === undefined || featureUsesLeft(figure, id) > 0

const farOf = (area: PowerArea): number => (area.shape === 'burst' ? area.inches + area.range : area.inches)

/** Only what is thrown somewhere needs a place that its user sees. */
const isTooBlind = (state: State, bearer: Figure, { shape }: PowerArea): boolean =>
  shape === 'burst' && isBlind(state, bearer)

const hasPrey = (state: State, bearer: Figure, far: number): boolean =>
  state.figures.some(
    (other) => isInPlay(other) && areEnemies(state, bearer, other) && isWithin(state, bearer, other, inches(far)),
  )

export function areaAbility(words: AbilityWords & { readonly id: LimitedId }, power: AreaOfHarm): DragonAbility {
  const { id, name, rule } = words
  return {
    ...words,
    actions: [
      {
        id,
        label: name,
        phase: 'either',
        ...(power.isExtra && { isExtra: true }),
        harmsWithin: farOf(power.area),
        isPossible(state, bearer) {
          const figure = figureOf(state, bearer)
          const isFree = !power.isExtra || !figure.now.used.includes(id)
          if (!isFree || !isLeft(figure, id) || !canAct(state, figure) || isTooBlind(state, figure, power.area))
            return false
          return hasPrey(state, figure, farOf(power.area))
        },
        worth: (state, bearer) => worthOf(state, figureOf(state, bearer), id, power),
        *use(play, bearer) {
          const { state } = play
          const source = { id, name, rule }
          const at = yield* askPlace(play, bearer, source, power.area)
          const user = figureOf(state, bearer)
          if (power.isExtra) user.now.used = [...user.now.used, id]
          if (user.profile.uses[id] !== undefined) markFeatureUse(user, id)
          const { placed, victims } = victimsAt(state, user, power.area, at)
          const reached = victims.filter((one) => isReached(state, user, one, power)).map((one) => one.id)
          const area = { user: bearer, power: source, placed, reached, rules: ['DD-RUL-192'] }
          yield* strikeArea(play, area, function* (caught: FigureId) {
            yield* strikeOne(play, { by: bearer, at: caught }, words, power)
          })
        },
      },
    ],
  }
}

const isReached = (state: State, user: Figure, at: Figure, { sparesFriends }: AreaOfHarm): boolean =>
  !sparesFriends || areEnemies(state, user, at)

/** A friend caught in it costs more than an enemy gives. */
const FRIEND = -1.5

function worthOf(state: State, user: Figure, id: LimitedId, power: AreaOfHarm): number {
  let worth = 0
  for (const caught of victimsAt(state, user, power.area, bestPlace(state, user, power.area)).victims) {
    if (!isReached(state, user, caught, power)) continue
    worth += strikeWorth(state, user, caught, id, power) * (areEnemies(state, user, caught) ? 1 : FRIEND)
  }
  return worth
}
