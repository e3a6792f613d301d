/** A drawing context for each piece of a table, with its own seed and ids. */
import type { Battlefield } from '@muster/table'
import type { Theme } from '../themes/theme.ts'
import { makeContext, type Detail, type DrawContext } from './context.ts'
import { seedFor } from './random.ts'

interface ContextOptions {
  readonly theme: Theme
  readonly prefix: string
  readonly detail: Detail
  readonly isTurned: boolean
}

export function pieceContext(
  field: Battlefield,
  index: number,
  { theme, prefix, detail, isTurned }: ContextOptions,
): DrawContext {
  const own = makeContext(theme, `${prefix}-p${index}`, seedFor(field.seed ?? 0, index), detail, isTurned)
  // All woods share the same tree models, so their ids have no piece in them.
  return { ...own, id: (name) => (/^(leaf|fir)\d/.test(name) ? `${prefix}-${name}` : own.id(name)) }
}
