/** Which figures a question is about, and which of them is asked first. */
import type { Decision, FigureId, Option } from '@muster/engine'

/** With more options than this about several figures, only those of one figure are shown at a time. */
const MANY = 3

export const figuresIn = ({ options }: Decision): readonly FigureId[] => [
  ...new Set(options.flatMap(({ figure }) => figure ?? [])),
]

/** Whether several figures have options of their own, so that one is asked about at a time. */
export const asksEachFigure = (decision: Decision): boolean =>
  decision.kind === 'move' && decision.options.length > MANY && figuresIn(decision).length > 1

/** The figure of the default answer, where every figure has its own options. */
export function firstAskedFigure(decision: Decision): FigureId | undefined {
  if (!asksEachFigure(decision)) return undefined
  return defaultOption(decision)?.figure ?? figuresIn(decision)[0]
}

export const defaultOption = ({ default: usual, options }: Decision): Option | undefined =>
  'pick' in usual ? options.find(({ id }) => id === usual.pick[0]) : undefined
