/** Faults of a situation file, each with the field it is in and what would be right. */
import { InputError, KnownIds, refuseIf } from '@muster/engine'
import { isOnTable, overlaps } from '@muster/table'
import { baseOf, footprint, isStanding } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import { setterOf, type SituationData, type FigureData } from './schema.ts'

export function refuseData(written: SituationData): void {
  const figures = new KnownIds('figure', written.figures, 'figures')
  const sides = new KnownIds('side', written.sides, 'sides')
  refuseSides(written, sides)
  for (const [index, { id, side, where, at }] of written.figures.entries()) {
    sides.expect(side, `figures.${index}.side`)
    refuseIf(where === 'standing' && !at, `figures.${index}.at`, `"${id}" stands on the table but has no place ("at").`)
  }
  for (const [index, one] of written.figures.entries()) {
    refuseGifts(one, `figures.${index}`)
    if (one.prisoner) refusePrisoner(written, one, `figures.${index}`)
    else refuseAsIfPrisoner(one, `figures.${index}`)
  }
  refuseIf(written.figures.length === 0, 'figures', 'There is nobody in this situation: give it at least one figure.')
  for (const list of ['shots', 'attacks'] as const) refuseLinks(written, list, figures)
  refuseGem(written, figures)
  new KnownIds('terrain piece', written.pieces, 'pieces').expect(written.prison, 'prison')
}

function refuseSides({ sides: all, order, acting, setter }: SituationData, sides: KnownIds): void {
  for (const [index, { edge }] of all.entries()) {
    const isTaken = edge !== undefined && all.findIndex((one) => one.edge === edge) !== index
    refuseIf(isTaken, `sides.${index}.edge`, `Two sides play from the ${edge} edge: give each its own.`)
  }
  sides.expect(setter, 'setter')
  sides.expectAll(order ?? [], 'order')
  refuseIf(order !== undefined && new Set(order).size !== order.length, 'order', 'Each side acts once: list it once.')
  const count = order?.length ?? all.length
  refuseIf(acting >= count, 'acting', `${count} sides act, counted from 0: it should be at most ${count - 1}.`)
}

/** Troopers have neither items nor spells, and Wizards have no items. */
function refuseGifts({ id, rank, item, spells }: FigureData, where: string): void {
  refuseIf(
    item !== undefined && rank !== 'hero',
    `${where}.item`,
    `"${id}" is a ${rank}: only Heroes have a magic item ("rank": "hero").`,
  )
  refuseIf(
    rank === 'trooper' && spells.length > 0,
    `${where}.spells`,
    `"${id}" is a trooper: only Wizards have spells ("rank": "wizard"), and Heroes by an Amulet.`,
  )
}

const WITH_THE_PRISONER: readonly FigureData['where'][] = ['prison', 'standing', 'slain', 'left']

/** There is one prisoner, a Hero or Wizard of the side that does not hold the prison. */
function refusePrisoner(
  written: SituationData,
  { id, side, rank, where: whereabouts }: FigureData,
  where: string,
): void {
  const first = written.figures.find(({ prisoner }) => prisoner)
  refuseIf(first?.id !== id, `${where}.prisoner`, `"${first?.id}" is the prisoner: there is only one.`)
  refuseIf(
    rank === 'trooper',
    `${where}.rank`,
    `"${id}" is the prisoner: it should be a Hero or a Wizard ("rank": "hero" or "rank": "wizard").`,
  )
  refuseIf(
    !WITH_THE_PRISONER.includes(whereabouts),
    `${where}.where`,
    `"${id}" is the prisoner: it should be prison, standing, slain or left.`,
  )
  const defender = setterOf(written)
  const others = written.sides.filter((one) => one.id !== defender).map((one) => `"${one.id}"`)
  refuseIf(
    written.scenario === 'rescue' && side === defender,
    `${where}.side`,
    `"${id}" is the prisoner of "${defender}", who set up the terrain: it should be of another side: ${others.join(', ')}.`,
  )
}

/** Nobody but the prisoner is in prison or leaves the table. */
function refuseAsIfPrisoner({ id, where: whereabouts }: FigureData, where: string): void {
  refuseIf(
    whereabouts === 'prison',
    `${where}.where`,
    `"${id}" is in prison: it should be the prisoner ("prisoner": true).`,
  )
  refuseIf(
    whereabouts === 'left',
    `${where}.where`,
    `"${id}" has left the table: only the prisoner does that ("prisoner": true).`,
  )
}

/** Shots and attacks are aimed at enemies. */
function refuseLinks(written: SituationData, list: 'shots' | 'attacks', figures: KnownIds): void {
  const sideOf = (id: string) => written.figures.find((one) => one.id === id)?.side
  for (const [index, [from, to]] of written[list].entries()) {
    figures.expectAll([from, to], `${list}.${index}`)
    refuseIf(
      sideOf(from) === sideOf(to),
      `${list}.${index}.1`,
      `"${from}" and "${to}" are of one side: only enemies are attacked.`,
    )
  }
}

function refuseGem({ gem, figures: all, width, depth }: SituationData, figures: KnownIds): void {
  if (!gem) return
  figures.expect(gem.bearer, 'gem.bearer')
  const bearer = all.find(({ id }) => id === gem.bearer)
  refuseIf(
    bearer !== undefined && bearer.where !== 'standing',
    'gem.bearer',
    `"${gem.bearer}" is not on the table: it carries nothing.`,
  )
  refuseIf(
    gem.at !== undefined && (gem.at[0] > width || gem.at[1] > depth),
    'gem.at',
    `The gem does not lie on the table, which is ${width}" by ${depth}".`,
  )
}

/** Where everybody stands must be possible: on the table and beside each other. */
export function refusePlaces({ figures, field }: State): void {
  const placed = figures.filter(isStanding)
  for (const [index, one] of placed.entries()) {
    const where = `figures.${figures.indexOf(one)}.at`
    refuseIf(!isOnTable({ base: baseOf(one), at: one.at }, field), where, `"${one.id}" stands over the table's edge.`)
    const under = placed.slice(0, index).find((other) => overlaps(footprint(one), footprint(other)))
    if (under) throw new InputError(`"${one.id}" and "${under.id}" overlap: move one of them.`, where)
  }
}
