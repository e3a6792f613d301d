/** Attacks, saves and wounds, in words. */
import type { Attacked, BlockChecked, Eliminated, FightingEvent, Saved, WoundRolled } from '../events.ts'
import type { Blocker } from '../rules/blockers.ts'
import { spellList } from '../spells/book.ts'
import type { State } from '../state.ts'
import { FEATURES } from '../content/features.ts'
import { GAINED, LOST } from './conditions.ts'
import { shownRoll, shownTest } from './tests.ts'
import { object, of, pieceName, sideName, sideOfFigure, telling, titled, type Tellers } from './words.ts'

export const FIGHTING: Tellers<FightingEvent> = {
  'block-checked': (state, event) => telling(event, {
    text: blockText(state, event), side: sideOfFigure(state, event.by), figures: [event.by, event.to ?? event.at], weight: event.outcome === 'past' ? 'minor' : 'plain',
    tests: [{ what: 'Block check', face: event.face, succeeds: [1, 2, 3, 4, 5, 6].filter((face) => face > event.blockers.length), success: event.outcome === 'past', sums: [] }],
  }),
  attacked: (state, event) => telling(event, {
    text: attackText(state, event), side: sideOfFigure(state, event.by), figures: [event.by, event.at], weight: event.hit ? 'plain' : 'minor',
    tests: event.tests.flatMap(shownRoll), lines: linesOf(state, event),
  }),
  'wound-rolled': (state, event) => telling(event, {
    text: woundText(state, event), side: sideOfFigure(state, event.at), figures: [event.at, event.by], weight: 'minor', tests: event.tests.map(shownTest),
  }),
  wounded: (state, event) => of(state, event, `${event.figure} is wounded${event.health > 1 ? ` (${event.wounds} of ${event.health})` : ''}.`, { figures: [event.figure, event.by] }),
  healed: (state, event) => of(state, event, `${event.figure} is healed${event.wounds > 0 ? ` (${event.wounds} of ${event.health} wounds are left)` : ' and without a scratch'}.`, { figures: [event.figure, event.by] }),
  'temporary-health-lost': (state, event) => of(state, event, `${event.figure} loses Temporary Health instead of taking a wound (${event.left} left).`),
  'temporary-health-gained': (state, event) => of(state, event, `${event.figure} has ${event.left} Temporary Health.`, { weight: 'minor' }),
  immune: (state, event) => of(state, event, `${event.figure} is immune: ${event.to} does nothing to it.`),
  eliminated: (state, event) => of(state, event, goneText(state, event), { figures: [event.figure, event.by], weight: 'major' }),
  saved: (state, event) => of(state, event, saveText(state, event), { weight: 'minor', figures: [event.figure, event.by], tests: event.tests.flatMap(shownRoll) }),
  'condition-gained': (state, event) => of(state, event, `${event.figure} ${GAINED[event.condition]}.`, { figures: [event.figure, event.from] }),
  'condition-lost': (state, event) => of(state, event, `${event.figure} ${LOST[event.condition]}.`, { weight: 'minor' }),
  'feature-used': (state, event) => of(state, event, `${event.figure} uses ${FEATURES[event.feature]?.name ?? titled(event.feature)}.`),
}

const VERB = { melee: 'strikes at', opportunity: 'strikes at', ranged: 'shoots at' } as const

function attackText(state: State, { by, at, kind, weapon, mastery, hit, luck }: Attacked): string {
  const how = mastery === undefined ? '' : `, using ${titled(mastery)} Mastery,`
  const fortune = luck.net > 0 ? ' with advantage' : luck.net < 0 ? ' with disadvantage' : ''
  return `${by} ${VERB[kind]} ${object(state, at)} (${weapon})${how}${fortune} and ${hit ? 'hits' : 'misses'}.`
}

function linesOf(state: State, { by, at, kind }: Attacked): { from: { x: number; y: number }; to: { x: number; y: number } }[] {
  if (kind !== 'ranged') return []
  const [from, to] = [by, at].map((id) => state.figures.find((figure) => figure.id === id)?.at)
  return from && to ? [{ from, to }] : []
}

function blockText(state: State, { by, at, met, to, outcome }: BlockChecked): string {
  if (outcome === 'past' || !met) return `The shot of ${object(state, by)} finds its way to ${object(state, at)}.`
  if (to !== undefined) return `The shot goes astray: now it flies at ${object(state, to)}.`
  return `The shot is lost ${lostOn(state, met, at)}.`
}

function lostOn(state: State, met: Blocker, at: string): string {
  if (met.is === 'shield') return `on the shield of ${object(state, at)}`
  if (met.is === 'concealment') return 'in the mist'
  return 'id' in met ? `on ${pieceName(state, met.id)}` : 'in the crowd'
}

function woundText(state: State, { at, wounds, power }: WoundRolled): string {
  if (power !== undefined) return wounds ? `${power} does not help: ${object(state, at)} is still hurt.` : `${power} turns the wound from ${object(state, at)}.`
  return wounds ? `The hit would wound ${object(state, at)}.` : `${at} shrugs the hit off.`
}

function goneText(state: State, { figure, side, how, by }: Eliminated): string {
  if (how === 'fled') return `${figure} loses heart and leaves ${sideName(state, side)}.`
  return by === undefined || by === figure ? `${figure} is slain.` : `${figure} falls to ${object(state, by)}.`
}

const SAVE = { fortitude: 'Fortitude', reflex: 'Reflex', will: 'Will' } as const
const WHEN: { readonly [purpose: string]: string } = {
  climb: ' to climb', jump: ' to jump', slippery: ' on slippery ground', 'deep-water': ' in deep water', 'pick-up': ' to get hold of it',
  concentration: ' to keep concentrating', escape: ' to get free', grapple: ' against the grip', shove: ' against the shove', trip: ' to stay on its feet',
}

function saveText(_state: State, { figure, save, success, purpose }: Saved): string {
  const spell = spellList().find(({ id }) => id === purpose)
  const when = spell ? ` against ${spell.name}` : WHEN[purpose] ?? ''
  return `${figure} ${success ? 'makes' : 'fails'} its ${SAVE[save]} save${when}.`
}
