/** The Combat Phase, in words. */
import { counted, fineInches, listedNames, named, text, type FigureId, type Text } from '@muster/engine'
import { distance } from '@muster/table'
import type { DragonEvent, MeleeEvent } from '../events/index.ts'
import type { State } from '../state/state.ts'
import { MASTERY_TABLE } from '../abilities/masteries/index.ts'
import { entryAbout, sideName, sideOfFigure, logEntry, entryAboutTwo, type Tellers } from './words.ts'

export const MELEE: Tellers<MeleeEvent> = {
  'melees-split': (state, event) =>
    logEntry(event, {
      text: splitText(state, event),
      side: event.by,
      figures: event.melees.flat(),
    }),
  slid: (state, event) =>
    entryAboutTwo(state, event, event.to, text`${named(event.figure)} closes with ${named(event.to)}.`, {
      weight: 'minor',
      lines: [{ from: event.from, to: event.at }],
    }),
  'melee-begun': (state, event) =>
    logEntry(event, {
      text: text`They clash: ${versus(state, event.members)}.`,
      figures: event.members,
    }),
  'mastery-declared': (state, event) =>
    entryAboutTwo(
      state,
      event,
      event.at,
      text`${named(event.figure)} will use ${MASTERY_TABLE[event.mastery].name}${against(event.at)}.`,
    ),
  'let-pass': (state, event) => entryAbout(state, event, text`${named(event.figure)} holds back.`, { weight: 'minor' }),
  'disengage-declared': (state, event) =>
    entryAbout(
      state,
      event,
      text`${named(event.figure)} looks for a way out${event.free ? ', and keeps its action' : ''}.`,
    ),
  maneuvered: (state, event) =>
    entryAboutTwo(state, event, event.at, maneuverText(event), {
      blow: event.at === undefined ? undefined : { by: event.figure, at: [event.at] },
    }),
  pushed: (state, event) =>
    entryAboutTwo(
      state,
      event,
      event.by,
      text`${named(event.figure)} is pushed ${fineInches(distance(event.from, event.at))}" back.`,
      { lines: [{ from: event.from, to: event.at }] },
    ),
  pulled: (state, event) =>
    entryAboutTwo(
      state,
      event,
      event.by,
      text`${named(event.by)} pulls ${named(event.figure)} ${fineInches(distance(event.from, event.at))}" closer.`,
      { lines: [{ from: event.from, to: event.at }] },
    ),
  'followed-up': (state, event) => entryAbout(state, event, text`${named(event.figure)} follows up.`),
  disengaged: (state, event) => entryAbout(state, event, text`${named(event.figure)} steps away.`),
  'melee-joined': (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} joins the fight: ${versus(state, event.members)}.`, {
      figures: event.members,
    }),
  'melee-ended': (_state, event) => logEntry(event, { text: 'That melee is over.', weight: 'minor' }),
}

type Split = Extract<DragonEvent, { is: 'melees-split' }>
type Maneuvered = Extract<DragonEvent, { is: 'maneuvered' }>

function splitText(state: State, { by, melees }: Split): string {
  if (melees.length === 0) return 'Nobody is at grips with an enemy.'
  return `The fighting is sorted into ${counted(melees.length, 'melee')} by ${sideName(state, by)}.`
}

const against = (at: FigureId | undefined): Text => (at === undefined ? '' : text` against ${named(at)}`)

/** "Ann and Abe against Bob". */
function versus(state: State, members: readonly FigureId[]): Text {
  const [first] = members
  const side = first === undefined ? undefined : sideOfFigure(state, first)
  const own = members.filter((id) => sideOfFigure(state, id) === side)
  const others = members.filter((id) => sideOfFigure(state, id) !== side)
  return others.length === 0 ? listedNames(own) : text`${listedNames(own)} against ${listedNames(others)}`
}

const TRIES: { readonly [maneuver: string]: readonly [done: string, failed: string] } = {
  escape: ['breaks free', 'cannot break free'],
  grapple: ['gets hold of', 'cannot get hold of'],
  shove: ['shoves', 'cannot shove'],
  trip: ['trips', 'cannot trip'],
}

function maneuverText({ figure, maneuver, at, success }: Maneuvered): Text {
  const [done, failed] = TRIES[maneuver] ?? [`does: ${maneuver}`, `fails: ${maneuver}`]
  const whom = at === undefined ? '' : maneuver === 'escape' ? text` from ${named(at)}` : text` ${named(at)}`
  return text`${named(figure)} ${success ? done : failed}${whom}.`
}
