/** Many answers made few: what is at hand, and what is folded away under one button each. */
import type { Option } from '@muster/engine'
import { headline } from '../../words/capitalize.ts'
import type { Someone } from '../../figures/combatants.ts'

/** Options under one heading, opened by one button. */
export interface Fold {
  readonly name: string
  readonly options: readonly Option[]
}

export interface Sifted {
  readonly atHand: readonly Option[]
  readonly folds: readonly Fold[]
}

/** As many as one takes in at a glance, the usual answer apart. */
export const AT_HAND = 4

/** Those of one figure, in its own words: whoever is asked need not be named again. */
export function ownOptions(options: readonly Option[], { id, name }: Pick<Someone, 'id' | 'name'>): readonly Option[] {
  return options.filter(({ figure }) => figure === id).map((option) => unnamed(option, name))
}

/** Without the name of whoever would do it, where everybody knows whom it is about. */
export function unnamed(option: Option, name: string | undefined): Option {
  const start = `${name}: `
  return option.label.startsWith(start) ? { ...option, label: headline(option.label.slice(start.length)) } : option
}

/** So many letters fit into the bar beside the question, an edge about each answer counted in. */
const LETTERS = 60
const EDGE = 4

/** How many of these fit side by side. */
function roomFor(options: readonly Option[]): number {
  let letters = 0
  const tooMany = options.findIndex(({ label }) => (letters += label.length + EDGE) > LETTERS)
  return tooMany < 0 ? AT_HAND : Math.min(AT_HAND, tooMany)
}

/** In their order; what belongs together is folded, and what is too much is folded last. */
export function sift(options: readonly Option[]): Sifted {
  if (options.length <= roomFor(options)) return { atHand: options, folds: [] }
  const groups = foldsOf(options)
  const named = groups.length > AT_HAND ? [] : groups
  const grouped = new Set(groups.flatMap((fold) => fold.options))
  const single = options.filter((option) => !grouped.has(option))
  const atHand = single.slice(0, Math.min(roomFor(single), Math.max(1, AT_HAND - named.length)))
  const shown = new Set([...atHand, ...named.flatMap((fold) => fold.options)])
  const rest = options.filter((option) => !shown.has(option))
  // A button that says "1 more" might as well say what.
  if (rest.length === 1) return { atHand: [...atHand, ...rest], folds: named }
  return { atHand, folds: rest.length === 0 ? named : [...named, { name: '', options: rest }] }
}

function foldsOf(options: readonly Option[]): readonly Fold[] {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    if (option.group === undefined) continue
    const known = groups.get(option.group)
    if (known) known.push(option)
    else groups.set(option.group, [option])
  }
  return [...groups].filter(([, all]) => all.length > 1).map(([name, all]) => ({ name, options: all }))
}
