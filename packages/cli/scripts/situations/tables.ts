/** The fields of an object as a table: what each is, its form, what it is when left out, an example. */
import { valuesIn, type Example, type Values } from './examples.ts'
import { formOf, shapeHeading } from './forms.ts'
import { jsonLine, jsonShort, tableOf } from './markdown.ts'
import { shapesIn, type Field, type Node, type Shape } from './schema.ts'
import { WordLists } from './words.ts'

/** One game, or for what all have in common every game. */
export interface Source {
  readonly name: string
  readonly schema: Node
  readonly examples: readonly Example[]
}

const HEADS = ['field', 'what it is', 'form', 'when left out', 'example']
/** A default that takes more room is told in the description. */
const LONGEST_DEFAULT = 40

/** Tables of all shapes, as far as their fields are wanted, and the words they know. `title` is '' for what is common. */
export function tablesOf(title: string, sources: readonly Source[], isWanted: (field: Field) => boolean): string {
  const [first] = sources
  if (!first) return ''
  const shapes = shapesIn(first.schema)
    .map(({ path, fields }): Shape => ({ path, fields: fields.filter(isWanted) }))
    .filter(({ fields }) => fields.length > 0)
  const words = new WordLists(
    title,
    shapes.flatMap(({ fields }) => fields),
  )
  const values = sources.map(({ schema, examples }) => valuesIn(schema, examples))
  const row = (field: Field): readonly string[] => {
    const fields = sources.map(({ name, schema }) => ({ name, field: fieldAt(schema, field.path) ?? field }))
    const forms = fields.map((one) =>
      formOf(one.field.node, { game: title, path: field.path, headingOf: (list) => words.headingOf(list) }),
    )
    return [
      `\`${field.name}\``,
      field.node.description ?? '',
      [...new Set(forms)].join(', or '),
      leftOut(fields),
      exampleOf(field, values),
    ]
  }
  const tables = shapes.map(({ path, fields }) =>
    [...(path === '' ? [] : [`### ${shapeHeading(title, path)}`]), tableOf(HEADS, fields.map(row))].join('\n\n'),
  )
  return [...tables, ...words.sections()].join('\n\n')
}

const fieldAt = (schema: Node, path: string): Field | undefined =>
  shapesIn(schema)
    .flatMap(({ fields }) => fields)
    .find((field) => field.path === path)

function leftOut(fields: readonly { readonly name: string; readonly field: Field }[]): string {
  const all = fields.map(({ name, field }) => ({ name, text: defaultOf(field) }))
  const isSame = all.every(({ text }) => text === all[0]?.text)
  return isSame ? (all[0]?.text ?? '') : all.map(({ name, text }) => `${text} in ${name}`).join(', ')
}

function defaultOf({ isNeeded, node }: Field): string {
  if (isNeeded) return 'must be given'
  const text = node.default === undefined ? '' : jsonLine(node.default)
  return text === '' || text.length > LONGEST_DEFAULT ? '' : `\`${text}\``
}

/** For each form that the field can have, the first value that is not the default, if there is one. */
function exampleOf({ path, node }: Field, values: readonly Values[]): string {
  const usual = JSON.stringify(node.default)
  const all = values.flatMap((one) => one.get(path) ?? [])
  const telling = all.filter((one) => one !== false && JSON.stringify(one) !== usual)
  const written = telling.length > 0 ? telling : all
  const count = node.anyOf?.length ?? 1
  const kinds = new Map(written.map((one) => [Array.isArray(one) ? 'list' : typeof one, one] as const).reverse())
  return [...kinds.values()]
    .reverse()
    .slice(0, count)
    .map((one) => `\`${jsonShort(one)}\``)
    .join(' or ')
}
