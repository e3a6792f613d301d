/** Battles kept between visits. What is kept can always be had again, or a plain sentence says why not. */
import type { Kept } from '../session/messages/options.ts'
import type { BattlePicture } from './battle-picture.ts'
import { words } from '../words/words.ts'

export interface KeptBattle {
  readonly id: string
  /** When it was last touched, in milliseconds. */
  readonly touched: number
  readonly title: string
  /** Which game, and what is fought for. */
  readonly line: string
  /** The round and whose turn it is, or how it ended. Battles kept by older pages have it in their line. */
  readonly standing?: string
  readonly game?: string
  readonly picture?: BattlePicture
  readonly over: boolean
  readonly kept: Kept
}

/** The small part that a list of battles needs. */
export type Spine = Omit<KeptBattle, 'kept'>

export interface Shelf {
  list(): Promise<readonly Spine[]>
  load(id: string): Promise<KeptBattle | undefined>
  save(battle: KeptBattle): Promise<void>
  remove(id: string): Promise<void>
}

/** The browser would not keep it: full, blocked, or in private mode. */
export class ShelfTrouble extends Error {
  override name = 'ShelfTrouble'
  constructor(readonly why: 'full' | 'blocked') {
    super(why)
  }
}

/** The last moment that can be told as a date. */
const LATEST = 8.64e15

/** A spine from the browser's database, where an older page, or anybody, may have left something else. */
export function readSpine(id: string, found: unknown): Spine {
  const { touched, title, line, standing, game, picture, over } = (found ?? {}) as Partial<Record<keyof Spine, unknown>>
  return {
    id,
    touched: typeof touched === 'number' && touched >= 0 && touched <= LATEST ? touched : 0,
    title: typeof title === 'string' ? title : words.home.unreadable,
    line: typeof line === 'string' ? line : '',
    over: over === true,
    ...(typeof standing === 'string' && { standing }),
    ...(typeof game === 'string' && { game }),
    ...(typeof picture === 'object' && picture !== null && { picture: picture as BattlePicture }),
  }
}

export function spineOf(battle: KeptBattle): Spine {
  const { kept: _, ...spine } = battle
  return spine
}

/** For a browser that keeps nothing: lasts until the page is left. */
export class MemoryShelf implements Shelf {
  private readonly battles = new Map<string, KeptBattle>()

  list(): Promise<readonly Spine[]> {
    return Promise.resolve([...this.battles.values()].map(spineOf).sort(latestFirst))
  }

  load(id: string): Promise<KeptBattle | undefined> {
    return Promise.resolve(this.battles.get(id))
  }

  save(battle: KeptBattle): Promise<void> {
    this.battles.set(battle.id, battle)
    return Promise.resolve()
  }

  remove(id: string): Promise<void> {
    this.battles.delete(id)
    return Promise.resolve()
  }
}

export const latestFirst = (a: Spine, b: Spine): number => b.touched - a.touched
