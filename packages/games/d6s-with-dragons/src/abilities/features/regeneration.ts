/** Creatures that heal by themselves. A troll does not where it was burnt. */
import { named, rollFor, type FigureId, type Play, type Step } from '@muster/engine'
import { heal, isHurt } from '../../rules/damage/healing.ts'
import { figureOf, controllerOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { feature, featureWords } from '../feature.ts'
import { healsUnlessHarmedBy } from '../powers/regeneration.ts'

const HEALS_ON = [4, 5, 6]

function* rollToHeal(play: Play<State>, id: FigureId): Step {
  const figure = figureOf(play.state, id)
  if (!isHurt(figure)) return
  const by = controllerOf(play.state, figure)
  const { success } = yield* play.test(rollFor('regenerate', named(id)), { by, succeeds: HEALS_ON })
  if (success) heal(play, id, id, 'DD-MDF-20')
}

export const regeneration = feature('regeneration', { on: { 'round-starts': { anybody: rollToHeal } } })

export const trollRegeneration = healsUnlessHarmedBy(featureWords('troll-regeneration'), ['fire', 'acid'])
