/** Standing answers: which answer they give to a reaction, and when the player is still asked. */
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import {
  aimQuestion,
  chooseQuestion,
  findStandingAnswer,
  type QuestionDetails,
  type StandingAnswer,
  type Question,
} from '../src/index.ts'

const ask: QuestionDetails = { by: 'left', what: 'parry', prompt: 'Parry?', rule: 'TG-ASK-01', reaction: 'Parrying' }
const named = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id }))
const answerTo = (question: Question, standing: StandingAnswer) =>
  findStandingAnswer(question.describe(), { parry: standing })

describe('a standing answer', () => {
  test('"never" declines and "always" takes the only use, whatever the default', () => {
    for (const usual of ['no', 'yes']) {
      const question = chooseQuestion(ask, { options: named('no', 'yes'), usual: [usual] })
      expect(answerTo(question, 'never')).toEqual({ pick: ['no'] })
      expect(answerTo(question, 'always')).toEqual({ pick: ['yes'] })
    }
  })

  test('"always" takes the usual one of several uses, and asks when none is usual', () => {
    const options = named('high', 'low', 'no')
    expect(answerTo(chooseQuestion(ask, { options, usual: ['low'] }), 'always')).toEqual({ pick: ['low'] })
    expect(answerTo(chooseQuestion(ask, { options, usual: ['no'] }), 'always')).toBeUndefined()
    expect(answerTo(chooseQuestion(ask, { options, usual: ['low'] }), 'never')).toEqual({ pick: ['no'] })
  })

  test('a question says which of its options declines', () => {
    const question = chooseQuestion({ ...ask, decline: 'leave' }, { options: named('take', 'leave') })
    expect(answerTo(question, 'never')).toEqual({ pick: ['leave'] })
    expect(answerTo(question, 'always')).toEqual({ pick: ['take'] })
    expect(answerTo(chooseQuestion(ask, { options: named('take', 'leave') }), 'never')).toBeUndefined()
  })

  test('the place is asked for, unless there is a usual one', () => {
    const at = { x: inches(3), y: inches(4) }
    const aim = (propose: () => { readonly at: typeof at } | { readonly pick: readonly string[] }) =>
      aimQuestion(ask, {
        from: 'Ann',
        range: inches(6),
        template: { is: 'point' },
        refuse: () => undefined,
        propose,
        options: named('no'),
      })
    expect(
      answerTo(
        aim(() => ({ pick: ['no'] })),
        'always',
      ),
    ).toBeUndefined()
    expect(
      answerTo(
        aim(() => ({ at })),
        'always',
      ),
    ).toEqual({ at })
    expect(
      answerTo(
        aim(() => ({ at })),
        'never',
      ),
    ).toEqual({ pick: ['no'] })
  })

  test('only reactions have standing answers, each by its own name', () => {
    const { reaction: _, ...plain } = ask
    expect(answerTo(chooseQuestion(plain, { options: named('no', 'yes') }), 'never')).toBeUndefined()
    const question = chooseQuestion({ ...ask, what: 'dodge' }, { options: named('no', 'yes') })
    expect(answerTo(question, 'never')).toBeUndefined()
    expect(
      findStandingAnswer(chooseQuestion({ ...ask, what: 'toString' }, { options: named('no', 'yes') }).describe(), {}),
    ).toBeUndefined()
  })
})
