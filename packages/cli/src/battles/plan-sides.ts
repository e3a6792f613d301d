/** The sides of a battle plan: their armies and names, from the command line or from the game's ready plan. */
import { existsSync } from 'node:fs'
import { counted, unknownWordText, type BattlePlan, type Json, type ReadyArmy, type SidePlan } from '@muster/engine'
import { openArmy } from '../files/army-file.ts'
import type { AnyKit } from '../games/games.ts'
import { UserError } from '../shell/user-error.ts'

export interface SideOptions {
  readonly armies?: readonly string[]
  readonly names?: readonly string[]
  readonly sides?: number
}

const LETTERS = 'abcdefgh'

export function sidesOf(
  kit: AnyKit,
  ready: BattlePlan,
  { names = [], sides }: SideOptions,
  armies: readonly Json[],
): SidePlan[] {
  const count = sides ?? Math.max(armies.length, ready.sides.length)
  if (armies.length > count)
    throw new UserError(
      `There are ${counted(armies.length, 'army', 'armies')} for ${counted(count, 'side')}.`,
      '',
      '--armies',
    )
  const others = armiesOfThatSize(kit, ready)
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, i) => {
    const army = armies[i] ?? ready.sides[i]?.army ?? others[i % others.length] ?? null
    const known = armies[i] === undefined ? ready.sides[i]?.name : undefined
    const name = names[i] ?? uniqueName(taken, known ?? (armyName(army) || `Side ${i + 1}`))
    taken.add(name)
    return { id: ready.sides[i]?.id ?? LETTERS[i] ?? String(i), name, army }
  })
}

/** Ready armies as large as those of the ready plan, for sides that the ready plan does not have. */
function armiesOfThatSize({ armies }: AnyKit, ready: BattlePlan): Json[] {
  const size = armies.find(({ army }) => army === ready.sides[0]?.army)?.points
  return armies.filter(({ points }) => size === undefined || points === size).map(({ army }) => army)
}

/** Two sides may field the same army: the second gets a number. */
function uniqueName(taken: ReadonlySet<string>, name: string): string {
  for (let number = 2; ; number++) {
    const numbered = number === 2 && !taken.has(name) ? name : `${name} ${number}`
    if (!taken.has(numbered)) return numbered
  }
}

/** The army's name, if it has one. */
export function armyName(army: Json): string {
  const name = typeof army === 'object' && army !== null && 'name' in army ? army.name : ''
  return typeof name === 'string' ? name : ''
}

/** A ready army by its id, or an army file that is legal: within the limit that was agreed, else within its own. */
export function armyOf(
  kit: AnyKit,
  word: string,
  limit?: Json,
  option = '--armies',
): Pick<ReadyArmy, 'army' | 'needs'> {
  const ready = kit.armies.find(({ id }) => id === word)
  if (ready) return ready
  if (!existsSync(word)) {
    throw new UserError(
      unknownWordText(
        'file or ready army',
        word,
        kit.armies.map(({ id }) => id),
      ),
      '',
      option,
    )
  }
  const {
    army,
    report: { complaints, needs },
  } = openArmy(word, { game: kit.game.id, limit: typeof limit === 'number' ? limit : undefined })
  const [first] = complaints
  if (first === undefined) return { army, ...(needs && { needs }) }
  throw new UserError('This army is not legal.', word, first.where, complaints)
}
