/** Army lists in the browser's storage, each under its own key, as the file that is exported. */
import { armyFileData, type Json } from '@muster/engine'
import {
  isFields,
  keysWith,
  numberIn,
  parsedFields,
  readKey,
  removeKey,
  textIn,
  writeKey,
  type Fields,
} from './local-storage.ts'

/** What the collection shows of a list without its rules. */
export interface ArmySummary {
  readonly name: string
  readonly points: number
  readonly figures: number
  readonly isLegal: boolean
  /** The emblems of its entries, the dearest first. */
  readonly icons: readonly string[]
}

export interface KeptArmy {
  readonly game: string
  readonly army: Json
  readonly limit: number
  /** Empty for a list in no folder. */
  readonly folder: string
  /** The emblem that the player chose for it. */
  readonly picture?: string
  /** When it was last changed, in milliseconds. */
  readonly touched: number
  readonly summary: ArmySummary
}

export interface StoredArmy {
  readonly id: string
  /** As it lies in the storage. */
  readonly text: string
  /** Undefined if the text is no army list of this page. */
  readonly kept: KeptArmy | undefined
}

const PREFIX = 'muster-army-'
const keyOf = (id: string): string => `${PREFIX}${id}`

/** Last changed first; empty where the browser forbids its storage. */
export const listArmies = (): readonly StoredArmy[] =>
  keysWith(PREFIX)
    .flatMap((key) => storedArmy(key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => (b.kept?.touched ?? 0) - (a.kept?.touched ?? 0))

export function storedArmy(id: string): StoredArmy | undefined {
  const text = readKey(keyOf(id))
  return text === undefined ? undefined : { id, text, kept: readKeptArmy(text) }
}

export type SaveResult = 'saved' | 'refused' | 'changed-elsewhere'

/** `was`: the text that this page read or wrote last; another tab may have changed it since. */
export function saveArmy(id: string, kept: KeptArmy, was: string | undefined): SaveResult {
  if (was !== undefined && readKey(keyOf(id)) !== was) return 'changed-elsewhere'
  return writeKey(keyOf(id), armyText(kept)) ? 'saved' : 'refused'
}

export const removeArmy = (id: string): boolean => removeKey(keyOf(id))

/** False if the browser did not keep it. */
export const restoreArmy = ({ id, text }: StoredArmy): boolean => writeKey(keyOf(id), text)

/** The list as a file: an army file like any other, with what only the collection needs beside it. */
export const armyText = ({ game, army, limit, folder, picture, touched, summary }: KeptArmy): string =>
  JSON.stringify({
    ...armyFileData(game, army, limit),
    ...(folder !== '' && { folder }),
    ...(picture !== undefined && { picture }),
    touched,
    summary,
  })

/** Anybody may have left something else in the storage. */
export function readKeptArmy(text: string): KeptArmy | undefined {
  const file = parsedFields(text)
  if (file?.['muster'] !== 'army' || typeof file['game'] !== 'string' || !isFields(file['army'])) return undefined
  const picture = file['picture']
  return {
    game: file['game'],
    army: file['army'] as Json,
    limit: numberIn(file, 'limit'),
    folder: textIn(file, 'folder'),
    ...(typeof picture === 'string' && { picture }),
    touched: numberIn(file, 'touched'),
    summary: summaryIn(isFields(file['summary']) ? file['summary'] : {}, file['army']),
  }
}

const summaryIn = (found: Fields, army: Fields): ArmySummary => ({
  name: textIn(found, 'name') || textIn(army, 'name'),
  points: numberIn(found, 'points'),
  figures: numberIn(found, 'figures'),
  isLegal: found['isLegal'] === true,
  icons: Array.isArray(found['icons']) ? found['icons'].filter((one) => typeof one === 'string') : [],
})
