/** War Cry: one friend takes heart, and fights better in the Combat Phase to come. */
import { chooseQuestion, named, picked, text, type FigureId, type Play, type Step } from '@muster/engine'
import { inches } from '@muster/table'
import { tell } from '../../../events/index.ts'
import { canAct } from '../../../rules/conditions/conditions.ts'
import { gainTemporary } from '../../../rules/damage/damage.ts'
import { canSee } from '../../../rules/sight/sight.ts'
import { featureUsesLeft, markFeatureUse } from '../../../rules/stats/feature-uses.ts'
import { areEnemies, controllerOf, figureOf, isInPlay, isWithin } from '../../../state/figures.ts'
import type { Figure, State } from '../../../state/state.ts'
import { feature } from '../../feature.ts'
import { rouse } from '../../roused.ts'

const ID = 'war-cry'
const RULES = ['DD-SGF-07', 'DD-SGF-08']

/** An enemy so near will soon be fought. */
const NEAR = inches(10)

const isNearFoe = (state: State, figure: Figure): boolean =>
  state.figures.some((foe) => isInPlay(foe) && areEnemies(state, figure, foe) && isWithin(state, figure, foe, NEAR))

/** The user itself, and the friends it sees. */
const hearersOf = (state: State, user: Figure): Figure[] => [
  user,
  ...state.figures.filter(
    (one) => one !== user && isInPlay(one) && !areEnemies(state, user, one) && canSee(state, user, one),
  ),
]

/** Who gains most by it: the dearest that will soon fight and has no Temporary Health yet. */
const neediest = (state: State, hearers: readonly Figure[]): Figure | undefined =>
  hearers
    .filter((one) => one.temporary === 0 && isNearFoe(state, one))
    .reduce<Figure | undefined>((best, one) => (best && best.points >= one.points ? best : one), undefined)

function* cry(play: Play<State>, bearer: FigureId): Step {
  const { state } = play
  const user = figureOf(state, bearer)
  const hearers = hearersOf(state, user)
  const options = hearers.map(({ id }) => ({ id, label: named(id), figure: id }))
  const ask = {
    by: controllerOf(state, user),
    what: ID,
    rule: 'DD-SGF-07',
    about: bearer,
    prompt: text`${named(bearer)} gives its War Cry. Who takes heart?`,
  }
  const usual = [neediest(state, hearers)?.id ?? bearer]
  const at = picked(yield* play.ask(chooseQuestion(ask, { options, usual }))) ?? bearer
  markFeatureUse(figureOf(state, bearer), ID)
  tell(play, { is: 'feature-used', figure: bearer, feature: ID, at, rules: RULES })
  gainTemporary(play, at, 1)
  rouse(state, at)
}

/** Without an action: during its own move, or when it would take its combat action. */
export const warCry = feature(ID, {
  actions: [
    {
      id: ID,
      label: 'War Cry: 1 Temporary Health and advantage in the next Combat Phase',
      phase: 'either',
      isExtra: true,
      isPossible(state, bearer) {
        const figure = figureOf(state, bearer)
        const isTime = state.stage === 'act' || figure.now.action
        return isTime && featureUsesLeft(figure, ID) > 0 && canAct(state, figure)
      },
      /** Before a fight, for the Combat Phase that is coming. */
      worth: (state, bearer) =>
        state.stage === 'act' && neediest(state, hearersOf(state, figureOf(state, bearer))) ? 2 : -1,
      use: cry,
    },
  ],
})
