/** Activations and moves, in words. */
import { fineInches, listedNames, logEntry, named, shownRoll, text, type FigureId, type Text } from '@muster/engine'
import type { Moved, MoveReason, MovingEvent } from '../events/index.ts'
import type { Action } from '../state/vocabulary.ts'
import { rolls } from './rolls.ts'
import { sideOfFigure, type EntryWriters } from './words.ts'

/** What any other action comes to is told by the moves and attacks that follow. */
const ACTED: { readonly [action in Action]?: (id: FigureId) => Text } = {
  disengage: (id) => text`${named(id)} disengages.`,
  haul: (id) => text`The crew moves ${named(id)}.`,
  fire: (id) => text`The crew aims ${named(id)}.`,
}

export const MOVING: EntryWriters<MovingEvent> = {
  activated: (state, event) => {
    const told = ACTED[event.action]?.(event.figure)
    if (told === undefined) return undefined
    const side = sideOfFigure(state, event.figure)
    return logEntry(event, { text: told, side, figures: [event.figure], weight: 'minor' })
  },
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

const MOVES: { readonly [reason in MoveReason]: string } = {
  run: 'runs',
  charge: 'charges',
  shoot: 'goes',
  disengage: 'gets away',
  haul: 'is moved',
  fire: 'goes',
  follow: 'follows',
  aside: 'moves aside',
}

function movedText({ figure, reason, length, contacts }: Moved): Text {
  const far = length > 0 ? text`${named(figure)} ${MOVES[reason]} ${fineInches(length)}"` : text`${named(figure)} stays`
  return contacts.length === 0 ? text`${far}.` : text`${far} into contact with ${listedNames(contacts)}.`
}
