/** Many answers made few: what is at hand, and what is folded away under one button each. */
import type { Decision, FigureId, Option } from '@muster/engine'
import { headline } from './purpose.ts'
import type { Someone } from './someone.ts'

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

/** So many about more than one figure are a wall: then only those of the figure in question are shown. */
const MANY = 3

export const figuresIn = ({ options }: Decision): readonly FigureId[] => [
  ...new Set(options.flatMap(({ figure }) => figure ?? [])),
]

/** Each of several figures has its own answers: one is asked about at a time. */
export const asksEachFigure = (decision: Decision): boolean =>
  decision.kind === 'move' && decision.options.length > MANY && figuresIn(decision).length > 1

/** Whom the usual answer is about, where every figure has its own: the one to begin with. */
export function firstAsked(decision: Decision): FigureId | undefined {
  if (!asksEachFigure(decision)) return undefined
  return usualOption(decision)?.figure ?? figuresIn(decision)[0]
}

export const usualOption = ({ default: usual, options }: Decision): Option | undefined =>
  'pick' in usual ? options.find(({ id }) => id === usual.pick[0]) : undefined

/** Those of one figure, in its own words: whoever is asked need not be named again. */
export function ownOptions(options: readonly Option[], { id, name }: Pick<Someone, 'id' | 'name'>): readonly Option[] {
  return options.filter(({ figure }) => figure === id).map((option) => unnamed(option, name))
}

/** Without the name of whoever would do it, where everybody knows whom it is about. */
export function unnamed(option: Option, name: string | undefined): Option {
  const start = `${name}: `
  return option.label.startsWith(start) ? { ...option, label: headline(option.label.slice(start.length)) } : option
}

/** In their order; what belongs together is folded, and what is too much is folded last. */
export function sift(options: readonly Option[], most = AT_HAND): Sifted {
  if (options.length <= most) return { atHand: options, folds: [] }
  const folds = foldsOf(options)
  if (folds.length > most) return { atHand: options.slice(0, most - 1), folds: [{ name: '', options: options.slice(most - 1) }] }
  const folded = new Set(folds.flatMap((fold) => fold.options))
  const single = options.filter((option) => !folded.has(option))
  const room = Math.max(1, most - folds.length)
  if (single.length <= room) return { atHand: single, folds }
  return { atHand: single.slice(0, room), folds: [...folds, { name: '', options: single.slice(room) }] }
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
