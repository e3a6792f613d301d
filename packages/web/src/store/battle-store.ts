/** The saved battles of this browser. */
import type { CampaignOutcome } from '@muster/engine'
import type { KeptBattle, KeptRow, KeptStart } from '@muster/session'
import type { BattlePicture } from './battle-picture.ts'
import type { StoreName } from './database.ts'
import { words } from '../words/words.ts'

/** The small part of a battle that a list of battles shows. */
export interface BattleSummary {
  readonly id: string
  /** When it was last played, in milliseconds. */
  readonly touched: number
  readonly title: string
  /** Which game, and what is fought for. */
  readonly line: string
  /** The round and whose turn it is, or how it ended. */
  readonly progress?: string
  readonly game?: string
  readonly picture?: BattlePicture
  readonly over: boolean
  /** How it ended, for a campaign. */
  readonly outcome?: CampaignOutcome
  /** Stored by an older page: it cannot be opened, only saved as a file and deleted. */
  readonly isOldForm?: boolean
}

/** What is appended to a battle: its rows from `first` on. */
export interface Addition {
  readonly start: KeptStart
  readonly first: number
  readonly rows: readonly KeptRow[]
  /** Left out where it has not changed. */
  readonly summary?: BattleSummary
}

/** All that the store had of a deleted battle, whatever its form. */
export interface RemovedBattle {
  readonly title: string
  readonly entries: readonly { readonly store: StoreName; readonly key: IDBValidKey; readonly value: unknown }[]
}

export interface BattleStore {
  list(): Promise<readonly BattleSummary[]>
  load(id: string): Promise<KeptBattle | undefined>
  /** Appends all of it or nothing. */
  append(id: string, addition: Addition): Promise<void>
  remove(id: string): Promise<RemovedBattle>
  restore(removed: RemovedBattle): Promise<void>
  /** A battle in the older form, as the text of a file. */
  exportOldForm(id: string): Promise<string | undefined>
}

/** The last moment that can be told as a date. */
const LATEST = 8.64e15

/** A summary from the browser's database, where anybody may have left something else. */
export function readSummary(id: string, found: unknown): BattleSummary {
  const { touched, title, line, progress, game, picture, over, outcome } = (found ?? {}) as Partial<
    Record<string, unknown>
  >
  return {
    id,
    touched: typeof touched === 'number' && touched >= 0 && touched <= LATEST ? touched : 0,
    title: typeof title === 'string' ? title : words.home.unreadable,
    line: typeof line === 'string' ? line : '',
    over: over === true,
    ...(typeof progress === 'string' && { progress }),
    ...(typeof game === 'string' && { game }),
    ...(typeof picture === 'object' && picture !== null && { picture: picture as BattlePicture }),
    ...(isOutcome(outcome) && { outcome }),
  }
}

function isOutcome(found: unknown): found is CampaignOutcome {
  const { winner, lost } = (found ?? {}) as Partial<Record<string, unknown>>
  const isSide = winner === undefined || typeof winner === 'string'
  return isSide && Array.isArray(lost) && lost.every((one) => typeof one === 'string')
}

export const latestFirst = (a: BattleSummary, b: BattleSummary): number => b.touched - a.touched
