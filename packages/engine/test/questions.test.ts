import { circle, inches, prepareGround, prepareLandscape, prepareMove, type Battlefield } from '@muster/table'
import { describe, expect, test } from 'vitest'
import {
  aimQuestion,
  chooseQuestion,
  moveQuestion,
  pairQuestion,
  placeQuestion,
  randomFrom,
  refuse,
  worded,
  type Answer,
  type Question,
} from '../src/index.ts'

const ask = { by: 'left', what: 'test', prompt: 'Well?', rule: 'TG-ASK-01' }
const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) })
const refusalOf = (question: Question, answer: Answer) => question.check(answer)?.code

/** Every sample a question makes must be an answer it takes. */
function expectSamplesLegal(question: Question): void {
  const random = randomFrom(5)
  for (let i = 0; i < 200; i++) expect(question.check(question.sample(random))).toBeUndefined()
  expect(question.check(question.describe().default)).toBeUndefined()
}

test('a prompt that is a function is written when the decision is described, not when an answer is checked', () => {
  let times = 0
  const lazy = { ...ask, prompt: () => `Read ${++times} times` }
  const question = chooseQuestion(lazy, { options: [{ id: 'yes', label: 'Yes' }] })
  expect([question.check({ pick: ['yes'] }), times]).toEqual([undefined, 0])
  expect(question.describe().prompt).toBe('Read 1 times')
})

describe('choose', () => {
  const options = ['axe', 'bow', 'club'].map((id) => ({ id, label: id }))

  test('one of the options, by default the first', () => {
    const question = chooseQuestion(ask, { options })
    expect(question.describe().default).toEqual({ pick: ['axe'] })
    expectSamplesLegal(question)
  })

  test('several, each once, within the numbers allowed', () => {
    const question = chooseQuestion(ask, { options, least: 1, most: 2, usual: ['bow'] })
    expect(refusalOf(question, { pick: ['axe', 'axe'] })).toBe('picked-twice')
    expect(refusalOf(question, { pick: ['axe', 'bow', 'club'] })).toBe('wrong-number')
    expect(refusalOf(question, { pick: [] })).toBe('wrong-number')
    expect(refusalOf(question, { pick: ['bow', 'club'] })).toBeUndefined()
    expectSamplesLegal(question)
  })

  test('an answer is checked without listing the options, where the question finds an option by its id', () => {
    let listed = 0
    const question = chooseQuestion(ask, {
      get options() {
        listed++
        return options
      },
      isOption: (id) => id === 'bow' || id === 'club',
    })
    expect(refusalOf(question, { pick: ['bow'] })).toBeUndefined()
    expect(refusalOf(question, { pick: ['sling'] })).toBe('not-an-option')
    expect(listed).toBe(0)
    expect(question.describe().options).toBe(options)
    expect(refusalOf(question, { pick: ['bow', 'club'] })).toBe('wrong-number')
    expect(refusalOf(question, { pick: [] })).toBe('wrong-number')
  })
})

describe('move', () => {
  const field: Battlefield = { width: inches(24), depth: inches(24), pieces: [] }
  const question = moveQuestion(ask, {
    movers: [{ figure: 'Ann', allowance: inches(6) }],
    options: [{ id: 'done', label: 'Done' }],
    prepared: () =>
      prepareMove({
        landscape: prepareLandscape(prepareGround(field), { base: circle(inches(1)) }, () => ({})),
        mover: { base: circle(inches(1)), at: at(12, 12) },
        allowance: inches(6),
        others: [],
        tolerance: 2.54,
      }),
    refuse: ({ path }) => (path.length > 2 ? refuse('TG-ASK-02', 'too-winding', 'Two bends at most.') : undefined),
    wordRefusal: ({ code }) => refuse('TG-ASK-03', code, 'The judge says no.'),
  })

  test('the answer is a path within the allowance, or one of the options', () => {
    expect(refusalOf(question, { figure: 'Ann', path: [at(18, 12)] })).toBeUndefined()
    expect(refusalOf(question, { pick: ['done'] })).toBeUndefined()
    expectSamplesLegal(question)
  })

  test('a random player picks an option where nobody may move, and no likely move is asked for', () => {
    const held = moveQuestion(ask, {
      movers: [],
      options: [{ id: 'done', label: 'Done' }],
      prepared: () => expect.fail('nobody moves'),
      likelyMove: () => expect.fail('nobody moves'),
      wordRefusal: ({ code }) => refuse('TG-ASK-03', code, 'The judge says no.'),
    })
    expectSamplesLegal(held)
  })

  test("a path that is too long is refused in the game's words, and its longest legal part is offered", () => {
    const refusal = question.check({ figure: 'Ann', path: [at(20, 12)] })
    expect(refusal).toMatchObject({ code: 'too-far', rule: 'TG-ASK-03', nearest: { figure: 'Ann' } })
    expect(refusal?.nearest && question.check(refusal.nearest)).toBeUndefined()
  })

  test('other figures may not move, points must be whole, and the game may forbid more', () => {
    expect(refusalOf(question, { figure: 'Bob', path: [at(13, 12)] })).toBe('may-not-move')
    expect(refusalOf(question, { figure: 'Ann', path: [{ x: 0.5, y: 1 }] })).toBe('not-a-point')
    expect(refusalOf(question, { figure: 'Ann', path: [at(13, 12), at(13, 13), at(12, 13)] })).toBe('too-winding')
  })

  test('one option is looked up without listing all, where the game can do so', () => {
    let listed = 0
    const lazy = moveQuestion(ask, {
      movers: [],
      prepared: () => expect.fail('nobody moves'),
      wordRefusal: ({ code }) => refuse('TG-ASK-03', code, 'No.'),
      isOption: (id) => id === 'done',
      get options() {
        listed++
        return [{ id: 'done', label: 'Done' }]
      },
    })
    expect([refusalOf(lazy, { pick: ['done'] }), refusalOf(lazy, { pick: ['rest'] })]).toEqual([
      undefined,
      'not-an-option',
    ])
    expect(listed).toBe(0)
    expect([refusalOf(lazy, { pick: [] }), refusalOf(lazy, { pick: ['done', 'done'] })]).toEqual([
      'wrong-number',
      'picked-twice',
    ])
    expect(lazy.describe().default).toEqual({ pick: ['done'] })
  })

  test('a caller can ask for the path and the reach', () => {
    expect(question.moves?.judge('Ann', [at(15, 12)])?.spent).toBe(inches(3))
    expect(question.moves?.plan('Ann', { at: at(15, 15) })?.arrives).toBe(true)
    expect(question.moves?.reach('Ann')?.covers(at(17, 12))).toBe(true)
    expect(question.moves?.reach('Bob')).toBeUndefined()
  })
})

