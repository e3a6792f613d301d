/** Who may ride whom in a situation. */
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
