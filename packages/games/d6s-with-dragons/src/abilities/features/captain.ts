/** What the Captain template gives: a second wind, and one surge of action. */
import { chooseQuestion, named, picked, text } from '@muster/engine'
import { canAct } from '../../rules/conditions/conditions.ts'
import { rollAgain } from '../../rules/damage/damage.ts'
import { attackWorth } from '../../rules/melee/attack-worth.ts'
import { attackOf, attackOptionsOf } from '../../rules/melee/melee-attacks.ts'
import { featureUsesLeft, markFeatureUse } from '../../rules/stats/feature-uses.ts'
import { figureOf, controllerOf } from '../../state/figures.ts'
import { feature } from '../feature.ts'

const YES_OR_NO = [
  { id: 'yes', label: 'Roll it again' },
  { id: 'no', label: 'Take the wound' },
]

export const secondWind = feature('second-wind', {
  on: {
    'would-wound': {
      *target(play, bearer, coming) {
        const { state } = play
        const figure = figureOf(state, bearer)
        if (!coming.wounds || featureUsesLeft(figure, 'second-wind') <= 0) return
        const ask = {
          by: controllerOf(state, figure),
          what: 'second-wind',
          rule: 'DD-CAPT-06',
          about: bearer,
          reaction: 'Second Wind',
          prompt: text`${named(bearer)} is about to be wounded. Use its Second Wind?`,
        }
        if (picked(yield* play.ask(chooseQuestion(ask, { options: YES_OR_NO }))) !== 'yes') return
        markFeatureUse(figureOf(state, bearer), 'second-wind')
        yield* rollAgain(play, coming, 'Second Wind', 0)
      },
    },
  },
})

/** Offered when the action of the round is spent: it may take another one. */
export const actionSurge = feature('action-surge', {
  actions: [
    {
      id: 'action-surge',
      label: 'Action Surge: one more action',
      phase: 'either',
      isExtra: true,
      isPossible(state, bearer) {
        const figure = figureOf(state, bearer)
        const isSpent = !figure.now.action && (figure.now.attacksLeft ?? 0) === 0
        return isSpent && featureUsesLeft(figure, 'action-surge') > 0 && canAct(state, figure)
      },
      /** As much as the best attack it could make with it. */
      worth(state, bearer) {
        const blows = attackOptionsOf(state, figureOf(state, bearer))
        return Math.max(-1, ...blows.map((blow) => attackWorth(state, attackOf(state, bearer, blow))))
      },
      // oxlint-disable-next-line require-yield -- other actions ask and roll here
      *use(play, bearer) {
        const figure = figureOf(play.state, bearer)
        markFeatureUse(figure, 'action-surge')
        figure.now.action = true
        figure.now.attacksLeft = undefined
      },
    },
  ],
})
