import { tell } from '../events/events.ts'
import { groupOf, unitOf } from '../state/figures.ts'
import type { SkirmishTrait } from './moments.ts'

/** Hits count, whether they are saved or not: whoever was still to act has lost its turn. */
export const paralyzing: SkirmishTrait = {
  id: 'paralyzing',
  name: 'Paralyzing',
  rule: 'SF-ATR-10',
  text: 'A unit it hits that has not acted yet loses its turn. No Save against magic or Enchanted weapons.',
  failsAgainstEnchanted: true,
  on: {
    // oxlint-disable-next-line require-yield -- handlers are steps; this one asks nothing
    *'hits-scored'(play, bearer, { at }) {
      const target = unitOf(play.state, at)
      if (target.marker) return
      for (const member of groupOf(play.state, target)) member.marker = true
      tell(play, { is: 'paralyzed', unit: at, by: bearer, rules: ['SF-ATR-10', 'SF-RUL-87'] })
    },
  },
}
