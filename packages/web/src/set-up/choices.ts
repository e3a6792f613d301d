/** What has been chosen on the set-up screen, and the battle plan it comes to. */
import {
  InputError,
  type ArmyReport,
  type BattlePlan,
  type BattleTerms,
  type GameKit,
  type Json,
  type ReadyArmy,
  type SidePlan,
} from '@muster/engine'
import type { Seat, Skill } from '@muster/session'

export type ArmyPick =
  | { readonly is: 'ready'; readonly id: string }
  | { readonly is: 'any'; readonly seed: number }
  /**
   * From a file or from the collection. `points`: the size it is made for, if known. `id`: that of a kept list.
   * `isProposed`: nobody chose it, it belongs to the first battle.
   */
  | ({
      readonly is: 'file'
      readonly name: string
      readonly points?: number
      readonly id?: string
      readonly isProposed?: boolean
    } & Pick<ReadyArmy, 'army' | 'needs'>)

export interface Choices {
  readonly seed: number
  readonly points: number
  readonly armies: readonly ArmyPick[]
  /** The id of a ready-made table; if undefined, a table made from `fieldSeed`. */
  readonly field: string | undefined
  readonly fieldSeed: number
  readonly scenario: string | undefined
  /** Further choices the game offers. */
  readonly agreedOptions: { readonly [choice: string]: Json }
  readonly seats: readonly Seat[]
  readonly skill: Skill
  readonly ready: boolean
  readonly dice: 'seeded' | 'typed'
  /** Those of a campaign. */
  readonly terms?: BattleTerms
}

/** The battle offered on the first screen: a small one if the game has one. */
export const firstPlan = (kit: GameKit<unknown>, seed: number): BattlePlan => (kit.firstPlan ?? kit.readyPlan)(seed)

/** The ready-made battle as separate choices. */
export function firstChoices(kit: GameKit<unknown>, seed: number): Choices {
  const plan = firstPlan(kit, seed)
  const limit = plan.options?.['limit']
  return {
    seed,
    fieldSeed: seed,
    points: typeof limit === 'number' ? limit : Math.max(...kit.armies.map(({ points }) => points)),
    armies: plan.sides.map((side) => pickOf(kit, side)),
    field: kit.fields.find(({ field }) => field === plan.field)?.id ?? kit.fields[0]?.id,
    scenario: plan.scenario,
    agreedOptions: Object.fromEntries((kit.choices ?? []).map(({ id, usual }) => [id, plan.options?.[id] ?? usual])),
    seats: plan.sides.map((_, place): Seat => (place === 0 ? 'person' : 'computer')),
    skill: 'good',
    ready: false,
    dice: 'seeded',
  }
}

/** The choices that a campaign leaves: its companies, names and options are given. */
export function choicesUnder(kit: GameKit<unknown>, seed: number, terms: BattleTerms): Choices {
  const first = firstChoices(kit, seed)
  const limit = terms.options['limit']
  return {
    ...first,
    terms,
    points: typeof limit === 'number' ? limit : first.points,
    armies: terms.sides.map(({ name, army }, seat) =>
      army === undefined ? (first.armies[seat] ?? { is: 'any', seed: seed + seat }) : { is: 'file', name, army },
    ),
    seats: terms.sides.map((_, seat): Seat => first.seats[seat] ?? 'computer'),
  }
}

/** Chooses an army for a seat, and with it the points and options that it needs. */
export function withArmy(kit: GameKit<unknown>, choices: Choices, seat: number, pick: ArmyPick): Choices {
  const ready = readyArmyFor(kit, pick)
  const needs = pick.is === 'file' ? pick.needs : ready?.needs
  const size = sizeOf(kit, pick)
  const armies = choices.armies.map((one, i) =>
    i === seat ? pick : size === undefined ? one : sameArmyOfSize(kit, one, size),
  )
  const points = size === undefined ? choices.points : pointsFor(kit, armies, choices.points)
  return { ...choices, armies, points, agreedOptions: { ...choices.agreedOptions, ...needs } }
}

/** An army of one's own in the first seat; nobody has chosen the others, which are the nearest to it in points. */
export function withOwnArmy(kit: GameKit<unknown>, choices: Choices, own: ArmyPick): Choices {
  const first = withArmy(kit, choices, 0, own)
  const points = sizeOf(kit, own) ?? choices.points
  const [nearest] = kit.armies.toSorted((a, b) => Math.abs(a.points - points) - Math.abs(b.points - points))
  if (!nearest) return first
  return first.armies.reduce(
    (now, _, seat) => (seat === 0 ? now : withArmy(kit, now, seat, { is: 'ready', id: nearest.id })),
    first,
  )
}

const readyArmyFor = (kit: GameKit<unknown>, pick: ArmyPick): ReadyArmy | undefined =>
  pick.is === 'ready' ? kit.armies.find(({ id }) => id === pick.id) : undefined

