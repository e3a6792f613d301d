/** What players call an object; its id is for records. */
import type { State, Thing } from './state.ts'

/** "treasure 1", "the banner", "supplies 2 of the Tunnel Watch". */
export function thingName(state: State, thing: Thing): string {
  if (thing.kind === 'object') return `the ${thing.id}`
  if (thing.kind === 'treasure') return thing.id
  const owner = state.sides.find(({ id }) => id === thing.side)
  const name = `supplies ${placeAmongSupplies(state, thing)}`
  return owner ? `${name} of ${owner.name}` : name
}

const placeAmongSupplies = ({ things }: State, { id, side }: Thing): number =>
  things.filter((one) => one.kind === 'supply' && one.side === side).findIndex((one) => one.id === id) + 1
