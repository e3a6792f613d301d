/** Armies in files: read, checked by their game, and every error named with its file. */
import { checkArmyFile, counted, readArmyFile, type ArmyFile, type ArmyReport } from '@muster/engine'
import { readJson } from './files.ts'
import { GAMES, kitOf, type AnyKit } from '../games/games.ts'
import { columns } from '../shell/output.ts'
import { blameFile, inFile } from '../shell/user-error.ts'

export interface OpenArmy extends Pick<ArmyFile, 'army'> {
  readonly kit: AnyKit
  readonly report: ArmyReport
}

export interface ArmyFileOptions {
  readonly game?: string | undefined
  /** Overrides the limit in the file. */
  readonly limit?: number | undefined
}

export function openArmy(file: string, { game, limit }: ArmyFileOptions): OpenArmy {
  const wanted = game === undefined ? undefined : kitOf(game, '', '--game').game.id
  const { data } = readJson(file, 'army')
  const read = inFile(file, () => readArmyFile(data, { games: GAMES, game: wanted }))
  const kit = kitOf(read.game)
  return {
    kit,
    army: read.army,
    report: blameFile(file, read.where, () => checkArmyFile(kit, read, limit ?? read.limit)),
  }
}

export function armyText({ name, points, limit, figures, entries, complaints }: ArmyReport): string {
  const rows = entries.map((one) => [`${one.count} × ${one.name}`, `${counted(one.points, 'point')} each`])
  const faults = complaints.map(({ where, message, rule }) => [where, `${message} (${rule})`])
  return [
    `${name}: ${points} of ${counted(limit, 'point')}, ${counted(figures, 'figure')}.`,
    columns(rows, '  '),
    complaints.length === 0 ? 'It is legal.' : `It is not legal:\n${columns(faults, '  ')}`,
  ].join('\n')
}
