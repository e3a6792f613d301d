/** The example situations, and what they write in each field. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fieldsOf, entriesOf, type Node } from './schema.ts'

const FOLDER = fileURLToPath(new URL('../../examples/', import.meta.url))

export interface Example {
  readonly file: string
  readonly text: string
  readonly data: { readonly [field: string]: unknown }
}

const exampleIn = (file: string): Example => {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  return { file, text, data: JSON.parse(text) as Example['data'] }
}

/** The situations of one game among the examples, the shortest first. */
export const examplesOf = (game: string): readonly Example[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map(exampleIn)
    .filter(({ data }) => data['muster'] === 'situation' && data['game'] === game)
    .sort((a, b) => a.text.length - b.text.length)

/** By the path of a field, everything that is written there. */
export type Values = Map<string, unknown[]>

export function valuesIn(node: Node, examples: readonly Example[]): Values {
  const values: Values = new Map()
  for (const { data } of examples) collect(node, data, '', values)
  return values
}

function collect(node: Node, value: unknown, path: string, into: Values): void {
  for (const alternative of node.anyOf ?? []) collect(alternative, value, path, into)
  if (Array.isArray(value)) {
    for (const form of entriesOf(node)) for (const entry of value) collect(form, entry, path, into)
  } else if (typeof value === 'object' && value !== null) {
    for (const field of fieldsOf(node, path)) {
      if (!Object.hasOwn(value, field.name)) continue
      const written = (value as { readonly [name: string]: unknown })[field.name]
      const known = into.get(field.path) ?? []
      into.set(field.path, known.includes(written) ? known : [...known, written])
      collect(field.node, written, field.path, into)
    }
  }
}
