/** One die for each side, in the order of their seats; equal dice are rolled again. */
import { rollFor, type Play, type SideId, type Step } from '@muster/engine'
import type { SideRoll } from '../../events/events.ts'
import type { State } from '../../state/state.ts'

export function* rollOff(
  play: Play<State>,
  what: 'edge' | 'initiative',
  tellRolls: (rolls: readonly SideRoll[], tied: boolean) => void,
): Step<SideId> {
  const [a, b] = play.state.sides
  const since = play.milestones?.since()
  for (;;) {
    play.milestones?.reach(since, 'tie')
    const [first] = (yield* play.roll(rollFor(what, a.name), a.id)) as readonly [number]
    const [second] = (yield* play.roll(rollFor(what, b.name), b.id)) as readonly [number]
    tellRolls(
      [
        { side: a.id, face: first },
        { side: b.id, face: second },
      ],
      first === second,
    )
    if (first !== second) return first > second ? a.id : b.id
  }
}
