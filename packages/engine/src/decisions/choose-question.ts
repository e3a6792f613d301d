/** The question "which of these?": some of a list of options. */
import { shuffled } from '../common/random.ts'
import type { ChooseDecision, Pick, Refusal } from './decision.ts'
import {
  withDetails,
  rememberLast,
  refusePick,
  refuseOption,
  wrongKind,
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

export function chooseQuestion(ask: QuestionDetails, choosing: ChooseRules): Question {
  const { least = 1, most = 1 } = choosing
  const refusalOf = (answer: Pick): Refusal | undefined =>
    least === 1 && most === 1
      ? refuseOption(ask, choosing, answer)
      : refusePick(ask, choosing.options, answer, least, most)
  const refuseOnce = rememberLast(refusalOf)
  return {
    is: 'question',
    by: ask.by,
    what: ask.what,
    offered: choosing,
    describe: () => describeChoice(ask, choosing, least, most),
    check: (answer) => ('pick' in answer ? refuseOnce(answer) : wrongKind(ask, 'a choice')),
    sample: (random) => {
      const { options } = choosing
      const count = least + Math.floor(random() * (Math.min(most, options.length) - least + 1))
      return {
        pick: shuffled(random, options)
          .slice(0, count)
          .map((option) => option.id),
      }
    },
  }
}

function describeChoice(ask: QuestionDetails, choosing: ChooseRules, least: number, most: number): ChooseDecision {
  const { by, what, rule } = ask
  const prompt = textOf(ask.prompt)
  const { options, usual = options.slice(0, least).map((option) => option.id) } = choosing
  return withDetails({ by, what, prompt, rule, kind: 'choose', options, least, most, default: { pick: usual } }, ask)
}
