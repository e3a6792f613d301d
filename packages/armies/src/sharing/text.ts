/**
 * An army as text for a chat, which can be pasted back. It says everything in words that the catalogue knows; where
 * that is not everything (a creature or a card of one's own), a last line holds the army as a link does.
 */
import { entriesIn, textIn, type Json, type RawEntry } from '@muster/engine'
import { withKeptCatalogue } from '../catalogue/kept-catalogue.ts'
import { armyPayload, type SharedArmy } from './link.ts'
import { CODE_LINE, type TextKit } from './text-kit.ts'
import { linesOf } from './text-lines.ts'
import { TextReader } from './text-reader.ts'

export function armyText(game: TextKit, shared: SharedArmy): string {
  const kit = { ...game, builder: withKeptCatalogue(game.builder) }
  const text = linesOf(kit, shared).join('\n')
  return isWhole(kit, shared, text) ? text : `${text}\n\n${CODE_LINE}${armyPayload(shared)}`
}

/** Whether reading the text gives the same army: nothing that is shown of it differs. */
function isWhole(kit: TextKit, shared: SharedArmy, text: string): boolean {
  const read = new TextReader(kit, text.split('\n')).read()
  return read.messages.length === 0 && read.limit === shared.limit && areAlike(kit, read.army, shared.army)
}

/** Armies of which the same is shown, whatever order their data is in. */
export function areAlike({ builder }: Pick<TextKit, 'builder'>, one: Json, other: Json): boolean {
  const shown = (army: Json) => [
    textIn(army, 'name'),
    builder.settings(army).map(({ id, value }) => [id, value]),
    builder.entries(army),
    entriesIn(army, builder.entriesField).map(ownWords),
  ]
  return JSON.stringify(shown(one)) === JSON.stringify(shown(other))
}

/** What no card shows: a card's funny line, the emblem, and the names of those who belong to an entry. */
function ownWords(entry: RawEntry): readonly unknown[] {
  const texts = Object.entries(entry).filter(([, value]) => typeof value === 'string')
  const names = JSON.stringify(entry).match(/"name":"(?:[^"\\]|\\.)*"/g)
  return [texts.toSorted(([a], [b]) => (a < b ? -1 : 1)), names?.toSorted()]
}
