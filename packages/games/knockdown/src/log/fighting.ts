/** Attacks, Wounds and their consequences, in words. */
import { counted, logEntry, named, shownRoll, text, type Text, type WhyTest } from '@muster/engine'
import type { Attacked, FightingEvent } from '../events/index.ts'
import { isChassis } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import { rolls } from './rolls.ts'
import { findFigure, shownTest, sideOfFigure, type EntryWriters } from './words.ts'

export const FIGHTING: EntryWriters<FightingEvent> = {
  attacked: (state, event) =>
    logEntry(event, {
      text: attackText(event),
      side: sideOfFigure(state, event.by),
      figures: [event.by, event.at],
      blow: { by: event.by, at: [event.at] },
      weight: event.hit ? 'plain' : 'minor',
      tests: attackTests(event),
      ...(event.line && { lines: [event.line] }),
    }),
  'attack-lost': (state, event) =>
    logEntry(event, {
      text: text`${named(event.at)} is gone: the attack of ${named(event.by)} is lost.`,
      side: sideOfFigure(state, event.by),
      figures: [event.by],
      weight: 'minor',
    }),
  overreached: (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} fails again in its frenzy and suffers a Wound.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
    }),
  'steed-tested': (state, event) =>
    logEntry(event, {
      text: event.killed
        ? text`The steed of ${named(event.figure)} is killed: its rider fights on foot.`
        : text`The steed of ${named(event.figure)} lives, and the rider suffers the Wound.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
      tests: [shownTest(rolls.steed, event.face, 4, [])],
    }),
  'knockdown-checked': (state, event) =>
    logEntry(event, {
      text: event.knockedDown
        ? text`${named(event.figure)} is knocked down.`
        : text`${named(event.figure)} fails its Knockdown check.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
      tests: [shownTest(rolls.knockdown, event.face, event.need.total, [event.need])],
    }),
  wounded: (state, event) =>
    event.wounds >= event.of
      ? undefined
      : logEntry(event, {
          text: text`${named(event.figure)} suffers a Wound: ${event.wounds} of ${event.of}.`,
          side: sideOfFigure(state, event.figure),
          figures: [event.figure],
        }),
  slain: (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} is ${isThing(state, event.figure) ? 'destroyed' : 'slain'}.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
      weight: findFigure(state, event.figure)?.rank === 'ordinary' ? 'plain' : 'major',
    }),
  'out-of-control': (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} has no crew left and is out of control.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
    }),
  'set-down': (state, event) =>
    logEntry(event, {
      text: text`${named(event.figure)} climbs from the wreck.`,
      side: sideOfFigure(state, event.figure),
      figures: [event.figure],
    }),
}

const isThing = (state: State, id: string): boolean => {
  const figure = findFigure(state, id)
  return figure !== undefined && isChassis(figure)
}

const VERBS = { melee: 'attacks', mass: 'attacks', ranged: 'shoots at', trample: 'tramples' } as const

function attackText({ by, at, kind, hit, crushed, wounds }: Attacked): Text {
  const act = text`${named(by)} ${VERBS[kind]} ${named(at)}`
  if (!hit) return text`${act} and ${kind === 'ranged' ? 'misses' : 'does no harm'}.`
  if (crushed) return text`${act} and crushes it: ${counted(wounds, 'Wound')}.`
  return wounds > 1 ? text`${act} and hits: ${counted(wounds, 'Wound')}.` : text`${act} and hits.`
}

/** The first die, if it was rolled again, then the one that counts with its sums. */
function attackTests({ roll, kind, hit }: Attacked): WhyTest[] {
  const { face, rerolled, bonus, defence, threshold } = roll
  const least = Math.max(defence.total - bonus.total, threshold?.total ?? 1)
  const sums = [bonus, defence, ...(threshold ? [threshold] : [])]
  const what = kind === 'trample' ? rolls.trample : rerolled ? `${rolls.reroll} (${rerolled.by})` : rolls.attack
  const last = { ...shownTest(what, face, least, sums), success: hit }
  return rerolled ? [shownRoll(rolls.attack, rerolled.face), last] : [last]
}
