/** Keeps a list that is new to this browser. */
import type { GameKit, Json } from '@muster/engine'
import type { GameEntry } from '../../games/games.ts'
import { listArmies, saveArmy, type KeptArmy, type StoredArmy } from '../../store/army-store.ts'
import { newId } from '../../store/new-id.ts'
import { words } from '../../words/words.ts'
import { statusOf } from '../editor/army-status.ts'

interface NewList {
  readonly army: Json
  readonly limit: number
  readonly folder?: string
}

/** The list as it would be kept. */
export const keptFrom = (kit: GameKit<unknown>, { army, limit, folder = '' }: NewList): KeptArmy => ({
  game: kit.game.id,
  army,
  limit,
  folder,
  touched: Date.now(),
  summary: statusOf(kit, army, limit).summary,
})

/** Its id; undefined if the browser did not keep it. */
export function keepNewArmy(kept: KeptArmy): string | undefined {
  const id = newId()
  return saveArmy(id, kept, undefined) === 'saved' ? id : undefined
}

/** A list of this game that nobody has put anything into, nor named. */
export const untouchedList = (stored: readonly StoredArmy[], game: string): string | undefined =>
  stored.find(
    ({ kept }) => kept?.game === game && kept.summary.figures === 0 && kept.summary.name === words.armies.newName,
  )?.id

/** A new list; one that was left empty is taken again, so that none pile up. */
export async function beginArmy(game: GameEntry): Promise<string | undefined> {
  const untouched = untouchedList(listArmies(), game.id)
  if (untouched !== undefined) return untouched
  const kit = await game.load()
  const { builder } = kit
  const limit = builder.usualLimits[0] ?? 100
  return keepNewArmy(keptFrom(kit, { army: builder.blank(words.armies.newName), limit }))
}
