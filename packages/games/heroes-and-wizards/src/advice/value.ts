/** How a battle stands for one side: the figures on the table, and what the scenario counts. */
import type { SideId } from '@muster/engine'
import { isStanding } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import { priceOf } from './chances.ts'
import { capturable, isOn } from './goals.ts'

export function valueOf(state: State, side: SideId): number {
  const others = state.sides.length - 1
  let worth = 0
  for (const figure of state.figures) {
    if (isStanding(figure)) worth += figure.side === side ? priceOf(figure) : -priceOf(figure) / others
  }
  return worth + scenarioWorth(state, side)
}

function scenarioWorth(state: State, side: SideId): number {
  switch (state.scenario) {
    case 'loot':
      return ahead(state, side, ({ gold }) => gold) * 6
    case 'king-of-the-hill':
    case 'capture-terrain':
      return groundWorth(state, side)
    case 'cursed-gem':
      return gemWorth(state, side)
    case 'rescue':
      return rescueWorth(state, side)
    default:
      return ahead(state, side, ({ slain }) => slain) * 0.3
  }
}

const ahead = (state: State, side: SideId, count: (of: State['sides'][number]) => number): number =>
  state.sides.reduce((sum, one) => sum + (one.id === side ? count(one) : -count(one) / (state.sides.length - 1)), 0)

function groundWorth(state: State, side: SideId): number {
  let worth = 0
  for (const prize of capturable(state)) {
    let balance = 0
    for (const figure of state.figures) {
      if (isStanding(figure) && isOn(prize, figure)) balance += figure.side === side ? 1 : -1
    }
    worth += Math.sign(balance) * 6 * state.turn
  }
  return worth
}

/** A share of the table's depth, from our half to theirs. */
function gemWorth(state: State, side: SideId): number {
  const { gem, field } = state
  if (!gem) return 0
  const bearer = state.figures.find(({ id }) => id === gem.bearer)
  const { x, y } = bearer?.at ?? gem.at
  const edge = state.sides.find(({ id }) => id === side)?.edge ?? 'north'
  const share = {
    north: y / field.depth,
    south: 1 - y / field.depth,
    west: x / field.width,
    east: 1 - x / field.width,
  }[edge]
  return (share - 0.5) * 300 + (bearer === undefined ? 0 : bearer.side === side ? 25 : -25)
}

function rescueWorth(state: State, side: SideId): number {
  const prisoner = state.figures.find((one) => one.prisoner)
  if (!prisoner) return 0
  const free = { prison: 0, standing: 60, left: 150, slain: -150, waiting: 0, out: 0 }[prisoner.where]
  return prisoner.side === side ? free : -free
}
