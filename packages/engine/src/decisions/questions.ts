/** What all kinds of question share: their wording, refusals, and answers that are options. */
import type { Point } from '@muster/table'
import type { SideId } from '../common/ids.ts'
import type { Random } from '../common/random.ts'
import type { LazyText, Text } from '../common/text.ts'
import type { Question } from './step.ts'
import type { Answer, DecisionBase, Decision, MoveAnswer, Option, Pick, Refusal, Spot } from './decision.ts'

/** The part of a decision that the rule itself writes. */
type Subset<T, K extends keyof T> = { readonly [P in K]: T[P] }
export interface QuestionDetails extends Subset<
  DecisionBase,
  'by' | 'what' | 'rule' | 'about' | 'reaction' | 'decline' | 'fate'
> {
  /** Written when the decision is described. */
  readonly prompt: LazyText
}

/**
 * Adds the details that only some decisions have. The others are written out where a decision is built: bots build
 * thousands, and object spreads are slow.
 */
export function withDetails<D extends Decision>(decision: D, { about, reaction, decline, fate }: QuestionDetails): D {
  if (about === undefined && reaction === undefined && fate === undefined) return decision
  const whole: D & { about?: string | undefined; reaction?: string; decline?: string; fate?: string } = decision
  if (about !== undefined) whole.about = about
  if (reaction !== undefined) whole.reaction = reaction
  if (decline !== undefined) whole.decline = decline
  if (fate !== undefined) whole.fate = fate
  return whole
}

export const refuse = (rule: string, code: string, message: Text, more: Partial<Refusal> = {}): Refusal => ({
  code,
  message,
  rule,
  ...more,
})

/**
 * A refusal with the nearest legal answer, which is looked for when somebody reads it: whoever only asks whether an
 * answer is allowed does not pay for the search.
 */
export function withNearest(
  { code, message, rule, at, figure, piece, offers }: Refusal,
  find: () => Answer | undefined,
): Refusal {
  let found: { readonly answer: Answer | undefined } | undefined
  return {
    code,
    message,
    rule,
    ...(at !== undefined && { at }),
    ...(figure !== undefined && { figure }),
    ...(piece !== undefined && { piece }),
    ...(offers !== undefined && { offers }),
    get nearest() {
      return (found ??= { answer: find() }).answer
    },
  }
}

export const isLatticePoint = (p: Point | undefined): boolean =>
  p !== undefined && Number.isSafeInteger(p.x) && Number.isSafeInteger(p.y)

export const wrongKind = (ask: QuestionDetails, wanted: string): Refusal =>
  refuse(ask.rule, 'wrong-kind', `This question is answered with ${wanted}.`)

export const notAnOption = (ask: QuestionDetails, id: string): Refusal =>
  refuse(ask.rule, 'not-an-option', `"${id}" is not one of the choices.`)

export function refusePick(
  ask: QuestionDetails,
  options: readonly Option[],
  answer: Pick,
  least: number,
  most: number,
): Refusal | undefined {
  const { pick } = answer
  const unknown = pick.find((id) => !options.some((option) => option.id === id))
  if (unknown !== undefined) return notAnOption(ask, unknown)
  if (pick.length > 1 && new Set(pick).size !== pick.length)
    return refuse(ask.rule, 'picked-twice', 'Each choice can be taken once.')
  if (pick.length < least || pick.length > most) {
    const count = least === most ? `${least}` : `${least} to ${most}`
    return refuse(ask.rule, 'wrong-number', `Pick ${count}, not ${pick.length}.`)
  }
  return undefined
}

/** Where the options of a question come from. */
export interface OptionSource {
  /** Read only when the decision is described: a class can build the list lazily. */
  readonly options: readonly Option[]
  /** Whether this is the id of an option, where that is known without listing them all. */
  isOption?(id: string): boolean
}

export function refuseOption(ask: QuestionDetails, worded: OptionSource, answer: Pick): Refusal | undefined {
  const [word] = answer.pick
  if (word === undefined || answer.pick.length > 1 || !worded.isOption)
    return refusePick(ask, worded.options, answer, 1, 1)
  return worded.isOption(word) ? undefined : notAnOption(ask, word)
}

/** An answer is checked when a player thinks of it and again when it is given: the last result is remembered. */
export interface CheckedAnswer<A extends Answer> {
  readonly answer: A
  readonly refusal: Refusal | undefined
}

export function rememberLast<A extends Answer>(
  refuse: (answer: A) => Refusal | undefined,
  isSame = (a: A, b: A): boolean => a === b,
): (answer: A) => Refusal | undefined {
  let last: CheckedAnswer<A> | undefined
  return (answer) => {
    if (!last || !isSame(last.answer, answer)) last = { answer, refusal: refuse(answer) }
    return last.refusal
  }
}

/** A question that is asked like another one but checked, or answered by chance, in another way. */
export const changedQuestion = (question: Question, changes: QuestionChanges): Question =>
  new ChangedQuestion(question, changes)

type QuestionChanges = Partial<Subset<Question, 'check' | 'sample'>>

class ChangedQuestion implements Question {
  readonly is = 'question'
  readonly by: SideId
  readonly what: string
  readonly offered: Question['offered']
  readonly moves: Question['moves']
  readonly forms: Question['forms']

  constructor(
    private readonly question: Question,
    private readonly changes: QuestionChanges,
  ) {
    this.by = question.by
    this.what = question.what
    this.offered = question.offered
    this.moves = question.moves
    this.forms = question.forms
  }

  describe(): Decision {
    return this.question.describe()
  }

  check(answer: Answer): Refusal | undefined {
    return this.changes.check ? this.changes.check(answer) : this.question.check(answer)
  }

  sample(random: Random): Answer {
    return this.changes.sample ? this.changes.sample(random) : this.question.sample(random)
  }
}

/** Whether two answers are the same move. */
export const isSameMove = (a: MoveAnswer, b: MoveAnswer): boolean =>
  a.figure === b.figure && a.claim === b.claim && isSamePath(a.path, b.path) && areSameEnds(a.ends, b.ends)

export const isSamePath = (a: readonly Point[], b: readonly Point[]): boolean =>
  a === b || (a.length === b.length && a.every(({ x, y }, i) => b[i]?.x === x && b[i].y === y))

const areSameEnds = (a: MoveAnswer['ends'], b: MoveAnswer['ends']): boolean =>
  a === b || (a?.length === b?.length && a?.every((spot, i) => isSameSpot(spot, b?.[i])) === true)

const isSameSpot = (a: Spot, b: Spot | undefined): boolean =>
  a.figure === b?.figure &&
  isSamePath([a.at], [b.at]) &&
  isSamePath(a.facing ? [a.facing] : [], b.facing ? [b.facing] : [])
