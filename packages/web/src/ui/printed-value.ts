import type { ShownSum } from '@muster/session'

/** The number before any changes; undefined if there are none. */
export function printedValue(sum: ShownSum | undefined): number | undefined {
  const [first, ...others] = sum?.parts ?? []
  return first && others.length > 0 && first.value !== sum?.total ? first.value : undefined
}
