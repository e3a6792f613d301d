/** Gem, gold, prisoner, and how the battle ends, in words. */
import { counted, logEntry, named, shownRoll, text } from '@muster/engine'
import type { ScenarioEvent } from '../events/events.ts'
import { sideName, sideOfFigure, type EntryWriters } from './words.ts'

export const SCENARIO: EntryWriters<ScenarioEvent> = {
  'gem-picked-up': (_state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} picks up the gem.`,
      side: event.side,
      figures: [event.figure],
      weight: 'major',
    }),
  'gem-taken': (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} takes the gem from ${named(event.from)}.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure, event.from],
      weight: 'major',
    }),
  'gem-fell': (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} drops the gem.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
      weight: 'major',
    }),
  'gem-passed': (state, event) =>
    logEntry(event, {
      text: text`${named(event.from)} passes the gem to ${named(event.figure)}.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.from, event.figure],
      weight: 'major',
    }),
  'gold-taken': (state, event) =>
    logEntry(event, {
      text: text`${named(event.by)} takes ${counted(event.gold, 'gold piece')} from ${named(event.figure)}: ${event.has} now for ${sideName(state, event.side)}.`,
      side: event.side,
      figures: [event.by, event.figure],
      tests: event.faces.map((face) => shownRoll('Gold pieces', face)),
    }),
  'prisoner-released': (state, event) =>
    logEntry(event, {
      text: text`${named(event.by)} opens the prison: ${named(event.figure)} is free.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.by, event.figure],
      weight: 'major',
    }),
  'release-failed': (state, event) =>
    logEntry(event, {
      text: text`${named(event.by)} opens the prison, but ${named(event.figure)} has no room to step out.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.by, event.figure],
    }),
  'prisoner-left': (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} leaves the table, safe.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
      weight: 'major',
    }),
  conceded: (state, event) =>
    logEntry(event, {
      text: `The battle is conceded by ${sideName(state, event.side)}.`,
      side: event.side,
      weight: 'major',
    }),
  'battle-ended': (state, event) =>
    logEntry(event, {
      text: `The battle is over. ${event.winner === undefined ? 'A draw' : `Victory for ${sideName(state, event.winner)}`}. ${event.reason}`,
      side: event.winner,
      weight: 'major',
    }),
}
