/** Rounds, Break tests and the end, in words. */
import { listed, listedNames, logEntry, named, shownRoll, text } from '@muster/engine'
import type { RoundEvent } from '../events/index.ts'
import { rolls } from './rolls.ts'
import { sideName, sideOfFigure, type EntryWriters } from './words.ts'

export const ROUNDS: EntryWriters<RoundEvent> = {
  'round-began': (_state, event) => logEntry(event, { text: `Round ${event.round} begins.`, weight: 'major' }),
  'priority-rolled': (state, event) =>
    logEntry(event, {
      text: `Priority: ${event.rolls.map(({ side, face, music }) => `${sideName(state, side)} ${face}${music > 0 ? ` +${music}` : ''}`).join(', ')}.${event.tied ? ' Equal results are rolled again.' : ''}`,
      weight: 'minor',
      tests: event.rolls.map(({ side, face }) => shownRoll(sideName(state, side), face)),
    }),
  'order-settled': (state, event) =>
    logEntry(event, {
      text: `Turns are taken by ${listed(
        event.order.map((id) => sideName(state, id)),
        'then',
      )}.`,
    }),
  'turn-ended': (state, event) =>
    logEntry(event, { text: `The turn of ${sideName(state, event.side)} ends.`, side: event.side, weight: 'minor' }),
  'break-tested': (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} ${event.test.success ? 'holds' : 'fails its Break test'}.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
      weight: 'minor',
      tests: [
        {
          what: rolls.break,
          succeeds: event.test.succeeds,
          success: event.test.success,
          sums: event.test.sums,
          ...(event.test.face !== undefined && { face: event.test.face }),
        },
      ],
    }),
  fled: (state, event) =>
    logEntry(event, {
      text:
        event.with.length === 0
          ? text`${named(event.figure)} flees the battlefield.`
          : text`${named(event.figure)} flees, and with it ${listedNames(event.with)}.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure, ...event.with],
    }),
  regenerated: (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} heals one Wound.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
    }),
  'battle-ended': (state, event) =>
    logEntry(event, {
      text: `The battle is over. ${event.winner === undefined ? 'A draw' : `${sideName(state, event.winner)} wins`}. ${event.reason}`,
      ...(event.winner !== undefined && { side: event.winner }),
      weight: 'major',
    }),
}
