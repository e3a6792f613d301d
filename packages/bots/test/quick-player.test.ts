/** A quick player follows a plan of several answers as long as it meets the questions it expects. */
import { expect, test } from 'vitest'
import type { Advice, Answer, Battle, Candidate, PlannedAnswer, Question } from '@muster/engine'
import { QuickPlayer } from '../src/quick-player.ts'

const pick = (id: string): Answer => ({ pick: [id] })
const shoot: PlannedAnswer = { what: 'shoot', answer: pick('at the ogre') }
const shooting: Candidate = {
  answer: pick('activate'),
  why: 'shoots',
  score: 1,
  next: { what: 'move', answer: pick('stay'), next: shoot },
}

const end: PlannedAnswer = { what: 'act', answer: pick('end') }

/** Thinks once; whatever else is asked it can only decline. */
function player(plan: Candidate = shooting): (what: string, isRefused?: boolean) => unknown {
  let thoughts = 0
  const advice: Pick<Advice<undefined>, 'candidates' | 'quickCandidates'> = {
    candidates: () => [],
    quickCandidates: () => [thoughts++ === 0 ? plan : { answer: pick('done'), why: 'thought again', score: 0 }],
  }
  const quick = new QuickPlayer<undefined>(advice as Advice<undefined>)
  return (what, isRefused = false) => {
    const check = (answer: Answer) =>
      isRefused && answer === shoot.answer ? { code: 'no', message: 'No.', rule: 'X-1' } : undefined
    const question = { is: 'question', by: 'a', what, check } as unknown as Question
    return quick.decide({ question, state: undefined } as unknown as Battle<undefined>).answer
  }
}

test('it gives the answers of its plan one after the other', () => {
  const asked = player()
  expect(['activate', 'move', 'shoot'].map((what) => asked(what))).toEqual(
    ['activate', 'stay', 'at the ogre'].map(pick),
  )
})

test('it gives the last answer again while that is allowed, and thinks again when it is not', () => {
  const asked = player()
  for (const what of ['activate', 'move', 'shoot']) asked(what)
  expect(asked('shoot')).toEqual(pick('at the ogre'))
  expect(asked('shoot', true)).toEqual(pick('done'))
})

test('it thinks again when another question comes', () => {
  const asked = player()
  asked('activate')
  expect(asked('shoot')).toEqual(pick('done'))
})

test('a path that it planned is checked only if the judge of moves allows it', () => {
  const run: PlannedAnswer = { what: 'move', answer: { figure: 'Ann', path: [{ x: 1, y: 1 }] } }
  const begin = { answer: pick('activate'), why: 'runs', score: 1, next: run }
  const quick = new QuickPlayer<undefined>({
    quickCandidates: (_state: undefined, { what }: Question) => [
      what === 'activate' ? begin : { answer: pick('stay'), why: '', score: 0 },
    ],
  } as unknown as Advice<undefined>)
  const asked: Answer[] = []
  const decide = (what: string, isAllowed: boolean) => {
    const check = (answer: Answer) => void asked.push(answer)
    const question = { is: 'question', by: 'a', what, check, moves: { allows: () => isAllowed } } as unknown as Question
    return quick.decide({ question, state: undefined } as unknown as Battle<undefined>).answer
  }
  decide('activate', true)
  expect(decide('move', true)).toEqual(run.answer)
  decide('activate', true)
  expect(decide('move', false)).toEqual(pick('stay'))
  expect(asked.filter((answer) => answer === run.answer)).toHaveLength(1)
})

test('it gives an answer while it is asked for, perhaps not at all, and then the one after it', () => {
  const volley: Candidate = { ...shooting, next: { ...shoot, whileAsked: true, next: end } }
  const answers = (...questions: string[]): unknown[] => {
    const asked = player(volley)
    return questions.map((what) => asked(what))
  }
  const [start, shot, done] = [pick('activate'), pick('at the ogre'), pick('end')]
  expect(answers('activate', 'shoot', 'shoot', 'act')).toEqual([start, shot, shot, done])
  expect(answers('activate', 'act')).toEqual([start, done])
  expect(answers('activate', 'shoot', 'move')).toEqual([start, shot, pick('done')])
})
