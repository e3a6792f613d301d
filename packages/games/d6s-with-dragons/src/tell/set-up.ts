/** Setting up, in words. */
import type { Deployed, SetUpEvent } from '../events.ts'
import type { State } from '../state.ts'
import { counted, listed, sideName, telling, type Tellers } from './words.ts'

export const SET_UP: Tellers<SetUpEvent> = {
  'lead-decided': (state, event) => telling(event, {
    text: `The coin decides: ${sideName(state, event.side)} leads the first round.`, side: event.side,
    tests: [{ what: 'The coin', face: event.face, succeeds: [1, 2, 3], success: event.face <= 3, sums: [] }],
  }),
  'table-laid': (state, event) => telling(event, {
    text: `${sideName(state, event.side)} lays out the table${event.name === undefined ? '' : `: ${event.name}`}.`,
    side: event.side, weight: 'minor',
  }),
  'edges-named': (state, event) => telling(event, {
    text: `${sideName(state, event.side)} wants to fight between ${listed(event.edges)}.`, side: event.side, weight: 'minor',
  }),
  'edge-chosen': (state, event) => telling(event, {
    text: `${sideName(state, event.side)} takes the ${event.edge} edge.`, side: event.side,
  }),
  'things-laid': (_state, event) => telling(event, {
    text: `On the table lie ${listed(event.things)}.`, side: event.side, weight: 'minor',
  }),
  deployed: (state, event) => telling(event, { text: deployedText(state, event), side: event.side, figures: event.figures }),
  'left-out': (state, event) => telling(event, {
    text: `There is no room for ${listed(event.figures)}: ${sideName(state, event.side)} fights without.`,
    side: event.side, figures: event.figures,
  }),
}

function deployedText(state: State, { side, sector, figures }: Deployed): string {
  if (figures.length === 0) return `${sideName(state, side)} leaves its ${sector} empty.`
  const where = sector === 'centre' ? 'in the centre' : `on the ${sector}`
  return `${sideName(state, side)} deploys ${counted(figures.length, 'character')} ${where}.`
}
