/** How the ready armies are written down: types once, then how many of each at each size. */
import type { Json, ReadyArmy } from '@muster/engine'
import { INCH } from '@muster/table'
import { USUAL_LIMIT } from '../../army/sheet.ts'
import type { FigureType, Movement, Profile, Rank } from '../../state/profile.ts'

/** Movement, Melee, Shooting, Armour, as a card shows them. */
type Stats = readonly [Movement, Profile['melee'], Profile['shooting'], Profile['armour']]
type Kind = Omit<FigureType, 'count'>

interface Extras {
  readonly rank?: Rank
  readonly two?: boolean
  readonly mighty?: boolean
  /** Base in inches. */
  readonly base?: number
}

export function kind(
  name: string,
  icon: string,
  [movement, melee, shooting, armour]: Stats,
  extras: Extras = {},
): Kind {
  const { rank = 'trooper', two = false, mighty = false, base = mighty ? 2 : 1 } = extras
  const profile = { movement, melee, shooting, armour, twoWeapons: two, mighty }
  return { name, icon, rank, profile, diameter: Math.round(base * INCH) }
}

export const hero = (name: string, icon: string, stats: Stats, extras: Extras = {}): Kind =>
  kind(name, icon, stats, { ...extras, rank: 'hero' })
export const wizard = (name: string, icon: string, stats: Stats, extras: Extras = {}): Kind =>
  kind(name, icon, stats, { ...extras, rank: 'wizard' })

export type Ranks = readonly (readonly [Kind, number])[]

export interface Banner {
  readonly id: string
  readonly name: string
  readonly line: string
  /** A dozen figures or fewer for a first battle, a Hero and a Wizard among them. */
  readonly first: Ranks
  readonly sizes: { readonly [points: number]: Ranks }
}

/** One ready army for each size. */
export const musterAll = ({ id, name, line, sizes }: Banner): ReadyArmy[] =>
  Object.entries(sizes).map(([points, ranks]) => ({
    id: `${id}-${points}`,
    name,
    line,
    points: Number(points),
    army: armyFrom(name, ranks),
  }))

/** The army of a first battle. A limit of 250 points allows its Hero and its Wizard; it costs less than half of that. */
export const musterFirst = ({ id, name, line, first }: Banner): ReadyArmy => ({
  id: `${id}-first`,
  name,
  line,
  points: USUAL_LIMIT,
  army: armyFrom(name, first),
})

function armyFrom(name: string, ranks: Ranks): Json {
  return { name, types: ranks.map(([{ profile, ...type }, count]) => ({ ...type, profile: { ...profile }, count })) }
}
