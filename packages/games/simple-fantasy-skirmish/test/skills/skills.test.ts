/** Skills and the scenarios that ask for them. */
import { optionId, type Json } from '@muster/engine'
import { ODD_NAMES } from '@muster/engine/testing'
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { view } from '../../src/view/view.ts'
import { row, skirmish, type Skirmish, type UnitWords } from '../skirmish.ts'

type Words = { readonly [key: string]: Json }

/** The moment after a unit of North has moved: it may try something, then attack. */
const after = (unit: string, words: Words = {}): Skirmish =>
  skirmish({ stage: 'attack', leeway: 'b', active: { unit, from: [20, 10] }, ...words })

const chest = (at: readonly [number, number], more: Words = {}): Json => ({
  id: 'chest-1',
  is: 'lock',
  name: 'A locked chest',
  at,
  ...more,
})
const flag = (owner: string, at: readonly [number, number], more: Words = {}): Json => ({
  id: `flag-${owner}`,
  is: 'flag',
  name: 'The flag',
  owner,
  at,
  ...more,
})
const parcel = (at: readonly [number, number], more: Words = {}): Json[] => [
  { id: 'parcel', is: 'parcel', name: 'The parcel', at, ...more },
  {
    id: 'goal-a',
    is: 'goal',
    name: 'A friend',
    owner: 'a',
    at: [24, 33],
  },
  { id: 'goal-b', is: 'goal', name: 'A friend', owner: 'b', at: [24, 3] },
]

const LOCK = { scenario: 'pick-the-lock', rounds: 10, things: [chest([20, 11])] } as const
const thieves = (words: UnitWords = {}): UnitWords => ({ at: row(4, [20, 10]), ...words })
const far: UnitWords = { at: row(3, [20, 32]) }
const hero = (words: UnitWords = {}): UnitWords => ({
  type: 'champion',
  at: [[20, 8.5]],
  host: 'Thieves',
  melee: { attack: 3, skill: 3, save: 4 },
  ...words,
})
const taskIds = (battle: Skirmish): string[] =>
  battle.decision.options.map(({ id }) => id).filter((id) => id.startsWith('skill|'))

