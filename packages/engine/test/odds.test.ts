import { expect, test } from 'vitest'
import type { Play } from '../src/index.ts'
import { Battle, chanceThat, noDice, odds, oddsOfStep, toNumber, type Step } from '../src/index.ts'
import { pick, plan, tug } from './tug.ts'

const afterRope = (how: string) => odds(Battle.start(tug, plan, noDice), pick(how), ({ state }) => state.rope).outcomes

test('odds of an answer are exact: pulling hard moves the rope two in 2 of 6', () => {
  expect(afterRope('hard')).toEqual([
    { is: -2, ways: 1n, of: 3n },
    { is: 0, ways: 2n, of: 3n },
  ])
})

test('odds leave the battle as it was', () => {
  const battle = Battle.start(tug, plan, noDice)
  odds(battle, pick('hard'), ({ state }) => state.rope)
  expect(battle.tape).toEqual([])
  expect(battle.state.rope).toBe(0)
})

test('odds of an answer that is not allowed are an error', () => {
  expect(() => afterRope('fly')).toThrow('not allowed')
})

function* twoDice(play: Play<{ total: number }>): Step {
  const faces = yield* play.roll('two dice', 'left', 2)
  play.state.total = faces.reduce((sum, face) => sum + face, 0)
}

test('dice that are not a test are enumerated face by face: two dice show seven in 6 of 36 cases', () => {
  const { outcomes } = oddsOfStep({
    state: { total: 0 },
    copy: (s) => ({ ...s }),
    step: twoDice,
    read: ({ total }) => total,
  })
  expect(outcomes).toHaveLength(11)
  expect(chanceThat(outcomes, (total) => total === 7)).toBe(6 / 36)
  expect(chanceThat(outcomes, () => true)).toBe(1)
})

function* chain(play: Play<{ hits: number }>): Step {
  for (let i = 0; i < 3; i++) {
    const hit = yield* play.test('hit', { by: 'left', succeeds: [1, 2, 3] })
    if (!hit.success) return
    const save = yield* play.test('save', { by: 'left', succeeds: [1, 2] })
    if (!save.success) play.state.hits++
  }
}

test('a chain of tests is walked branch by branch', () => {
  const { outcomes } = oddsOfStep({
    state: { hits: 0 },
    copy: (s) => ({ ...s }),
    step: chain,
    read: ({ hits }) => hits,
  })
  expect(chanceThat(outcomes, (hits) => hits === 3)).toBe(1 / 27)
  expect(chanceThat(outcomes, () => true)).toBe(1)
})

test('a test that cannot fail, or cannot succeed, rolls no die', () => {
  function* sure(play: Play<{ hits: number }>): Step {
    const yes = yield* play.test('sure', { by: 'left', succeeds: [1, 2, 3, 4, 5, 6] })
    const no = yield* play.test('never', { by: 'left', succeeds: [] })
    play.state.hits = Number(yes.success) * 10 + Number(no.success)
    expect([yes.face, no.face]).toEqual([undefined, undefined])
  }
  expect(
    oddsOfStep({ state: { hits: 0 }, copy: (s) => ({ ...s }), step: sure, read: ({ hits }) => hits }).outcomes,
  ).toEqual([{ is: 10, ways: 1n, of: 1n }])
})

function* volley(play: Play<{ hits: number }>): Step {
  const faces = yield* play.roll('volley', 'left', 10, 6, [5, 6])
  const hits = faces.filter((face) => face >= 5).length
  if (hits === 0) return
  const saves = yield* play.roll('saves', 'right', hits, 8, [4, 5, 6, 7, 8])
  play.state.hits = saves.filter((face) => face < 4).length
}

test('ten dice of which only the successes count are enumerated in eleven branches, and their odds add up to one', () => {
  let walked = 0
  const { outcomes } = oddsOfStep({
    state: { hits: 0 },
    copy: (s) => ({ ...s }),
    step: volley,
    read: ({ hits }) => (walked++, hits),
  })
  expect(walked).toBe(1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11)
  expect(chanceThat(outcomes, () => true)).toBe(1)
  expect(chanceThat(outcomes, (hits) => hits === 10)).toBeCloseTo((1 / 8) ** 10, 15)
  expect(outcomes.reduce((sum, { is, ways, of }) => sum + is * toNumber({ ways, of }), 0)).toBeCloseTo(10 / 8, 12)
})

test('ten dice that are not a test have too many results to enumerate, and an error says so', () => {
  function* pile(play: Play<{ hits: number }>): Step {
    play.state.hits = (yield* play.roll('pile', 'left', 10)).length
  }
  expect(() => oddsOfStep({ state: { hits: 0 }, copy: (s) => ({ ...s }), step: pile, read: () => 0 })).toThrow(
    'too many ways',
  )
})
