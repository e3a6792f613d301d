/** Setting up, in words. */
import {
  counted,
  deployedEntry,
  edgeTakenEntry,
  leftOutEntry,
  listed,
  logEntry,
  named,
  shownRoll,
  text,
} from '@muster/engine'
import type { SetUpEvent } from '../events/events.ts'
import { BY_ID } from '../scenarios/index.ts'
import { ABILITIES } from '../abilities/index.ts'
import { SPELL_BOOK } from '../spells/index.ts'
import { pieceName, sideName, type EntryWriters } from './words.ts'

export const SET_UP: EntryWriters<SetUpEvent> = {
  'scenario-set': (_state, event) => {
    const { name, line } = BY_ID[event.scenario]
    return logEntry(event, {
      text: `${event.rolled ? 'The die says' : 'The scenario is'} ${name}: ${line}`,
      weight: 'major',
    })
  },
  'scenario-rolled-again': (_state, event) =>
    logEntry(event, {
      text: `${BY_ID[event.scenario].name} is for two sides: the die is rolled again.`,
      weight: 'minor',
    }),
  'prisoner-named': (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} lies in the prison, to be freed by ${sideName(state, event.side)}.`,
      side: event.side,
      figures: [event.figure],
    }),
  'item-found': (_state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} carries the ${ABILITIES[event.item].name}.`,
      side: event.side,
      figures: [event.figure],
    }),
  'spell-learned': (_state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} knows ${SPELL_BOOK[event.spell].name}.`,
      side: event.side,
      figures: [event.figure],
    }),
  'terrain-changed': (state, event) =>
    logEntry(event, {
      text: `The ground is made ready${event.added.length > 0 ? `: ${listed(event.added.map((id) => pieceName(state, id)))} is laid out` : ''}${
        event.removed.length > 0 ? `; ${counted(event.removed.length, 'piece makes', 'pieces make')} room` : ''
      }.`,
      weight: 'minor',
    }),
  'edge-taken': edgeTakenEntry,
  'prison-placed': (state, event) =>
    logEntry(event, { text: `The prison is built by ${sideName(state, event.side)}.`, side: event.side }),
  'gem-laid': (_state, event) => logEntry(event, { text: 'The cursed gem lies in the middle of the table.' }),
  'deployment-rolled': (state, event) =>
    logEntry(event, {
      text: `Deployment: ${event.rolls.map(({ side, face }) => `${sideName(state, side)} ${face}`).join(', ')}. ${event.tied ? 'The lowest are tied and roll again.' : 'The lowest places first.'}`,
      weight: 'minor',
      tests: event.rolls.map(({ side, face }) => shownRoll(sideName(state, side), face)),
    }),
  deployed: deployedEntry,
  'left-out': leftOutEntry,
}
