/** Enmity: one enemy is named, and to-hit rolls against it have advantage to the end of the encounter. */
import {
  chooseQuestion,
  forTheBattle,
  memoryOf,
  named,
  part,
  picked,
  recall,
  text,
  type FigureId,
} from '@muster/engine'
import { inches } from '@muster/table'
import { tell } from '../../events/index.ts'
import { canAct } from '../../rules/conditions/conditions.ts'
import { featureUsesLeft, markFeatureUse } from '../../rules/stats/feature-uses.ts'
import { areEnemies, controllerOf, figureOf, isInPlay, isWithin } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { feature } from '../feature.ts'

const ID = 'enmity'
const SWORN = { id: ID, memory: forTheBattle({ enemy: '' }) } as const
const TWO_INCHES = inches(2)
const ADVANTAGE = part(1, 'Enmity', 'DD-GKF-11')

const enemiesNear = (state: State, bearer: FigureId) => {
  const figure = figureOf(state, bearer)
  return state.figures.filter(
    (other) => isInPlay(other) && areEnemies(state, figure, other) && isWithin(state, figure, other, TWO_INCHES),
  )
}

const dearest = (enemies: readonly Figure[]): Figure | undefined =>
  enemies.reduce<Figure | undefined>((best, one) => (best && best.points >= one.points ? best : one), undefined)

/** It takes no action: in its own move, or when its combat action has come. */
export const enmity = feature(ID, {
  memory: SWORN.memory,
  advantage: {
    'to-hit': (_state, { memory }, { at }) => (recall(memory, SWORN).enemy === at ? ADVANTAGE : undefined),
  },
  actions: [
    {
      id: ID,
      label: 'Enmity: name an enemy within 2"',
      phase: 'either',
      isExtra: true,
      isPossible(state, bearer) {
        const figure = figureOf(state, bearer)
        return featureUsesLeft(figure, ID) > 0 && canAct(state, figure) && enemiesNear(state, bearer).length > 0
      },
      /** Of use against the dear alone: they outlast the first blows. */
      worth: (state, bearer) => (dearest(enemiesNear(state, bearer))?.points ?? 0) / 5 - 1,
      *use(play, bearer) {
        const { state } = play
        const enemies = enemiesNear(state, bearer)
        const options = enemies.map(({ id }) => ({ id, label: named(id), figure: id }))
        const by = controllerOf(state, figureOf(state, bearer))
        const ask = {
          by,
          what: ID,
          rule: 'DD-GKF-11',
          about: bearer,
          prompt: text`Whom does ${named(bearer)} swear enmity?`,
        }
        const usual = dearest(enemies)?.id ?? ''
        const enemy = picked(yield* play.ask(chooseQuestion(ask, { options, usual: [usual] }))) ?? usual
        const figure = figureOf(state, bearer)
        markFeatureUse(figure, ID)
        memoryOf(figure.memory, SWORN).enemy = enemy
        tell(play, { is: 'feature-used', figure: bearer, feature: ID, at: enemy, rules: ['DD-GKF-11', 'DD-RUL-160'] })
      },
    },
  ],
})
