/** Creatures that were kept in this browser: profiles of the player's own, with the stat blocks they came from. */
import type { ConversionChanges, ConvertedCreature, GameKit } from '@muster/engine'
import { keepNewArmy, keptFrom } from '../armies/collection/keep-new.ts'
import { listArmies } from '../store/army-store.ts'
import { listProfiles, removeProfile, saveProfile, type StoredProfile } from '../store/profile-store.ts'

export interface KeptCreature extends Pick<StoredProfile, 'id' | 'name'> {
  /** The stat block as it was pasted. */
  readonly text: string
  readonly changes: ConversionChanges
}

export const keptCreatures = (game: string): readonly KeptCreature[] =>
  listProfiles(game).flatMap(({ id, name, converted }) => (converted ? [{ id, name, ...converted }] : []))

/** A creature of the same name is replaced. False if the browser did not keep it. */
export const keepCreature = (
  game: string,
  { name, entry }: ConvertedCreature,
  converted: Pick<KeptCreature, 'text' | 'changes'>,
): boolean => saveProfile({ game, name, entry, converted })

export const removeCreature = ({ id }: KeptCreature): boolean => removeProfile(id)

/** Keeps an army of so many of it, unless it is kept already, and gives its id; undefined if the browser refuses. */
export function fieldCreature(kit: GameKit<unknown>, creature: ConvertedCreature, count: number): string | undefined {
  const army = creature.army(count)
  const text = JSON.stringify(army)
  const same = listArmies().find(({ kept }) => kept?.game === kit.game.id && JSON.stringify(kept.army) === text)
  return same?.id ?? keepNewArmy(keptFrom(kit, { army, limit: creature.points * count }))
}
