/** Faults of a situation file, each with the field it is in and what would be right. */
import { counted, InputError, KnownIds, refuseIf } from '@muster/engine'
import { isOnTable, overlaps } from '@muster/table'
import { profileOf } from '../content/profiles.ts'
import { woundsOf } from '../rules/wounds/wounds.ts'
import { footprint, isInPlay, isStanding } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import type { Stage } from '../state/vocabulary.ts'
import { refuseActivation } from './refuse-activation.ts'
import type { ModelData, SituationData } from './schema.ts'

export function refuseData(written: SituationData): void {
  const models = new KnownIds('model', written.models, 'models')
  const sides = new KnownIds('side', written.sides, 'sides')
  refuseSides(written, sides)
  refuseIf(written.models.length === 0, 'models', 'There is nobody in this situation: give it at least one model.')
  for (const [index, one] of written.models.entries()) {
    sides.expect(one.side, `models.${index}.side`)
    models.expectAll(one.crew, `models.${index}.crew`)
    refuseModel(written, one, `models.${index}`)
    refuseCrew(written, one, `models.${index}`)
  }
  models.expect(written.activation?.figure, 'activation.figure')
  if (written.activation) refuseActivation(written, written.activation)
  const { round, rounds } = written
  refuseIf(round > rounds, 'round', `The battle lasts ${rounds} rounds ("rounds"): this cannot be round ${round}.`)
}

function refuseSides({ sides: all, order, acting, stage, models }: SituationData, sides: KnownIds): void {
  for (const [index, { id, edge }] of all.entries()) {
    const isTaken = edge !== undefined && all.findIndex((one) => one.edge === edge) !== index
    refuseIf(isTaken, `sides.${index}.edge`, `Two sides play from the ${edge} edge: give each its own.`)
    const isPlacing = stage === 'deploy' && models.some((one) => one.side === id && one.where === 'waiting')
    refuseIf(isPlacing && edge === undefined, `sides.${index}.edge`, `"${id}" deploys at an edge: say which.`)
  }
  const teams = new Set(all.map(({ id, team = id }) => team))
  refuseIf(teams.size < 2, 'sides', 'All sides are of one team: somebody has to be the enemy.')
  sides.expectAll(order ?? [], 'order')
  refuseIf(order !== undefined && new Set(order).size !== order.length, 'order', 'Each side acts once: list it once.')
  const count = order?.length ?? all.length
  refuseIf(acting >= count, 'acting', `${count} sides act, counted from 0: it should be at most ${count - 1}.`)
}

const carrierOf = ({ models }: SituationData, id: string): ModelData | undefined =>
  models.find(({ crew, profile }) => crew.includes(id) && profileOf(profile).kind === 'chariot')

const SET_UP: readonly Stage[] = ['roll-off', 'edges', 'deploy']
const GONE: readonly ModelData['where'][] = ['slain', 'fled', 'out']

function refuseModel(written: SituationData, one: ModelData, where: string): void {
  const { id, mounted, profile, at } = one
  const { kind, name } = profileOf(profile)
  const carrier = carrierOf(written, id)
  const whereabouts = one.where ?? (carrier ? 'aboard' : 'standing')
  refuseIf(mounted && kind !== 'infantry', `${where}.mounted`, `"${id}" cannot be mounted: ${name} is no Infantry.`)
  refuseIf(
    one.rank !== 'ordinary' && kind !== 'infantry',
    `${where}.rank`,
    `"${id}" cannot be a ${one.rank}: ${name} is no Infantry.`,
  )
  refuseIf(whereabouts === 'standing' && !at, `${where}.at`, `"${id}" stands on the table but has no place ("at").`)
  refuseIf(
    whereabouts === 'aboard' && !carrier,
    `${where}.where`,
    `"${id}" is aboard, but no chariot has it among its "crew".`,
  )
  refuseIf(
    whereabouts === 'waiting' && !SET_UP.includes(written.stage),
    `${where}.where`,
    `"${id}" waits to be deployed, but the battle has begun: put it somewhere, or leave it "out".`,
  )
  refuseIf(
    whereabouts === 'standing' && carrier !== undefined,
    `${where}.where`,
    `"${id}" is crew of "${carrier?.id}": it is aboard, and does not stand on the table.`,
  )
  refuseIf(
    whereabouts === 'aboard' && GONE.includes(carrier?.where),
    `${where}.where`,
    `"${id}" is aboard "${carrier?.id}", which is off the table: say where it is.`,
  )
}

function refuseCrew({ models }: SituationData, { id, side, profile, crew }: ModelData, where: string): void {
  const { kind, crew: most = 0, name } = profileOf(profile)
  refuseIf(crew.length > 0 && most === 0, `${where}.crew`, `"${id}" has no crew: ${name} is no chassis.`)
  refuseIf(crew.length > most, `${where}.crew`, `"${id}" has a crew of ${most} at most, not ${crew.length}.`)
  for (const [index, member] of crew.entries()) {
    const found = models.find((one) => one.id === member)
    const isFit = found && found.side === side && profileOf(found.profile).kind === 'infantry' && !found.mounted
    refuseIf(
      !isFit,
      `${where}.crew.${index}`,
      `"${member}" cannot be crew of "${id}": crew is Infantry of the same side.`,
    )
    const first = models.find((one) => one.crew.includes(member))
    refuseIf(first?.id !== id, `${where}.crew.${index}`, `"${member}" is crew of "${first?.id}" already.`)
  }
  refuseIf(
    kind === 'chariot' && crew.length === 0,
    `${where}.crew`,
    `"${id}" is a chariot without crew: give it at least one model.`,
  )
}

/** Nobody has suffered more Wounds than it can, and everybody stands on the table and beside each other. */
export function refuseState(state: State): void {
  for (const [index, one] of state.figures.entries()) {
    const most = woundsOf(state, one)
    refuseIf(
      isInPlay(one) && one.wounds >= most,
      `models.${index}.wounds`,
      `"${one.id}" has W ${most}: with ${counted(one.wounds, 'Wound')} it is slain.`,
    )
  }
  refusePlaces(state)
}

function refusePlaces({ figures, field }: State): void {
  const placed = figures.filter(isStanding)
  for (const [index, one] of placed.entries()) {
    const where = `models.${figures.indexOf(one)}.at`
    refuseIf(!isOnTable(footprint(one), field), where, `"${one.id}" stands over the table's edge.`)
    const under = placed.slice(0, index).find((other) => overlaps(footprint(one), footprint(other)))
    if (under) throw new InputError(`"${one.id}" and "${under.id}" overlap: move one of them.`, where)
  }
}
