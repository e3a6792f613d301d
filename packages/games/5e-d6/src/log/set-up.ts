/** Setting up, in words. */
import { logEntry, shownRoll } from '@muster/engine'
import type { SetUpEvent } from '../events/index.ts'
import { kinds, sideName, type EntryWriters } from './words.ts'

export const SET_UP: EntryWriters<SetUpEvent> = {
  'lead-rolled': (state, event) => {
    const dice = event.rolls.map(({ side, face }) => `${sideName(state, side)} ${face}`).join(', ')
    const then = event.lead === undefined ? 'Equal dice are rolled again.' : `${sideName(state, event.lead)} leads.`
    return logEntry(event, {
      text: `Roll for the Lead Player: ${dice}. ${then}`,
      tests: event.rolls.map(({ side, face }) => shownRoll(sideName(state, side), face)),
    })
  },
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
}
