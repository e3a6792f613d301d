/** The text of docs/situations.md: what is common to all games, then each game with its own fields. */
import { KITS, type AnyKit } from '../../src/games/games.ts'
import { examplesOf } from './examples.ts'
import { link } from './markdown.ts'
import { schemaOf, shapesIn, type Field, type Node } from './schema.ts'
import { tablesOf, type Source } from './tables.ts'

const COMMON = 'In every game'
const EXAMPLES = '../packages/cli/examples'

export const COMMAND = 'npm run docs'

const sourceOf = (kit: AnyKit): Source => ({
  name: kit.about.name,
  schema: schemaOf(kit),
  examples: examplesOf(kit.game.id),
})

export function situationsPage(): string {
  const sources = KITS.map(sourceOf)
  const common = commonPaths(sources.map(({ schema }) => schema))
  return (
    [
      INTRODUCTION,
      `Contents: ${[COMMON, ...sources.map(({ name }) => name)].map((name) => link(name, name)).join(', ')}.`,
      `## ${COMMON}`,
      tablesOf('', sources, ({ path }) => common.has(path)),
      ANSWERS,
      ...sources.flatMap((source) => gameSections(source, common)),
    ].join('\n\n') + '\n'
  )
}

/** A field is common if it is told with the same words in every game, and so is the field it belongs to. */
function commonPaths(schemas: readonly Node[]): ReadonlySet<string> {
  const told = schemas.map((schema) => new Map(allFields(schema).map(({ path, node }) => [path, node.description])))
  const isSame = (path: string) => told.every((one) => one.has(path) && one.get(path) === told[0]?.get(path))
  const upTo = (path: string) => path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'))
  return new Set([...(told[0]?.keys() ?? [])].filter((path) => upTo(path).every(isSame)))
}

export const allFields = (schema: Node): readonly Field[] => shapesIn(schema).flatMap(({ fields }) => fields)

function gameSections(source: Source, common: ReadonlySet<string>): readonly string[] {
  const {
    name,
    examples: [shortest, ...more],
  } = source
  return [
    `## ${name}`,
    ...(shortest
      ? [
          `A whole situation, [\`${shortest.file}\`](${EXAMPLES}/${shortest.file}):`,
          `\`\`\`json\n${shortest.text.trim()}\n\`\`\``,
        ]
      : []),
    ...(more.length > 0
      ? [
          `More of them:\n\n${more.map(({ file, data }) => `- [\`${file}\`](${EXAMPLES}/${file}): ${String(data['title'])}`).join('\n')}`,
        ]
      : []),
    `Its own fields, besides those ${link('of every game', COMMON)}:`,
    tablesOf(name, [source], ({ path }) => !common.has(path)),
  ]
}

const INTRODUCTION = `# Situations

<!-- Made from the schemas of the games by \`${COMMAND}\`. Change the descriptions there, not here. -->

A situation is a JSON file that puts any figures in any state anywhere on a table, at any point of the round, and may say which dice fall and what the players answer. Bug reports, puzzles and tests are written this way. [\`muster try\`](cli.md#try) plays one through, [\`muster decide\`](cli.md#decide) says what it waits for, \`muster odds\` weighs it, \`muster show\` draws it. All examples here come from the files in [\`packages/cli/examples\`](${EXAMPLES}), which the tests play.

A point is a list of two numbers, inches from the north-west corner of the table: \`[12.5, 20]\` is 12.5" to the east and 20" to the south. An id is a name of your own by which other fields, dice and answers mean a figure, a side or a piece; it has up to 60 letters, spaces among them but no \`|\`, and no two of a kind have the same. A field that is not known, or says what cannot be, is refused with its place and what would be right. The column *when left out* is empty where nothing stands instead, or where the description says what does.`

const ANSWERS = `### Sides, dice and answers

Every game has \`sides\`, told in its own part below. Without them there are two: \`a\` in the north and \`b\` in the south.

\`dice\` are scripted, so that a situation always plays out the same: each roll is a list of what it is for and the faces that fall, in the order the rolls are made. \`muster try\` says which roll came that the script does not have, so a script can be written roll by roll.

\`answers\` are given in their order, by whoever is asked. Each is what one would type after [\`muster answer\`](cli.md#answer), as one text or as a list of words, or an object as in a record, where a point may be a pair of inches:

\`\`\`json
"answers": [
  "default",
  "done",
  "move Wren 12.5,20 14,22",
  ["move", "Archer a1", "12.5,20"],
  { "figure": "Wren", "path": [[12.5, 20], [14, 22]] }
]
\`\`\`

\`default\` takes what the decision proposes. \`muster decide\` shows the words for the decision at hand.`
