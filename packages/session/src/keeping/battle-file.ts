/** A battle from a file: anybody may have written it, so nothing in it is believed before it is checked. */
import {
  InputError,
  parseRecord,
  readField,
  readRecord,
  readSavedTable,
  recordText,
  tableToSave,
  tamperingFault,
  verifyAndOpen,
  type BattleRecord,
  type RecordFault,
  type GameKit,
  type TableView,
} from '@muster/engine'
import { texts } from '../texts.ts'
import { LastThrow, type VerifiedBattle } from '../history/last-throw.ts'
import type { BattleSave, Seats, SessionOptions } from '../messages/options.ts'

/** A file holds a record, and beside it who sat where and how the table looked at its end. */
export function battleFileText({ record, options: { seats }, view }: BattleSave): string {
  const table = view && tableToSave(view)
  return recordText(record, { seats, ...(table && { table }) })
}

/** What a file's text says, of which nothing is checked yet. */
export interface BattleFileData {
  readonly game?: unknown
  readonly start?: unknown
  readonly events?: unknown
  readonly seats?: unknown
  readonly table?: unknown
}

export const parseBattleFile = (text: string): BattleFileData => (parseRecord(text) ?? {}) as BattleFileData

export const readBattleFile = (file: BattleFileData, seed: number): BattleSave => ({
  record: readRecord(file),
  options: fileOptions(file, seed),
})

/** Who sat where when the file was written; anybody else may go on with it. */
export const fileOptions = ({ seats, start }: BattleFileData, seed: number): SessionOptions => ({
  seats: seatsIn(seats, planIn(start)),
  skill: 'good',
  dice: { seed },
})

/** How a file or a kept battle says that the table looked, if that can be shown. */
export function lastTableIn(table: unknown, start: unknown): TableView | undefined {
  try {
    return readSavedTable(table, readField(planIn(start)?.field))
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}

/** What lies inside of a plan is not known. */
interface UncheckedPlan {
  readonly sides?: unknown
  readonly field?: unknown
}

const planIn = (start: unknown): UncheckedPlan | undefined =>
  (start as { readonly plan?: UncheckedPlan | null } | null | undefined)?.plan ?? undefined

function seatsIn(seats: unknown, plan: UncheckedPlan | undefined): Seats {
  const given = typeof seats === 'object' && seats !== null ? (seats as Record<string, unknown>) : {}
  return Object.fromEntries(
    sidesOf(plan).map((side, seat): [string, SessionOptions['seats'][string]] => {
      const usual = seat === 0 ? 'person' : 'computer'
      return [side, given[side] === 'person' || given[side] === 'computer' ? given[side] : usual]
    }),
  )
}

function sidesOf(plan: UncheckedPlan | undefined): string[] {
  const sides = Array.isArray(plan?.sides) ? (plan.sides as readonly ({ readonly id?: unknown } | null)[]) : []
  return sides.flatMap((side) => (typeof side?.id === 'string' ? [side.id] : []))
}

/**
 * Dice or answers that do not fit are a forgery, unless the rules have changed since. Hands over the battle that was
 * played to find out; undefined where it was played under other rules.
 */
export function verifyBattleFile(kit: GameKit<unknown>, record: BattleRecord): VerifiedBattle<unknown> | undefined {
  if ('plan' in record.start) {
    const [fault] = kit.checkPlan(record.start.plan)
    if (fault) throw new InputError(texts.badPlan(fault.message), fault.where)
  }
  if (record.version !== kit.game.version) {
    refuse(tamperingFault(record))
    return undefined
  }
  const last = new LastThrow()
  const { verdict, battle } = verifyAndOpen(kit.game, record, undefined, last.watch)
  if (!verdict.holds) refuse(verdict)
  return battle && { battle, tray: last.tray }
}

function refuse(fault: RecordFault | undefined): void {
  if (fault) throw new InputError(texts.recordRefused(fault.at, fault.message), `tape.${fault.at}`)
}
