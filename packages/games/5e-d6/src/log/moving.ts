/** The Movement Phase, in words. */
import { fineInches, named, text } from '@muster/engine'
import { inchesText } from '@muster/table'
import type { MovingEvent } from '../events/index.ts'
import { entryAbout, pieceName, shownTest, type EntryWriters } from './words.ts'

const MINOR = { weight: 'minor' } as const

export const MOVING: EntryWriters<MovingEvent> = {
  moved: (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} moves ${fineInches(event.length)}".`, MINOR),
  'stood-up': (state, event) =>
    entryAbout(
      state,
      event,
      text`${named(event.figure)} stands up for ${inchesText(event.spent)}" of movement.`,
      MINOR,
    ),
  prepared: (state, event) =>
    entryAbout(
      state,
      event,
      text`${named(event.figure)} prepares to shoot for ${inchesText(event.spent)}" of movement.`,
      MINOR,
    ),
  dashed: (state, event) => entryAbout(state, event, text`${named(event.figure)} dashes.`, MINOR),
  disengaged: (state, event) => entryAbout(state, event, text`${named(event.figure)} disengages.`),
  dodged: (state, event) => entryAbout(state, event, text`${named(event.figure)} dodges until the end of the round.`),
  hid: (state, event) => entryAbout(state, event, text`${named(event.figure)} hides.`),
  dragged: (state, event) =>
    entryAbout(state, event, text`${named(event.by)} drags ${named(event.figure)} along.`, MINOR),
  hung: (state, event) =>
    entryAbout(
      state,
      event,
      text`${named(event.figure)} hangs ${inchesText(event.height)}" up ${pieceName(state, event.piece)}.`,
    ),
  'terrain-checked': (state, event) => {
    const verb = event.check === 'climb' ? 'climb' : 'jump over'
    const how = event.test.success ? 'manages to' : 'fails to'
    const words = text`${named(event.figure)} ${how} ${verb} ${pieceName(state, event.piece)}.`
    return entryAbout(state, event, words, { tests: shownTest(event.test) })
  },
  fell: (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} falls at ${pieceName(state, event.piece)}.`),
}
