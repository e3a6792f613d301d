/** Names of units, sides and objectives in the log, and how dice and sums are shown. */
import {
  named,
  text,
  type FigureId,
  type SideId,
  type Sum,
  type LogEntry,
  type Why,
  type WhyTest,
  type Text,
} from '@muster/engine'
import { inchesText } from '@muster/table'
import type { RolledDie, SkillDie, SkirmishEvent } from '../events/events.ts'
import type { State, Unit } from '../state/state.ts'

/** Undefined where an event needs no words. */
export type LogLine<E extends SkirmishEvent> = (state: State, event: E) => LogEntry | undefined

/** One function for every kind of event; a missing one does not compile. */
export type LogLines<E extends SkirmishEvent> = { readonly [Is in E['is']]: LogLine<Extract<E, { is: Is }>> }

const findUnit = (state: State, id: FigureId): Unit | undefined => state.units.find((unit) => unit.id === id)
const isOne = (state: State, id: FigureId): boolean => findUnit(state, id)?.card.type === 'champion'

/** A Champion has no article, nor has a unit with a number. */
const isByName = (state: State, id: FigureId): boolean =>
  isOne(state, id) || /\d$/.test(findUnit(state, id)?.name ?? '')

/** "the Skeletons a1", but "Hadumar a1". */
export const the = (state: State, id: FigureId): Text => (isByName(state, id) ? named(id) : text`the ${named(id)}`)
export const The = (state: State, id: FigureId): Text => (isByName(state, id) ? named(id) : text`The ${named(id)}`)
/** A Champion charges; Skeletons charge. */
export const does = (state: State, id: FigureId, many: string, one = `${many}s`): string =>
  isOne(state, id) ? one : many

export const sideName = (state: State, id: SideId): string => state.sides.find((side) => side.id === id)?.name ?? id
export const sideOfUnit = (state: State, id: FigureId): SideId | undefined => findUnit(state, id)?.side
export const thingName = ({ things }: State, id: string): string => things.find((thing) => thing.id === id)?.name ?? id
export const pieceName = ({ field }: State, id: string): string => {
  const name = field.pieces.find((piece) => piece.id === id)?.name
  return name === undefined ? 'the building' : /^(The|A|An) /.test(name) ? name : `the ${name}`
}

export const inches = (length: number): string => `${inchesText(length)}"`

interface Words {
  readonly text: Text
  readonly side?: SideId | undefined
  readonly figures?: readonly FigureId[]
  readonly weight?: LogEntry['weight']
  readonly blow?: LogEntry['blow']
  readonly tests?: readonly WhyTest[]
  readonly lines?: Why['lines']
}

export function telling(
  { rules }: SkirmishEvent,
  { text, side, figures = [], weight = 'plain', blow, tests = [], lines }: Words,
): LogEntry {
  const why: Why = { rules, tests, ...(lines && { lines }) }
  return { text, figures, weight, ...(side !== undefined && { side }), ...(blow && { blow }), why }
}

const upTo = (sides: number, need: number): number[] =>
  Array.from({ length: Math.max(0, sides - need + 1) }, (_, i) => need + i).filter((face) => face > 1)

/** A die as it is shown: whose it was, what it needed, and whether it was turned. */
export const shownDie = ({ unit, sides, need, rolled, face }: RolledDie | SkillDie): WhyTest => ({
  what: rolled === face ? text`${named(unit)}, d${sides}` : text`${named(unit)}, d${sides}, turned from ${rolled}`,
  face,
  succeeds: upTo(sides, need),
  success: face >= need && face > 1,
  sums: [],
})

/** A die that is not compared with a number. */
export const shownRoll = (state: State, { side, face }: { readonly side: SideId; readonly face: number }): WhyTest => ({
  what: sideName(state, side),
  face,
  succeeds: [],
  success: true,
  sums: [],
})

/** The parts of a sum for events without dice; nothing if there are no parts. */
export const shownSum = (what: string, sum: Sum, success: boolean): WhyTest[] =>
  sum.parts.length === 0 ? [] : [{ what, succeeds: [], success, sums: [sum] }]
