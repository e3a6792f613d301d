/** Which figures a question is about, and which of them is asked first. */
import type { FigureId } from '@muster/engine'
import type { ShownDecision, ShownOption, Snapshot } from '@muster/session'

/** With more options than this about several figures, only those of one figure are shown at a time. */
const MANY = 3

export const figuresIn = ({ options }: ShownDecision): readonly FigureId[] => [
  ...new Set(options.flatMap(({ figure }) => figure ?? [])),
]

/** Whether several figures have options of their own, so that one is asked about at a time. */
export const asksEachFigure = (decision: ShownDecision): boolean =>
  decision.kind === 'move' && decision.options.length > MANY && figuresIn(decision).length > 1

/** Where every figure has its own options: the figure of the advised move, else that of the default answer. */
export function firstAskedFigure(asked: AskedQuestion): FigureId | undefined {
  const { decision } = asked
  if (!decision || !asksEachFigure(decision)) return undefined
  return advisedMover(asked) ?? defaultOption(decision)?.figure ?? figuresIn(decision)[0]
}

type AskedQuestion = Pick<Snapshot, 'decision' | 'advisedMove'>

/** Whose move the advice is about. */
export const advisedMover = ({ advisedMove }: AskedQuestion): FigureId | undefined =>
  advisedMove && 'path' in advisedMove.answer ? advisedMove.answer.figure : undefined

export const defaultOption = ({ default: usual, options }: ShownDecision): ShownOption | undefined =>
  'pick' in usual ? options.find(({ id }) => id === usual.pick[0]) : undefined

/** Who would act by the proposed answer, where figures do not move. */
export const proposedActor = ({
  decision,
  answeredBy,
}: Pick<Snapshot, 'decision' | 'answeredBy'>): FigureId | undefined =>
  decision?.kind === 'choose' && answeredBy === 'person' ? defaultOption(decision)?.figure : undefined
