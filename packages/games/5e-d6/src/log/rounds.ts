/** Rounds and the end, in words. */
import { logEntry } from '@muster/engine'
import type { RoundEvent } from '../events/index.ts'
import { sideName, type EntryWriters } from './words.ts'

export const ROUNDS: EntryWriters<RoundEvent> = {
  'round-began': (state, event) =>
    logEntry(event, {
      text: `Round ${event.round} begins. ${sideName(state, event.lead)} leads.`,
      weight: 'major',
    }),
  'combat-began': (_state, event) => logEntry(event, { text: 'The Combat Phase begins.' }),
  'battle-ended': (state, event) =>
    logEntry(event, {
      text: `The battle is over. ${event.winner === undefined ? 'A draw' : `${sideName(state, event.winner)} wins`}. ${event.reason}`,
      ...(event.winner !== undefined && { side: event.winner }),
      weight: 'major',
    }),
}
