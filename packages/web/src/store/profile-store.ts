/** Profiles of the player's own, for any list of their game: entries as a list holds them. */
import type { ConversionChanges, Json } from '@muster/engine'
import { isFields, keysWith, numberIn, parsedFields, readKey, removeKey, textIn, writeKey } from './local-storage.ts'

export interface OwnProfile {
  readonly game: string
  readonly name: string
  /** An entry of one of it. */
  readonly entry: Json
  /** The stat block that it was converted from, and what was chosen for it. */
  readonly converted?: { readonly text: string; readonly changes: ConversionChanges }
  readonly touched: number
}

export interface StoredProfile extends OwnProfile {
  readonly id: string
}

const PREFIX = 'muster-profile-'
const keyOf = (id: string): string => `${PREFIX}${id}`

/** Those of a game, or of all games; last changed first. */
export const listProfiles = (game?: string): readonly StoredProfile[] =>
  keysWith(PREFIX)
    .flatMap((key) => {
      const found = readProfile(readKey(key) ?? '')
      return found && (game === undefined || found.game === game) ? [{ id: key.slice(PREFIX.length), ...found }] : []
    })
    .sort((a, b) => b.touched - a.touched)

/** A profile has one name in its game: one of the same name is replaced. False if the browser did not keep it. */
export const saveProfile = (profile: Omit<OwnProfile, 'touched'>): boolean =>
  writeKey(keyOf(profileId(profile)), JSON.stringify({ muster: 'profile', ...profile, touched: Date.now() }))

export const profileId = ({ game, name }: Pick<OwnProfile, 'game' | 'name'>): string => `${game}-${name}`

export const removeProfile = (id: string): boolean => removeKey(keyOf(id))

/** Anybody may have left something else in the storage. */
export function readProfile(text: string): OwnProfile | undefined {
  const file = parsedFields(text)
  if (file?.['muster'] !== 'profile' || !isFields(file['entry'])) return undefined
  const converted = isFields(file['converted']) ? file['converted'] : undefined
  const changes = converted?.['changes']
  return {
    game: textIn(file, 'game'),
    name: textIn(file, 'name'),
    entry: file['entry'] as Json,
    ...(converted && isFields(changes) && { converted: { text: textIn(converted, 'text'), changes } }),
    touched: numberIn(file, 'touched'),
  }
}
