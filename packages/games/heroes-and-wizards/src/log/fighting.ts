/** Shooting, melee, saves and the slain, in words. */
import { counted, joined, listedNames, logEntry, named, text, type Link, type Text, type WhyTest } from '@muster/engine'
import type { FightingEvent, HitIgnored, Shot, Slain, Struck } from '../events/events.ts'
import type { State } from '../state/state.ts'
import { rolls } from './rolls.ts'
import {
  isLeader,
  itemName,
  passing,
  pieceName,
  shownTest,
  sideName,
  sideOfFigure,
  type EntryWriters,
} from './words.ts'

/** Who attacks whom, so that the side that answers knows it. */
const linkNames = (links: readonly Link[]): Text =>
  joined(
    links.map(({ from, to }) => text`${named(from)} at ${named(to)}`),
    ', ',
  )

export const FIGHTING: EntryWriters<FightingEvent> = {
  'shots-declared': (state, event) =>
    logEntry(event, {
      text:
        event.shots.length === 0
          ? `No shots from ${sideName(state, event.side)}.`
          : text`${sideName(state, event.side)} will shoot: ${linkNames(event.shots)}.`,
      side: event.side,
      weight: 'minor',
      figures: event.shots.map(({ from }) => from),
    }),
  shot: (state, event) =>
    logEntry(event, {
      text: shotText(state, event),
      side: sideOfFigure(state, event.by),
      figures: [event.by, event.at],
      blow: { by: event.by, at: [event.at] },
      weight: event.outcome === 'hit' && !event.tooLate ? 'plain' : 'minor',
      tests: shotTests(state, event),
      lines: [{ from: event.from, to: event.to }],
    }),
  'attacks-assigned': (state, event) =>
    logEntry(event, {
      text:
        event.attacks.length === 0
          ? `No attacks from ${sideName(state, event.side)}.`
          : text`${sideName(state, event.side)} will strike: ${linkNames(event.attacks)}.`,
      side: event.side,
      weight: 'minor',
      figures: event.attacks.map(({ from }) => from),
    }),
  struck: (state, event) =>
    logEntry(event, {
      text: struckText(state, event),
      side: sideOfFigure(state, event.by),
      figures: [event.by, event.at],
      blow: { by: event.by, at: [event.at] },
      weight: event.hit && !event.tooLate ? 'plain' : 'minor',
      tests: event.tests.map((test) => shownTest(test, rolls.hit)),
    }),
  'attack-lost': (state, event) =>
    logEntry(event, {
      text: text`${named(event.by)} finds no opening: ${named(event.at)} has been attacked this turn, and wears ${itemName(state, event.at)}.`,
      side: sideOfFigure(state, event.by),
      figures: [event.by, event.at],
      weight: 'minor',
    }),
  swept: (state, event) =>
    logEntry(event, {
      text: text`The attack sweeps on: ${named(event.by)} hits ${listedNames(event.at)} as well.`,
      side: sideOfFigure(state, event.by),
      figures: [event.by, ...event.at],
      blow: { by: event.by, at: event.at, part: 'outcome' },
    }),
  'hit-ignored': (state, event) =>
    logEntry(event, {
      text: ignoredText(state, event),
      side: sideOfFigure(state, event.figure),
      figures: [event.figure, event.by],
      blow: { by: event.by, at: [event.figure], part: 'outcome' },
      tests: saveTests(state, event),
    }),
  slain: (state, event) =>
    logEntry(event, {
      text: slainText(event),
      side: sideOfFigure(state, event.by),
      figures: [event.figure, event.by],
      blow: { by: event.by, at: [event.figure], part: 'outcome' },
      weight: isLeader(state, event.figure) ? 'major' : 'plain',
      tests: saveTests(state, event),
    }),
  removed: (state, event) =>
    logEntry(event, {
      text:
        event.credit === undefined
          ? text`${named(event.figure)} is removed; nobody is credited.`
          : text`${named(event.figure)} is removed: ${counted(event.points, 'point')} for ${sideName(state, event.credit)}.`,
      side: event.credit,
      figures: [event.figure],
      weight: 'minor',
    }),
}

/** To hit, then one for each piece of cover that was rolled for. */
const shotTests = (state: State, { tests, cover }: Shot): readonly WhyTest[] =>
  tests.map((test, index) =>
    shownTest(test, index === 0 ? rolls.hit : `Past ${pieceName(state, cover[index - 1] ?? '')}`),
  )

/** The Armour save, then what a magic item adds to it. */
const saveTests = (state: State, { figure, tests }: HitIgnored | Slain): readonly WhyTest[] =>
  tests.map((test, index) => shownTest(test, index === 0 ? rolls.save : itemName(state, figure)))

const gone = (tooLate: boolean): string => (tooLate ? ', who has fallen already,' : '')

function shotText(state: State, { by, at, cover, outcome, stoppedBy, tooLate }: Shot): Text {
  const aim = text`${named(by)} shoots at ${named(at)}`
  if (stoppedBy !== undefined)
    return text`${aim}${gone(tooLate) || ','} but ${pieceName(state, stoppedBy)} stops the shot.`
  return text`${aim}${gone(tooLate)}${passing(state, cover)} and ${outcome === 'missed' ? 'misses' : 'hits'}.`
}

function struckText(state: State, { by, at, kind, hit, tooLate }: Struck): Text {
  const isFriend = sideOfFigure(state, by) === sideOfFigure(state, at)
  const verb = kind === 'free' ? 'strikes at' : isFriend ? 'turns on' : kind === 'immediate' ? 'falls upon' : 'attacks'
  const when = kind === 'free' ? ' as it breaks away' : ''
  return text`${named(by)} ${verb} ${named(at)}${when}${gone(tooLate)} and ${hit ? 'hits' : 'misses'}.`
}

const THING = { melee: 'the blow', shot: 'the shot', spell: 'the spell' } as const

function ignoredText(state: State, { figure, how, tests }: HitIgnored): Text {
  const [save, second] = tests
  if (save?.success || !second) return text`${named(figure)}'s armour turns ${THING[how]}.`
  return text`${named(figure)}'s armour fails, but the ${itemName(state, figure)} turns ${THING[how]}.`
}

function slainText({ figure, by, how }: Slain): Text {
  if (figure === by) return text`${named(figure)} dies by its own spell.`
  return how === 'shot'
    ? text`${named(figure)} is shot down by ${named(by)}.`
    : how === 'spell'
      ? text`${named(figure)} is slain by ${named(by)}'s magic.`
      : text`${named(figure)} falls to ${named(by)}.`
}
