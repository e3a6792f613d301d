/** Spells, in words. */
import { counted, figureKinds, listedNames, logEntry, named, readsAsZero, text } from '@muster/engine'
import { distance, inchesText } from '@muster/table'
import type { MagicEvent } from '../events/events.ts'
import { SPELL_BOOK } from '../spells/index.ts'
import { sideOfFigure, type EntryWriters } from './words.ts'

export const MAGIC: EntryWriters<MagicEvent> = {
  'spell-cast': (state, { by, at, spell, rules }) =>
    logEntry(
      { rules },
      {
        text: text`${named(by)} casts ${SPELL_BOOK[spell].name}${at === undefined ? '' : at === by ? ' on itself' : text` at ${named(at)}`}.`,
        side: sideOfFigure(state, by),
        figures: at === undefined ? [by] : [by, at],
        blow: at === undefined || at === by ? undefined : { by, at: [at], part: 'aim' },
      },
    ),
  cursed: (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} is cursed for the rest of the battle.`,
      side: sideOfFigure(state, event.by),
      figures: [event.figure, event.by],
    }),
  'fireball-burst': (state, event) =>
    logEntry(event, {
      text:
        event.caught.length === 0
          ? 'The Fireball bursts and burns nobody.'
          : text`The Fireball bursts over ${event.caught.length > 3 ? figureKinds(state, event.caught) : listedNames(event.caught)}.`,
      side: sideOfFigure(state, event.by),
      figures: [event.by, ...event.caught],
      blow: { by: event.by, at: event.caught },
    }),
  'blood-lusted': (state, event) =>
    logEntry(event, {
      text: text`In its Blood Lust ${named(event.figure)} goes for ${named(event.at)} with ${counted(event.attacks, 'attack')}.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure, event.at],
    }),
  maddened: (state, event) =>
    logEntry(event, {
      text:
        event.friend === undefined
          ? text`${named(event.figure)} has no friend to turn on: nothing happens.`
          : text`${named(event.figure)} takes ${named(event.friend)} for an enemy.`,
      side: sideOfFigure(state, event.figure),
      figures: event.friend === undefined ? [event.figure] : [event.figure, event.friend],
    }),
  teleported: (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} vanishes, and is back ${readsAsZero(distance(event.from, event.to)) ? 'where it was' : `${inchesText(distance(event.from, event.to))}" away`}.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
      lines: [{ from: event.from, to: event.to }],
    }),
}
