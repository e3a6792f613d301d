/** Attacks, saves and wounds, in words. */
import type { Blocker } from '../events/blocker.ts'
import { named, text, type Why, type Text, type FigureId } from '@muster/engine'
import type {
  Attacked,
  BlockChecked,
  Eliminated,
  FeatureUsed,
  FightingEvent,
  Saved,
  WoundRolled,
  Wounded,
} from '../events/index.ts'
import { findFigure } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import { CONDITIONS } from '../state/vocabulary.ts'
import { GAINED, LOST } from './conditions.ts'
import { shownBlock, shownRoll, shownTest } from './tests.ts'
import {
  minorWhen,
  entryAbout,
  pieceName,
  findPowerName,
  powerName,
  sideName,
  sideOfFigure,
  logEntry,
  titled,
  entryAboutTwo,
  type Tellers,
} from './words.ts'

export const FIGHTING: Tellers<FightingEvent> = {
  'block-checked': (state, event) =>
    logEntry(event, {
      text: blockText(state, event),
      side: sideOfFigure(state, event.by),
      figures: [event.by, event.to ?? event.at],
      blow: { by: event.by, at: [event.to ?? event.at], part: 'aim' },
      weight: minorWhen(event.outcome === 'past'),
      tests: [shownBlock('Block check', event.face, event.blockers.length, event.outcome === 'past')],
    }),
  attacked: (state, event) =>
    logEntry(event, {
      text: attackText(event),
      side: sideOfFigure(state, event.by),
      figures: [event.by, event.at],
      blow: { by: event.by, at: [event.at] },
      weight: minorWhen(!event.hit),
      tests: event.tests.flatMap(shownRoll),
      lines: linesOf(state, event),
    }),
  'wound-rolled': (state, event) =>
    logEntry(event, {
      text: woundText(event),
      side: sideOfFigure(state, event.at),
      figures: [event.at, event.by],
      blow: event.by === undefined ? undefined : { by: event.by, at: [event.at], part: 'outcome' },
      weight: 'minor',
      tests: event.tests.map(shownTest),
    }),
  wounded: (state, event) =>
    entryAboutTwo(state, event, event.by, text`${named(event.figure)} is wounded${woundsOf(event)}.`, {
      weight: minorWhen(event.wounds >= event.health),
    }),
  healed: (state, event) =>
    entryAboutTwo(state, event, event.by, text`${named(event.figure)} is healed${woundsLeft(event)}.`),
  'temporary-health-lost': (state, event) =>
    entryAbout(
      state,
      event,
      text`${named(event.figure)} loses Temporary Health instead of taking a wound (${event.left} left).`,
    ),
  'temporary-health-gained': (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} has ${event.left} Temporary Health.`, {
      weight: 'minor',
    }),
  immune: (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} is immune: ${event.to} does nothing to it.`),
  eliminated: (state, event) => entryAboutTwo(state, event, event.by, goneText(state, event), { weight: 'major' }),
  saved: (state, event) =>
    entryAboutTwo(state, event, event.by, saveText(state, event), {
      weight: 'minor',
      tests: event.tests.flatMap(shownRoll),
    }),
  'condition-gained': (state, event) =>
    entryAboutTwo(state, event, event.from, text`${named(event.figure)} ${GAINED[event.condition]}.`),
  'condition-lost': (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} ${LOST[event.condition]}.`, { weight: 'minor' }),
  spawned: (state, event) =>
    entryAboutTwo(state, event, event.victim, text`${named(event.victim)} rises again as ${named(event.figure)}.`, {
      weight: 'major',
    }),
  'feature-used': (state, event) =>
    entryAboutTwo(state, event, event.at, featureText(state, event), { tests: (event.tests ?? []).map(shownTest) }),
  'wound-spared': (state, event) =>
    entryAbout(
      state,
      event,
      text`${powerName(state, event.figure, event.feature)} keeps ${named(event.figure)} from another wound.`,
    ),
  'hit-averted': (state, event) =>
    entryAboutTwo(state, event, event.by, text`The hit on ${named(event.figure)} is averted.`),
  'hit-taken-over': (state, event) =>
    entryAboutTwo(
      state,
      event,
      event.instead,
      text`${named(event.figure)} takes the hit in place of ${named(event.instead)}.`,
    ),
}

function featureText(state: State, { figure, feature, at }: FeatureUsed): Text {
  const used = text`${named(figure)} uses ${powerName(state, figure, feature)}`
  if (at === undefined || at === figure) return text`${used}.`
  return text`${used} ${sideOfFigure(state, at) === sideOfFigure(state, figure) ? 'for' : 'against'} ${named(at)}.`
}

const VERB = { melee: 'strikes at', opportunity: 'strikes at', ranged: 'shoots at' } as const

function attackText({ by, at, kind, weapon, mastery, hit, luck }: Attacked): Text {
  const how = mastery === undefined ? '' : `, using ${titled(mastery)} Mastery,`
  const fortune = luck.net > 0 ? ' with advantage' : luck.net < 0 ? ' with disadvantage' : ''
  return text`${named(by)} ${VERB[kind]} ${named(at)} (${weapon})${how}${fortune} and ${hit ? 'hits' : 'misses'}.`
}

function linesOf(state: State, { by, at, kind }: Attacked): Why['lines'] {
  if (kind !== 'ranged') return undefined
  const from = findFigure(state, by)?.at,
    to = findFigure(state, at)?.at
  return from && to && [{ from, to }]
}

function blockText(state: State, { by, at, met, to, outcome }: BlockChecked): Text {
  if (outcome === 'past' || !met) return text`The shot of ${named(by)} finds its way to ${named(at)}.`
  if (to !== undefined) return text`The shot goes astray: now it flies at ${named(to)}.`
  return text`The shot is lost ${lostOn(state, met, at)}.`
}

function lostOn(state: State, met: Blocker, at: FigureId): Text {
  if (met.is === 'shield') return text`on the shield of ${named(at)}`
  if (met.is === 'concealment') return 'in the mist'
  if (!('id' in met)) return 'in the crowd'
  const isDeep = state.field.pieces.find(({ id }) => id === met.id)?.kind === 'wood'
  return `${isDeep ? 'in' : 'on'} ${pieceName(state, met.id)}`
}

function woundText({ at, wounds, power }: WoundRolled): Text {
  if (power === undefined)
    return wounds ? text`The hit would wound ${named(at)}.` : text`${named(at)} shrugs the hit off.`
  if (wounds) return text`${power} does not help: ${named(at)} is still hurt.`
  return text`${power} turns the wound from ${named(at)}.`
}

const woundsOf = ({ wounds, health }: Wounded): string => (health > 1 ? ` (${wounds} of ${health})` : '')
const woundsLeft = ({ wounds, health }: Wounded): string =>
  wounds > 0 ? ` (${wounds} of ${health} wounds are left)` : ' and without a scratch'

function goneText(state: State, { figure, side, how, by }: Eliminated): Text {
  if (how === 'fled') return text`${named(figure)} loses heart and leaves ${sideName(state, side)}.`
  return by === undefined || by === figure
    ? text`${named(figure)} is slain.`
    : text`${named(figure)} falls to ${named(by)}.`
}

const SAVE = { fortitude: 'Fortitude', reflex: 'Reflex', will: 'Will' } as const
const WHEN: { readonly [purpose: string]: string } = {
  climb: ' to climb',
  jump: ' to jump',
  slippery: ' on slippery ground',
  'deep-water': ' in deep water',
  'pick-up': ' to get hold of it',
  concentration: ' to keep concentrating',
  escape: ' to get free',
  grapple: ' against the grip',
  shove: ' against the shove',
  trip: ' to stay on its feet',
  paralyzes: ' against paralysis',
}

const isCondition = (purpose: string): boolean => CONDITIONS.some((condition) => condition === purpose)
const whenText = (purpose: string): string => WHEN[purpose] ?? (isCondition(purpose) ? ` against being ${purpose}` : '')

function saveText(state: State, { figure, save, success, purpose, by }: Saved): Text {
  const power = findPowerName(state, by, purpose) ?? findPowerName(state, figure, purpose)
  const when = power === undefined ? whenText(purpose) : ` against ${power}`
  return text`${named(figure)} ${success ? 'makes' : 'fails'} its ${SAVE[save]} save${when}.`
}
