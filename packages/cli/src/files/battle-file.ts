/** Battles in files: records and situations, fully checked before any rule is run. */
import { basename } from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import {
  inPart,
  raise,
  readRecord,
  readSituation,
  recordText,
  tableToSave,
  verifyAndOpen,
  type BattleRecord,
  type Json,
  type Situation,
  type BattleStart,
  type VerifyResult,
} from '@muster/engine'
import type { BattleSave } from '@muster/session'
import { readKind, writeAtomically, type ReadFile, type WriteOptions } from './files.ts'
import { kitOf, type AnyKit } from '../games/games.ts'
import { isGzip, gzipped } from './gzip.ts'
import { refusePlan } from './plan-file.ts'
import { beginSession, resumeSession, type CommandSession } from '../session/command-session.ts'
import { blameFile, inFile, UserError } from '../shell/user-error.ts'

export interface OpenBattle {
  readonly file: string
  /** The text of the file when it was read; it must not have changed when the file is replaced. */
  readonly text: string
  readonly kit: AnyKit
  readonly start: BattleStart
  /** The scripted answers of a situation, as they are written. */
  readonly answers: readonly unknown[]
  readonly session: CommandSession
}

export function openBattle(file: string): OpenBattle {
  const read = readKind(file, ['record', 'situation'])
  return read.data['muster'] === 'record' ? openRecord(read) : openSituation(read)
}

/** `seed`: for dice that the session rolls itself, given the place on the tape. */
export function openRecordFile(file: string, seed?: (at: number) => number): OpenBattle {
  return openRecord(readKind(file, ['record']), seed)
}

function openRecord(read: ReadFile, seed?: (at: number) => number): OpenBattle {
  const { file, text } = read
  const { kit, record } = checkedRecord(read)
  const { verdict, battle } = blameFile(file, 'tape', () => verifyAndOpen(kit.game, record))
  if (!verdict.holds) throw new UserError(verdictText(kit, record, verdict), file, `tape.${verdict.at}`)
  const played = battle ?? raise('the battle could not be begun')
  const session = resumeSession(kit, record, { battle: played, tray: [] }, seed?.(record.tape.length))
  return { file, text, kit, start: record.start, answers: [], session }
}

/** A record, and the table as it stands, which the page shows while it checks the record. */
export type SavedRecord = Pick<BattleSave, 'record' | 'view'>

/** A new file is compressed if its name ends in `.gz`; an existing record stays compressed or plain. */
export function writeRecord(file: string, { record, view }: SavedRecord, writing: WriteOptions): void {
  const isPacked = file.endsWith('.gz') || (writing.was !== undefined && existsSync(file) && isGzip(readFileSync(file)))
  const table = view && tableToSave(view)
  const text = `${recordText(record, { ...(table && { table }) })}\n`
  writeAtomically(file, isPacked ? gzipped(text) : text, writing)
}

export interface CheckedRecord {
  readonly kit: AnyKit
  readonly record: BattleRecord
}

/** Checks a record's form and plan; its tape is not replayed yet. */
export function checkedRecord({ file, data }: ReadFile): CheckedRecord {
  const record = inFile(file, () => readRecord(data))
  const kit = kitOf(record.game, file, 'game')
  const { start } = record
  if ('plan' in start) {
    const { plan } = start
    if (plan.game !== record.game) {
      throw new UserError(
        `The plan is for "${plan.game}", but the record is for "${record.game}".`,
        file,
        'start.plan.game',
      )
    }
    blameFile(file, 'start.plan', () => refusePlan(kit, plan, file, (where) => `start.plan.${where}`))
  } else {
    blameFile(file, 'start.situation', () => inPart('start.situation', () => kit.game.situate(start.situation)))
  }
  return { kit, record }
}

function verdictText(kit: AnyKit, record: BattleRecord, verdict: Exclude<VerifyResult, { holds: true }>): string {
  const same = record.version === kit.game.version
  const other = same ? '' : ` (it was written under rules version ${record.version}, these are ${kit.game.version})`
  return `This record does not hold under the rules${other}: at entry ${verdict.at + 1}, ${verdict.message}.`
}

export interface SituationFile {
  readonly kit: AnyKit
  readonly situation: Situation
  readonly text: string
}

export function readSituationFile(file: string): SituationFile {
  return readSituationOf(readKind(file, ['situation']))
}

function readSituationOf({ file, text, data }: ReadFile): SituationFile {
  return inFile(file, () => {
    const situation = readSituation(data)
    return { kit: kitOf(situation.game, file, 'game'), situation, text }
  })
}

/** The situation at its start, before its answers. */
function openSituation(read: ReadFile): OpenBattle {
  const { kit, situation, text } = readSituationOf(read)
  const start = { situation: situation as unknown as Json }
  const session = blameFile(read.file, '', () => beginSession(kit, start))
  return { file: read.file, text, kit, start, answers: situation.answers, session }
}

/** `record.json` for one battle; `record-001.json` and on for several. */
export function numberedFile(file: string, index: number, battles: number): string {
  if (battles === 1) return file
  const number = String(index + 1).padStart(String(battles).length, '0')
  const [ending = ''] = /(\.\w+)?\.gz$|\.\w+$/.exec(basename(file)) ?? []
  return `${file.slice(0, file.length - ending.length)}-${number}${ending}`
}
