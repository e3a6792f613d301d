/** Attacks, reactions and maneuvers, in words. */
import { listedNames, logEntry, named, text, type Text } from '@muster/engine'
import type { Attacked, BlockChecked, FightingEvent, Reacted } from '../events/index.ts'
import type { State } from '../state/state.ts'
import { rolls } from './rolls.ts'
import { WOUNDING } from './wounding.ts'
import { entryAbout, pieceName, shownTest, sideOfFigure, type EntryWriters } from './words.ts'

export const FIGHTING: EntryWriters<FightingEvent> = {
  ...WOUNDING,
  attacked: (state, event) =>
    logEntry(event, {
      text: attackText(event),
      side: sideOfFigure(state, event.by),
      figures: [event.by, event.at],
      blow: { by: event.by, at: [event.at] },
      weight: event.hit ? 'plain' : 'minor',
      tests: event.test ? shownTest(event.test) : [],
      ...(event.line && { lines: [event.line] }),
    }),
  'block-checked': (state, event) =>
    logEntry(event, {
      text: blockText(state, event),
      side: sideOfFigure(state, event.by),
      figures: [event.by, event.struck ?? event.at],
      blow: { by: event.by, at: [event.struck ?? event.at], part: 'outcome' },
      weight: event.stopped ? 'plain' : 'minor',
      tests: [{ what: rolls.block, face: event.face, succeeds: [3, 4, 5, 6], success: !event.stopped, sums: [] }],
    }),
  'hit-rerolled': (state, event) =>
    logEntry(event, {
      text: event.hit
        ? text`${named(event.by)} hits ${named(event.at)} all the same.`
        : text`The shield of ${named(event.at)} turns the hit of ${named(event.by)} away.`,
      side: sideOfFigure(state, event.at),
      figures: [event.at, event.by],
      blow: { by: event.by, at: [event.at], part: 'outcome' },
      tests: shownTest(event.test),
    }),
  'power-used': (state, event) =>
    logEntry(event, {
      text: text`${named(event.by)} uses ${event.what} on ${listedNames(event.caught)}.`,
      side: sideOfFigure(state, event.by),
      figures: [event.by, ...event.caught],
      blow: { by: event.by, at: event.caught },
    }),
  resisted: (state, event) =>
    logEntry(event, {
      text: text`${named(event.at)} ${event.success ? 'saves' : 'does not save'} against ${RESISTED[event.what] ?? event.what}.`,
      side: sideOfFigure(state, event.at),
      figures: [event.at, event.by],
      tests: event.test ? shownTest(event.test) : [],
    }),
  reacted: (state, event) => entryAbout(state, event, reactionText(event)),
  'legendary-taken': (state, event) => entryAbout(state, event, text`${named(event.figure)} uses ${event.what}.`),
  'declared-first': (state, event) =>
    logEntry(event, {
      text: text`${listedNames(event.figures)} will attack first.`,
      side: sideOfFigure(state, event.figures[0] ?? ''),
      figures: event.figures,
    }),
  'maneuver-tried': (state, event) =>
    logEntry(event, {
      text: text`${named(event.by)} tries to ${event.maneuver} ${named(event.at)}, who ${event.test.success ? 'resists' : 'does not resist'}.`,
      side: sideOfFigure(state, event.by),
      figures: [event.by, event.at],
      blow: { by: event.by, at: [event.at] },
      tests: shownTest(event.test),
    }),
  escaped: (state, event) => {
    const how = event.test.success ? 'escapes from' : 'cannot escape from'
    const words = text`${named(event.figure)} ${how} ${named(event.from)}.`
    return entryAbout(state, event, words, { tests: shownTest(event.test) })
  },
  grappled: (state, event) => entryAbout(state, event, text`${named(event.by)} holds ${named(event.figure)}.`),
  'grapple-ended': (state, event) =>
    entryAbout(state, event, text`${named(event.by)} no longer holds ${named(event.figure)}.`),
  pushed: (state, event) => entryAbout(state, event, text`${named(event.by)} pushes ${named(event.figure)} back.`),
}

/** What is saved against that is no power by name. */
const RESISTED: { readonly [what: string]: string } = { prone: 'being knocked down', grappled: 'being held' }

const VERBS = { melee: 'attacks', opportunity: 'attacks', ranged: 'shoots at' } as const

const attackText = ({ by, at, kind, weapon, hit }: Attacked): Text =>
  text`${named(by)} ${VERBS[kind]} ${named(at)} (${weapon.toLowerCase()}) and ${hit ? 'hits' : 'misses'}.`

function blockText(state: State, { by, at, blocker, stopped, struck }: BlockChecked): Text {
  const shot = text`The shot of ${named(by)}`
  if (!stopped) return text`${shot} passes ${blockerText(state, blocker, at)}.`
  if (blocker.is === 'concealment') return text`${shot} is lost in ${pieceName(state, blocker.id)}.`
  if (blocker.is === 'mount') return text`${shot} strikes the mount of ${named(at)}.`
  return struck === undefined
    ? text`${shot} strikes ${pieceName(state, 'id' in blocker ? blocker.id : '')}.`
    : text`${shot} strikes ${named(struck)} instead.`
}

function blockerText(state: State, blocker: BlockChecked['blocker'], at: string): Text {
  switch (blocker.is) {
    case 'figure':
      return named(blocker.id)
    case 'mount':
      return text`the mount of ${named(at)}`
    case 'melee':
      return text`those who fight ${named(at)}`
    default:
      return pieceName(state, blocker.id)
  }
}

const REACTIONS: { readonly [reaction in Reacted['reaction']]: string } = {
  'spear-mastery': 'Spear Mastery',
  'blade-mastery': 'Blade Mastery',
  'bludgeon-mastery': 'Bludgeon Mastery',
  'exotic-mastery': 'Exotic Mastery',
  'dual-wielding-mastery': 'Dual Wielding Mastery',
  'shield-mastery': 'Shield Mastery',
  'opportunity-attack': 'its chance to attack',
  'nimble-escape': 'Nimble Escape',
}

const reactionText = ({ figure, reaction }: Reacted): Text => text`${named(figure)} uses ${REACTIONS[reaction]}.`
