/** Creatures that heal by themselves. A troll does not where it was burnt. */
import { forTheBattle, memoryOf, named, rollFor, type FigureId, type Play, type Step } from '@muster/engine'
import type { DragonAbility } from '../../state/ability.ts'
import { heal, isHurt } from '../../rules/damage/healing.ts'
import { figureOf, controllerOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { DamageType } from '../../state/vocabulary.ts'
import { feature, featureWords } from '../feature.ts'
import type { AbilityWords } from '../powers/strike.ts'

const HEALS_ON = [4, 5, 6]

function* rollToHeal(play: Play<State>, id: FigureId): Step {
  const figure = figureOf(play.state, id)
  if (!isHurt(figure)) return
  const by = controllerOf(play.state, figure)
  const { success } = yield* play.test(rollFor('regenerate', named(id)), { by, succeeds: HEALS_ON })
  if (success) heal(play, id, id, 'DD-MDF-20')
}

export const regeneration = feature('regeneration', { on: { 'round-starts': { anybody: rollToHeal } } })

/** What harmed it is kept until the next round has started: wounds burnt shut do not close. */
export function healsUnlessHarmedBy(words: AbilityWords, types: readonly DamageType[]): DragonAbility {
  const stopped = { id: words.id, memory: forTheBattle({ burnt: false }) } as const
  return {
    ...words,
    memory: stopped.memory,
    on: {
      harmed: {
        target(play, bearer, { type }) {
          if (type && types.includes(type)) memoryOf(figureOf(play.state, bearer).memory, stopped).burnt = true
        },
      },
      'round-starts': {
        anybody(play, bearer) {
          const memory = memoryOf(figureOf(play.state, bearer).memory, stopped)
          if (!memory.burnt) heal(play, bearer, bearer, 'DD-MDF-20')
          memory.burnt = false
        },
      },
    },
  }
}

export const trollRegeneration = healsUnlessHarmedBy(featureWords('troll-regeneration'), ['fire', 'acid'])
