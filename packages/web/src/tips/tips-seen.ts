/** Which kinds of question a player of this browser has met, so that each explains itself once. */

const KEY = 'muster-tips'

export interface TipsSeen {
  /** Nobody wants to be told any more. */
  readonly isOff: boolean
  /** Kinds of question, each with its game. */
  readonly kinds: readonly string[]
}

const NONE: TipsSeen = { isOff: false, kinds: [] }

/** Gives something usable whatever the text holds. */
export function readTipsSeen(text: string | null): TipsSeen {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Record<keyof TipsSeen, unknown>> | null
    const kinds = Array.isArray(found?.kinds) ? found.kinds.filter((kind) => typeof kind === 'string') : []
    return { isOff: found?.isOff === true, kinds }
  } catch {
    return NONE
  }
}

export function loadTipsSeen(): TipsSeen {
  try {
    return readTipsSeen(localStorage.getItem(KEY))
  } catch {
    return NONE
  }
}

export function saveTipsSeen(seen: TipsSeen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen))
  } catch {
    // If the browser stores nothing, tips are shown again another time.
  }
}

export const tipKind = (game: string, what: string): string => `${game} ${what}`

export const withKind = (seen: TipsSeen, kind: string): TipsSeen =>
  seen.kinds.includes(kind) ? seen : { ...seen, kinds: [...seen.kinds, kind] }
