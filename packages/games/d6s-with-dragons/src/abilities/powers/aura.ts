/** Auras: harm to whoever stands near when a round ends, conditions for whoever stands near when one starts. */
import { forTheBattle, memoryOf, recall, type FigureId, type Play, type Step } from '@muster/engine'
import { inches } from '@muster/table'
import type { DragonAbility } from '../../state/ability.ts'
import { areEnemies, bearerOf, figureOf, isInPlay, isWithin } from '../../state/figures.ts'
import type { AuraPower } from '../../state/power.ts'
import type { State } from '../../state/state.ts'
import { strikeOne, type AbilityWords, type Effects } from './strike.ts'

const NOBODY: readonly string[] = []

export function auraAbility(words: AbilityWords, aura: Omit<AuraPower, 'id' | 'name' | 'kind'>): DragonAbility {
  const { harm, inflicts = NOBODY, against } = aura
  const safe = { id: words.id, memory: forTheBattle({ safe: NOBODY }) } as const

  function* reachAll(play: Play<State>, bearer: FigureId, effects: Effects): Step {
    const { state } = play
    for (const { id } of state.figures) {
      if (state.decided || !isNear(state, bearer, id, aura)) continue
      if (recall(figureOf(state, bearer).memory, safe).safe.includes(id)) continue
      const saved = yield* strikeOne(play, { by: bearer, at: id }, words, effects)
      if (!saved || inflicts.length === 0) continue
      const memory = memoryOf(figureOf(state, bearer).memory, safe)
      memory.safe = [...memory.safe, id]
    }
  }

  return {
    ...words,
    memory: safe.memory,
    on: {
      ...(aura.inflicts && {
        'round-starts': { anybody: (play, bearer) => reachAll(play, bearer, { inflicts: aura.inflicts, against }) },
      }),
      ...(harm && { 'round-ends': { anybody: (play, bearer) => reachAll(play, bearer, { harm, against }) } }),
    },
  }
}

type Reach = Pick<AuraPower, 'inches' | 'sparesFriends'>

function isNear(state: State, bearer: FigureId, id: FigureId, { inches: far, sparesFriends }: Reach): boolean {
  const own = figureOf(state, bearer)
  const other = figureOf(state, id)
  if (!isInPlay(own)) return false
  if (bearerOf(state, other).id === bearerOf(state, own).id) return false
  return (!sparesFriends || areEnemies(state, own, other)) && isWithin(state, own, other, inches(far))
}