describe('a Skill roll', () => {
  test('SF-SKILL-04 SF-SKILL-05 one die for the whole unit must make its Skill', () => {
    const four = after('Thieves', LOCK).a('Thieves', thieves()).b('Wolves', far).rolls(['skill: Thieves', 4])
    four.picks('skill|Thieves|pick|chest-1').rolledEverything()
    expect(four.told('skill-tried')).toMatchObject({
      success: true,
      kind: 'melee',
      dice: [{ unit: 'Thieves', need: 4, rolled: 4 }],
    })
    expect(four.side('a').score).toBe(1)
    const three = after('Thieves', LOCK)
      .a('Thieves', thieves({ ranged: { save: 2 } }))
      .b('Wolves', far)
      .rolls(['skill: Thieves', 3], ['save: Thieves', 6])
    three.picks('skill|Thieves|pick|chest-1').rolledEverything()
    expect(three.told('skill-tried')).toMatchObject({ success: false })
    expect(three.side('a').score).toBe(0)
  })

  test("SF-SKILL-02 SF-RUL-66 a Skill is tried in the unit's activation, and costs no attack", () => {
    const battle = after('Thieves', LOCK)
      .a('Thieves', thieves({ ranged: { attack: 5, save: 2 } }))
      .b('Wolves', { at: row(3, [20, 18]) })
      .rolls(['skill: Thieves', 2], ['save: Thieves', 6], ['attack: Thieves at Wolves', 1, 1, 1, 1])
    battle.picks('skill|Thieves|pick|chest-1')
    expect(battle.decision).toMatchObject({ what: 'attack', by: 'a' })
    battle.picks('ranged|Wolves').rolledEverything()
  })

  test('SF-SKILL-02 SF-RUL-66 it can be made before the move, which is then still to come', () => {
    const battle = skirmish({ leeway: 'b', ...LOCK })
      .a('Thieves', thieves())
      .b('Wolves', far)
      .rolls(['skill: Thieves', 5])
    battle.picks('skill|Thieves|pick|chest-1').rolledEverything()
    expect(battle.decision).toMatchObject({ what: 'activate', by: 'a' })
    battle.move('Thieves', [22, 13])
    expect(battle.centre('Thieves')).toEqual([22, 13])
  })

  test('SF-SKILL-07 SF-RUL-66 what failed is not tried again in this round, but in the next', () => {
    const battle = after('Thieves', LOCK)
      .a('Thieves', thieves({ ranged: { attack: 5, save: 2 } }))
      .b('Wolves', { at: row(3, [20, 18]), marker: true })
      .rolls(['skill: Thieves', 2], ['save: Thieves', 6], ['initiative: North', 6], ['initiative: South', 1])
    expect(taskIds(battle)).toContain('skill|Thieves|pick|chest-1')
    battle.picks('skill|Thieves|pick|chest-1')
    expect(taskIds(battle)).not.toContain('skill|Thieves|pick|chest-1')
    expect(battle.refused({ pick: ['skill|Thieves|pick|chest-1'] })).toMatchObject({ code: 'not-an-option' })
    battle.picks('none').picks('a')
    expect(taskIds(battle)).toContain('skill|Thieves|pick|chest-1')
  })

  test('SF-SKILL-06 an advantage point may turn the die, and is asked for only where it matters', () => {
    const led = () =>
      after('Thieves', LOCK)
        .a('Thieves', thieves())
        .a('Rogue', hero({ traits: ['leadership'] }))
        .b('Wolves', far)
    const turned = led().rolls(['skill: Thieves', 2], ['skill: Rogue', 1])
    turned.picks('skill|Thieves|pick|chest-1')
    expect(turned.decision).toMatchObject({ what: 'turn-skill-dice', by: 'a' })
    turned.picks('0|6').rolledEverything()
    expect(turned.told('skill-tried')).toMatchObject({
      success: true,
      dice: [
        { rolled: 2, face: 6 },
        { rolled: 1, face: 1 },
      ],
    })
    const made = led().rolls(['skill: Thieves', 6], ['skill: Rogue', 1])
    made.picks('skill|Thieves|pick|chest-1').rolledEverything()
    expect(made.told('skill-tried')).toMatchObject({ success: true })
  })

  test('SF-RUL-67 a Champion with the unit adds a die of its own; one success is enough', () => {
    const battle = after('Thieves', LOCK)
      .a('Thieves', thieves())
      .a('Rogue', hero({ items: [{ is: 'artifact', grade: 'rare', name: 'Picks', rolls: ['skill'] }] }))
      .b('Wolves', far)
      .rolls(['skill: Thieves', 1], ['skill: Rogue', 9])
    battle.picks('skill|Thieves|pick|chest-1').rolledEverything()
    expect(battle.told('skill-tried')).toMatchObject({
      success: true,
      dice: [
        { unit: 'Thieves', sides: 6 },
        { unit: 'Rogue', sides: 10, need: 3, rolled: 9 },
      ],
    })
  })

  test('SF-SKILL-12 SF-RUL-67 a unit with an empty Skill box rolls nothing for it', () => {
    const lone = after('Brutes', LOCK)
      .a('Brutes', thieves({ melee: { attack: 3 }, ranged: { attack: 5 } }))
      .b('Wolves', { at: row(3, [20, 18]) })
    expect(taskIds(lone)).toEqual([])
    const led = after('Thieves', LOCK)
      .a('Thieves', thieves({ melee: { attack: 3 } }))
      .a('Rogue', hero())
      .b('Wolves', far)
      .rolls(['skill: Rogue', 3])
    led.picks('skill|Thieves|pick|chest-1').rolledEverything()
    expect(led.told('skill-tried')).toMatchObject({ success: true, dice: [{ unit: 'Rogue' }] })
  })

  test('SF-SKILL-13 the scenario may ask a single Champion', () => {
    const battle = after('Rogue', LOCK)
      .a('Rogue', { type: 'champion', at: [[20, 10]], melee: { attack: 3, skill: 3 } })
      .b('Wolves', far)
      .rolls(['skill: Rogue', 3])
    battle.picks('skill|Rogue|pick|chest-1').rolledEverything()
    expect(battle.side('a').score).toBe(1)
  })

  test('SF-SKILL-01 a Skill cannot be tried without an objective in reach, nor in the basic game', () => {
    const shoots = { ranged: { attack: 5, save: 2 } }
    const target: UnitWords = { at: row(3, [20, 18]) }
    expect(taskIds(after('Thieves').a('Thieves', thieves(shoots)).b('Wolves', target))).toEqual([])
    expect(
      taskIds(
        after('Thieves', { ...LOCK, things: [chest([20, 12])] })
          .a('Thieves', thieves(shoots))
          .b('Wolves', target),
      ),
    ).toEqual([])
    expect(
      taskIds(
        after('Thieves', { ...LOCK, things: [chest([20, 11.4])] })
          .a('Thieves', thieves(shoots))
          .b('Wolves', target),
      ),
    ).not.toEqual([])
    expect(
      taskIds(
        after('Thieves', { ...LOCK, mode: 'basic' })
          .a('Thieves', thieves(shoots))
          .b('Wolves', target),
      ),
    ).toEqual([])
  })
})

