/** What cannot be in a situation, said so that its writer finds the place. */
import { InputError } from '@muster/engine'
import { isOnTable, overlaps } from '@muster/table'
import { footprint, isStanding } from '../figures.ts'
import type { State } from '../state.ts'
import type { Words } from './words.ts'

export function refuseStrangers(written: Words): void {
  const { figures, sides } = written
  const ids = new Set<string>()
  for (const [index, one] of figures.entries()) {
    if (ids.has(one.id)) {
      throw new InputError(`Two characters are called "${one.id}": give each its own id.`, `figures.${index}.id`)
    }
    ids.add(one.id)
    if (!sides.some(({ id }) => id === one.side)) {
      throw new InputError(`"${one.id}" belongs to side "${one.side}", which does not exist.`, `figures.${index}.side`)
    }
    const onTable = one.where === 'standing' || (one.where === undefined && one.mount === undefined)
    if (onTable && !one.at) {
      throw new InputError(`"${one.id}" stands on the table but has no place ("at").`, `figures.${index}.at`)
    }
  }
  for (const [name, where] of named(written)) {
    if (name !== undefined && !ids.has(name)) throw new InputError(`There is no character "${name}".`, where)
  }
  for (const name of [written.lead, written.picking, ...written.things.flatMap(({ side, by }) => [side, by])]) {
    if (name !== undefined && !sides.some(({ id }) => id === name)) {
      throw new InputError(`There is no side "${name}".`, 'sides')
    }
  }
}

/** Everyone who is mentioned somewhere. */
function named({
  figures, effects, things, melees, turn,
}: Words): (readonly [name: string | undefined, where: string])[] {
  return [
    ...figures.map(({ mount }, index) => [mount, `figures.${index}.mount`] as const),
    ...effects.flatMap(
      ({ caster, targets }, index) => [caster, ...targets].map((name) => [name, `effects.${index}`] as const)
    ),
    ...things.map(({ carrier }, index) => [carrier, `things.${index}.carrier`] as const),
    ...melees.flatMap(({ members }, index) => members.map((name) => [name, `melees.${index}`] as const)),
    [turn?.figure, 'turn.figure'],
  ]
}

export function refuseCrowding(state: State): void {
  const { figures, field } = state
  const placed = figures.filter(isStanding)
  for (const [index, one] of placed.entries()) {
    const where = `figures.${figures.indexOf(one)}.at`
    if (!isOnTable(footprint(state, one), field)) {
      throw new InputError(`"${one.id}" stands over the table's edge.`, where)
    }
    const under = placed.slice(0, index).find((other) => overlaps(footprint(state, one), footprint(state, other)))
    if (under) throw new InputError(`"${one.id}" and "${under.id}" overlap: move one of them.`, where)
  }
}
