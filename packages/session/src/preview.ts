/** A battle that is being opened, as its file or its rows say that it stood: to be looked at until it is played again. */
import { Names } from './history/names.ts'
import type { News, SnapshotState } from './messages/snapshot.ts'
import type { ReadSource } from './open-session.ts'
import { texts } from './texts.ts'
import { seenOptions } from './view-for.ts'

export interface Preview {
  readonly state: SnapshotState
  readonly news: News
}

/** Undefined where nothing tells how the table stood, or where the file will be refused. */
export function previewOf(source: ReadSource): Preview | undefined {
  if ('plan' in source || !source.lastTable || source.save.record.tampered) return undefined
  const { game, save, lastTable } = source
  const { options, record } = save
  const names = new Names()
  names.learn([...lastTable.figures, ...(lastTable.units ?? [])], lastTable.sides)
  return {
    state: {
      game,
      view: names.word(lastTable),
      pieces: [],
      canRedo: false,
      noUndo: texts.beingChecked,
      options: seenOptions(options),
    },
    news: { log: { from: record.events?.length ?? 0, lines: [] }, thrown: [] },
  }
}
