/**
 * Who faces whom when the Combat Phase begins: enemies within 1" of each other are joined, and all characters connected
 * by such joins are one brawl. A rider and its mount are one, named by the mount.
 */
import type { FigureId } from '@muster/engine'
import { areEnemies, FAR_APART, isStanding, controllerOf, threatens } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { largestMatching, type Joins } from './matching.ts'

export interface Brawl {
  /** The Lead Player's characters in it, and the other side's. */
  readonly lead: readonly FigureId[]
  readonly others: readonly FigureId[]
  /** Each character's enemies within 1". */
  readonly joins: Joins
}

function joinsOf(state: State): Map<FigureId, FigureId[]> {
  const joins = new Map<FigureId, FigureId[]>()
  const { figures } = state
  for (let i = 0; i < figures.length; i++) {
    const a = figures[i] as Figure
    if (!isStanding(a)) continue
    for (let j = i + 1; j < figures.length; j++) {
      const b = figures[j] as Figure
      if (Math.abs(a.at.x - b.at.x) > FAR_APART || Math.abs(a.at.y - b.at.y) > FAR_APART || !isStanding(b)) continue
      if (areEnemies(state, a, b) && threatens(state, a, b)) join(joins, a.id, b.id)
    }
  }
  return joins
}

function join(joins: Map<FigureId, FigureId[]>, a: FigureId, b: FigureId): void {
  note(joins, a, b)
  note(joins, b, a)
}

function note(joins: Map<FigureId, FigureId[]>, from: FigureId, to: FigureId): void {
  const known = joins.get(from)
  if (known) known.push(to)
  else joins.set(from, [to])
}

export function brawlsOf(state: State): Brawl[] {
  const joins = joinsOf(state)
  const brawls: Brawl[] = []
  const seen = new Set<FigureId>()
  for (const figure of state.figures) {
    if (joins.has(figure.id) && !seen.has(figure.id)) brawls.push(brawlAround(state, joins, figure.id, seen))
  }
  return brawls
}

function brawlAround(state: State, joins: Joins, first: FigureId, seen: Set<FigureId>): Brawl {
  const together = new Set([first])
  for (const id of together) for (const next of joins.get(id) ?? []) together.add(next)
  const lead: FigureId[] = []
  const others: FigureId[] = []
  for (const figure of state.figures) {
    if (!together.has(figure.id)) continue
    seen.add(figure.id)
    if (controllerOf(state, figure) === state.lead) lead.push(figure.id)
    else others.push(figure.id)
  }
  return { lead, others, joins }
}

/** How many melees it must be split into: as many as possible. */
export const meleesIn = ({ lead, joins }: Brawl): number => largestMatching(lead, joins).size

/**
 * The joins that are part of at least one legal split. A join is, if the others can still form as many pairs without
 * its two characters.
 */
export function allowedJoins(brawl: Brawl): Map<FigureId, FigureId[]> {
  const { lead, joins } = brawl
  const most = meleesIn(brawl)
  const allowed = new Map<FigureId, FigureId[]>()
  for (const a of lead) {
    for (const b of joins.get(a) ?? []) {
      const rest = lead.filter((id) => id !== a)
      if (largestMatching(rest, joins, b).size + 1 === most) join(allowed, a, b)
    }
  }
  return allowed
}
