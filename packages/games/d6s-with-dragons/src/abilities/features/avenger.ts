/** Avenger: the first hit with an opportunity attack in a round lets its bearer move. */
import { forTheRound, memoryOf, named, text } from '@muster/engine'
import { inches } from '@muster/table'
import { tell } from '../../events/index.ts'
import { isFreeToMove } from '../../rules/conditions/conditions.ts'
import { shortMove } from '../../rules/movement/short-moves.ts'
import { speedOf } from '../../rules/stats/sums.ts'
import { bearerOf, controllerOf, figureOf, isInPlay } from '../../state/figures.ts'
import { feature } from '../feature.ts'

const AVENGED = { id: 'avenger', memory: forTheRound({ hasHit: false }) } as const

/** A rider moves with its mount. */
export const avenger = feature('avenger', {
  memory: AVENGED.memory,
  on: {
    'attack-resolved': {
      *attacker(play, bearer, { attack, hit }) {
        const { state } = play
        const figure = figureOf(state, bearer)
        const memory = memoryOf(figure.memory, AVENGED)
        if (!hit || attack.kind !== 'opportunity' || memory.hasHit) return
        memory.hasHit = true
        const base = bearerOf(state, figure)
        if (!isInPlay(figure) || !isFreeToMove(state, base) || state.decided) return
        const moved = yield* shortMove(play, {
          ask: {
            by: controllerOf(state, figure),
            what: 'avenger',
            rule: 'DD-GKF-07',
            about: bearer,
            prompt: text`${named(bearer)} has hit with an opportunity attack and may move up to half its Speed.`,
            reaction: 'Avenger',
            decline: 'stay',
          },
          movers: [{ figure: base.id, left: inches(speedOf(state, base) / 2) }],
          stay: { id: 'stay', label: 'Stay where it is' },
        })
        if (moved)
          tell(play, { is: 'feature-used', figure: bearer, feature: 'avenger', rules: ['DD-GKF-07', 'DD-RUL-161'] })
      },
    },
  },
})
