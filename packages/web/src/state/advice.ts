/** Shows the computer's advice as a draft that can be taken, changed or put back. */
import { picked, type Answer, type FigureId, type TableView } from '@muster/engine'
import type { Advice, ShownDecision } from '@muster/session'
import { draftKey, type Draft } from './draft.ts'
import { advisedMover, defaultOption } from '../figures/asked-figures.ts'
import { combatantNamed } from '../figures/combatants.ts'
import type { TableState } from './table-state.ts'

/** Advice as long as what it laid down lies there untouched. */
export interface ShownAdvice {
  readonly why: string
  readonly draft: Draft
}

export function withAdvice(state: TableState, { answer, why }: Advice): TableState {
  const { decision, view } = state.snapshot
  if (!decision) return state
  const draft = draftOf(answer, decision, view)
  const who = advisedFigure(answer, decision) ?? state.selected
  return {
    ...state,
    draft,
    selected: who,
    advice: { why, draft },
    refusal: undefined,
    trial: undefined,
    irreversible: false,
  }
}

/**
 * Whom Enter suggests something for, in a question about moves: whoever was picked of several and is not the figure of
 * the default answer, else whoever the advice would move.
 */
export function suggestedFigure({ snapshot, selected }: TableState): FigureId | undefined {
  const { decision } = snapshot
  if (decision?.kind !== 'move') return undefined
  const isPicked = decision.movers.length > 1 && decision.movers.some(({ figure }) => figure === selected)
  return isPicked && defaultOption(decision)?.figure !== selected ? selected : advisedMover(snapshot)
}

/** Whom the advice is about: the table shows them. */
const advisedFigure = (answer: Answer, { options }: ShownDecision): FigureId | undefined =>
  'path' in answer ? answer.figure : options.find(({ id }) => id === picked(answer))?.figure

export const shownAdvice = ({ advice, draft }: TableState): string | undefined =>
  advice && advice.draft.is === draft?.is && draftKey(advice.draft) === draftKey(draft) ? advice.why : undefined

function draftOf(answer: Answer, decision: ShownDecision, view: TableView): Draft {
  if ('spots' in answer) return { is: 'place', spots: answer.spots }
  if ('at' in answer) return { is: 'aim', at: answer.at }
  if ('links' in answer) return { is: 'pair', links: answer.links }
  if ('path' in answer) return moveDraft(answer, view) ?? { is: 'advised', answer }
  return decision.kind === 'choose' && decision.most > 1
    ? { is: 'choose', pick: answer.pick }
    : { is: 'advised', answer }
}

/** Who is told to stay where it stands has no way to be drawn. */
function moveDraft(answer: Extract<Answer, { path: unknown }>, view: TableView): Draft | undefined {
  const { figure, path, ends } = answer
  const start = combatantNamed(view, figure)?.at
  const goal = path.at(-1) ?? start
  if (start === undefined || goal === undefined || (path.length === 0 && !ends)) return undefined
  const unit = ends && { models: ends.map((spot) => spot.figure), shape: '', turn: 0, ends }
  return { is: 'move', figure, start, via: path.slice(0, -1), goal, path, held: false, ...(unit && { unit }) }
}
