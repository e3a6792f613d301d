/** The dice that somebody has to roll, with all that is good to know before they are rolled. */
import { figuresNamedIn, type Entry, type GameKit, type Roll } from '@muster/engine'
import type { AwaitedDice } from '../messages/snapshot.ts'
import type { Names } from './names.ts'

type RollTexts = Pick<GameKit<unknown>, 'rolls' | 'rollResults' | 'rollGuides'>

/** `before`: what has been answered and rolled in this step of the battle. */
export function awaitedDice(roll: Roll, kit: RollTexts, names: Names, before: readonly Entry[]): AwaitedDice {
  const { kind, about, by, count, sides, succeeds, reread } = roll
  const { note, faces, isContest } = kit.rollGuides?.[kind] ?? {}
  const results = kit.rollResults?.[kind]
  const figures = figuresNamedIn(about)
  const isAfterTie = isContest && before.some((entry) => 'roll' in entry && entry.roll === roll.purpose)
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