describe('Pick the Lock', () => {
  test('SF-SKILL-09 a lock is picked with the Melee Skill', () => {
    const battle = after('Thieves', LOCK)
      .a('Thieves', thieves({ melee: { attack: 4, skill: 2 } }))
      .b('Wolves', far)
      .rolls(['skill: Thieves', 2])
    battle.picks('skill|Thieves|pick|chest-1')
    expect(battle.told('skill-tried')).toMatchObject({ kind: 'melee', success: true })
    expect(battle.told('lock-opened')).toMatchObject({ side: 'a', thing: 'chest-1' })
  })

  test('SF-SKILL-11 a magic lock yields to the Magic Skill, and springs no trap', () => {
    const battle = after('Mages', LOCK)
      .a('Mages', thieves({ melee: { attack: 4 }, magic: { skill: 5 } }))
      .b('Wolves', far)
      .rolls(['skill: Mages', 4])
    expect(taskIds(battle)).toEqual(['skill|Mages|unbind|chest-1'])
    battle.picks('skill|Mages|unbind|chest-1').rolledEverything()
    expect(battle.told('skill-tried')).toMatchObject({ kind: 'magic', success: false })
    expect(battle.events.some(({ is }) => is === 'trap-sprung')).toBe(false)
    expect(battle.until('activate').left('Mages')).toBe(4)
  })

  test('SF-SKILL-08 SF-RUL-68 a dart flies out of a lock badly picked: one hit, saved as the scenario says', () => {
    const saved = after('Thieves', LOCK)
      .a('Thieves', thieves({ ranged: { save: 5 } }))
      .b('Wolves', far)
      .rolls(['skill: Thieves', 3], ['save: Thieves', 5])
    saved.picks('skill|Thieves|pick|chest-1').rolledEverything()
    expect(saved.left('Thieves')).toBe(4)
    const hit = after('Thieves', LOCK).a('Thieves', thieves()).b('Wolves', far).rolls(['skill: Thieves', 3])
    hit.picks('skill|Thieves|pick|chest-1').until('activate')
    expect(hit.left('Thieves')).toBe(3)
  })

  test('SF-RUL-68 a failed Skill causes no hits unless the scenario says so', () => {
    const battle = after('Thieves', {
      scenario: 'steal-the-flag',
      rounds: 10,
      things: [flag('b', [24, 33])],
      active: {
        unit: 'Thieves',
        from: [24, 30],
      },
    })
      .a('Thieves', thieves({ at: row(4, [24, 32]) }))
      .b('Wolves', { at: row(3, [4, 33]) })
      .rolls(['skill: Thieves', 1])
    battle.picks('skill|Thieves|steal|flag-b').rolledEverything()
    expect(battle.left('Thieves')).toBe(4)
    expect(battle.state.things[0]?.bearer).toBeUndefined()
  })

  test('SF-RUL-45 a player who loses the last model to a failed Skill has lost', () => {
    const battle = after('Thief', LOCK)
      .a('Thief', { at: [[20, 10]] })
      .b('Wolves', far)
      .rolls(['skill: Thief', 1])
    battle.picks('skill|Thief|pick|chest-1').rolledEverything()
    expect(battle.battle.result).toMatchObject({ winner: 'b', reason: 'North has no models left on the table.' })
  })

  test('SF-RUL-45 the same before the move', () => {
    const battle = skirmish({ leeway: 'b', ...LOCK })
      .a('Thief', { at: [[20, 10]] })
      .b('Wolves', far)
      .rolls(['skill: Thief', 1])
    battle.picks('skill|Thief|pick|chest-1').rolledEverything()
    expect(battle.battle.result).toMatchObject({ winner: 'b' })
  })

  test('SF-END-02 two of three chests win; after the last round the most do', () => {
    const second = after('Thieves', {
      ...LOCK,
      sides: [
        { id: 'a', name: 'North', edge: 'north', score: 1 },
        { id: 'b', name: 'South', edge: 'south' },
      ],
    })
      .a('Thieves', thieves())
      .b('Wolves', far)
      .rolls(['skill: Thieves', 6])
    second.picks('skill|Thieves|pick|chest-1')
    expect(second.battle.result).toMatchObject({
      winner: 'a',
      reason: 'North opened 2 of 3 chests.',
      scores: [
        { side: 'a', score: 2 },
        { side: 'b', score: 0 },
      ],
    })
    const first = after('Thieves', { ...LOCK, round: 10 })
      .a('Thieves', thieves())
      .b('Wolves', { ...far, marker: true })
      .rolls(['skill: Thieves', 6])
    first.picks('skill|Thieves|pick|chest-1')
    expect(first.battle.result).toMatchObject({ winner: 'a', reason: 'Chests opened: North 1, South 0.' })
  })

  test('SF-END-02 as many chests each: the points still standing decide, and if they are level too, nobody wins', () => {
    const level = (wolves: number) =>
      after('Thieves', { ...LOCK, round: 10 })
        .a('Thieves', thieves({ melee: { attack: 4 } }))
        .b('Wolves', { at: row(wolves, [20, 32]), marker: true }).battle.result
    expect(level(5)).toMatchObject({ winner: 'b', reason: expect.stringContaining('Points still standing') })
    expect(level(3)).toMatchObject({ winner: 'a' })
    expect(level(4)).not.toHaveProperty('winner')
  })

  test('SF-SKILL-01 a chest that was opened is open: nobody opens it again', () => {
    const battle = after('Thieves', LOCK).a('Thieves', thieves()).b('Wolves', far).rolls(['skill: Thieves', 6])
    expect(battle.picks('skill|Thieves|pick|chest-1').state.things[0]?.done).toBe(true)
  })
})

