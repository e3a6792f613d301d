/** The form of Open5e's published tables: rows of creatures, actions and traits that name each other by their keys. */
import { inPart, readAs } from '@muster/engine'
import { z } from 'zod'
import { ABILITY_SCORES, type StatBlock } from '../stat-block.ts'
import { readNestedForm } from './nested-form.ts'

const row = { name: z.string(), desc: z.string(), parent: z.string() }
const action = z.object({
  ...row,
  action_type: z.string().nullish(),
  uses_type: z.string().nullish(),
  uses_param: z.number().nullish(),
  order_in_statblock: z.number().nullish(),
})

const tables = z.object({
  creatures: z.array(z.object({ pk: z.string(), fields: z.record(z.string(), z.unknown()) })),
  actions: z.array(z.object({ fields: action })),
  traits: z.array(z.object({ fields: z.object(row) })),
})
type Tables = z.infer<typeof tables>
type Fields = Tables['creatures'][number]['fields']

/** All creatures of the tables. */
export function readTables(data: { readonly [table in keyof Tables]: unknown }): readonly StatBlock[] {
  const { creatures, actions, traits } = readAs(tables, data, 'set of tables')
  const actionsOf = byParent(actions.map(({ fields }) => fields).sort(inOrder))
  const traitsOf = byParent(traits.map(({ fields }) => fields))
  return creatures.map(({ pk, fields }) =>
    inPart(pk, () => readNestedForm(nested(fields, traitsOf.get(pk) ?? [], actionsOf.get(pk) ?? []))),
  )
}

const inOrder = (a: z.infer<typeof action>, b: z.infer<typeof action>): number =>
  (a.order_in_statblock ?? 0) - (b.order_in_statblock ?? 0)

function byParent<T extends { readonly parent: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of rows) {
    const group = groups.get(one.parent)
    if (group) group.push(one)
    else groups.set(one.parent, [one])
  }
  return groups
}

/** The same creature in the form of the interface. */
const nested = (
  fields: Fields,
  traits: readonly unknown[],
  actions: readonly z.infer<typeof action>[],
): { readonly [field: string]: unknown } => ({
  ...fields,
  speed: fields,
  ability_scores: scores(fields, 'ability_score'),
  saving_throws: scores(fields, 'saving_throw'),
  resistances_and_immunities: fields,
  traits,
  actions: actions.map((one) => ({
    ...one,
    usage_limits: one.uses_type ? { type: one.uses_type, param: one.uses_param } : undefined,
  })),
})

const scores = (fields: Fields, prefix: string) =>
  Object.fromEntries(ABILITY_SCORES.map((name) => [name, fields[`${prefix}_${name}`]]))
