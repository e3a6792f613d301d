/** The question "which of these?": some of a list of options. */
import type { SideId } from '../common/ids.ts'
import { shuffled, type Random } from '../common/random.ts'
import type { Answer, ChooseDecision, Option, Pick, Refusal } from './decision.ts'
import {
  withDetails,
  refusePick,
  refuseOption,
  wrongKind,
  type CheckedAnswer,
  type QuestionDetails,
  type OptionSource,
} from './questions.ts'
import { textOf } from '../common/text.ts'
import type { Question } from './step.ts'

export interface ChooseRules extends OptionSource {
  readonly least?: number
  readonly most?: number
  /** The default picks; without them the first options. Read only when the decision is described. */
  readonly usual?: readonly string[]
}

export const chooseQuestion = (ask: QuestionDetails, choosing: ChooseRules): Question => new Choice(ask, choosing)

/** The ids of the first options. */
export function firstIds(options: readonly Option[], count: number): string[] {
  const ids: string[] = []
  for (const { id } of options) {
    if (ids.length === count) break
    ids.push(id)
  }
  return ids
}

/** A class, because a simulation asks thousands of questions and functions of its own for each take time to make. */
class Choice implements Question {
  readonly is = 'question'
  readonly by: SideId
  readonly what: string
  private checked: CheckedAnswer<Pick> | undefined

  constructor(
    private readonly ask: QuestionDetails,
    readonly offered: ChooseRules,
  ) {
    this.by = ask.by
    this.what = ask.what
  }

  describe(): ChooseDecision {
    const { ask, offered } = this
    const { by, what, rule } = ask
    const { least = 1, most = 1, options } = offered
    const { usual = firstIds(options, least) } = offered
    const prompt = textOf(ask.prompt)
    return withDetails({ by, what, prompt, rule, kind: 'choose', options, least, most, default: { pick: usual } }, ask)
  }

  check(answer: Answer): Refusal | undefined {
    if (!('pick' in answer)) return wrongKind(this.ask, 'a choice')
    if (this.checked?.answer !== answer) this.checked = { answer, refusal: this.refusalOf(answer) }
    return this.checked.refusal
  }

  private refusalOf(answer: Pick): Refusal | undefined {
    const { ask, offered } = this
    const { least = 1, most = 1 } = offered
    return least === 1 && most === 1
      ? refuseOption(ask, offered, answer)
      : refusePick(ask, offered.options, answer, least, most)
  }

  sample(random: Random): Pick {
    const { options, least = 1, most = 1 } = this.offered
    const count = least + Math.floor(random() * (Math.min(most, options.length) - least + 1))
    return {
      pick: shuffled(random, options)
        .slice(0, count)
        .map((option) => option.id),
    }
  }
}
