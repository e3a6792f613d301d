/** Army files: `{ "muster": "army", "game": …, "limit": …, "army": { … } }`, or the bare list with --game. */
import type { ArmyReport, Complaint, Json } from '@muster/engine'
import { expectKind } from './battle-file.ts'
import { readObject } from './files.ts'
import { kitOf, type AnyKit } from './games.ts'
import { columns } from './output.ts'
import { Trouble } from './trouble.ts'

export interface ArmyFile {
  readonly kit: AnyKit
  readonly army: Json
  readonly limit: number | undefined
  /** Where in the file the list lies: its faults are found there. */
  readonly where: string
}

export function readArmyFile(file: string, game?: string): ArmyFile {
  const read = readObject(file, 'army')
  if (read.data['muster'] === undefined && game !== undefined) {
    return { kit: kitOf(game, '', '--game'), army: read.data as unknown as Json, limit: undefined, where: '' }
  }
  expectKind(read, ['army'])
  const { game: named, limit, army } = read.data
  if (typeof named !== 'string') {
    throw new Trouble('An army says which game it is for; this one does not.', file, 'game')
  }
  if (game !== undefined && named !== game) {
    throw new Trouble(`This army is for "${named}", not for "${game}".`, file, 'game')
  }
  if (limit !== undefined && !isLimit(limit)) {
    throw new Trouble('The limit must be a number of points from 1 to 100000.', file, 'limit')
  }
  if (army === undefined) {
    throw new Trouble('There is no list in this army file: its field "army" is missing.', file, 'army')
  }
  return { kit: kitOf(named, file, 'game'), army: army as Json, limit, where: 'army' }
}

const isLimit = (limit: unknown): limit is number =>
  Number.isInteger(limit) && Number(limit) >= 1 && Number(limit) <= 100_000

/** Complaints with their places in the file. */
export const complaintsIn = ({ where }: ArmyFile, { complaints }: ArmyReport): readonly Complaint[] =>
  complaints.map((one) => ({ ...one, where: [where, one.where].filter(Boolean).join('.') }))

export function armyText({ name, points, limit, figures, entries, complaints }: ArmyReport): string {
  const rows = entries.map((one) => [`${one.count} × ${one.name}`, `${one.points} points each`])
  const faults = complaints.map(({ where, message, rule }) => [where, `${message} (${rule})`])
  return [
    `${name}: ${points} of ${limit} points, ${figures} figures.`,
    columns(rows, '  '),
    complaints.length === 0 ? 'It is legal.' : `It is not legal:\n${columns(faults, '  ')}`,
  ].join('\n')
}
