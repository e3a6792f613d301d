/** Lists of names in a sentence. */
import { listed } from '@muster/engine'

/** More than three are counted. */
export const some = (names: readonly string[]): string =>
  names.length > 4 ? listed([...names.slice(0, 3), `${names.length - 3} more`]) : listed(names)

/** Alike names are counted: "Goblin Slinger ×6". */
export function kinds(names: readonly string[]): readonly string[] {
  const all = new Map<string, string[]>()
  for (const name of names) {
    const kind = name.replace(/ \d+$/, '')
    all.set(kind, [...(all.get(kind) ?? []), name])
  }
  return [...all].map(([kind, members]) => (members.length === 1 ? (members[0] ?? kind) : `${kind} ×${members.length}`))
}
