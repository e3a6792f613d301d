/** The units of a battle summed up for bots, once for each question. */
import type { FigureId, SideId } from '@muster/engine'
import { distanceSquared, type Length, type Point } from '@muster/table'
import { ATTACK_KINDS, type AttackKind } from '../state/card.ts'
import { isFree } from '../state/figures.ts'
import { attackDice, hasAttack, rangeOf } from '../rules/attacks/attack-stats.ts'
import type { DiceGroup } from '../rules/dice/dice.ts'
import { fullMove } from '../rules/terrain/speed.ts'
import type { State, Unit } from '../state/state.ts'

interface Summary {
  readonly spots: readonly Point[]
  readonly centre: Point
  readonly price: number
}

/**
 * A unit with the Champions attached to it, for one question. Most units are too far away to matter, so each number is
 * worked out when it is first read.
 */
export class Force {
  private summary: Summary | undefined
  private speed: Length | undefined
  private reach: Length | undefined
  private readonly diceOf = new Map<string, readonly DiceGroup[]>()

  constructor(
    private readonly state: State,
    readonly unit: Unit,
    private readonly group: readonly Unit[],
  ) {}

  get spots(): readonly Point[] {
    return this.summed.spots
  }

  get centre(): Point {
    return this.summed.centre
  }

  /** Points of one of its models. */
  get price(): number {
    return this.summed.price
  }

  get move(): Length {
    return (this.speed ??= fullMove(this.state, this.unit))
  }

  /** How far it can attack without a charge; 0 if it cannot. */
  get range(): Length {
    return (this.reach ??= farthest(this.state, this.unit))
  }

  /** The dice of its attacks of one kind. */
  dice(kind: AttackKind, inMelee: boolean): readonly DiceGroup[] {
    const key = inMelee ? `${kind} in melee` : kind
    const dice = this.diceOf.get(key) ?? attackDice(this.state, this.unit, kind, inMelee)
    this.diceOf.set(key, dice)
    return dice
  }

  private get summed(): Summary {
    return (this.summary ??= summaryOf(this.group))
  }
}

function summaryOf(group: readonly Unit[]): Summary {
  const spots: Point[] = []
  let x = 0
  let y = 0
  let price = 0
  for (const member of group) {
    for (const { where, at } of member.models) {
      if (where !== 'standing') continue
      spots.push(at)
      x += at.x
      y += at.y
      price += member.card.cost
    }
  }
  const count = spots.length || 1
  return { spots, centre: { x: Math.round(x / count), y: Math.round(y / count) }, price: price / count }
}

export const forceOf = (state: State, unit: Unit): Force =>
  new Force(
    state,
    unit,
    state.units.filter((member) => member === unit || member.host === unit.id),
  )

export interface Forces {
  readonly own: readonly Force[]
  readonly foes: readonly Force[]
}

/** Everybody is sorted into groups once: looking for the Champions of each unit would take the square of the units. */
export function forcesOf(state: State, side: SideId): Forces {
  const groups = groupsIn(state)
  const own: Force[] = []
  const foes: Force[] = []
  for (const unit of state.units) {
    if (isFree(unit)) (unit.side === side ? own : foes).push(new Force(state, unit, groups.get(unit.id) ?? [unit]))
  }
  return { own, foes }
}

/** The members of each group by the unit that leads it. */
function groupsIn({ units }: State): ReadonlyMap<FigureId, readonly Unit[]> {
  const groups = new Map<FigureId, Unit[]>()
  for (const unit of units) {
    const leader = unit.host ?? unit.id
    const group = groups.get(leader)
    if (group) group.push(unit)
    else groups.set(leader, [unit])
  }
  return groups
}

/** An enemy and how far it is from the unit that thinks of it. */
export interface Opponent {
  readonly foe: Force
  readonly far: number
}

export const opponentsOf = ({ centre }: Force, foes: readonly Force[]): readonly Opponent[] =>
  foes.map((foe) => ({ foe, far: measure(centre, foe) }))

function farthest(state: State, unit: Unit): Length {
  let range = 0
  for (const kind of ATTACK_KINDS) {
    if (kind !== 'melee' && hasAttack(state, unit, kind, false)) range = Math.max(range, rangeOf(state, unit, kind))
  }
  return range
}

/** From the centre-point of one to the nearest base of the other: how charges and ranges are measured. */
export function measure(from: Point, { spots, unit }: Force): number {
  let least = Infinity
  for (const at of spots) {
    const far = distanceSquared(from, at)
    if (far < least) least = far
  }
  return Math.max(0, Math.sqrt(least) - unit.card.diameter / 2)
}
