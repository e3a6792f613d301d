/** Relentless Endurance: the blow that would end it leaves it prone with 1 Health, if the die is kind. */
import { chooseQuestion, forTheRound, memoryOf, named, picked, recall, rollFor, text } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { gain } from '../../rules/conditions/conditions.ts'
import { featureUsesLeft, markFeatureUse } from '../../rules/stats/feature-uses.ts'
import { controllerOf, figureOf } from '../../state/figures.ts'
import { feature } from '../feature.ts'

const ID = 'relentless-endurance'
const ENDURED = { id: ID, memory: forTheRound({ isSpared: false }) } as const
const ENDURES_ON = [4, 5, 6]

const OPTIONS = [
  { id: 'yes', label: 'Roll for it' },
  { id: 'no', label: 'Fall' },
]

export const relentlessEndurance = feature(ID, {
  memory: ENDURED.memory,
  on: {
    'would-be-eliminated': {
      *target(play, bearer, coming) {
        const { state } = play
        const figure = figureOf(state, bearer)
        const by = controllerOf(state, figure)
        if (coming.prevented || featureUsesLeft(figure, ID) <= 0) return
        const prompt = text`${named(bearer)} would be eliminated. Use its Relentless Endurance?`
        const ask = { by, what: ID, rule: 'DD-GKF-08', about: bearer, reaction: 'Relentless Endurance', prompt }
        if (picked(yield* play.ask(chooseQuestion(ask, { options: OPTIONS }))) !== 'yes') return
        markFeatureUse(figure, ID)
        const test = yield* play.test(rollFor('relentless endurance', named(bearer)), { by, succeeds: ENDURES_ON })
        const rules = ['DD-GKF-08', test.success ? 'DD-GKF-09' : 'DD-GKF-10']
        tell(play, { is: 'feature-used', figure: bearer, feature: ID, tests: [test], rules })
        if (!test.success) return
        coming.prevented = true
        figure.wounds = figure.profile.health - 1
        memoryOf(figure.memory, ENDURED).isSpared = true
        yield* gain(play, bearer, { is: 'prone' })
      },
    },
    'would-wound': {
      target(play, bearer, coming) {
        if (!coming.wounds || !recall(figureOf(play.state, bearer).memory, ENDURED).isSpared) return
        coming.wounds = false
        tell(play, { is: 'wound-spared', figure: bearer, feature: ID, rules: ['DD-GKF-09', 'DD-RUL-159'] })
      },
    },
  },
})
