/** A throw as the tray lays it out: dice that succeed above those that fail, the highest first. */
import type { DiceThrow } from '@muster/session'
import type { ShownBlow } from '../animation/blows.ts'
import { words } from '../words/words.ts'

export interface DiceRow {
  readonly id: 'passes' | 'fails' | 'all'
  readonly faces: readonly number[]
  /** What they do; absent where dice are only read. */
  readonly word?: string
}

const highestFirst = (faces: readonly number[]): readonly number[] => [...faces].sort((a, b) => b - a)

export function diceRows({ faces, succeeds, results }: DiceThrow): readonly DiceRow[] {
  if (succeeds === undefined) return [{ id: 'all', faces }]
  const rows: readonly DiceRow[] = [
    {
      id: 'passes',
      faces: highestFirst(faces.filter((face) => succeeds.includes(face))),
      word: results?.passes ?? words.fight.passes,
    },
    {
      id: 'fails',
      faces: highestFirst(faces.filter((face) => !succeeds.includes(face))),
      word: results?.fails ?? words.fight.fails,
    },
  ]
  return rows.filter((row) => row.faces.length > 0)
}

/** Throws for the same purpose, one after another, lie together: "To wound, Giant at Knight 2" is one throw of three dice. */
export function joinedThrows(throws: readonly DiceThrow[]): readonly DiceThrow[] {
  const joined: DiceThrow[] = []
  for (const thrown of throws) {
    const last = joined.at(-1)
    if (last && thrown.succeeds !== undefined && isLike(last, thrown))
      joined[joined.length - 1] = { ...last, faces: [...last.faces, ...thrown.faces] }
    else joined.push(thrown)
  }
  return joined
}

const isLike = (a: DiceThrow, b: DiceThrow): boolean =>
  a.purpose === b.purpose && a.by === b.by && a.sides === b.sides && a.succeeds?.join() === b.succeeds?.join()

/** The row of the last throw that decides who falls: an enemy's dice that succeed, or one's own that fail. */
export function decidingRow({ throws, falls }: ShownBlow): DiceRow['id'] | undefined {
  const [fallen] = falls
  const last = throws.at(-1)
  if (!fallen || last?.succeeds === undefined) return undefined
  return last.by === fallen.side ? 'fails' : 'passes'
}

/** How large a die is drawn, so that all of them fit: one or two are shown large, more than thirty small. */
export const dieSize = (dice: number): 'large' | 'usual' | 'small' =>
  dice <= 3 ? 'large' : dice <= 30 ? 'usual' : 'small'