/** The points an army is made for. */
const sizeOf = (kit: GameKit<unknown>, pick: ArmyPick): number | undefined =>
  pick.is === 'file' ? pick.points : readyArmyFor(kit, pick)?.points

const isProposed = (pick: ArmyPick): pick is Extract<ArmyPick, { is: 'file' }> =>
  pick.is === 'file' && pick.isProposed === true

/** The army of the same name in the other's size, if there is one. */
export function sameArmyOfSize(kit: GameKit<unknown>, pick: ArmyPick, points: number): ArmyPick {
  const name = isProposed(pick) ? pick.name : readyArmyFor(kit, pick)?.name
  const same = kit.armies.filter((army) => army.name === name)
  // Nobody has chosen the army of a first battle: it gives way to the nearest size there is.
  const [nearest] = same.toSorted((a, b) => Math.abs(a.points - points) - Math.abs(b.points - points))
  const found = same.find((army) => army.points === points) ?? (isProposed(pick) ? nearest : undefined)
  return found ? { is: 'ready', id: found.id } : pick
}

/** A limit is lowered if the largest army has less than this share of it. */
const MUCH = 0.75

function pointsFor(kit: GameKit<unknown>, armies: readonly ArmyPick[], points: number): number {
  const largest = Math.max(0, ...armies.map((pick) => sizeOf(kit, pick) ?? 0))
  return largest > points || (largest > 0 && largest < MUCH * points) ? Math.ceil(largest) : points
}

/** A first battle may have armies that are not for other battles. */
function pickOf(kit: GameKit<unknown>, { name, army }: SidePlan): ArmyPick {
  const ready = kit.armies.find((one) => one.army === army)
  return ready ? { is: 'ready', id: ready.id } : { is: 'file', name, army, isProposed: true }
}

export function planOf(kit: GameKit<unknown>, choices: Choices): BattlePlan {
  const { field, fieldSeed, scenario, points, agreedOptions, terms } = choices
  const usual = firstPlan(kit, choices.seed)
  return {
    game: kit.game.id,
    sides: sidesOf(kit, choices, usual.sides),
    field: kit.fields.find(({ id }) => id === field)?.field ?? kit.generateField(fieldSeed, scenario),
    ...(scenario !== undefined && { scenario }),
    options: { ...usual.options, ...agreedOptions, limit: points, ...terms?.options },
  }
}

const SIDE_IDS = ['a', 'b', 'c', 'd']

/** Two armies of one name get numbers. */
function sidesOf(kit: GameKit<unknown>, choices: Choices, usual: readonly SidePlan[]): readonly SidePlan[] {
  const names = choices.armies.map((_, seat) => choices.terms?.sides[seat]?.name ?? nameOf(kit, choices, seat))
  return choices.armies.map((_, seat) => {
    const name = names[seat] ?? ''
    const same = names.filter((one) => one === name).length > 1
    return {
      id: choices.terms?.sides[seat]?.id ?? usual[seat]?.id ?? SIDE_IDS[seat] ?? String(seat),
      name: same ? `${name} ${seat + 1}` : name,
      army: armyOrNull(kit, choices, seat),
    }
  })
}

/** The army itself. If the points are too few, the game throws an InputError. */
function armyOf(kit: GameKit<unknown>, { armies, points }: Choices, seat: number): Json | undefined {
  const pick = armies[seat]
  if (pick?.is === 'ready') return kit.armies.find(({ id }) => id === pick.id)?.army
  if (pick?.is === 'file') return pick.army
  return kit.randomArmy(pick?.seed ?? 0, points)
}

/** Like armyOf, but null if there is none; checking the plan reports that. */
function armyOrNull(kit: GameKit<unknown>, choices: Choices, seat: number): Json {
  try {
    return armyOf(kit, choices, seat) ?? null
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}

const nameOf = (kit: GameKit<unknown>, choices: Choices, seat: number): string =>
  reportOf(kit, choices, seat).report?.name ?? `${seat + 1}`

export function reportOf(
  kit: GameKit<unknown>,
  choices: Choices,
  seat: number,
): { readonly report?: ArmyReport; readonly wrong?: string } {
  try {
    return { report: kit.checkArmy(armyOf(kit, choices, seat), choices.points) }
  } catch (error) {
    if (error instanceof InputError) return { wrong: error.message }
    throw error
  }
}

/** Why the battle cannot begin. An invalid army is reported alone, because the other errors would only repeat it. */
export function planErrors(
  kit: GameKit<unknown>,
  choices: Choices,
  plan: BattlePlan,
): readonly { readonly message: string; readonly where: string }[] {
  const wrong = choices.armies.flatMap((_, seat) => {
    const { wrong: message } = reportOf(kit, choices, seat)
    return message === undefined ? [] : [{ message, where: `sides.${seat}` }]
  })
  return wrong.length > 0 ? wrong : kit.checkPlan(plan)
}
