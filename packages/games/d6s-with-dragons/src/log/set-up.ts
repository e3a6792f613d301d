/** Setting up, in words. */
import { listed, counted, listedNames, text } from '@muster/engine'
import type { Deployed, SetUpEvent } from '../events/index.ts'
import type { State } from '../state/state.ts'
import { sideName, logEntry, thingName, type Tellers } from './words.ts'

export const SET_UP: Tellers<SetUpEvent> = {
  'lead-decided': (state, event) =>
    logEntry(event, {
      text: `The coin gives the lead in the first round to ${sideName(state, event.side)}.`,
      side: event.side,
      tests: [
        {
          what: `1 to 3 is for ${state.sides[0]?.name ?? 'the first side'}`,
          face: event.face,
          succeeds: [],
          success: true,
          sums: [],
        },
      ],
    }),
  'table-laid': (state, event) =>
    logEntry(event, {
      text: `The table is laid out by ${sideName(state, event.side)}${event.name === undefined ? '' : `: ${event.name}`}.`,
      side: event.side,
      weight: 'minor',
    }),
  'edges-named': (state, event) =>
    logEntry(event, {
      text: `It is fought between the edges ${listed(event.edges)}: the choice of ${sideName(state, event.side)}.`,
      side: event.side,
      weight: 'minor',
    }),
  'edge-chosen': (state, event) =>
    logEntry(event, {
      text: `The ${event.edge} edge goes to ${sideName(state, event.side)}.`,
      side: event.side,
    }),
  'things-laid': (state, event) =>
    logEntry(event, {
      text: `On the table lie ${listed(event.things.map((id) => thingName(state, id)))}.`,
      side: event.side,
      weight: 'minor',
    }),
  deployed: (state, event) =>
    logEntry(event, { text: deployedText(state, event), side: event.side, figures: event.figures }),
  'left-out': (_state, event) =>
    logEntry(event, {
      text: text`There is no room for ${listedNames(event.figures)}: left out of the battle.`,
      side: event.side,
      figures: event.figures,
    }),
}

function deployedText(state: State, { side, sector, figures }: Deployed): string {
  const where = sector === 'centre' ? 'in the centre' : `on the ${sector}`
  if (figures.length === 0) return `Deployed ${where} for ${sideName(state, side)}: nobody.`
  return `Deployed ${where} for ${sideName(state, side)}: ${counted(figures.length, 'character')}.`
}
