/**
 * A battle that is being opened, as its file or its rows say that it stood: to be looked at until it is checked and
 * played again.
 */
import { Names } from './history/names.ts'
import { fileOptions, lastTableIn } from './keeping/battle-file.ts'
import type { BattleSave } from './messages/options.ts'
import type { News, SnapshotState } from './messages/snapshot.ts'
import type { ParsedSource } from './open-session.ts'
import { texts } from './texts.ts'
import { seenOptions } from './view-for.ts'

export interface Preview {
  readonly state: SnapshotState
  readonly news: News
}

/** Undefined where nothing tells how the table stood. What is shown may still be refused when all of it is checked. */
export function previewOf(source: ParsedSource): Preview | undefined {
  if ('plan' in source || source.game === undefined) return undefined
  const { start, table, events, options } = 'save' in source ? savedParts(source.save) : fileParts(source)
  const lastTable = lastTableIn(table, start)
  if (!lastTable) return undefined
  const names = new Names()
  names.learn([...lastTable.figures, ...(lastTable.units ?? [])], lastTable.sides)
  return {
    state: {
      game: source.game,
      view: names.word(lastTable),
      pieces: [],
      canRedo: false,
      noUndo: texts.beingChecked,
      options: seenOptions(options),
    },
    news: { log: { from: Array.isArray(events) ? events.length : 0, lines: [] }, thrown: [] },
  }
}

const savedParts = ({ record: { start, events }, view, options }: BattleSave) => ({
  start,
  events,
  table: view,
  options,
})

const fileParts = ({ file, seed }: Extract<ParsedSource, { readonly file: unknown }>) => ({
  start: file.start,
  events: file.events,
  table: file.table,
  options: fileOptions(file, seed),
})
