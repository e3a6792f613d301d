/** The same attack in both drafts: every choice can be made, and what is shown are the odds of the rules. */
import {
  Battle,
  commonChoices,
  odds,
  raise,
  randomFrom,
  readSituation,
  typedDice,
  workOutAttack,
  type Answer,
  type AttackExample,
  type ChosenAttack,
  type ExampleAttack,
  type GameKit,
} from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { DRAFT_PAIRS } from '../games/games.ts'

type Kit = GameKit<unknown>

const exampleOf = (kit: Kit): AttackExample => kit.attackExample ?? raise(`${kit.about.name} has no example`)

const loadPair = async (): Promise<readonly [Kit, Kit]> => {
  const { earlier, later } = DRAFT_PAIRS[0] ?? raise('there are no drafts')
  return [await earlier.load(), await later.load()]
}

const choose = ([earlier, later]: readonly [Kit, Kit], wanted: ChosenAttack) =>
  commonChoices(exampleOf(later), exampleOf(earlier), wanted)

/** A choice drawn by lot at every fork. */
function drawn(kits: readonly [Kit, Kit], seed: number): ChosenAttack {
  const random = randomFrom(seed)
  let wanted: ChosenAttack = {}
  for (let settled = 0; ; settled++) {
    const { choices } = choose(kits, wanted)
    const next = choices[settled]
    if (!next) return wanted
    const { value = '' } = next.values[Math.floor(random() * next.values.length)] ?? {}
    wanted = { ...wanted, [next.id]: value }
  }
}

test('both drafts offer attackers, weapons, armor and shields, and what bears on melees and shots', async () => {
  const kits = await loadPair()
  const ids = (wanted: ChosenAttack) => choose(kits, wanted).choices.map(({ id }) => id)
  const common = ['attacker', 'weapon', 'target', 'armor', 'dodging', 'shield']
  expect(ids({ weapon: 'blade' })).toEqual([...common.toSpliced(2, 0, 'mastery'), 'flanked'])
  expect(ids({ weapon: 'bow' })).toEqual([...common, 'distance', 'cover', 'between', 'fighting', 'threatened'])
  const { choices } = choose(kits, {})
  expect(choices.find(({ id }) => id === 'attacker')?.values).toHaveLength(7)
  expect(choices.find(({ id }) => id === 'weapon')?.values).toHaveLength(11)
})

test('a value that only one draft has is not offered, and a wish for it gives the first one', async () => {
  const kits = await loadPair()
  expect(choose(kits, { attacker: 'gnome' }).chosen['attacker']).toBe('human')
  expect(choose(kits, { weapon: 'bow', shield: 'kept' }).chosen['shield']).toBe('none')
  expect(choose(kits, { weapon: 'blade', dodging: 'yes', shield: 'used' }).chosen['shield']).toBe('none')
})

test('300 attacks drawn by lot are allowed in both drafts, have chances, and are told with rules of the rulebook', async () => {
  const kits = await loadPair()
  for (let seed = 1; seed <= 300; seed++) {
    const chosen = drawn(kits, seed)
    for (const kit of kits) {
      const where = `${kit.about.name} ${JSON.stringify(chosen)}`
      const { forecast, steps } = workOutAttack(kit, exampleOf(kit).setUp(chosen))
      expect(forecast, where).toMatchObject({ allowed: true })
      expect(forecast.chances.length, where).toBe(3)
      const known = new Set(kit.rulebook.map(({ id }) => id))
      const cited = steps.flatMap(({ entry: { why } }) => why?.rules ?? [])
      expect(cited.length, where).toBeGreaterThan(0)
      expect(
        cited.filter((id) => !known.has(id)),
        where,
      ).toEqual([])
      const isOpen = forecast.chances[0]?.chance !== 0
      if (isOpen) expect(steps.flatMap(({ rolls }) => rolls).length, where).toBeGreaterThan(0)
    }
  }
})

