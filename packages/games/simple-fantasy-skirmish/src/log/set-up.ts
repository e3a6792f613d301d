/** Setting up, in words. */
import { named, text } from '@muster/engine'
import type { SetUpEvent } from '../events/events.ts'
import { does, shownRoll, sideName, sideOfUnit, the, The, telling, thingName, type LogLines } from './words.ts'

export const SET_UP: LogLines<SetUpEvent> = {
  'edge-rolled': (state, event) =>
    telling(event, {
      text: `For the table edge: ${event.rolls.map(({ side, face }) => `${sideName(state, side)} ${face}`).join(', ')}.${event.tied ? ' A tie: they roll again.' : ''}`,
      weight: 'minor',
      tests: event.rolls.map((roll) => shownRoll(state, roll)),
    }),
  'edge-taken': (state, event) =>
    telling(event, {
      text: `The ${event.edge} edge of the table goes to ${sideName(state, event.side)}.`,
      side: event.side,
      weight: 'minor',
    }),
  'began-attached': (state, event) =>
    telling(event, {
      text: text`${named(event.champion)} ${does(state, event.champion, 'lead')} ${the(state, event.host)}.`,
      side: sideOfUnit(state, event.champion),
      figures: [event.champion, event.host],
    }),
  'things-laid': (state, event) =>
    telling(event, { text: `On the table: ${event.things.map((id) => thingName(state, id)).join(', ')}.` }),
  deployed: (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} ${does(state, event.unit, 'take')} the field.`,
      side: event.side,
      figures: [event.unit],
      weight: 'minor',
    }),
  'left-out': (state, event) =>
    telling(event, {
      text: text`There is no room for ${the(state, event.unit)}: left out of this battle.`,
      side: event.side,
    }),
}
