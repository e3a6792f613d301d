/** The buttons under a question: which there are, and which one the Enter key takes. */
import type { Decision, FigureId, Option } from '@muster/engine'
import { words } from '../../words/words.ts'
import { isCrowded } from '../../figures/acting-figures.ts'
import { advised, confirm, lastWord, likewise, pick, putBack, unfold, type AnswerButton } from './button.ts'
import { answerOf } from '../../state/draft.ts'
import { asksEachFigure, figuresIn, usualOption } from '../../figures/asked-figures.ts'
import { ownOptions, sift, unnamed } from './fold-options.ts'
import { someoneNamed } from '../../figures/combatants.ts'
import type { TableState } from '../../state/table-state.ts'

export interface Buttons {
  /** Said instead of the question while something is half done. */
  readonly prompt?: string
  readonly list: readonly AnswerButton[]
  /** What lies unfolded above the bar. */
  readonly open?: { readonly name: string; readonly list: readonly AnswerButton[] }
  /** Whose answers these are, where each of several figures has its own. */
  readonly turn?: { readonly figure: FigureId; readonly place: number; readonly count: number }
  /** Answers are given by touching figures, too. */
  readonly crowded?: true
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
  if (draft?.is === 'advised') return { list: [putBack(words.table.putBack), advised(decision, draft.answer)] }
  if (draft?.is === 'point') return { list: [putBack(words.table.putBack), ...pointed(decision, draft.options)] }
  if (draft?.is === 'choose') return toggles(decision, draft.pick)
  if (asksEachFigure(decision)) return ledOn(state, ofOneFigure(state, decision))
  if (decision.kind === 'choose' || !given) return ledOn(state, picks(state, decision))
  return proposal(state, decision)
}

/** After a move of one's own, others may be led the same way. */
function ledOn({ snapshot }: TableState, buttons: Buttons): Buttons {
  return snapshot.likewise ? { ...buttons, list: [likewise(snapshot.likewise), ...buttons.list] } : buttons
}

/** The rules' own proposal lies on the table: accept it, change it, or give one of the other answers. */
function proposal(state: TableState, decision: Decision): Buttons {
  const label = decision.kind === 'place' ? words.table.placeForMe : words.table.putBack
  const back = isChanged(state) ? [putBack(label)] : []
  const { list, open } = folded(state, decision.options)
  return { list: [...list, ...back, confirm(decision.kind)], ...(open && { open }) }
}

/** The likely ones at hand, the usual one last, where the hand expects it. */
function picks(state: TableState, decision: Decision): Buttons {
  const usual = usualOption(decision)
  const about = someoneNamed(state.snapshot.view, decision.about)?.name
  const { list, open } = folded(
    state,
    decision.options.filter((option) => option !== usual).map((option) => unnamed(option, about)),
  )
  return {
    list: [...list, ...(usual ? [{ ...pick(unnamed(usual, about), true), ...leftOver(decision) }] : [])],
    ...(open && { open }),
    ...(isCrowded(decision) && { crowded: true }),
  }
}

/** Whoever ends a phase of moves should know who has not moved. */
const leftOver = (decision: Decision): Pick<AnswerButton, 'note'> =>
  decision.kind === 'move' && decision.movers.length > 1 ? { note: words.aid.unmoved(decision.movers.length) } : {}

/** Only what the figure in question can do; Enter means the same for each of them. */
function ofOneFigure(state: TableState, decision: Decision): Buttons {
  const all = figuresIn(decision)
  const figure = someoneNamed(state.snapshot.view, state.picked)
  const general = decision.options.filter((option) => option.figure === undefined)
  if (!figure || !all.includes(figure.id)) {
    const { list, open } = folded(state, general)
    return { list, ...(open && { open }), crowded: true }
  }
  const own = ownOptions(decision.options, figure)
  const usual = own.find(({ label }) => label === usualWords(state, decision)) ?? own[0]
  const { list, open } = folded(state, [...own.filter((option) => option !== usual), ...general])
  return {
    list: [...list, ...(usual ? [pick(usual, true)] : [])],
    ...(open && { open }),
    turn: { figure: figure.id, place: all.indexOf(figure.id), count: all.length },
  }
}

/** What the usual answer says, without the name of whom it is about. */
function usualWords({ snapshot: { view } }: TableState, decision: Decision): string | undefined {
  const usual = usualOption(decision)
  const figure = someoneNamed(view, usual?.figure)
  return usual && figure ? ownOptions([usual], figure)[0]?.label : undefined
}

function folded({ unfolded }: TableState, options: readonly Option[]): Pick<Buttons, 'list' | 'open'> {
  const { atHand, folds } = sift(options)
  const open = folds.find(({ name }) => name === unfolded)
  return {
    list: [...atHand.map((option) => pick(option, false)), ...folds.map((fold) => unfold(fold, fold === open))],
    ...(open && { open: { name: open.name, list: open.options.map((option) => pick(option, false)) } }),
  }
}

/** Several may be taken: each comes and goes at a touch until one is done. */
const toggles = (decision: Decision, taken: readonly string[]): Buttons => ({
  list: [{ ...confirm('choose'), label: words.table.doneWith(taken.length) }],
  open: {
    name: '',
    list: decision.options.map((option) => ({
      ...pick(option, false),
      does: 'toggle',
      isOn: taken.includes(option.id),
    })),
  },
})

/** What could be chosen about the touched figure; Enter takes the first. */
const pointed = (decision: Decision, ids: readonly string[]): readonly AnswerButton[] =>
  decision.options
    .filter(({ id }) => ids.includes(id))
    .map((option) => pick(option, option.id === ids[0]))
    .reverse()

function isChanged({ draft, snapshot: { decision } }: TableState): boolean {
  const given = draft && answerOf(draft)
  return JSON.stringify(given) !== JSON.stringify(decision?.default)
}
