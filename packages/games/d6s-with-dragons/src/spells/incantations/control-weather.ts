/** Control Weather: fog, gale or snow over the whole battlefield. */
import { chooseQuestion, named, part, picked, raise, text } from '@muster/engine'
import { isWithin, ONE_INCH } from '../../state/figures.ts'
import { playerOf } from '../../rules/casting/casting.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { WEATHERS, type Incantation, type Weather } from '../../state/spell.ts'
import { conceals } from '../../rules/sight/cover.ts'

const LABELS: { readonly [weather in Weather]: string } = {
  fog: 'Fog: every shot at more than 1" may be lost in it',
  gale: 'Gale: ranged weapons shoot with disadvantage, mist and smoke are blown away',
  snow: 'Snow: open ground is difficult',
}

export const controlWeather: Incantation = {
  id: 'control-weather',
  name: 'Control Weather',
  icon: 'lightning-arc',
  rule: 'DD-RUL-82',
  kind: 'incantation',
  text: 'Over the whole battlefield: fog that conceals everybody from afar, a gale that spoils shooting and clears all mist, or snow that makes open ground difficult.',
  canBeCast: () => true,
  *choose(play, caster) {
    const ask = {
      by: playerOf(play.state, caster),
      what: 'weather',
      rule: 'DD-RUL-82',
      about: caster,
      prompt: text`Which weather does ${named(caster)} call up?`,
    }
    const options = WEATHERS.map((id) => ({ id, label: LABELS[id] }))
    const choice = picked(yield* play.ask(chooseQuestion(ask, { options }))) ?? raise('no weather chosen')
    return { targets: [], choice }
  },
  weather: ({ choice }) => WEATHERS.find((one) => one === choice) ?? raise(`no such weather: ${choice}`),
  gives: (_state, { choice }) => (choice === 'fog' ? IN_FOG : choice === 'gale' ? IN_GALE : undefined),
}

const IN_FOG: DragonAbility = {
  id: 'fog',
  name: 'Fog',
  rule: 'DD-RUL-82',
  text: 'Concealed from everybody more than 1" away.',
  answers: [conceals.answer((state, bearer, by) => (isWithin(state, bearer, by, ONE_INCH) ? undefined : 'fog'))],
}

const IN_GALE: DragonAbility = {
  id: 'gale',
  name: 'Gale',
  rule: 'DD-RUL-82',
  text: 'Ranged weapons have disadvantage.',
  advantage: {
    'to-hit': (_state, _bearer, { kind, spell }) =>
      kind === 'ranged' && spell === undefined ? part(-1, 'Gale', 'DD-RUL-82') : undefined,
  },
}
