import { expect, test } from 'vitest'
import type { Review, ReviewPoint } from '../src/messages/review.ts'
import { greatestSwings } from '../src/review/swings.ts'
import { winChance } from '../src/review/win-chance.ts'
import { restartOf, branchOf } from '../src/keeping/cut-record.ts'
import { BattleSession } from '../src/battle-session.ts'
import { checkSource, openSession, parseSource } from '../src/open-session.ts'
import { kit, services, sessionOf, sessionOptions, smallPlan } from '../src/testing/index.ts'

const points = (...chances: number[]): ReviewPoint[] => chances.map((chance, i) => ({ events: i, turn: 1, chance }))

test('the greatest swings are found in their order; the end itself and the noise are none', () => {
  const chances = [0.5, 0.5, 0.7, 0.7, 0.7, 0.7, 0.3, 0.3, 0.3, 0.3, 0.31, 0.31, 1]
  expect(greatestSwings(points(...chances))).toEqual([2, 6])
})

test('an even position is even odds, and a lead is better than none', () => {
  expect(winChance(0, {})).toBe(0.5)
  expect(winChance(0.4, { steepness: 4 })).toBeGreaterThan(winChance(0.2, { steepness: 4 }))
})

/** Looks back bit by bit until it is done. */
function reviewOf(session: BattleSession<unknown>): Review {
  for (let calls = 0; calls < 5000; calls++) {
    const review = session.review()
    if (review.isDone) return review
  }
  throw new Error('the review never ended')
}

const watched = (() => {
  const session = sessionOf({ a: 'computer', b: 'computer' })
  for (let answers = 0; answers < 3000 && !session.battle.over; answers++) session.think()
  return session
})()

test('a battle is told from an even beginning to a certain end, with its fallen and its dice', () => {
  const { points: chances, fallen = [], dice = [], deeds = [], turningPoints = [], side } = reviewOf(watched)
  const winner = watched.battle.result?.winner
  expect(chances.at(-1)?.chance).toBe(winner === undefined ? 0.5 : winner === side ? 1 : 0)
  expect(fallen.length).toBeGreaterThan(0)
  expect(dice.reduce((sum, one) => sum + one.dice, 0)).toBeGreaterThan(5)
  expect(deeds[0]?.name).toBeDefined()
  for (const { line, before, after } of turningPoints) {
    expect(line.text.length).toBeGreaterThan(3)
    expect(Math.abs(before - after)).toBeGreaterThan(0.03)
  }
})

test('a battle whose sides are called even begins with even chances, whatever their points say', () => {
  const firstChance = (even: boolean): number | undefined => {
    const usual = smallPlan()
    const sides = usual.sides.map((side, seat) => (seat === 1 ? { ...side, army: kit.randomArmy(4, 30) } : side))
    const plan = { ...usual, sides, ...(even && { even: true as const }) }
    const options = sessionOptions({ a: 'computer', b: 'computer' })
    const session = BattleSession.begin(kit, { plan }, options, services)
    for (let answers = 0; answers < 3000 && !session.battle.over; answers++) session.think()
    return reviewOf(session).points[0]?.chance
  }
  expect(firstChance(true)).toBe(0.5)
  expect(firstChance(false)).toBeGreaterThan(0.6)
})

test('a battle begun again keeps a scenario that the dice had chosen', () => {
  const save = watched.save()
  const { start } = save.record
  if (!('plan' in start)) throw new Error('the battle has no plan')
  const { scenario: _, ...plan } = start.plan
  const rolled = { ...save, record: { ...save.record, start: { plan } } }
  const again = restartOf(rolled, 5, kit.scenarios)
  const name = kit.scenarios.find(({ id }) => id === start.plan.scenario)?.name
  expect(name).toBe(save.view?.scenario.name)
  expect('save' in again && 'plan' in again.save.record.start && again.save.record.start.plan.scenario).toBe(
    start.plan.scenario,
  )
})

test('a battle is played on from any moment as one of its own', () => {
  const moment = watched.pastMoment(Math.floor(watched.events.length / 2))
  const source = branchOf(watched.save(), { entries: moment?.entries ?? 0, round: 2 }, 9)
  const branch = openSession(kit, checkSource(parseSource(source)), services)
  if (!(branch instanceof BattleSession)) throw new Error('the battle is outdated')
  expect(branch.battle.tape.slice(0, moment?.entries)).toEqual(watched.battle.tape.slice(0, moment?.entries))
  expect(branch.battle.over).toBe(false)
  expect(branch.snapshot().options.fromRound).toBe(2)
  const again = restartOf(branch.save(), 5)
  expect('save' in again && again.save.options.fromRound).toBeUndefined()
})