describe('place', () => {
  const pieces = [
    { figure: 'Ann', base: circle(inches(1)) },
    { figure: 'Bob', base: circle(inches(1)) },
  ]
  const spots = [
    { figure: 'Ann', at: at(1, 1) },
    { figure: 'Bob', at: at(3, 1) },
  ]
  const question = placeQuestion(ask, {
    pieces,
    zone: () => [],
    propose: () => ({ spots }),
    refuse: (wanted) =>
      wanted.some((spot) => spot.at.y > inches(2)) ? refuse('TG-ASK-04', 'too-deep', 'Not so deep.') : undefined,
  })

  test('the answer places each piece once, where the rules allow it', () => {
    expectSamplesLegal(question)
    expect(refusalOf(question, { spots: spots.slice(0, 1) })).toBe('each-once')
    expect(refusalOf(question, { spots: [...spots, { figure: 'Cid', at: at(5, 1) }] })).toBe('each-once')
    expect(refusalOf(question, { spots: [spots[0]!, { figure: 'Bob', at: { x: 1.5, y: 0 } }] })).toBe('not-a-point')
    expect(refusalOf(question, { spots: [spots[0]!, { figure: 'Bob', at: at(3, 9) }] })).toBe('too-deep')
  })
})

describe('aim', () => {
  const question = aimQuestion(ask, {
    from: 'Ann',
    range: inches(18),
    template: { is: 'disc', radius: inches(1.5) },
    propose: () => ({ at: at(5, 5) }),
    options: [{ id: 'none', label: 'Nowhere' }],
    refuse: ({ x }) => (x > inches(18) ? refuse('TG-ASK-05', 'too-far', 'Out of range.') : undefined),
  })

  test('the answer is a point in range, or one of the options', () => {
    expectSamplesLegal(question)
    expect(refusalOf(question, { pick: ['none'] })).toBeUndefined()
    expect(refusalOf(question, { at: at(19, 0) })).toBe('too-far')
    expect(refusalOf(question, { at: { x: NaN, y: 0 } })).toBe('not-a-point')
    expect(refusalOf(question, { links: [] })).toBe('wrong-kind')
  })

  test('the nearest allowed point is looked for when it is read, and once', () => {
    let asked = 0
    const near = aimQuestion(ask, {
      from: 'Ann',
      range: inches(18),
      template: { is: 'disc', radius: inches(1.5) },
      propose: () => ({ at: at(5, 5) }),
      origin: () => at(5, 0),
      refuse: ({ x }) => (++asked && x > inches(18) ? refuse('TG-ASK-05', 'too-far', 'Out of range.') : undefined),
    })
    const refusal = near.check({ at: at(19, 0) })
    expect(asked).toBe(1)
    expect(refusal).toMatchObject({ code: 'too-far', rule: 'TG-ASK-05' })
    const { nearest } = refusal ?? {}
    const searched = asked
    expect(searched).toBeGreaterThan(1)
    expect(nearest && near.check(nearest)).toBeUndefined()
    expect(refusal?.nearest).toBe(nearest)
    expect(asked).toBe(searched + 1)
  })
})

describe('pair', () => {
  const question = pairQuestion(ask, {
    linkers: () => [
      { figure: 'Ann', least: 0, most: 2, targets: ['Orc', 'Imp'] },
      { figure: 'Bob', least: 1, most: 1, targets: ['Orc'] },
    ],
    propose: () => ({ links: [{ from: 'Bob', to: 'Orc' }] }),
    refuse: (links) =>
      links.filter(({ to }) => to === 'Imp').length > 1 ? refuse('TG-ASK-06', 'imp-once', 'The Imp once.') : undefined,
  })

  test('the answer links each within its own numbers and targets', () => {
    expectSamplesLegal(question)
    const bob = { from: 'Bob', to: 'Orc' }
    expect(refusalOf(question, { links: [] })).toBe('too-few')
    expect(refusalOf(question, { links: [bob, bob] })).toBe('too-many')
    expect(worded(question.check({ links: [bob, bob] }))?.message).toMatch(/ can be given 1 target, not 2\.$/)
    expect(refusalOf(question, { links: [{ from: 'Bob', to: 'Imp' }] })).toBe('not-a-target')
    expect(refusalOf(question, { links: [bob, { from: 'Cid', to: 'Orc' }] })).toBe('may-not')
    expect(refusalOf(question, { links: [bob, { from: 'Ann', to: 'Imp' }, { from: 'Ann', to: 'Imp' }] })).toBe(
      'imp-once',
    )
  })
})
