/** What the workshop keeps in the browser: the card on the workbench, and cards among the player's own profiles. */
import type { Design, Designer, Json } from '@muster/engine'
import { isFields, parsedFields, readKey, writeKey } from '../store/local-storage.ts'
import { listProfiles, saveProfile, type StoredProfile } from '../store/profile-store.ts'

const keyOf = (game: string): string => `muster-workshop-${game}`

const isText = (value: unknown): value is string => typeof value === 'string'
const isLists = (value: unknown): boolean =>
  isFields(value) && Object.values(value).every((one) => Array.isArray(one) && one.every(isText))

/** The design in a text; undefined if it is none. */
export function readDesign(text: string): Design | undefined {
  const found = parsedFields(text)
  if (!found) return undefined
  const { name, icon, count, chosen } = found
  return isText(name) && isText(icon) && Number.isInteger(count) && isLists(chosen)
    ? (found as unknown as Design)
    : undefined
}

export const loadCard = (game: string, { blank }: Designer): Design => readDesign(readKey(keyOf(game)) ?? '') ?? blank

/** False if the browser did not save it. */
export const saveCard = (game: string, card: Design): boolean => writeKey(keyOf(game), JSON.stringify(card))

export interface KeptCard {
  readonly profile: StoredProfile
  readonly design: Design
}

/** The player's own profiles that the workshop can open, the newest first. */
export const keptCards = (game: string, designer: Designer): readonly KeptCard[] =>
  listProfiles(game).flatMap((profile) => {
    const design = designer.designOf(profile.entry)
    return design ? [{ profile, design }] : []
  })

/** Replaces the card of that name. False if the browser did not keep it. */
export const keepCard = (game: string, name: string, entry: Json): boolean => saveProfile({ game, name, entry })
