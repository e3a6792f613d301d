/** Re-rolls, limits and merging: how odds are worked out. */
import { describe, expect, test } from 'vitest'
import {
  ALWAYS,
  Battle,
  chanceThat,
  chooseQuestion,
  noDice,
  odds,
  OddsDeclined,
  oddsOfStep,
  picked,
  pick,
  addFractions,
  multiplyFractions,
  toNumber,
  type Fraction,
  type Game,
  type Play,
  type Step,
  type StepOdds,
} from '../src/index.ts'
import { plan } from './tug.ts'

interface Count {
  count: number
}
const start: Count = { count: 0 }
const copy = (state: Count): Count => ({ ...state })
const of = <T>(step: (play: Play<Count>) => Step<T>, more: Partial<StepOdds<Count, number, T>> = {}) =>
  oddsOfStep<Count, number, T>({ state: start, copy, step, read: ({ count }) => count, ...more })

/** Equal dice are rolled again; the first player's win counts one. */
function* rollOff(play: Play<Count>): Step {
  const since = play.milestones?.since()
  for (;;) {
    play.milestones?.reach(since, 'tie')
    const [a] = (yield* play.roll('first', 'left')) as readonly [number]
    const [b] = (yield* play.roll('second', 'right')) as readonly [number]
    if (a !== b) return void (play.state.count = a > b ? 1 : 0)
  }
}

describe('a roll that is made again', () => {
  test('leads back to where it was: its weight is shared among the other outcomes, exactly', () => {
    expect(of(rollOff).outcomes).toEqual([
      { is: 0, ways: 1n, of: 2n },
      { is: 1, ways: 1n, of: 2n },
    ])
  })

  test('within another: the first to win two roll-offs in a row, or to throw a six first', () => {
    function* match(play: Play<Count>): Step {
      const since = play.milestones?.since()
      for (let wins = 0; wins < 2;) {
        play.milestones?.reach(since, `${wins} won`)
        play.state.count = 0
        yield* rollOff(play)
        wins = play.state.count === 1 ? wins + 1 : 0
        if (wins === 0) {
          const test = yield* play.test('six', { by: 'right', succeeds: [6] })
          if (test.success) return void (play.state.count = -1)
        }
      }
    }
    // From none won: p = ½·q, where q = ½·1 + ½·(5/6)p after one win, and a loss at once leads to (5/6)p as well.
    const p = 1 / 4 / (1 - (5 / 6) * (3 / 4))
    expect(chanceThat(of(match).outcomes, (count) => count === 1)).toBeCloseTo(p, 12)
  })

  test('without a milestone, a roll that repeats is given up after a limit', () => {
    function* endless(play: Play<Count>): Step {
      while ((yield* play.roll('again', 'left'))[0] !== 7);
    }
    expect(() => of(endless)).toThrow(OddsDeclined)
  })
})

describe('dice that the rules cannot tell apart', () => {
  test('two dice that are added up against a number have two branches', () => {
    let walked = 0
    function* morale(play: Play<Count>): Step {
      const faces = yield* play.rollTotal('morale', 'left', 2, [2, 3, 4, 5, 6, 7])
      play.state.count = Number(faces.reduce((sum, face) => sum + face, 0) <= 7)
    }
    const { outcomes } = of(morale, { read: ({ count }) => (walked++, count) })
    expect(walked).toBe(2)
    expect(chanceThat(outcomes, (held) => held === 1)).toBe(21 / 36)
  })

  test('ten dice that are added up have one branch for each total', () => {
    function* gold(play: Play<Count>): Step {
      play.state.count = (yield* play.rollTotal('gold', 'left', 10)).reduce((sum, face) => sum + face, 0)
    }
    const { outcomes } = of(gold)
    expect(outcomes).toHaveLength(51)
    expect(outcomes.find(({ is }) => is === 10)).toMatchObject({ ways: 1n, of: 6n ** 10n })
  })

  test('a die that a reaction compares with another number is enumerated face by face', () => {
    function* hit(play: Play<Count>): Step {
      const { success, face = 0 } = yield* play.test('hit', { by: 'left', succeeds: [1, 2, 3, 4], reread: true })
      play.state.count = success && face > 2 ? 1 : 0
    }
    expect(chanceThat(of(hit).outcomes, (count) => count === 1)).toBe(2 / 6)
  })
})

