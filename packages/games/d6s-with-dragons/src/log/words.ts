/** What the battle report shares: the names of characters, sides, terrain and spells, and how an entry is made. */
import {
  withArticle,
  type FigureId,
  type LogEntry,
  type SideId,
  type Why,
  type WhyTest,
  type Text,
} from '@muster/engine'
import { FEATURES } from '../content/features.ts'
import type { DragonEvent } from '../events/index.ts'
import { SPELL_TABLE } from '../spells/index.ts'
import type { FeatureId, SpellId } from '../state/vocabulary.ts'
import { findFigure } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import { thingName as nameOfThing } from '../state/thing-name.ts'

export type Teller<E extends DragonEvent> = (state: State, event: E) => LogEntry | undefined

/** One function for every kind of event; a missing one does not compile. */
export type Tellers<E extends DragonEvent> = { readonly [Is in E['is']]: Teller<Named<E, Is>> }

/** The event of that name; some events of one shape have several. */
type Named<E, Is> = E extends { readonly is: infer Own } ? (Is extends Own ? E : never) : never

export const sideName = (state: State, id: SideId): string => state.sides.find((side) => side.id === id)?.name ?? id
export const sideOfFigure = (state: State, id: FigureId): SideId | undefined => findFigure(state, id)?.side

const KINDS: { readonly [kind: string]: string } = {
  rough: 'rough ground',
  webs: 'webs',
  slippery: 'slippery ground',
  obscured: 'mist',
  'shallow-water': 'shallow water',
  'deep-water': 'deep water',
}

/** "the hedge", "the Old Mill". */
export function pieceName({ field }: State, id: string): string {
  const piece = field.pieces.find((one) => one.id === id)
  const name = piece?.name ?? (piece ? (KINDS[piece.kind] ?? piece.kind) : id)
  return withArticle(name)
}

export const spellName = (id: SpellId): string => SPELL_TABLE[id].name
const isSpell = (id: string): id is SpellId => Object.hasOwn(SPELL_TABLE, id)
const isFeature = (id: string): id is FeatureId => Object.hasOwn(FEATURES, id)

/** Of a spell, a feature, or a power of the figure that uses it; undefined: it is none. */
export function findPowerName(state: State, user: FigureId | undefined, id: string): string | undefined {
  if (isSpell(id)) return spellName(id)
  if (isFeature(id)) return FEATURES[id].name
  const profile = user === undefined ? undefined : findFigure(state, user)?.profile
  const powers = (profile?.powers ?? []).flatMap((power) => (power.kind === 'legendary' ? power.deeds : [power]))
  return powers.find((power) => power.id === id)?.name
}

export const powerName = (state: State, user: FigureId, id: string): string => findPowerName(state, user, id) ?? id

/** What an object is called, by its id. */
export function thingName(state: State, id: string): string {
  const thing = state.things.find((one) => one.id === id)
  return thing ? nameOfThing(state, thing) : id
}

/** "blade" → "Blade", "dual-wielding" → "Dual Wielding". */
export const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ')

interface EntryParts {
  readonly text: Text
  readonly side?: SideId | undefined
  readonly figures?: readonly (FigureId | undefined)[]
  readonly weight?: LogEntry['weight']
  readonly alike?: LogEntry['alike'] | undefined
  readonly blow?: LogEntry['blow'] | undefined
  readonly tests?: readonly WhyTest[]
  readonly lines?: Why['lines']
}

export function logEntry({ rules }: DragonEvent, words: EntryParts): LogEntry {
  const { text, side, figures = [], weight = 'plain', alike, blow, tests = [], lines } = words
  const why: Why = { rules, tests, ...(lines && { lines }) }
  return {
    text,
    figures: figures.filter((id) => id !== undefined),
    weight,
    ...(side !== undefined && { side }),
    ...(alike !== undefined && { alike }),
    ...(blow !== undefined && { blow }),
    why,
  }
}

type More = Omit<EntryParts, 'text'>
type AboutOne = DragonEvent & { readonly figure: FigureId }

/** An entry about one character, told from its side. */
export const entryAbout = (state: State, event: AboutOne, text: Text, more: More = {}): LogEntry =>
  logEntry(event, { text, side: sideOfFigure(state, event.figure), figures: [event.figure], ...more })

/** An entry about two characters, told from the side of the first. */
export const entryAboutTwo = (
  state: State,
  event: AboutOne,
  other: FigureId | undefined,
  text: Text,
  more: More = {},
): LogEntry => entryAbout(state, event, text, { figures: [event.figure, other], ...more })

/** Minor entries may be folded away. */
export const minorWhen = (isMinor: boolean): 'minor' | 'plain' => (isMinor ? 'minor' : 'plain')
