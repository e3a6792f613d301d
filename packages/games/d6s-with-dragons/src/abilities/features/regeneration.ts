/** Creatures that heal by themselves. A troll does not where it was burnt. */
import { forTheBattle, memoryOf, named, rollFor, type FigureId, type Play, type Step } from '@muster/engine'
import { heal, isHurt } from '../../rules/damage/healing.ts'
import { figureOf, controllerOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { feature } from '../feature.ts'

const HEALS_ON = [4, 5, 6]

function* rollToHeal(play: Play<State>, id: FigureId): Step {
  const figure = figureOf(play.state, id)
  if (!isHurt(figure)) return
  const by = controllerOf(play.state, figure)
  const { success } = yield* play.test(rollFor('regenerate', named(id)), { by, succeeds: HEALS_ON })
  if (success) heal(play, id, id, 'DD-MDF-20')
}

export const regeneration = feature('regeneration', { on: { 'round-starts': { anybody: rollToHeal } } })

/** Kept until the next round has started: wounds burnt shut do not close. */
const BURNT = { id: 'troll-regeneration', memory: forTheBattle({ burnt: false }) } as const

export const trollRegeneration = feature('troll-regeneration', {
  memory: BURNT.memory,
  on: {
    harmed: {
      target(play, bearer, { type }) {
        if (type === 'fire' || type === 'acid') memoryOf(figureOf(play.state, bearer).memory, BURNT).burnt = true
      },
    },
    'round-starts': {
      anybody(play, bearer) {
        const memory = memoryOf(figureOf(play.state, bearer).memory, BURNT)
        if (!memory.burnt) heal(play, bearer, bearer, 'DD-MDF-20')
        memory.burnt = false
      },
    },
  },
})
