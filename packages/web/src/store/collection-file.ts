/** Everything of the collection in one file: all lists with their folders, and all profiles of the player's own. */
import { InputError, parseJson } from '@muster/engine'
import { words } from '../words/words.ts'
import { armyText, readKeptArmy, type KeptArmy } from './army-store.ts'
import { isFields } from './local-storage.ts'
import { readProfile, type OwnProfile } from './profile-store.ts'

export interface Collection {
  readonly armies: readonly KeptArmy[]
  readonly profiles: readonly OwnProfile[]
}

export const collectionText = ({ armies, profiles }: Collection): string =>
  JSON.stringify(
    {
      muster: 'collection',
      armies: armies.map((kept) => JSON.parse(armyText(kept)) as unknown),
      profiles: profiles.map((profile) => ({ muster: 'profile', ...profile })),
    },
    undefined,
    1,
  )

export interface ReadCollection extends Collection {
  /** How many of its lists and profiles could not be read. */
  readonly unread: number
}

export const isCollection = (data: unknown): boolean => isFields(data) && data['muster'] === 'collection'

/** Throws an InputError if the text is no collection. */
export function readCollection(text: string): ReadCollection {
  const data = parseJson(text, 'collection')
  if (!isFields(data) || !isCollection(data)) throw new InputError(words.armies.noCollection)
  const armies = partsOf(data['armies']).map((one) => readKeptArmy(JSON.stringify(one)))
  const profiles = partsOf(data['profiles']).map((one) => readProfile(JSON.stringify(one)))
  return {
    armies: armies.flatMap((one) => one ?? []),
    profiles: profiles.flatMap((one) => one ?? []),
    unread: [...armies, ...profiles].filter((one) => one === undefined).length,
  }
}

const partsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
