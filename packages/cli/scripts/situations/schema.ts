/** The schema of a game's situations as plain data: which objects there are, and which fields each has. */
import { z } from 'zod'
import type { AnyKit } from '../../src/games/games.ts'

export interface Node {
  /** What a form is called that many fields have: "a point". */
  readonly title?: string
  readonly description?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly string[]
  readonly default?: unknown
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Node | false
  readonly prefixItems?: readonly Node[]
  readonly anyOf?: readonly Node[]
  readonly properties?: { readonly [name: string]: Node }
  readonly required?: readonly string[]
  readonly propertyNames?: Node
  readonly additionalProperties?: Node | false
}

export interface Field {
  readonly name: string
  /** Where it is found, without places in lists: `figures.casting.slots`. */
  readonly path: string
  readonly node: Node
  readonly isNeeded: boolean
}

/** An object that has fields of its own. The situation itself has the path ''. */
export interface Shape {
  readonly path: string
  readonly fields: readonly Field[]
}

export const schemaOf = ({ situationSchema }: AnyKit): Node => z.toJSONSchema(situationSchema, { io: 'input' }) as Node

/** The forms that the entries of a list can have. */
export const entriesOf = ({ prefixItems = [], items }: Node): readonly Node[] => [
  ...prefixItems,
  ...(items ? [items] : []),
]

export const fieldsOf = ({ properties = {}, required = [] }: Node, path: string): readonly Field[] =>
  Object.entries(properties).map(([name, node]) => ({
    name,
    node,
    path: path === '' ? name : `${path}.${name}`,
    isNeeded: required.includes(name),
  }))

/** The object itself, then all inside it, in the order of the schema. Both entries of a pair have the same path. */
export function shapesIn(node: Node, path = ''): readonly Shape[] {
  const fields = fieldsOf(node, path)
  const inside = [
    ...[...(node.anyOf ?? []), ...entriesOf(node)].flatMap((part) => shapesIn(part, path)),
    ...fields.flatMap((field) => shapesIn(field.node, field.path)),
  ]
  const all = fields.length > 0 ? [{ path, fields }, ...inside] : inside
  return all.filter((one, index) => all.findIndex((other) => other.path === one.path) === index)
}
