/** The steed of a Cavalry model: it gallops, charges, and may die in its rider's place. */
import { always, named, part, rollFor } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, kindOf } from '../../state/figures.ts'
import type { KnockdownAbility } from '../../state/ability.ts'

const DIES_ON = [4, 5, 6]
const CHARGE = part(1, 'Cavalry charge', 'KD-CAV-08')

export const steed: KnockdownAbility = {
  id: 'steed',
  name: 'Cavalry',
  rule: 'KD-CAV-06',
  text: 'SP +2; STR +1 in melee after moving, against Infantry and Creatures; on 4+ the steed dies instead of a Wound.',
  adds: {
    speed: always(2, 'Gallop', 'KD-CAV-07'),
    melee: (_state, _bearer, { at, moved }) => {
      const kind = kindOf(at)
      return moved && (kind === 'infantry' || kind === 'creature') ? CHARGE : undefined
    },
  },
  on: {
    wound: {
      *target(play, bearer, wound) {
        const { side } = figureOf(play.state, bearer)
        const [face] = (yield* play.roll(rollFor('steed', named(bearer)), side, 1, 6, DIES_ON)) as readonly [number]
        const killed = DIES_ON.includes(face)
        tell(play, {
          is: 'steed-tested',
          figure: bearer,
          face,
          killed,
          rules: ['KD-CAV-13', killed ? 'KD-CAV-15' : 'KD-CAV-14'],
        })
        if (!killed) return
        wound.averted = true
        figureOf(play.state, bearer).mounted = false
        play.state.abilities.changedOn(play.state, bearer)
      },
    },
  },
}
