/** Setting up, in words. */
import { logEntry, named, shownRoll, text } from '@muster/engine'
import type { SetUpEvent } from '../events/index.ts'
import { kinds, sideName, sideOfFigure, type EntryWriters } from './words.ts'

export const SET_UP: EntryWriters<SetUpEvent> = {
  'deployment-rolled': (state, event) =>
    logEntry(event, {
      text: `Roll-off: ${event.rolls.map(({ side, face }) => `${sideName(state, side)} ${face}`).join(', ')}.${event.tied ? ' Equal dice are rolled again.' : ''}`,
      weight: 'minor',
      tests: event.rolls.map(({ side, face }) => shownRoll(sideName(state, side), face)),
    }),
  'edge-taken': (state, event) =>
    logEntry(event, { text: `The ${event.edge} edge goes to ${sideName(state, event.side)}.`, side: event.side }),
  deployed: (state, event) =>
    logEntry(event, {
      text: `${kinds(state, event.figures)} deployed for ${sideName(state, event.side)}.`,
      side: event.side,
      figures: event.figures,
      weight: 'minor',
    }),
  'left-out': (state, event) =>
    logEntry(event, {
      text: `There is no room for ${kinds(state, event.figures)} of ${sideName(state, event.side)}.`,
      side: event.side,
      figures: event.figures,
    }),
  'joined-crew': (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} joins the crew of ${named(event.chassis)}.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure, event.chassis],
      weight: 'minor',
    }),
}
