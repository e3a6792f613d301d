/** Creatures of the bestiary, and the profiles that armies may name. */
import { bestiaryFiles } from '../content/bestiary/index.ts'
import type { Profile } from '../state/profile.ts'
import { unpacked, type PackedCreature } from './packed-creature.ts'
import { profileFrom } from './profile-sheet.ts'

/** By kind, and within a kind by price. */
export const BESTIARY_KINDS: readonly (readonly [kind: string, creatures: readonly PackedCreature[]])[] =
  Object.entries(bestiaryFiles).map(([kind, creatures]) => [kind, creatures as unknown as readonly PackedCreature[]])

export const BESTIARY: readonly PackedCreature[] = BESTIARY_KINDS.flatMap(([, creatures]) => creatures)

const BY_ID: ReadonlyMap<string, PackedCreature> = new Map(BESTIARY.map((one) => [one.id, one]))

export const shippedCreature = (id: string): PackedCreature | undefined => BY_ID.get(id)

export function shippedProfile(id: string): Profile | undefined {
  const found = shippedCreature(id)
  return found && profileFrom(unpacked(found))
}
