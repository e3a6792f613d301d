/** An army list from a file: anybody may have written it, so the game reads it before anything else does. */
import { InputError, parseJson, type GameKit, type Json } from '@muster/engine'
import { words } from '../words.ts'
import type { ArmyPick } from './choices.ts'

export type ArmyRead = { readonly pick: ArmyPick } | { readonly wrong: string }

export async function readArmyFile(kit: GameKit<unknown>, file: Pick<File, 'name' | 'text'>): Promise<ArmyRead> {
  try {
    const army = parseJson(await file.text(), 'army list') as Json
    return { pick: { is: 'file', name: kit.checkArmy(army).name, army } }
  } catch (error) {
    const why = error instanceof InputError ? error.message : words.fileUnread
    return { wrong: words.fileTrouble(file.name, why) }
  }
}
