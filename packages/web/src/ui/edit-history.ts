/** Edits that can be undone and redone; typing into one field is one edit. */
export interface EditHistory<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  readonly lastEdit: string
}

const MOST_EDITS = 100

export const newHistory = <T>(now: T): EditHistory<T> => ({ past: [], now, future: [], lastEdit: '' })

/** Edits of the same name in a row are undone together; one without a name is undone alone. */
export function recordEdit<T>({ past, now, lastEdit }: EditHistory<T>, edit: string, next: T): EditHistory<T> {
  const isSame = edit !== '' && edit === lastEdit
  return { past: isSame ? past : [...past, now].slice(-MOST_EDITS), now: next, future: [], lastEdit: edit }
}

export function undoEdit<T>({ past, now, future }: EditHistory<T>): EditHistory<T> {
  const before = past.at(-1)
  return before === undefined
    ? { past, now, future, lastEdit: '' }
    : { past: past.slice(0, -1), now: before, future: [now, ...future], lastEdit: '' }
}

export function redoEdit<T>({ past, now, future: [next, ...rest] }: EditHistory<T>): EditHistory<T> {
  return next === undefined
    ? { past, now, future: [], lastEdit: '' }
    : { past: [...past, now], now: next, future: rest, lastEdit: '' }
}