describe('Steal the Flag', () => {
  const FLAGS = { scenario: 'steal-the-flag', rounds: 10 } as const

  test('SF-SKILL-03 SF-SKILL-09 pulling up a flag takes a roll, picking up a fallen one does not', () => {
    const planted = after('Thieves', { ...FLAGS, things: [flag('b', [24, 33])] })
      .a('Thieves', thieves({ at: row(4, [24, 32]) }))
      .b('Wolves', { at: row(3, [4, 33]) })
      .rolls(['skill: Thieves', 4])
    planted.picks('skill|Thieves|steal|flag-b').rolledEverything()
    expect(planted.state.things[0]?.bearer).toBe('Thieves')
    const fallen = after('Thieves', { ...FLAGS, things: [flag('b', [20, 11])] })
      .a('Thieves', thieves())
      .b('Wolves', far)
    fallen.picks('skill|Thieves|take|flag-b').rolledEverything()
    expect(fallen.told('skill-tried')).toMatchObject({ success: true, dice: [] })
    expect(fallen.state.things[0]?.bearer).toBe('Thieves')
  })

  test('SF-SKILL-09 a flag that lies in line with its place, but not on it, is a fallen one', () => {
    const inLine = (at: readonly [number, number], row0: readonly [number, number]) =>
      after('Thieves', { ...FLAGS, things: [flag('b', at)] })
        .a('Thieves', thieves({ at: row(4, row0) }))
        .b('Wolves', { at: row(3, [4, 33]) })
    expect(taskIds(inLine([24, 20], [24, 19]))).toEqual(['skill|Thieves|take|flag-b'])
    expect(taskIds(inLine([20, 33], [20, 32]))).toEqual(['skill|Thieves|take|flag-b'])
    expect(taskIds(inLine([24, 33], [24, 32]))).toEqual(['skill|Thieves|steal|flag-b'])
  })

  test('SF-SKILL-03 the own flag is put back without a roll; where it stands there is nothing to do', () => {
    const battle = after('Thieves', { ...FLAGS, things: [flag('a', [20, 11])] })
      .a('Thieves', thieves())
      .b('Wolves', far)
    battle.picks('skill|Thieves|return|flag-a')
    expect(battle.told('thing-returned')).toMatchObject({ thing: 'flag-a', unit: 'Thieves' })
    expect(battle.state.things[0]?.at).toEqual({ x: inches(24), y: inches(3) })
    const home = after('Thieves', { ...FLAGS, things: [flag('a', [24, 3])] })
      .a('Thieves', thieves({ at: row(4, [24, 4]), ranged: { attack: 5 } }))
      .b('Wolves', { at: row(3, [24, 12]) })
    expect(taskIds(home)).toEqual([])
  })

  test('SF-END-02 the flag goes with its bearer, and wins when half of them have brought it home', () => {
    const carried = (at: UnitWords['at']) =>
      after('Thieves', { ...FLAGS, things: [flag('b', [20, 10], { bearer: 'Thieves' })] })
        .a('Thieves', { at: at ?? [], ranged: { attack: 5 } })
        .b('Wolves', { at: row(3, [20, 14]) })
        .picks('none')
    const home = carried([
      [20, 5.9],
      [21.5, 5.9],
      [20, 7.4],
      [21.5, 7.4],
    ])
    expect(home.battle.result).toMatchObject({ winner: 'a', reason: 'North carried the enemy’s flag home.' })
    const short = carried([
      [20, 5.9],
      [21.5, 6.5],
      [20, 7.6],
      [21.5, 7.6],
    ])
    expect(short.battle.over).toBe(false)
    expect(short.state.things[0]?.at).toEqual({ x: inches(20.75), y: inches(6.9) })
  })

  test('SF-END-02 South brings a flag home to the southern edge', () => {
    const carried = (y: number) =>
      skirmish({
        stage: 'attack',
        turn: 'b',
        active: { unit: 'Wolves', from: [20, 26] },
        ...FLAGS,
        things: [flag('a', [20, 26], { bearer: 'Wolves' })],
      })
        .a('Thieves', { at: row(2, [20, 10]) })
        .b('Wolves', { at: row(3, [20, y]), ranged: { attack: 5 } })
    expect(carried(30.1).battle.result).toMatchObject({ winner: 'b', reason: 'South carried the enemy’s flag home.' })
    expect(carried(29.9).battle.over).toBe(false)
  })

  test('SF-END-02 when the rounds are over the flag in hand counts, not the own one nor one that lies about', () => {
    const counted = (...things: Json[]) =>
      skirmish({ ...FLAGS, rounds: 1, round: 1, stage: 'activate', things })
        .a('Thieves', { at: row(2, [20, 10]) })
        .b('Wolves', { at: row(2, [20, 20]), marker: true })
        .picks('stay|Thieves')
    const held = counted(flag('b', [20, 10], { bearer: 'Thieves' }), flag('a', [24, 3]))
    expect(held.battle.result).toMatchObject({
      winner: 'a',
      scores: [
        { side: 'a', score: 1 },
        { side: 'b', score: 0 },
      ],
    })
    const loose = counted(flag('b', [20, 14]), flag('a', [24, 3]))
    expect(loose.battle.result?.scores.map(({ score }) => score)).toEqual([0, 0])
  })

  test('a bearer that is gone lets it fall where it stood', () => {
    const battle = after('Archers', {
      ...FLAGS,
      things: [flag('a', [24, 20], { bearer: 'Wolf' }), flag('b', [24, 33])],
    })
      .a('Archers', { at: row(2, [20, 10]), ranged: { attack: 5 } })
      .b('Wolf', { at: [[24, 20]] })
      .b('Wolves', far)
      .rolls(['attack: Archers at Wolf', 6, 6])
    battle.picks('ranged|Wolf').rolledEverything()
    expect(battle.told('thing-dropped')).toMatchObject({
      thing: 'flag-a',
      unit: 'Wolf',
      at: { x: inches(24), y: inches(20) },
    })
    expect(battle.state.things[0]?.bearer).toBeUndefined()
    expect(view(battle.state).objectives[0]).not.toHaveProperty('heldBy')
  })
})

