/** Blows among the same figures are one melee: those who fight each other close by, in the order of their first blows. */
import type { FigureId, FigureView } from '@muster/engine'
import type { ShownTable } from '@muster/session'
import { INCH, distance } from '@muster/table'
import { baseRadius } from '../figures/hit-test.ts'
import type { ShownBlow } from './blows.ts'

export interface Melee {
  /** Figures and units that strike or are struck in it. */
  readonly members: ReadonlySet<FigureId>
  /** Places of its blows among all of them. */
  readonly blows: readonly number[]
}

/** Bases this far apart are still close enough to strike. */
const CLOSE = 2 * INCH

export function meleesOf(blows: readonly ShownBlow[]): readonly Melee[] {
  let melees: { members: Set<FigureId>; blows: number[] }[] = []
  blows.forEach((shown, place) => {
    const members = isClose(shown) ? membersOf(shown) : []
    if (members.length === 0) return
    const joined = melees.filter((melee) => members.some((id) => melee.members.has(id)))
    const [first = { members: new Set<FigureId>(), blows: [] }, ...others] = joined
    for (const id of [...members, ...others.flatMap((melee) => [...melee.members])]) first.members.add(id)
    first.blows.push(place, ...others.flatMap((melee) => melee.blows))
    first.blows.sort((a, b) => a - b)
    melees = joined.length === 0 ? [...melees, first] : melees.filter((melee) => !others.includes(melee))
  })
  return melees
}

export const meleeAt = (melees: readonly Melee[], place: number): Melee | undefined =>
  melees.find(({ blows }) => blows.includes(place))

/** The models of figures and units that stand on a table. */
export const modelsOf = ({ figures }: ShownTable, ids: Iterable<FigureId>): readonly FigureView[] => {
  const wanted = new Set(ids)
  return figures.filter(({ id, unit }) => wanted.has(id) || (unit !== undefined && wanted.has(unit)))
}

const membersOf = ({ blow }: ShownBlow): readonly FigureId[] => (blow ? [blow.by, ...blow.at] : [])

function isClose({ blow, before }: ShownBlow): boolean {
  if (!blow) return false
  const struck = modelsOf(before, blow.at)
  return modelsOf(before, [blow.by]).some((one) => struck.some((other) => gap(one, other) <= CLOSE))
}

const gap = (a: FigureView, b: FigureView): number => distance(a.at, b.at) - baseRadius(a.base) - baseRadius(b.base)
