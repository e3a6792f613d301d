/** An army file that commands edit: read, changed and written back. */
import { checkArmyFile, armyFileData, readArmyFile, type ArmyReport, type Json } from '@muster/engine'
import type { ArmyEdit } from '@muster/armies'
import { edited } from '@muster/armies'
import { GAMES, kitOf, type AnyKit } from '../games/games.ts'
import { blameFile, inFile } from '../shell/user-error.ts'
import { jsonText, readJson, writeAtomically } from './files.ts'

export interface KeptArmy {
  readonly file: string
  readonly kit: AnyKit
  readonly army: Json
  /** What the file says, or what is usual. */
  readonly limit: number
  readonly report: ArmyReport
  /** The text of the file, to notice if somebody else writes it meanwhile. */
  readonly was: string
}

export interface ReadArmyOptions {
  readonly game?: string | undefined
  readonly limit?: number | undefined
}

export function readKeptArmy(file: string, { game, limit }: ReadArmyOptions = {}): KeptArmy {
  const wanted = game === undefined ? undefined : kitOf(game, '', '--game').game.id
  const { data, text } = readJson(file, 'army')
  const read = inFile(file, () => readArmyFile(data, { games: GAMES, game: wanted }))
  const kit = kitOf(read.game)
  const report = blameFile(file, read.where, () => checkArmyFile(kit, read, limit ?? read.limit))
  return { file, kit, army: read.army, limit: report.limit, report, was: text }
}

/** The army after an edit, with what the game says of it. */
export const afterEdit = (kept: KeptArmy, edit: ArmyEdit): KeptArmy =>
  withArmy(kept, edited(kept.kit.builder, kept.army, edit))

/** Where the list lies in the file once it is written. */
const IN_FILE = { where: 'army' }

export const withArmy = (kept: KeptArmy, army: Json): KeptArmy => ({
  ...kept,
  army,
  report: inFile(kept.file, () =>
    checkArmyFile(kept.kit, { ...IN_FILE, game: kept.kit.game.id, army, limit: kept.limit }),
  ),
})

export const writeKeptArmy = ({ file, kit, army, limit, was }: KeptArmy): void =>
  writeAtomically(file, jsonText(armyFileData(kit.game.id, army, limit)), { replace: true, was })
