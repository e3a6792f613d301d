/** A saved battle as the browser's storage holds it: compressed, which takes a tenth of the room. */
import type { StandingAnswer } from '@muster/engine'
import type { BattleSave, NamedStandingAnswer, SessionOptions } from '@muster/session'
import { summaryOf, type SavedBattle, type BattleSummary } from './battle-store.ts'
import { compress, decompress } from './gzip.ts'

/** Browsers that cannot compress store the battle as it is. */
export type StoredBattle =
  | SavedBattle
  | OldStoredBattle
  | (BattleSummary & { readonly packed: Uint8Array<ArrayBuffer> })

/** Older pages wrote `kept` for the save, and in it `terms` for the options. */
type OldStoredBattle = BattleSummary & { readonly kept: OldSave }
type OldStandingAnswer = Omit<NamedStandingAnswer, 'answer'> & { readonly habit: StandingAnswer }
type OldOptions = SessionOptions & { readonly settled?: readonly OldStandingAnswer[] }
type OldSave = Omit<BattleSave, 'options'> & { readonly terms: OldOptions }

export async function compressBattle(battle: SavedBattle): Promise<StoredBattle> {
  const bytes = await compress(JSON.stringify(battle.save))
  return bytes ? { ...summaryOf(battle), packed: bytes } : battle
}

export async function decompressBattle(stored: StoredBattle): Promise<SavedBattle> {
  if ('kept' in stored) {
    const { kept, ...summary } = stored
    return { ...summary, save: currentSave(kept) }
  }
  if (!('packed' in stored)) return stored
  const { packed: bytes, ...summary } = stored
  const text = await decompress(new Blob([bytes]), Infinity)
  return { ...summary, save: currentSave(JSON.parse(text) as BattleSave | OldSave) }
}

function currentSave(save: BattleSave | OldSave): BattleSave {
  // Anybody may have written anything there: what is no save is refused when it is opened.
  if (typeof save !== 'object' || save === null || !('terms' in save) || typeof save.terms !== 'object')
    return save as BattleSave
  const { terms, ...rest } = save
  const { settled, ...options } = terms ?? {}
  return {
    ...rest,
    options: {
      ...options,
      ...(settled && { standingAnswers: settled.map(({ habit, ...rest }) => ({ ...rest, answer: habit })) }),
    },
  }
}
