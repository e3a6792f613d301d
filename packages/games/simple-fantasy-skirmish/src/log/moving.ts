/** Moves, charges and leeway, in words. */
import { fineInches, readsAsZero, text } from '@muster/engine'
import type { MovingEvent } from '../events/events.ts'
import type { State } from '../state/state.ts'
import { does, inches, pieceName, shownSum, sideName, sideOfUnit, the, The, telling, type LogLines } from './words.ts'

export const MOVING: LogLines<MovingEvent> = {
  'leeway-claimed': (state, event) =>
    telling(event, {
      text: `Leeway claimed by ${sideName(state, event.side)}: ${fineInches(event.by)}" off is near enough. The marker goes to ${sideName(state, event.to)}.`,
      side: event.side,
      figures: [event.unit],
      weight: 'major',
    }),
  moved: (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} ${goes(state, event)}${event.rushed ? '; those behind rush to catch up' : ''}.`,
      side: sideOfUnit(state, event.unit),
      figures: [event.unit],
      tests: shownSum('Could move, in inches', event.limit, true),
      lines: ways(event),
    }),
  stayed: (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} ${does(state, event.unit, 'stay')} put.`,
      side: sideOfUnit(state, event.unit),
      figures: [event.unit],
      weight: 'minor',
    }),
  'changed-level': (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} ${does(state, event.unit, 'go', 'goes')} ${event.to} a floor in ${pieceName(state, event.piece)}.`,
      side: sideOfUnit(state, event.unit),
      figures: [event.unit],
    }),
  charged: (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} ${does(state, event.unit, 'charge')} ${the(state, event.target)}!`,
      side: sideOfUnit(state, event.unit),
      figures: [event.unit, event.target],
      tests: shownSum('Could charge, in inches', event.limit, true),
      lines: ways(event),
    }),
  'scrum-adjusted': (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} ${does(state, event.unit, 'close')} up.`,
      side: sideOfUnit(state, event.unit),
      figures: [event.unit],
      weight: 'minor',
    }),
}

/** A unit that stays where it is has only changed its shape. */
const goes = (state: State, { unit, length }: Extract<MovingEvent, { is: 'moved' }>): string =>
  readsAsZero(length) ? `${does(state, unit, 're-form')} on the spot` : `${does(state, unit, 'move')} ${inches(length)}`

type Way = Extract<MovingEvent, { is: 'moved' | 'charged' }>

/** The path of the centre-point, leg by leg. */
function ways({ from, path }: Way): { readonly from: Way['from']; readonly to: Way['from'] }[] {
  return path.map((to, index) => ({ from: path[index - 1] ?? from, to }))
}
