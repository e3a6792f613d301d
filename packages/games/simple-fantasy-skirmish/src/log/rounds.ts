/** Rounds and turns, in words. */
import type { RoundEvent } from '../events/events.ts'
import { shownRoll, sideName, telling, type LogLines } from './words.ts'

export const ROUNDS: LogLines<RoundEvent> = {
  'round-began': (_, event) => telling(event, { text: `Round ${event.round} begins.`, weight: 'major' }),
  'initiative-rolled': (state, event) =>
    telling(event, {
      text: `Initiative: ${event.rolls.map(({ side, face }) => `${sideName(state, side)} ${face}`).join(', ')}.${event.tied ? ' A tie: they roll again.' : ''}`,
      weight: 'minor',
      tests: event.rolls.map((roll) => shownRoll(state, roll)),
    }),
  'first-side-chosen': (state, event) =>
    telling(event, {
      text:
        event.winner === event.first
          ? `The first turn goes to ${sideName(state, event.first)}.`
          : `${sideName(state, event.winner)} won the roll, and gave the first turn to ${sideName(state, event.first)}.`,
      side: event.winner,
    }),
  'leeway-given': (state, event) =>
    telling(event, {
      text: `The Leeway Marker goes to ${sideName(state, event.side)}.`,
      side: event.side,
      weight: 'minor',
    }),
  passed: (state, event) =>
    telling(event, { text: `No more turns this round for ${sideName(state, event.side)}.`, side: event.side }),
  // The next line tells it: somebody else has the turn.
  activated: () => undefined,
  'battle-ended': (state, event) =>
    telling(event, {
      text: `${event.winner === undefined ? 'A draw' : `Victory for ${sideName(state, event.winner)}`}. ${event.reason}`,
      side: event.winner,
      weight: 'major',
    }),
}
