/** Wounds and their consequences, in words. */
import { counted, logEntry, named, text, type Text, type WhyTest } from '@muster/engine'
import type { FightingEvent, WoundsRolled } from '../events/index.ts'
import { rolls } from './rolls.ts'
import { entryAbout, sideOfFigure, type EntryWriters } from './words.ts'

type WoundingEvent = Extract<
  FightingEvent,
  { is: 'wounds-rolled' | 'wounded' | 'eliminated' | 'mount-lost' | 'mount-wounded' | 'fell-prone' }
>

export const WOUNDING: EntryWriters<WoundingEvent> = {
  'wounds-rolled': (state, event) =>
    logEntry(event, {
      text: woundsText(event),
      side: sideOfFigure(state, event.at),
      figures: [event.at],
      blow: event.by === undefined ? undefined : { by: event.by, at: [event.at], part: 'outcome' },
      weight: 'minor',
      tests: woundTests(event),
    }),
  wounded: (state, event) =>
    event.wounds >= event.of
      ? undefined
      : entryAbout(state, event, text`${named(event.figure)} has ${event.wounds} of ${counted(event.of, 'wound')}.`),
  eliminated: (state, event) => entryAbout(state, event, text`${named(event.figure)} is eliminated.`),
  'mount-lost': (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} loses its ${event.mount} and goes on by foot.`),
  'mount-wounded': (state, event) =>
    entryAbout(state, event, text`The ${event.mount} of ${named(event.figure)} is wounded.`),
  'fell-prone': (state, event) => entryAbout(state, event, text`${named(event.figure)} falls prone.`),
}

function woundsText({ at, mount, wounds }: WoundsRolled): Text {
  const whom = mount === undefined ? named(at) : text`The ${mount} of ${named(at)}`
  return wounds === 0 ? text`${whom} is not wounded.` : text`${whom} takes ${counted(wounds, 'wound')}.`
}

/** Every die; those that showed 1 and were rolled again come after it. */
function woundTests({ faces, again, need, strength, toughness }: WoundsRolled): WhyTest[] {
  const first = Number(need.slice(0, 1))
  const shown = (what: string, face: number, most: number): WhyTest => ({
    what,
    face,
    succeeds: [1, 2, 3, 4, 5, 6].filter((one) => one <= most),
    success: face <= most,
    sums: [strength, toughness],
  })
  return [
    ...faces.map((face) => shown(`${rolls.wound} (${need})`, face, first)),
    ...again.map((face) => shown(rolls['wound again'], face, Number(need.slice(2)))),
  ]
}
