/** Which answers need their risks worked out. */
import type { Answer } from '@muster/engine'
import type { ShownDecision } from '@muster/session'
import type { AnswerButton } from './button.ts'
import { answerFrom, draftKey, type Draft } from '../../state/draft.ts'
import type { TableState } from '../../state/table-state.ts'
import { withoutAlike } from '../../state/turnable-dice.ts'

/** Answers whose odds are requested, by key. */
export interface AnswerToWeigh {
  readonly key: string
  readonly answer: Answer
}

export function answersToWeigh(state: TableState, buttons: readonly AnswerButton[]): readonly AnswerToWeigh[] {
  const { decision } = state.snapshot
  const onButtons = buttons.flatMap((button) => {
    const answer = decision && answerFor(state, decision, button)
    return answer ? [{ key: riskKey(state.draft, button), answer }] : []
  })
  const onDice = (decision ? withoutAlike(decision) : []).flatMap(({ id, turns }) =>
    turns ? [{ key: id, answer: { pick: [id] } }] : [],
  )
  return [...onButtons, ...onDice.filter(({ key }) => onButtons.every((one) => one.key !== key))]
}

/** An option is identified by its id; a draft by its whole answer. */
export const riskKey = (draft: Draft | undefined, { id, does }: AnswerButton): string =>
  does === 'confirm' ? draftKey(draft) : id

function answerFor(
  { draft, irreversible }: TableState,
  { kind }: ShownDecision,
  { id, does }: AnswerButton,
): Answer | undefined {
  if (does === 'pick') return kind === 'choose' ? { pick: [id] } : undefined
  if (does !== 'confirm' || !draft) return undefined
  // A move that can be undone has no dice, and one being dragged is not an answer yet.
  if (draft.is === 'move') return irreversible && !draft.held ? answerFrom(draft) : undefined
  return kind === 'aim' || kind === 'pair' ? answerFrom(draft) : undefined
}
