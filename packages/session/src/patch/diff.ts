/** Finds what changed from one value to another; undefined where they are equal. */
import { byId, fieldOf, isData, type Data, type Patch } from './patch.ts'

export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after)
  if (isData(before) && isData(after)) return diffData(before, after)
  return { set: after }
}

function diffData(before: Data, after: Data): Patch | undefined {
  const changed: [string, Patch][] = []
  for (const key of Object.keys(after)) {
    const [old, now] = [fieldOf(before, key), after[key]]
    if (now === undefined) continue
    const found = old === undefined ? { set: now } : diff(old, now)
    if (found) changed.push([key, found])
  }
  const out = Object.keys(before).filter((key) => before[key] !== undefined && fieldOf(after, key) === undefined)
  if (out.length === 0 && changed.length === 0) return undefined
  return { in: Object.fromEntries(changed), ...(out.length > 0 && { out }) }
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  if (before.length === 0 || after.length === 0) return before.length === after.length ? undefined : { set: after }
  const [old, now] = [byId(before), byId(after)]
  if (old && now) return diffMembers(old, now)
  if (before.length !== after.length) return { set: after }
  const changed: Record<string, Patch> = {}
  after.forEach((value, at) => {
    const found = diff(before[at], value)
    if (found) changed[at] = found
  })
  return Object.keys(changed).length === 0 ? undefined : { in: changed }
}

function diffMembers(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): Patch | undefined {
  const items: [string, Patch][] = []
  const added: unknown[] = []
  for (const [id, member] of after) {
    const found = before.has(id) ? diff(before.get(id), member) : undefined
    if (!before.has(id)) added.push(member)
    else if (found) items.push([id, found])
  }
  const ids = [...after.keys()]
  const isSameOrder = before.size === ids.length && [...before.keys()].every((id, at) => id === ids[at])
  if (isSameOrder && items.length === 0) return undefined
  return {
    items: Object.fromEntries(items),
    ...(added.length > 0 && { new: added }),
    ...(!isSameOrder && { order: ids }),
  }
}