describe('Deliver', () => {
  const DELIVER = { scenario: 'deliver', rounds: 10 } as const
  const runners: UnitWords = { at: row(3, [20, 10]), ranged: { skill: 5 } }

  test('SF-SKILL-03 the parcel is picked up without a roll', () => {
    const battle = after('Runners', { ...DELIVER, things: parcel([20, 11]) })
      .a('Runners', runners)
      .b('Wolves', far)
    battle.picks('skill|Runners|take|parcel').rolledEverything()
    expect(battle.told('thing-taken')).toMatchObject({ thing: 'parcel', unit: 'Runners' })
    const away = after('Runners', { ...DELIVER, things: parcel([30, 20]) })
      .a('Runners', runners)
      .b('Wolves', { at: row(3, [20, 16]) })
    expect(taskIds(away)).toEqual([])
  })

  test('SF-SKILL-10 throwing it to a friend takes the Ranged Skill: caught, or lying half way', () => {
    const thrown = (face: number) =>
      after('Runners', { ...DELIVER, things: parcel([20, 10], { bearer: 'Runners' }) })
        .a('Runners', runners)
        .a('Catchers', { at: row(3, [20, 14]) })
        .b('Wolves', far)
        .rolls(['skill: Runners', face])
        .picks('skill|Runners|throw|Catchers')
        .rolledEverything()
    const offer = after('Runners', { ...DELIVER, things: parcel([20, 10], { bearer: 'Runners' }) })
      .a('Runners', runners)
      .a('Catchers', { at: row(3, [20, 14]) })
      .b('Wolves', far).decision
    expect(offer.options.find(({ id }) => id.includes('throw'))).toMatchObject({ figure: 'Runners', at: 'Catchers' })
    expect(thrown(5).state.things[0]).toMatchObject({ bearer: 'Catchers' })
    expect(thrown(5).told('thing-thrown')).toMatchObject({ thing: 'parcel', from: 'Runners', unit: 'Catchers' })
    expect(thrown(4).state.things[0]).toMatchObject({ bearer: undefined, at: { x: inches(21.5), y: inches(12) } })
  })

  test.each(ODD_NAMES)('SF-SKILL-10 it is thrown to friends called %s', (name) => {
    const battle = after('Runners', { ...DELIVER, things: parcel([20, 10], { bearer: 'Runners' }) })
      .a('Runners', runners)
      .a(name, { at: row(3, [20, 14]) })
      .b('Wolves', far)
      .rolls(['skill: Runners', 5])
    battle.picks(optionId('skill', 'Runners', 'throw', name)).rolledEverything()
    expect(battle.state.things[0]?.bearer).toBe(name)
    expect(battle.of('Runners').tried).toEqual([{ verb: 'throw', on: name }])
  })

  test('SF-SKILL-10 a parcel that would fall on a cliff falls beside it, where models can stand', () => {
    const battle = after('Runners', { ...DELIVER, things: parcel([20, 10], { bearer: 'Runners' }) })
      .a('Runners', runners)
      .a('Catchers', { at: row(3, [20, 15.5]) })
      .b('Wolves', far)
      .disc('cliff', 'impassable', [21.5, 12.5], 1.5)
      .rolls(['skill: Runners', 4])
      .picks('skill|Runners|throw|Catchers')
      .rolledEverything()
    const { x, y } = battle.state.things[0]?.at ?? expect.fail('no parcel')
    const away = Math.sqrt((x - inches(21.5)) ** 2 + (y - inches(12.5)) ** 2)
    expect(away).toBeGreaterThanOrEqual(inches(2))
    expect(away).toBeLessThan(inches(2.6))
  })

  test('SF-SKILL-10 it flies 6 inches and no farther', () => {
    const friends = (y: number) =>
      after('Runners', { ...DELIVER, things: parcel([20, 10], { bearer: 'Runners' }) })
        .a('Runners', { ...runners, ranged: { skill: 5, attack: 5 } })
        .a('Catchers', {
          at: [
            [21.5, y],
            [21.5, y + 1.5],
          ],
        })
        .b('Wolves', { at: row(3, [30, 10]) })
    expect(taskIds(friends(16.4))).toEqual(['skill|Runners|throw|Catchers'])
    expect(taskIds(friends(16.6))).toEqual([])
  })

  test('SF-END-02 the parcel is delivered when it reaches its friend; after the last round the side that holds it wins', () => {
    const there = after('Runners', { ...DELIVER, things: parcel([20, 10], { bearer: 'Runners' }) })
      .a('Runners', {
        at: [
          [24, 31.7],
          [22, 31.7],
        ],
        ranged: { attack: 5 },
      })
      .b('Wolves', { at: row(3, [30, 28]) })
      .picks('none')
    expect(there.battle.result).toMatchObject({ winner: 'a', reason: 'North delivered the parcel.' })
    const held = after('Runners', { ...DELIVER, round: 10, things: parcel([20, 10], { bearer: 'Runners' }) })
      .a('Runners', { ...runners, ranged: { attack: 5 } })
      .b('Wolves', { at: row(6, [20, 16]), marker: true })
      .picks('none')
    expect(held.battle.result).toMatchObject({ winner: 'a', reason: 'Parcel in hand: North 1, South 0.' })
  })
})
