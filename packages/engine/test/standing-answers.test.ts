/** A reaction settled beforehand: which answer comes of it, and when its player is asked all the same. */
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
const settled = (question: Question, habit: StandingAnswer) => findStandingAnswer(question.describe(), { parry: habit })

describe('a standing answer', () => {
  test('never declines, always takes the one use there is, whatever the default', () => {
    for (const usual of ['no', 'yes']) {
      const question = chooseQuestion(ask, { options: named('no', 'yes'), usual: [usual] })
      expect(settled(question, 'never')).toEqual({ pick: ['no'] })
      expect(settled(question, 'always')).toEqual({ pick: ['yes'] })
    }
  })

  test('of several uses always takes the usual one, and asks when none is usual', () => {
    const options = named('high', 'low', 'no')
    expect(settled(chooseQuestion(ask, { options, usual: ['low'] }), 'always')).toEqual({ pick: ['low'] })
    expect(settled(chooseQuestion(ask, { options, usual: ['no'] }), 'always')).toBeUndefined()
    expect(settled(chooseQuestion(ask, { options, usual: ['low'] }), 'never')).toEqual({ pick: ['no'] })
  })

  test('a question says which of its options declines', () => {
    const question = chooseQuestion({ ...ask, decline: 'leave' }, { options: named('take', 'leave') })
    expect(settled(question, 'never')).toEqual({ pick: ['leave'] })
    expect(settled(question, 'always')).toEqual({ pick: ['take'] })
    expect(settled(chooseQuestion(ask, { options: named('take', 'leave') }), 'never')).toBeUndefined()
  })

  test('where to is asked, unless there is a usual place', () => {
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
      settled(
        aim(() => ({ pick: ['no'] })),
        'always',
      ),
    ).toBeUndefined()
    expect(
      settled(
        aim(() => ({ at })),
        'always',
      ),
    ).toEqual({ at })
    expect(
      settled(
        aim(() => ({ at })),
        'never',
      ),
    ).toEqual({ pick: ['no'] })
  })

  test('only reactions can be settled, each by its own name', () => {
    const { reaction: _, ...plain } = ask
    expect(settled(chooseQuestion(plain, { options: named('no', 'yes') }), 'never')).toBeUndefined()
    const question = chooseQuestion({ ...ask, what: 'dodge' }, { options: named('no', 'yes') })
    expect(settled(question, 'never')).toBeUndefined()
    expect(
      findStandingAnswer(chooseQuestion({ ...ask, what: 'toString' }, { options: named('no', 'yes') }).describe(), {}),
    ).toBeUndefined()
  })
})
