/** Long lists of known words: each stands once below the tables, under the field that first names it. */
import { isLong, shapeHeading } from './forms.ts'
import { wordList } from './markdown.ts'
import { entriesOf, type Field, type Node } from './schema.ts'

export class WordLists {
  private readonly headings = new Map<string, { readonly heading: string; readonly words: readonly string[] }>()

  constructor(game: string, fields: readonly Field[]) {
    for (const { path, node } of fields) {
      for (const words of listsIn(node).filter(isLong)) {
        const key = words.join()
        if (!this.headings.has(key))
          this.headings.set(key, { heading: `${shapeHeading(game, path)}: the words`, words })
      }
    }
  }

  headingOf(words: readonly string[]): string {
    return this.headings.get(words.join())?.heading ?? ''
  }

  sections(): readonly string[] {
    return [...this.headings.values()].map(({ heading, words }) => `### ${heading}\n\n${wordList(words)}`)
  }
}

/** All lists of words in the form of one field; those of fields inside it are theirs. */
const listsIn = (node: Node): readonly (readonly string[])[] => [
  ...(node.enum ? [node.enum] : []),
  ...[...(node.anyOf ?? []), ...entriesOf(node), ...(node.propertyNames ? [node.propertyNames] : [])].flatMap(listsIn),
]
