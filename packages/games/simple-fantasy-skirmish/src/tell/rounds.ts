/** Rounds and turns, in words. */
import type { RoundEvent } from '../events.ts'
import { does, sideName, sideOfUnit, The, telling, type Tellers } from './words.ts'

export const ROUNDS: Tellers<RoundEvent> = {
  'round-began': (_, event) => telling(event, { text: `Round ${event.round} begins.`, weight: 'major' }),
  'initiative-rolled': (state, event) => telling(event, {
    text: `Initiative: ${event.rolls.map(({ side, face }) => `${sideName(state, side)} ${face}`).join(', ')}.${event.tied ? ' Again!' : ''}`, weight: 'minor',
  }),
  'first-named': (state, event) => telling(event, {
    text: event.winner === event.first ? `${sideName(state, event.winner)} goes first.` : `${sideName(state, event.winner)} lets ${sideName(state, event.first)} go first.`, side: event.winner,
  }),
  'leeway-given': (state, event) => telling(event, { text: `${sideName(state, event.side)} takes the Leeway Marker.`, side: event.side, weight: 'minor' }),
  passed: (state, event) => telling(event, { text: `${sideName(state, event.side)} is done for this round.`, side: event.side }),
  activated: (state, event) => telling(event, {
    text: `${The(state, event.unit)} ${does(state, event.unit, 'have had their', 'has had its')} turn.`, side: sideOfUnit(state, event.unit), figures: [event.unit], weight: 'minor',
  }),
  'battle-over': (_, event) => telling(event, { text: event.reason, side: event.winner, weight: 'major' }),
}