/** The attack made in a whole battle, by the engine's own odds: the chance that the target is gone. */
function chanceOfFall(kit: Kit, { situation, intent }: ExampleAttack): number {
  const battle = new Battle(kit.game, { state: kit.game.situate(situation), tape: [] }, typedDice)
  const isGone = (after: Battle<unknown>) => !kit.view(after.state).figures.some(({ id }) => id === intent.at)
  let last: Answer | undefined
  for (const answer of readSituation(situation).answers as readonly Answer[]) {
    if (last) expect(battle.answer(last)).toBeUndefined()
    last = answer
  }
  // The last answer may begin the attack, where there is nothing left to choose.
  const isBegun = last !== undefined && battle.forkAfter(last, typedDice).awaited !== undefined
  if (last && !isBegun) expect(battle.answer(last)).toBeUndefined()
  const sameIntent = battle.decision?.options.find((option) => isEqual(option.intent, intent))
  const answer = isBegun ? last : { pick: [sameIntent?.id ?? ''] }
  const gone = odds(battle, answer ?? raise('nothing to answer'), isGone).outcomes.find(({ is }) => is)
  return gone ? Number(gone.ways) / Number(gone.of) : 0
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

describe('the chances shown are those of the engine', () => {
  test.each<ChosenAttack>([
    { attacker: 'human', weapon: 'blade', target: 'human' },
    { attacker: 'orc', weapon: 'great-bludgeon', mastery: 'yes', target: 'dwarf', armor: 'heavy' },
    { attacker: 'elf', weapon: 'blade', mastery: 'yes', target: 'orc', armor: 'light', shield: 'used', flanked: 'yes' },
    { attacker: 'goblin', weapon: 'exotic', mastery: 'yes', target: 'halfling', dodging: 'yes', shield: 'kept' },
    { attacker: 'dwarf', weapon: 'spear', mastery: 'yes', target: 'orc', shield: 'used' },
    { attacker: 'human', weapon: 'two-blades', mastery: 'yes', target: 'dwarf' },
    { attacker: 'elf', weapon: 'bow', target: 'orc', distance: '18', cover: 'wall', shield: 'used' },
    { attacker: 'levy', weapon: 'bow', target: 'goblin', distance: '6', between: 'enemy', fighting: 'yes' },
    { attacker: 'halfling', weapon: 'thrown', target: 'dwarf', distance: '8', cover: 'mist', threatened: 'yes' },
  ])('%o', async (wanted) => {
    const kits = await loadPair()
    const { chosen } = choose(kits, wanted)
    expect(chosen).toMatchObject(wanted)
    for (const kit of kits) {
      const example = exampleOf(kit).setUp(chosen)
      const shown = workOutAttack(kit, example).forecast.chances.at(-1)?.chance
      expect(shown, kit.about.name).toBeCloseTo(chanceOfFall(kit, example), 10)
      expect(shown, kit.about.name).toBeGreaterThan(0)
    }
  })
})

test('Fight 4 against Armor 1: hits on 1 to 3 in the earlier draft, on 2 to 4 in the later', async () => {
  const kits = await loadPair()
  const { chosen } = choose(kits, { attacker: 'human', weapon: 'blade', armor: 'light' })
  const toHit = kits.map((kit) => {
    const { steps } = workOutAttack(kit, exampleOf(kit).setUp(chosen))
    return steps.flatMap(({ rolls }) => rolls)[0]
  })
  expect(toHit).toMatchObject([{ succeeds: [1, 2, 3] }, { succeeds: [2, 3, 4] }])
})

test('chosen dice change the course of the attack, and dice that do not fit are not taken', async () => {
  const kits = await loadPair()
  const { chosen } = choose(kits, { attacker: 'human', weapon: 'blade' })
  for (const kit of kits) {
    const rollsWith = (faces: readonly (readonly number[])[]) =>
      workOutAttack(kit, exampleOf(kit).setUp(chosen), faces).steps.flatMap(({ rolls }) => rolls)
    expect(rollsWith([]).map(({ faces }) => faces)).toEqual([[1], [1]])
    expect(rollsWith([[6]]).map(({ faces }) => faces)).toEqual([[6]])
    expect(rollsWith([[4], [5]]).map(({ faces }) => faces)).toEqual([[4], [5]])
    expect(rollsWith([[9]]).map(({ faces }) => faces)).toEqual([[1], [1]])
  }
})
