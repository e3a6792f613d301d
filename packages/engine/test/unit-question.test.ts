/** Units that move as one: the question itself, with a judge that knows one rule. */
import {
  circle,
  inches,
  prepareGround,
  prepareLandscape,
  prepareMove,
  type Battlefield,
  type Point,
} from '@muster/table'
import { describe, expect, test } from 'vitest'
import { randomFrom, refuse, unitQuestion, type Answer, type MoveAnswer, type UnitMoveRules } from '../src/index.ts'

const ask = { by: 'left', what: 'march', prompt: 'Who marches?', rule: 'TG-UNIT-01' }
const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) })
const field: Battlefield = { width: inches(24), depth: inches(24), pieces: [] }
const CENTRE = at(12, 12)

/** Two models an inch either side of the centre; they march six inches at most, and never north of the middle. */
const spotsAt = ({ x, y }: Point) => [
  { figure: 'Guard.1', at: { x: x - inches(1), y } },
  { figure: 'Guard.2', at: { x: x + inches(1), y } },
]

const marching = (more: Partial<UnitMoveRules> = {}): UnitMoveRules => ({
  movers: [
    {
      figure: 'Guard',
      allowance: inches(6),
      unit: {
        models: ['Guard.1', 'Guard.2'],
        centre: CENTRE,
        shapes: [
          { id: 'line', label: 'Line' },
          { id: 'file', label: 'File' },
        ],
      },
    },
  ],
  isMover: (unit) => unit === 'Guard',
  options: [
    { id: 'halt', label: 'Halt' },
    { id: 'sing', label: 'Sing' },
  ],
  refuse: ({ path }) =>
    (path.at(-1) ?? CENTRE).y < CENTRE.y ? refuse('TG-UNIT-02', 'northward', 'Not north.') : undefined,
  form: (_, path) => ({ path, spent: 0, spots: spotsAt(path.at(-1) ?? CENTRE) }),
  prepared: () =>
    prepareMove({
      landscape: prepareLandscape(prepareGround(field), { base: circle(inches(1)) }, () => ({})),
      mover: { base: circle(inches(1)), at: CENTRE },
      allowance: inches(6),
      others: [],
      tolerance: 2.54,
    }),
  ...more,
})

const codeOf = (answer: Answer, more?: Partial<UnitMoveRules>) => unitQuestion(ask, marching(more)).check(answer)?.code
const move = (...path: readonly Point[]): MoveAnswer => ({
  figure: 'Guard',
  path,
  ends: spotsAt(path.at(-1) ?? CENTRE),
})

describe('a unit is asked for', () => {
  test('its decision shows formation, shapes and words, the first word being the default', () => {
    const decision = unitQuestion(ask, marching()).describe()
    expect(decision).toMatchObject({ kind: 'move', by: 'left', what: 'march', default: { pick: ['halt'] } })
    expect(decision.kind === 'move' && decision.movers[0]?.unit).toMatchObject({
      models: ['Guard.1', 'Guard.2'],
      centre: CENTRE,
    })
  })

  test('the game judges the move; others, half points and other kinds of answer are refused before it', () => {
    expect(codeOf(move(at(14, 15)))).toBeUndefined()
    expect(codeOf(move(at(14, 10)))).toBe('northward')
    expect(codeOf({ ...move(at(14, 15)), figure: 'Rabble' })).toBe('may-not-move')
    expect(codeOf(move({ x: 0.5, y: inches(14) }))).toBe('not-a-point')
    expect(codeOf({ ...move(at(14, 15)), ends: [{ figure: 'Guard.1', at: { x: NaN, y: 0 } }] })).toBe('not-a-point')
    expect(codeOf({ at: CENTRE })).toBe('wrong-kind')
  })

  test('words are those listed, or those the game knows without listing them', () => {
    expect([codeOf({ pick: ['sing'] }), codeOf({ pick: ['dance'] })]).toEqual([undefined, 'not-an-option'])
    const isOption = (word: string) => word === 'dance'
    expect([codeOf({ pick: ['dance'] }, { isOption }), codeOf({ pick: ['sing'] }, { isOption })]).toEqual([
      undefined,
      'not-an-option',
    ])
  })

  test('judges the same move once: a player thinks of it and then gives it', () => {
    let judged = 0
    const question = unitQuestion(ask, marching({ refuse: () => void judged++ }))
    const answer = move(at(14, 15))
    question.check(answer)
    question.check({ ...answer })
    question.check(move(at(14, 15)))
    expect(judged).toBe(1)
    question.check(move(at(14, 16)))
    expect(judged).toBe(2)
    question.check({ ...move(at(14, 16)), ends: [{ figure: 'Guard.1', at: at(14, 16) }] })
    expect(judged).toBe(3)
  })

  test('the unit is formed up for the models that may move, and its reach can be drawn', () => {
    const { forms, moves } = unitQuestion(ask, marching())
    expect(forms?.form('Guard', [at(12, 15)], 'line')?.spots).toEqual(spotsAt(at(12, 15)))
    expect(forms?.form('Rabble', [at(12, 15)], 'line')).toBeUndefined()
    expect(moves?.reach('Guard')?.covers(at(12, 17))).toBe(true)
    expect(moves?.reach('Guard')?.covers(at(12, 19))).toBe(false)
  })

  test("random answers are legal, follow the game's hints, and are options where no move is possible", () => {
    const random = randomFrom(7)
    const headed = unitQuestion(ask, marching({ heading: () => at(12, 20) }))
    const answers = Array.from({ length: 100 }, () => headed.sample(random))
    for (const answer of answers) expect(headed.check(answer)).toBeUndefined()
    const ends = answers.flatMap((answer) => ('path' in answer ? [answer.path.at(-1) ?? CENTRE] : []))
    expect(ends.length).toBeGreaterThan(30)
    expect(ends.every(({ x, y }) => x === CENTRE.x && y > CENTRE.y)).toBe(true)
    const stuck = unitQuestion(ask, marching({ refuse: () => refuse('TG-UNIT-03', 'stuck', 'Stuck.') }))
    for (let i = 0; i < 40; i++) expect(stuck.sample(random)).toHaveProperty('pick')
  })
})
