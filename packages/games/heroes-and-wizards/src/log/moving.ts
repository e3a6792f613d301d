/** Initiative, movement and withdrawal, in words. */
import {
  listed,
  listedNames,
  logEntry,
  named,
  part,
  readsAsZero,
  sumOf,
  text,
  type FigureId,
  type Text,
  type WhyTest,
} from '@muster/engine'
import { inchesText } from '@muster/table'
import type { InitiativeRolled, Moved, MovingEvent } from '../events/events.ts'
import type { State } from '../state/state.ts'
import { pieceName, sideName, sideOfFigure, type EntryWriters } from './words.ts'

export const MOVING: EntryWriters<MovingEvent> = {
  'initiative-rolled': (state, event) =>
    logEntry(event, {
      text: initiativeText(state, event),
      weight: 'minor',
      tests: event.totals.map((total) => initiativeTest(state, event, total)),
    }),
  'order-settled': (state, event) =>
    logEntry(event, {
      text: `The initiative goes to ${sideName(state, event.winner)}. Order of play: ${event.order.map((id) => sideName(state, id)).join(', then ')}.`,
      side: event.winner,
    }),
  moved: (state, event) => {
    const enemies = event.contacts.filter((id) => sideOfFigure(state, id) !== sideOfFigure(state, event.figure))
    if (readsAsZero(event.length) && enemies.length === 0) return undefined
    return logEntry(event, {
      text: movedText(state, event, enemies),
      side: sideOfFigure(state, event.figure),
      figures: [event.figure, ...enemies],
      weight: enemies.length > 0 ? 'plain' : 'minor',
      alike: enemies.length > 0 ? undefined : { who: named(event.figure), does: 'move' },
      lines: event.path.map((to, index) => ({ from: event.path[index - 1] ?? event.from, to })),
    })
  },
  withdrew: (state, event) =>
    logEntry(event, {
      text:
        event.strikers.length === 0
          ? text`${named(event.figure)} withdraws from combat.`
          : text`${named(event.figure)} withdraws from combat, and ${listedNames(event.strikers)} may strike at it.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure, ...event.strikers],
    }),
}

function initiativeText(state: State, { totals, tied }: InitiativeRolled): string {
  const rolls = totals.map(
    ({ side, face, leaders, total }) =>
      `${sideName(state, side)} ${leaders > 0 ? `${face} + ${leaders} = ${total}` : face}`,
  )
  return `Initiative: ${rolls.join(', ')}${tied ? '. A tie: they roll again' : ''}.`
}

function initiativeTest(
  state: State,
  { totals }: InitiativeRolled,
  { side, face, leaders, total }: InitiativeRolled['totals'][number],
): WhyTest {
  const sum = sumOf(part(face, 'Die', 'HW-INIT-01'), part(leaders, 'Heroes and Wizards', 'HW-INIT-02'))
  const isBest = totals.every((other) => other.side === side || other.total < total)
  return { what: `Initiative of ${sideName(state, side)}`, face, succeeds: [], success: isBest, sums: [sum] }
}

const GOES = { move: 'moves', withdraw: 'falls back', 'blood-lust': 'rushes', paranoia: 'staggers' } as const

function movedText(state: State, { figure, length, spent, costs, manner }: Moved, enemies: readonly FigureId[]): Text {
  const extra = inchesText(spent) !== inchesText(length) ? ` (${inchesText(spent)}" of its movement)` : ''
  const pieces = [...new Set(costs.map(({ piece }) => pieceName(state, piece)))]
  const over = pieces.length > 0 ? ` by way of ${listed(pieces)}` : ''
  const contact = enemies.length > 0 ? text`, into contact with ${listedNames(enemies)}` : ''
  if (readsAsZero(length)) return text`${named(figure)} is in contact with ${listedNames(enemies)}.`
  return text`${named(figure)} ${GOES[manner]} ${inchesText(length)}"${over}${extra}${contact}.`
}
