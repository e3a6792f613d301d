/**
 * What an encounter adds to a character's worth: one that carries or threatens an object is worth more than its points.
 */
import { INCH } from '@muster/table'
import { treasuresOf } from '../../encounters/sacred-objects.ts'
import { controllerOf } from '../../state/figures.ts'
import type { Figure, State, Thing } from '../../state/state.ts'
import { isNear } from './nearby.ts'

/** A second treasure in the same hands decides the encounter at the end of the round. */
export const TREASURE = 12
export const DECIDING = 60
const MENACE = 4

/** How near a character must be to an object to use it in its next action. */
const BY_IT = 3 * INCH

/** What its elimination is worth to the other side beyond its points. */
export function stakeIn(state: State, figure: Figure): number {
  if (state.things.length === 0) return 0
  if (figure.carrying !== undefined) return treasuresOf(state, controllerOf(state, figure)) >= 2 ? DECIDING : TREASURE
  return menaces(state, figure) ? MENACE : 0
}

/**
 * What it is worth to stand beside an enemy that would pick up or destroy an object: it makes that harder, or forbids
 * it.
 */
export const guardWorth = (state: State, foe: Figure): number =>
  state.things.length > 0 && foe.carrying === undefined && menaces(state, foe) ? MENACE : 0

/** Beside a treasure that nobody holds, or beside a supply of the other side. */
const menaces = ({ things }: State, { side, at }: Figure): boolean =>
  things.some((thing) => isOpen(thing) && thing.side !== side && isNear(at, thing.at, BY_IT))

export const isOpen = ({ carrier, destroyed }: Thing): boolean => carrier === undefined && !destroyed

/** What it is worth to a side to hold one treasure more. */
export const treasureWorth = (state: State, side: string): number =>
  treasuresOf(state, side) >= 1 ? DECIDING : TREASURE
