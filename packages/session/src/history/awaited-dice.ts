/** The dice that somebody has to roll, with all that is good to know before they are rolled. */
import { figuresNamedIn, type Entry, type GameKit, type Roll } from '@muster/engine'
import type { AwaitedDice } from '../messages/snapshot.ts'
import type { Names } from './names.ts'

type RollTexts = Pick<GameKit<unknown>, 'rolls' | 'rollResults' | 'rollGuides'>

/** Whether the same dice have fallen since the last answer. What was taken back is not on the tape. */
const hasFallen = ({ purpose }: Roll, tape: readonly Entry[]): boolean =>
  tape
    .slice(tape.findLastIndex((entry) => 'answer' in entry) + 1)
    .some((entry) => 'roll' in entry && entry.roll === purpose)

export function awaitedDice(roll: Roll, kit: RollTexts, names: Names, tape: readonly Entry[]): AwaitedDice {
  const { kind, about, by, count, sides, succeeds, reread } = roll
  const { note, faces, isContest } = kit.rollGuides?.[kind] ?? {}
  const results = kit.rollResults?.[kind]
  const figures = figuresNamedIn(about)
  const isAfterTie = isContest && hasFallen(roll, tape)
  return {
    purpose: names.purpose({ kind, about }, kit),
    by,
    count,
    sides,
    ...(succeeds && { succeeds }),
    ...(succeeds && !reread && count > 1 && { isCounted: true }),
    ...(results && { results }),
    ...(figures.length > 0 && { figures }),
    ...(note !== undefined && { note }),
    ...(faces && { faces }),
    ...(isAfterTie && { isAfterTie }),
  }
}
