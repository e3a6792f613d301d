/** Applies what diff found. Whatever did not change is handed on as the same object. */
import { byId, fieldOf, isData, type Patch } from './patch.ts'

export function apply(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before
  if ('set' in patch) return patch.set
  if ('items' in patch) return applyToMembers(before, patch)
  if (Array.isArray(before)) return before.map((value, at) => apply(value, patch.in[at]))
  const old = isData(before) ? before : {}
  const changed = Object.entries(patch.in).map(([key, change]) => [key, apply(fieldOf(old, key), change)])
  const after: Record<string, unknown> = { ...old, ...Object.fromEntries(changed) }
  for (const key of patch.out ?? []) delete after[key]
  return after
}

function applyToMembers(before: unknown, patch: Extract<Patch, { readonly items: unknown }>): readonly unknown[] {
  const old = byId(Array.isArray(before) ? before : []) ?? new Map<string, unknown>()
  const added = byId(patch.new ?? []) ?? new Map<string, unknown>()
  const ids = patch.order ?? [...old.keys()]
  return ids.map((id) =>
    added.has(id) ? added.get(id) : apply(old.get(id), fieldOf(patch.items, id) as Patch | undefined),
  )
}
