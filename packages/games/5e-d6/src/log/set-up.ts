/** Setting up, in words. */
import { deployedEntry, edgeTakenEntry, leftOutEntry, logEntry, shownRoll } from '@muster/engine'
import type { SetUpEvent } from '../events/index.ts'
import { sideName, type EntryWriters } from './words.ts'

export const SET_UP: EntryWriters<SetUpEvent> = {
  'lead-rolled': (state, event) => {
    const dice = event.rolls.map(({ side, face }) => `${sideName(state, side)} ${face}`).join(', ')
    const then = event.lead === undefined ? 'Equal dice are rolled again.' : `${sideName(state, event.lead)} leads.`
    return logEntry(event, {
      text: `Roll for the Lead Player: ${dice}. ${then}`,
      tests: event.rolls.map(({ side, face }) => shownRoll(sideName(state, side), face)),
    })
  },
  'edge-taken': edgeTakenEntry,
  deployed: deployedEntry,
  'left-out': leftOutEntry,
}
