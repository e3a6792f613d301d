/** Lists from what somebody hands in: a file of one list or of a whole collection, a link, or text from a chat. */
import { LINK_FIELD, readArmyLink, readArmyText } from '@muster/armies'
import { InputError, readArmyFile, type GameKit, type Json } from '@muster/engine'
import { GAMES, loadKit } from '../../games/games.ts'
import { readCollection } from '../../store/collection-file.ts'
import { parsedFields } from '../../store/local-storage.ts'
import { saveProfile } from '../../store/profile-store.ts'
import { words } from '../../words/words.ts'
import { keepNewArmy, keptFrom } from './keep-new.ts'

export interface ImportedList {
  readonly game: string
  readonly army: Json
  readonly limit: number | undefined
  /** What was left out or mended, one sentence each. */
  readonly messages: readonly string[]
}

export interface ImportReport {
  readonly text: string
  readonly isProblem: boolean
  /** The id of the one list that came. */
  readonly opened?: string
}

const games = GAMES.map(({ id, about }) => ({ id, name: about.name }))

/** Keeps whatever lists the source holds, and says what was done, or why nothing was. */
export async function keepImported(source: string, name: string): Promise<ImportReport> {
  try {
    if (parsedFields(source)?.['muster'] === 'collection') return keepCollection(source)
    const list = await listIn(source)
    const opened = await keepImportedList(list)
    if (opened === undefined) return { text: words.armies.notSavedHere, isProblem: true }
    if (list.messages.length === 0) return { text: '', isProblem: false, opened }
    return { text: [words.armies.keptInPart, ...list.messages].join(' '), isProblem: true }
  } catch (error) {
    const why = error instanceof InputError ? error.withPlace : words.errors.fileUnread
    return { text: words.errors.fileNotOpened(name, why), isProblem: true }
  }
}

/** Its id; undefined if the browser did not keep it. */
export async function keepImportedList({ game, army, limit }: ImportedList): Promise<string | undefined> {
  const kit = await kitFor(game)
  return keepNewArmy(keptFrom(kit, { army, limit: limit ?? limitFor(kit, army) }))
}

/** A list that says nothing about its size is made for what it costs. */
function limitFor(kit: GameKit<unknown>, army: Json): number {
  const { points } = kit.checkArmy(army)
  const usual = kit.builder.usualLimits.find((limit) => limit >= points)
  return usual ?? Math.ceil(points)
}

async function kitFor(game: string): Promise<GameKit<unknown>> {
  const kit = await loadKit(game)
  if (!kit) throw new InputError(words.armies.noGame(game), 'game')
  return kit
}

async function listIn(source: string): Promise<ImportedList> {
  if (source.trim().startsWith('{')) return { ...readArmyFile(source, { games }), messages: [] }
  if (source.includes(LINK_FIELD) && !source.trim().includes('\n'))
    return { ...readArmyLink(source, { games }), messages: [] }
  const kits = await Promise.all(GAMES.map((game) => game.load()))
  return readArmyText(source, { kits })
}

export const listInLink = (link: string): ImportedList => ({ ...readArmyLink(link, { games }), messages: [] })

function keepCollection(source: string): ImportReport {
  const { armies, profiles, unread } = readCollection(source)
  const kept = armies.filter((army) => keepNewArmy(army) !== undefined).length
  const own = profiles.filter((profile) => saveProfile(profile)).length
  if (kept < armies.length || own < profiles.length)
    return { text: words.armies.notAllSaved(kept, own), isProblem: true }
  const left = unread === 0 ? '' : words.armies.importedUnread(unread)
  return { text: words.armies.imported(kept, own) + left, isProblem: unread > 0 }
}
