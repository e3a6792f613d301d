/** Choosing one of up to six at random with a die. */
import type { SideId } from '../common/ids.ts'
import type { RollPurpose } from '../decisions/roll.ts'
import type { Step } from '../decisions/step.ts'
import type { Play } from './play.ts'

/** A die chooses among the first six. */
const MOST = 6

/**
 * Of two or three each has equally many faces; of four or five each has one, and a die that is too high is rolled
 * again. One alone needs no die.
 */
export function* chooseByDie<S, T>(
  play: Play<S>,
  purpose: RollPurpose,
  by: SideId,
  among: readonly T[],
): Step<T | undefined> {
  const count = Math.min(among.length, MOST)
  if (count <= 1) return among[0]
  const share = count <= 3 ? MOST / count : 1
  const since = play.milestones?.since()
  for (;;) {
    play.milestones?.reach(since, 'which')
    const [face] = (yield* play.roll(purpose, by)) as readonly [number]
    const place = Math.ceil(face / share)
    if (place <= count) return among[place - 1]
  }
}
