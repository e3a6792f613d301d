/** An army list from a file: anybody may have written it, so it is read and judged before anything else sees it. */
import { checkArmyFile, InputError, readArmyFile as readArmy, type GameKit } from '@muster/engine'
import { GAMES } from '../games/games.ts'
import { words } from '../words/words.ts'
import type { ArmyPick } from './choices.ts'

export type ArmyFileResult = { readonly pick: ArmyPick } | { readonly wrong: string }

const NAMED_GAMES = GAMES.map(({ id, about }) => ({ id, name: about.name }))

export async function readArmyFile(kit: GameKit<unknown>, file: Pick<File, 'name' | 'text'>): Promise<ArmyFileResult> {
  try {
    const read = readArmy(await file.text(), { games: NAMED_GAMES, game: kit.game.id })
    const { name, points, needs } = checkArmyFile(kit, read)
    return { pick: { is: 'file', name, army: read.army, points: read.limit ?? points, ...(needs && { needs }) } }
  } catch (error) {
    const why = error instanceof InputError ? error.withPlace : words.errors.fileUnread
    return { wrong: words.errors.fileNotOpened(file.name, why) }
  }
}
