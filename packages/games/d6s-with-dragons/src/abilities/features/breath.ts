/** Breath weapons: a cone of harm, as a movement or a combat action, without preparation. */
import { part, sumOf, type FigureId, type Play, type Step } from '@muster/engine'
import { inches } from '@muster/table'
import { askDirection, bestWay, caughtInSpray, coneOf, sprayFrom } from '../../rules/casting/areas.ts'
import { strikeArea } from '../../rules/casting/strike-area.ts'
import { canAct, gain } from '../../rules/conditions/conditions.ts'
import { damage } from '../../rules/damage/damage.ts'
import { chanceToSave, makeSave } from '../../rules/dice/saves.ts'
import { hitWorth } from '../../rules/melee/attack-worth.ts'
import { featureUsesLeft, markFeatureUse } from '../../rules/stats/feature-uses.ts'
import { FEATURES } from '../../content/features.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { areEnemies, figureOf, isInPlay, isWithin } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { DamageType, FeatureId, Save } from '../../state/vocabulary.ts'
import { feature } from '../feature.ts'

export interface Breath {
  readonly inches: number
  readonly type: DamageType
  readonly strength: number
  readonly save: Save
  /** The Strength against those who save. */
  readonly weaker: number
  readonly knocksProne?: true
}

const hasPrey = (state: State, bearer: Figure, far: number): boolean =>
  state.figures.some(
    (other) => isInPlay(other) && areEnemies(state, bearer, other) && isWithin(state, bearer, other, inches(far)),
  )

export const breath = (id: FeatureId, harm: Breath): DragonAbility =>
  feature(id, {
    actions: [
      {
        id,
        label: FEATURES[id].name,
        phase: 'either',
        isPossible(state, bearer) {
          const figure = figureOf(state, bearer)
          return featureUsesLeft(figure, id) > 0 && canAct(state, figure) && hasPrey(state, figure, harm.inches)
        },
        worth: (state, bearer) => breathWorth(state, figureOf(state, bearer), id, harm),
        *use(play, bearer) {
          const { state } = play
          const power = { id, name: FEATURES[id].name, rule: FEATURES[id].rule }
          const at = yield* askDirection(play, bearer, power, coneOf(harm.inches))
          const user = figureOf(state, bearer)
          markFeatureUse(user, id)
          const placed = sprayFrom(state, user, coneOf(harm.inches), at)
          const reached = caughtInSpray(state, user, placed).map((figure) => figure.id)
          const area = { user: bearer, power, placed, reached, rules: ['DD-RUL-192'] }
          yield* strikeArea(play, area, (caught) => breatheOn(play, bearer, id, harm, caught))
        },
      },
    ],
  })

/** In the best direction; a friend caught in it costs more than an enemy gives. */
function breathWorth(
  state: State,
  user: Figure,
  id: FeatureId,
  { inches: long, strength, weaker, save }: Breath,
): number {
  const spray = coneOf(long)
  let worth = 0
  for (const caught of caughtInSpray(state, user, sprayFrom(state, user, spray, bestWay(state, user, spray)))) {
    const saves = chanceToSave(state, { of: caught.id, save, potency: 0, by: user.id, purpose: id })
    const harmed = saves * hitWorth(state, caught, weaker) + (1 - saves) * hitWorth(state, caught, strength)
    worth += areEnemies(state, user, caught) ? harmed : -1.5 * harmed
  }
  return worth
}

function* breatheOn(play: Play<State>, by: FigureId, id: FeatureId, harm: Breath, at: FigureId): Step {
  const { name, rule } = FEATURES[id]
  if (!isInPlay(figureOf(play.state, at))) return
  const saved = yield* makeSave(play, { of: at, save: harm.save, potency: 0, by, purpose: id })
  const strength = sumOf(part(saved ? harm.weaker : harm.strength, saved ? `${name}, saved` : name, rule))
  yield* damage(play, { by, at, dice: 1, strength, type: harm.type })
  if (harm.knocksProne && !saved) yield* gain(play, at, { is: 'prone', from: by })
}
