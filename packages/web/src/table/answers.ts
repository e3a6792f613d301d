/** The buttons under a question: which there are, and which one the Enter key takes. */
import type { Decision, Option } from '@muster/engine'
import { words } from '../words.ts'
import { isCrowded } from './acting.ts'
import { answerOf } from './draft.ts'
import type { TableState } from './state.ts'

export interface AnswerButton {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly does: 'pick' | 'confirm' | 'put-back'
  readonly isDefault: boolean
}

export interface Buttons {
  /** Said instead of the question while something is half done. */
  readonly prompt?: string
  readonly list: readonly AnswerButton[]
  /** Answers given by touching a figure; too many for buttons. */
  readonly crowd?: readonly Option[]
}

const CONFIRM: Readonly<Record<Decision['kind'], string>> = {
  move: words.table.moveHere,
  place: words.table.confirmPlaces,
  aim: words.table.aimHere,
  pair: words.table.accept,
  choose: words.table.done,
}

export function buttonsFor(state: TableState): Buttons {
  const {
    draft,
    binding,
    snapshot: { decision },
  } = state
  if (!decision) return { list: [] }
  const given = draft && answerOf(draft)
  if (draft?.is === 'move' && given)
    return {
      ...(binding && { prompt: words.table.moveBinding }),
      list: [putBack(words.table.putBack), confirm('move')],
    }
  if (draft?.is === 'last')
    return { prompt: words.table.endsBattle, list: [putBack(words.table.putBack), lastWord(decision, draft.pick)] }
  if (draft?.is === 'point') return { list: [putBack(words.table.putBack), ...pointed(decision, draft.options)] }
  if (isCrowded(decision))
    return {
      list: picks({ ...decision, options: decision.options.filter(({ figure }) => figure === undefined) }, true),
      crowd: decision.options.filter(({ figure }) => figure !== undefined),
    }
  if (decision.kind === 'choose' && draft === undefined) return { list: picks(decision, true) }
  if (!given) return { list: picks(decision, true) }
  const back =
    decision.kind === 'place'
      ? [putBack(words.table.placeForMe)]
      : isChanged(state)
        ? [putBack(words.table.putBack)]
        : []
  const others = decision.kind === 'choose' ? [] : picks(decision, false)
  return { list: [...others, ...back, confirm(decision.kind)] }
}

const confirm = (kind: Decision['kind']): AnswerButton => ({
  id: 'confirm',
  label: CONFIRM[kind],
  does: 'confirm',
  isDefault: true,
})
const lastWord = (decision: Decision, pick: string): AnswerButton => ({
  id: 'last',
  label: decision.options.find(({ id }) => id === pick)?.label ?? pick,
  does: 'confirm',
  isDefault: false,
})
const putBack = (label: string): AnswerButton => ({ id: 'put-back', label, does: 'put-back', isDefault: false })

/** What could be chosen about the touched figure; Enter takes the first. */
const pointed = (decision: Decision, ids: readonly string[]): readonly AnswerButton[] =>
  decision.options
    .filter(({ id }) => ids.includes(id))
    .map(({ id, label }): AnswerButton => ({ id, label, does: 'pick', isDefault: id === ids[0] }))
    .reverse()

/** The default last, where the hand expects it. */
function picks(decision: Decision, withDefault: boolean): readonly AnswerButton[] {
  const usual = withDefault && 'pick' in decision.default ? decision.default.pick[0] : undefined
  const buttons = decision.options.map(({ id, label, hint }): AnswerButton => ({
    id,
    label,
    does: 'pick',
    isDefault: id === usual,
    ...(hint !== undefined && { hint }),
  }))
  return [...buttons.filter(({ isDefault }) => !isDefault), ...buttons.filter(({ isDefault }) => isDefault)]
}

function isChanged({ draft, snapshot: { decision } }: TableState): boolean {
  const given = draft && answerOf(draft)
  return JSON.stringify(given) !== JSON.stringify(decision?.default)
}
