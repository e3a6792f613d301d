/** A battle from the browser's store: its rows, and those that the store has not taken, make one record again. */
import { InputError } from '@muster/engine'
import { restoreBattle, withoutLastAnswer, type BattleSave, type KeptBattle } from '@muster/session'
import type { BattleStore } from '../store/battle-store.ts'
import { words } from '../words/words.ts'
import type { KeptSoFar } from './battle-keeper.ts'
import type { StoredSource } from './protocol.ts'

export interface StoredBattle {
  /** The battle to open. */
  readonly save: BattleSave
  readonly kept: KeptSoFar
}

export async function loadStored(store: Pick<BattleStore, 'load'>, source: StoredSource): Promise<StoredBattle> {
  const { stored: id, unsaved } = source
  const found = await store.load(id).catch((error: unknown) => {
    if (!unsaved) throw error
    return undefined
  })
  const start = found?.start ?? unsaved?.start
  if (!start) throw new InputError(words.errors.notSavedHere)
  const save = restored({ start, rows: [...(found?.rows ?? []), ...(unsaved?.rows ?? [])] })
  const kept = { save, written: found?.rows.length ?? 0, unsaved: unsaved?.rows ?? [] }
  return source.withoutLastAnswer ? { save: { ...save, record: withoutLastAnswer(save.record) }, kept } : { save, kept }
}

/** Anybody may have written anything into the browser's storage. */
function restored(kept: KeptBattle): BattleSave {
  try {
    const save = restoreBattle(kept)
    if (typeof save.record.game === 'string' && typeof save.options.seats === 'object') return save
  } catch {
    // A row that is none.
  }
  throw new InputError(words.errors.savedBroken)
}
