/** Setting up, in words. */
import { deployedEntry, edgeTakenEntry, leftOutEntry, logEntry, named, shownRoll, text } from '@muster/engine'
import type { SetUpEvent } from '../events/index.ts'
import { sideName, sideOfFigure, type EntryWriters } from './words.ts'

export const SET_UP: EntryWriters<SetUpEvent> = {
  'deployment-rolled': (state, event) =>
    logEntry(event, {
      text: `Roll-off: ${event.rolls.map(({ side, face }) => `${sideName(state, side)} ${face}`).join(', ')}.${event.tied ? ' Equal dice are rolled again.' : ''}`,
      weight: 'minor',
      tests: event.rolls.map(({ side, face }) => shownRoll(sideName(state, side), face)),
    }),
  'edge-taken': edgeTakenEntry,
  deployed: deployedEntry,
  'left-out': leftOutEntry,
  'joined-crew': (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} joins the crew of ${named(event.chassis)}.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure, event.chassis],
      weight: 'minor',
    }),
}
