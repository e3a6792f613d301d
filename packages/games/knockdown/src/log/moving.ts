/** Activations and moves, in words. */
import { fineInches, listedNames, named, text, type Text } from '@muster/engine'
import type { Moved, MovingEvent } from '../events/index.ts'
import type { Action } from '../state/vocabulary.ts'
import { rolls } from './rolls.ts'
import { logEntry, shownRoll, sideOfFigure, type EntryWriters } from './words.ts'

const DOES: { readonly [action in Action]: string } = {
  run: 'runs',
  charge: 'charges',
  shoot: 'moves and shoots',
  disengage: 'disengages',
  haul: 'is moved by its crew',
  fire: 'is shot by its crew',
}

export const MOVING: EntryWriters<MovingEvent> = {
  activated: (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} ${DOES[event.action]}.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
      weight: 'minor',
    }),
  'stood-up': (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} stands up.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
      weight: 'minor',
    }),
  'disengage-rolled': (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} may go ${event.face}".`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
      weight: 'minor',
      tests: [shownRoll(rolls.disengage, event.face)],
    }),
  moved: (state, event) =>
    logEntry(event, {
      text: movedText(event),
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
      weight: event.contacts.length > 0 ? 'plain' : 'minor',
      lines: [event.from, ...event.path].slice(0, -1).map((from, index) => ({ from, to: event.path[index] ?? from })),
    }),
  approached: (state, event) =>
    logEntry(event, {
      text: text`${named(event.by)} rides at ${named(event.figure)}.`,
      side: sideOfFigure(state, event.by),
      figures: [event.by, event.figure],
      weight: 'minor',
    }),
  'chariot-stopped': (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} stops ${named(event.by)}.`,
      side: sideOfFigure(state, event.by),
      figures: [event.by, event.figure],
    }),
}

function movedText({ figure, reason, length, contacts }: Moved): Text {
  const how = reason === 'aside' ? 'moves aside' : reason === 'follow' ? 'follows' : 'goes'
  const far = length > 0 ? text`${named(figure)} ${how} ${fineInches(length)}"` : text`${named(figure)} stays`
  return contacts.length === 0 ? text`${far}.` : text`${far} into contact with ${listedNames(contacts)}.`
}
