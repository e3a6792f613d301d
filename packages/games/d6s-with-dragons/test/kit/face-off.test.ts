/** Face-offs, by which the endurance run brings what is rare into the field. */
import { Battle, randomFrom, SeededDice, worded } from '@muster/engine'
import { anyAnswer } from '@muster/engine/testing'
import { expect, test } from 'vitest'
import { ARMY_LISTS } from '../../src/content/lists/index.ts'
import { PROFILES } from '../../src/content/profiles.ts'
import { d6sWithDragons as kit } from '../../src/index.ts'
import type { State } from '../../src/state/state.ts'
import { contenderAt, CONTENDERS } from '../contenders.ts'
import { faceOff, PAIRS } from '../face-off.ts'

/** Each takes its turn once, on one side or the other. */
const ROUND = Math.ceil(CONTENDERS.length / (2 * PAIRS))
const STATES = Array.from({ length: ROUND }, (_, turn) => kit.game.situate(faceOff(turn)) as State)
const FIGURES = STATES.flatMap(({ figures }) => figures)

test('over one round of seeds every profile takes the field, and everything that an upgrade gives', () => {
  const fielded = new Set(FIGURES.map(({ profile }) => profile.id))
  expect(PROFILES.filter(({ id }) => !fielded.has(id))).toEqual([])
  const traits = new Set(FIGURES.flatMap(({ profile }) => profile.traits))
  const given = ARMY_LISTS.flatMap(({ listings }) => listings.flatMap(({ upgrades }) => upgrades))
  for (const trait of given.flatMap((upgrade) => upgrade.traits ?? [])) expect(traits).toContain(trait)
})

test('everything that an upgrade makes of a profile is counted as this upgrade', () => {
  const fielded = STATES.flatMap((state) => kit.usage?.fielded(state) ?? [])
  const counted = new Set(fielded.filter(({ kind }) => kind === 'upgrade').map(({ id }) => id))
  const upgrades = ARMY_LISTS.flatMap(({ listings }) => listings.flatMap((listing) => listing.upgrades))
  expect(counted).toEqual(new Set(upgrades.map(({ id }) => id)))
})

test('each time around everybody has a turn again, in another order and so against others', () => {
  const around = (time: number) => CONTENDERS.map((_, index) => contenderAt(time * CONTENDERS.length + index))
  const sorted = (contenders: readonly unknown[]) => new Map(CONTENDERS.map((one) => [one, countOf(contenders, one)]))
  const countOf = (contenders: readonly unknown[], one: unknown) => contenders.filter((other) => other === one).length
  expect(sorted(around(0))).toEqual(sorted(CONTENDERS))
  expect(sorted(around(7))).toEqual(sorted(CONTENDERS))
  expect(around(7)).not.toEqual(around(0))
})

test('some ride, some sides are broken already, and some are struck by what they feed on', () => {
  expect(FIGURES.some(({ mount }) => mount !== undefined)).toBe(true)
  const isBroken = ({ sides }: State) => sides.some(({ starting }) => starting === 10 * PAIRS)
  expect(STATES.filter(isBroken).length).toBeGreaterThan(ROUND / 3)
  const golem = STATES.filter(({ figures }) => figures.some(({ profile }) => profile.id === 'iron-golem'))
  expect(golem.length).toBeGreaterThan(0)
  for (const { figures } of golem)
    expect(figures.flatMap(({ profile }) => profile.attackList.map(({ id }) => id))).toContain('fire')
})

test('whoever may raise fog in place of an attack faces a dear archer, from whom that is worth it', () => {
  const mages = FIGURES.filter(({ profile }) => profile.traits.includes('caster-mastery'))
  expect(mages.length).toBeGreaterThan(0)
  const isFaced = ({ figures }: State, side: string) => figures.some((one) => one.side !== side && one.points === 120)
  for (const state of STATES)
    for (const { side } of state.figures.filter((one) => mages.includes(one))) expect(isFaced(state, side)).toBe(true)
})

test('twelve face-offs by chance have no refusal and end without anything impossible', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const random = randomFrom(seed)
    const battle = new Battle(kit.game, { state: kit.game.situate(faceOff(seed)), tape: [] }, new SeededDice(seed))
    for (let asked = 0; battle.question && asked < 120; asked++) {
      const refusal = battle.answer(anyAnswer(battle, random))
      if (refusal) expect.fail(`seed ${seed}: ${worded(refusal.message)}`)
    }
    while (battle.question && kit.game.isInterim?.(battle.question.what, battle.question.what))
      battle.answer(anyAnswer(battle, random))
    expect(kit.invariantErrors(battle.state), `seed ${seed}`).toEqual([])
  }
})
