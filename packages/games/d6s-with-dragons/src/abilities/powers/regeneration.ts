/** Creatures that heal when a round starts, unless they were harmed by what stops that. */
import { forTheBattle, memoryOf } from '@muster/engine'
import { heal } from '../../rules/damage/healing.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { figureOf } from '../../state/figures.ts'
import type { DamageType } from '../../state/vocabulary.ts'
import type { AbilityWords } from './strike.ts'

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
