/** A kept battle as it lies in the browser's storage: compressed, which is a tenth of the room. */
import { packed, unpacked } from './gzip.ts'
import { spineOf, type KeptBattle, type Spine } from './battle-store.ts'

/** Older pages, and browsers that cannot compress, kept the battle as it is. */
export type StoredBattle = KeptBattle | (Spine & { readonly packed: Uint8Array<ArrayBuffer> })

export async function packedBattle(battle: KeptBattle): Promise<StoredBattle> {
  const bytes = await packed(JSON.stringify(battle.kept))
  return bytes ? { ...spineOf(battle), packed: bytes } : battle
}

export async function unpackedBattle(stored: StoredBattle): Promise<KeptBattle> {
  if (!('packed' in stored)) return stored
  const { packed: bytes, ...spine } = stored
  const text = await unpacked(new Blob([bytes]), Infinity)
  return { ...spine, kept: JSON.parse(text) as KeptBattle['kept'] }
}