describe('ways that have come to the same', () => {
  function* blows(play: Play<Count>): Step {
    const since = play.milestones?.since()
    for (let made = 0; made < 40; made++) {
      play.milestones?.reach(since, `blow ${made}`)
      if ((yield* play.test('hit', { by: 'left', succeeds: [6] })).success) play.state.count++
    }
  }

  test('are merged: forty attacks are enumerated in few branches', () => {
    const { outcomes } = of(blows, { work: 60_000 })
    expect(outcomes).toHaveLength(41)
    expect(outcomes.reduce<Fraction>(addFractions, { ways: 0n, of: 1n })).toEqual(ALWAYS)
    expect(outcomes.find(({ is }) => is === 40)).toMatchObject({ ways: 1n, of: 6n ** 40n })
  })

  test('different events on the way keep them apart', () => {
    function* telling(play: Play<Count>): Step {
      const { success } = yield* play.test('omen', { by: 'left', succeeds: [1] })
      if (success) play.tell({ is: 'omen' })
      const since = 0
      play.milestones?.reach(since, 'after the omen')
      yield* play.test('nothing', { by: 'left', succeeds: [1] })
    }
    const { outcomes } = of(telling, {
      hear: (events) => `${events.length}`,
      read: (_state, _result, heard) => Number(heard),
    })
    expect(chanceThat(outcomes, (omens) => omens === 1)).toBe(1 / 6)
  })
})

test('fractions stay exact beyond what a number holds', () => {
  const third: Fraction = { ways: 1n, of: 3n }
  const small = Array.from({ length: 60 }, () => third).reduce(multiplyFractions, ALWAYS)
  expect(small).toEqual({ ways: 1n, of: 3n ** 60n })
  expect(addFractions(small, { ways: 3n ** 60n - 1n, of: 3n ** 60n })).toEqual(ALWAYS)
  expect(toNumber({ ways: 2n ** 5000n, of: 2n ** 5001n })).toBe(0.5)
})

/** A volley fells one of two; who that is, its owner chooses. Then the next turn comes. */
interface Pair {
  fallen: string
  turn: number
}
const volley: Game<Pair> = {
  id: 'volley',
  version: '1',
  setUp: () => ({ fallen: '', turn: 0 }),
  next: ({ turn }) => (turn > 1 ? undefined : 'turn'),
  isInterim: (what) => what === 'who-falls',
  steps: {
    *turn(play) {
      const { state } = play
      const ask = (what: string, options: readonly string[]) =>
        play.ask(
          chooseQuestion(
            { by: what === 'fire' ? 'left' : 'right', what, rule: 'V-1', prompt: `${what}?` },
            { options: options.map((id) => ({ id, label: id })) },
          ),
        )
      yield* ask('fire', ['fire'])
      const { success } = yield* play.test('hit', { by: 'left', succeeds: [1, 2, 3] })
      if (success) state.fallen = picked(yield* ask('who-falls', ['Ann', 'Bob'])) ?? ''
      state.turn++
    },
  },
  copy: (state) => ({ ...state }),
  digest: ({ fallen, turn }, into) => void into.text(fallen).add(turn),
  result: () => undefined,
  situate: () => ({ fallen: '', turn: 0 }),
}

test('a question on the way is answered by the stated policy, and odds are read when the decision has been carried out', () => {
  const found = odds(Battle.start(volley, plan, noDice), pick('fire'), ({ state }) => state.fallen)
  expect(found.outcomes).toEqual([
    { is: 'Ann', ways: 1n, of: 2n },
    { is: '', ways: 1n, of: 2n },
  ])
  expect(found.answered).toEqual([{ by: 'right', what: 'who-falls', prompt: 'who-falls?' }])
})
