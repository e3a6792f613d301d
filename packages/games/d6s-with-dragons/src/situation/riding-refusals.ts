/** Who may ride whom in a situation, and who may be aboard what. */
import { refuseIf } from '@muster/engine'
import { isGone, type KnownNames } from './known.ts'
import type { FigureInFile, SituationFile } from './schema.ts'

export function refuseRiding({ figures }: SituationFile, known: KnownNames): void {
  for (const [index, one] of figures.entries()) {
    const where = `figures.${index}`
    known.figures.expect(one.mount, `${where}.mount`)
    const steed = figures.find(({ id }) => id === one.mount)
    refuseIf(one.where === 'riding' && !steed, `${where}.mount`, `"${one.id}" rides, but has no mount ("mount").`)
    if (steed) refuseSteed(one, steed, where)
    refuseVehicle(one, figures, known, where)
  }
}

function refuseSteed(rider: FigureInFile, steed: FigureInFile, where: string): void {
  const [who, what] = [`"${rider.id}"`, `"${steed.id}"`]
  refuseIf(rider.id === steed.id, `${where}.mount`, `${who} cannot ride itself.`)
  refuseIf(
    rider.side !== steed.side,
    `${where}.mount`,
    `${what} is an enemy of ${who}: a mount is of its rider’s side.`,
  )
  refuseIf(steed.mount !== undefined, `${where}.mount`, `${what} rides "${steed.mount}" itself: a mount rides nobody.`)
  if (isGone(rider.where)) return
  refuseIf(rider.where === 'standing', `${where}.where`, `${who} rides ${what}: leave out "where", or the mount.`)
  refuseIf(isGone(steed.where), `${where}.mount`, `${what} is not on the table: nobody can ride it.`)
  const isElsewhere =
    rider.at !== undefined && steed.at !== undefined && (rider.at[0] !== steed.at[0] || rider.at[1] !== steed.at[1])
  refuseIf(isElsewhere, `${where}.at`, `${who} is where its mount is: leave out its "at".`)
}

/** A passenger is aboard one vehicle of its own side that stands on the table, and nowhere else. */
function refuseVehicle(one: FigureInFile, figures: readonly FigureInFile[], known: KnownNames, where: string): void {
  known.figures.expect(one.vehicle, `${where}.vehicle`)
  const vehicle = figures.find(({ id }) => id === one.vehicle)
  const isAboard = one.where === undefined ? vehicle !== undefined : one.where === 'aboard'
  refuseIf(isAboard && !vehicle, `${where}.vehicle`, `"${one.id}" is aboard, but has no vehicle ("vehicle").`)
  if (!vehicle) return
  refuseIf(!isAboard, `${where}.where`, `"${one.id}" is aboard "${vehicle.id}": leave out "where", or the vehicle.`)
  refuseIf(one.id === vehicle.id, `${where}.vehicle`, `"${one.id}" cannot be aboard itself.`)
  refuseIf(one.mount !== undefined, `${where}.mount`, `"${one.id}" is aboard "${vehicle.id}" and rides nobody.`)
  refuseIf(one.side !== vehicle.side, `${where}.vehicle`, `"${vehicle.id}" is an enemy of "${one.id}".`)
  const isThere = vehicle.where === undefined || vehicle.where === 'standing'
  const isFree = vehicle.mount === undefined && vehicle.vehicle === undefined
  refuseIf(
    !isThere || !isFree,
    `${where}.vehicle`,
    `"${vehicle.id}" does not stand on the table: nobody can be aboard.`,
  )
}
