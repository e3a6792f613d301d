/** A battle from a file: anybody may have written it, so nothing in it is believed before it is checked. */
import {
  InputError,
  parseRecord,
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

/** The data of a file's text, not checked yet. */
export interface BattleFileData {
  readonly data: unknown
  readonly game: string | undefined
  readonly table: unknown
}

export function parseBattleFile(text: string): BattleFileData {
  const data = parseRecord(text)
  const { game, table } = (data ?? {}) as { readonly game?: unknown; readonly table?: unknown }
  return { data, table, game: typeof game === 'string' ? game : undefined }
}

export function readBattleFile({ data }: BattleFileData, seed: number): BattleSave {
  const record = readRecord(data)
  return { record, options: { seats: seatsIn(data, record), skill: 'good', dice: { seed } } }
}

/** How a file or the rows of a battle say that the table looked: only to be shown until it has been played again. */
export function lastTableIn(data: unknown, { start }: BattleRecord): TableView | undefined {
  return 'plan' in start ? readSavedTable(data, start.plan.field) : undefined
}

function seatsIn(data: unknown, record: BattleRecord): Seats {
  const { seats } = data as { readonly seats?: unknown }
  const given = typeof seats === 'object' && seats !== null ? (seats as Record<string, unknown>) : {}
  const sides = 'plan' in record.start ? sidesOf(record.start.plan) : []
  return Object.fromEntries(
    sides.map((side, seat): [string, SessionOptions['seats'][string]] => {
      const usual = seat === 0 ? 'person' : 'computer'
      return [side, given[side] === 'person' || given[side] === 'computer' ? given[side] : usual]
    }),
  )
}

/** The record's reader looks only at its own fields: what lies inside the plan is the game's to judge. */
function sidesOf(plan: { readonly sides?: unknown }): string[] {
  const sides = Array.isArray(plan.sides) ? (plan.sides as readonly { readonly id?: unknown }[]) : []
  return sides.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
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
