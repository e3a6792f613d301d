/** The saved battles of this browser. An error says in plain words why one cannot be read. */
import type { BattleSave } from '@muster/session'
import type { BattlePicture } from './battle-picture.ts'
import { words } from '../words/words.ts'

export interface SavedBattle {
  readonly id: string
  /** When it was last touched, in milliseconds. */
  readonly touched: number
  readonly title: string
  /** Which game, and what is fought for. */
  readonly line: string
  /** The round and whose turn it is, or how it ended. Battles kept by older pages have it in their line. */
  readonly progress?: string
  readonly game?: string
  readonly picture?: BattlePicture
  readonly over: boolean
  readonly save: BattleSave
}

/** The small part that a list of battles needs. */
export type BattleSummary = Omit<SavedBattle, 'save'>

export interface BattleStore {
  list(): Promise<readonly BattleSummary[]>
  load(id: string): Promise<SavedBattle | undefined>
  save(battle: SavedBattle): Promise<void>
  remove(id: string): Promise<void>
}

/** The browser would not keep it: full, blocked, or in private mode. */
export class StoreError extends Error {
  override name = 'ShelfTrouble'
  constructor(readonly why: 'full' | 'blocked') {
    super(why)
  }
}

/** What the browser's database may hold under the name of a summary. */
type StoredSummary = Partial<Record<keyof BattleSummary | 'standing', unknown>>

/** The last moment that can be told as a date. */
const LATEST = 8.64e15

/** A summary from the browser's database, where an older page, or anybody, may have left something else. */
export function readSummary(id: string, found: unknown): BattleSummary {
  const { touched, title, line, game, picture, over, ...rest } = (found ?? {}) as StoredSummary
  // Older pages called it `standing`.
  const progress = rest.progress ?? rest.standing
  return {
    id,
    touched: typeof touched === 'number' && touched >= 0 && touched <= LATEST ? touched : 0,
    title: typeof title === 'string' ? title : words.home.unreadable,
    line: typeof line === 'string' ? line : '',
    over: over === true,
    ...(typeof progress === 'string' && { progress }),
    ...(typeof game === 'string' && { game }),
    ...(typeof picture === 'object' && picture !== null && { picture: picture as BattlePicture }),
  }
}

export function summaryOf(battle: SavedBattle): BattleSummary {
  const { save: _, ...summary } = battle
  return summary
}

/** For a browser that keeps nothing: lasts until the page is left. */
export class MemoryBattleStore implements BattleStore {
  private readonly battles = new Map<string, SavedBattle>()

  list(): Promise<readonly BattleSummary[]> {
    return Promise.resolve([...this.battles.values()].map(summaryOf).sort(latestFirst))
  }

  load(id: string): Promise<SavedBattle | undefined> {
    return Promise.resolve(this.battles.get(id))
  }

  save(battle: SavedBattle): Promise<void> {
    this.battles.set(battle.id, battle)
    return Promise.resolve()
  }

  remove(id: string): Promise<void> {
    this.battles.delete(id)
    return Promise.resolve()
  }
}

export const latestFirst = (a: BattleSummary, b: BattleSummary): number => b.touched - a.touched
