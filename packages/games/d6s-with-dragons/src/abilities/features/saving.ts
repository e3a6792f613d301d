/** Features that bear on saves and on what befalls the mind. */
import { chooseQuestion, part, picked, text, named } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, controllerOf } from '../../state/figures.ts'
import { immunity } from '../../state/ability.ts'
import { featureUsesLeft, markFeatureUse } from '../../rules/stats/feature-uses.ts'
import { feature } from '../feature.ts'

export const magicResistance = feature('magic-resistance', {
  advantage: { save: (_state, _bearer, { spell }) => (spell ? part(1, 'Magic Resistance', 'DD-CFT-06') : undefined) },
})

const UNTOUCHED = ['psychic', 'charmed', 'dominated']

export const mindBlank = feature('mind-blank', {
  answers: [immunity.answer((_state, _bearer, { to }) => UNTOUCHED.includes(to))],
})

const ID = 'legendary-resistance'

/** After the roll, and after any second one: its player decides whether a use is worth it. It needs no action. */
export const legendaryResistance = feature(ID, {
  on: {
    'save-failed': {
      *saver(play, bearer, failed) {
        const figure = figureOf(play.state, bearer)
        const left = featureUsesLeft(figure, ID)
        if (failed.saved || left <= 0) return
        const prompt = text`${named(bearer)} has failed its save. Use Legendary Resistance (${left} left)?`
        const answer = yield* play.ask(
          chooseQuestion(
            {
              by: controllerOf(play.state, figure),
              what: ID,
              prompt,
              rule: 'DD-CFT-05',
              about: bearer,
              reaction: 'Legendary Resistance',
            },
            {
              options: [
                { id: 'yes', label: 'Succeed after all' },
                { id: 'no', label: 'Take it' },
              ],
            },
          ),
        )
        if (picked(answer) !== 'yes') return
        markFeatureUse(figureOf(play.state, bearer), ID)
        failed.saved = true
        tell(play, { is: 'feature-used', figure: bearer, feature: ID, rules: ['DD-CFT-05'] })
      },
    },
  },
})
