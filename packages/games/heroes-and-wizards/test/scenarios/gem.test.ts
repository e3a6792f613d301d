/** Scenario 5: the gem, who has it, and where it ends. */
import { optionId } from '@muster/engine'
import { ODD_NAMES } from '@muster/engine/testing'
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { gemPlace } from '../../src/scenarios/cursed-gem.ts'
import { mover } from '../ground.ts'
import { spot } from '../opening.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

type Words = NonNullable<Parameters<typeof skirmish>[0]>

/** The gem lies on the centre, or where it is put. North is a, South is b. */
const hunt = (words: Words = {}): Skirmish => skirmish({ scenario: 'cursed-gem', turn: 6, gem: {}, ...words })
/** Ann of North carries it. */
const carried = (words: Words = {}, gem: object = {}): Skirmish => hunt({ gem: { bearer: 'Ann', ...gem }, ...words })
const where = ({ state }: Skirmish) => {
  const { x, y } = state.gem ? gemPlace(state, state.gem) : { x: NaN, y: NaN }
  return [x / 2540, y / 2540]
}
const passes = ({ decision }: Skirmish) => decision.options.map(({ id }) => id).filter((id) => id.startsWith('pass|'))

describe('picking it up', () => {
  test('HW-GEM-02 any figure of any side that ends its move touching it may pick it up, at no cost', () => {
    for (const side of ['a', 'b'] as const) {
      const battle = hunt({ order: [side] })
        .put('Ann', side, { at: [24, 20] })
        .move('Ann', [24, 23.6])
      expect(battle.decision).toMatchObject({
        what: 'pick-up-gem',
        by: side,
        options: [{ id: 'take' }, { id: 'leave' }],
      })
      const spent = battle.of('Ann').spent
      battle.picks('take')
      expect([battle.state.gem?.bearer, battle.of('Ann').spent]).toEqual(['Ann', spent])
    }
    const left = hunt()
      .a('Ann', { at: [24, 20] })
      .b('Bob', { at: [24, 44] })
      .move('Ann', [24, 23.6])
      .picks('leave')
    expect(left.state.gem?.bearer).toBeUndefined()
  })

  test('HW-GEM-03 HW-RUL-105 the gem is a point that does not hinder movement; a figure touches it when it lies under the base or on its rim', () => {
    const reach = (y: number) =>
      hunt()
        .a('Ann', { at: [24, 20] })
        .b('Bob', { at: [24, 44] })
        .move('Ann', [24, y]).decision.what
    expect([reach(23.5), reach(24), reach(23.4)]).toEqual(['pick-up-gem', 'pick-up-gem', 'move'])
    const through = hunt()
      .a('Ann', { at: [24, 21] })
      .b('Bob', { at: [24, 44] })
      .move('Ann', [24, 27])
    expect(through.at('Ann')).toEqual([24, 27])
    expect(through.decision.what).toBe('move')
  })

  test('HW-GEM-04 HW-RUL-101 standing still on it is enough, the end of a Blood Lust move too; to be teleported onto it is not', () => {
    expect(
      hunt()
        .a('Ann', { at: [24, 24] })
        .b('Bob', { at: [24, 44] })
        .picks('done').decision.what,
    ).toBe('pick-up-gem')
    const magic = { stage: 'magic' }
    const merla = (spell: string) => ({ at: [10, 20] as const, rank: 'wizard', spells: [spell, spell] })
    const lust = hunt(magic)
      .a('Merla', merla('blood-lust'))
      .a('Ann', { at: [24, 20] })
      .picks('Merla|blood-lust|Ann')
      .move('Ann', [24, 24])
    expect(lust.decision.what).toBe('pick-up-gem')
    const thrown = hunt(magic)
      .a('Merla', merla('teleport'))
      .a('Ann', { at: [24, 20] })
      .picks('Merla|teleport|Ann')
      .answer({ spots: [{ figure: 'Ann', at: spot(24, 24) }] })
    expect(thrown.decision.what).toBe('cast')
  })

  test('HW-GEM-05 HW-RUL-105 carried, it is at the centre of its bearer', () => {
    const battle = hunt()
      .a('Ann', { at: [24, 20] })
      .b('Bob', { at: [24, 44] })
      .move('Ann', [24, 23.6])
      .picks('take')
    expect(where(battle)).toEqual([24, 23.6])
  })
})

describe('carrying it', () => {
  test('HW-GEM-06 HW-RUL-106 the gem is carried no more than 6" of path in a turn, all bearers together', () => {
    const battle = carried()
      .a('Ann', { at: [24, 24], movement: '12' })
      .a('Abe', { at: [30, 26], movement: '12' })
      .b('Bob', { at: [4, 44] })
    expect(battle.refused({ figure: 'Ann', path: [spot(24, 30.1)] }).nearest).toMatchObject({ path: [spot(24, 30)] })
    battle.move('Ann', [24, 28])
    expect(battle.state.gem?.carried).toBe(inches(4))
    battle.picks('pass|Abe')
    expect(mover(battle, 'Abe').longest).toBe(inches(2))
    battle.move('Abe', [32, 26])
    expect([where(battle), battle.state.gem?.carried]).toEqual([[32, 26], inches(6)])
  })

  test('HW-GEM-06 a Blood Lust move carries no farther than what is left', () => {
    const battle = carried({ stage: 'magic' }, { carried: 5 })
      .a('Ann', { at: [24, 24], movement: '12' })
      .a('Merla', { at: [10, 20], rank: 'wizard', spells: ['blood-lust', 'curse'] })
      .picks('Merla|blood-lust|Ann')
    expect(battle.refused({ figure: 'Ann', path: [spot(24, 25.1)] })).toBeDefined()
    battle.move('Ann', [24, 25])
    expect(where(battle)).toEqual([24, 25])
  })

  test('HW-GEM-15 HW-RUL-106 a Teleport within what is left takes it along; a longer one leaves it behind', () => {
    const leap = (y: number) =>
      carried({ stage: 'magic' }, { carried: 2 })
        .a('Ann', { at: [24, 24] })
        .a('Merla', { at: [10, 20], rank: 'wizard', spells: ['teleport', 'curse'] })
        .picks('Merla|teleport|Ann')
        .answer({ spots: [{ figure: 'Ann', at: spot(24, y) }] })
    expect([leap(28).state.gem, leap(28.1).state.gem]).toMatchObject([
      { bearer: 'Ann', carried: inches(6) },
      { bearer: undefined, at: spot(24, 24), carried: inches(2) },
    ])
    expect(leap(28.1).told('gem-fell')).toMatchObject({ figure: 'Ann', at: spot(24, 24) })
  })

  test('HW-GEM-20 HW-RUL-110 the gem does not harm its bearer', () => {
    const stats = (battle: Skirmish) => ({ ...battle.of('Ann'), at: undefined })
    const words = { at: [24, 24] as const, melee: 3, shooting: 2, armour: 3 }
    expect(
      stats(
        carried()
          .a('Ann', words)
          .b('Bob', { at: [4, 44] }),
      ),
    ).toEqual(
      stats(
        hunt({ gem: { at: [40, 40] } })
          .a('Ann', words)
          .b('Bob', { at: [4, 44] }),
      ),
    )
    const fight = carried({ stage: 'assign-attacks' })
      .a('Ann', words)
      .b('Bob', { at: [24, 25] })
      .rolls(['hit: Ann at Bob', 3], ['hit: Bob at Ann', 1], ['save: Ann', 3])
      .pairs(['Ann', 'Bob'])
      .pairs(['Bob', 'Ann'])
      .rolledEverything()
    expect([fight.of('Ann').where, fight.of('Bob').where]).toEqual(['standing', 'slain'])
  })
})

describe('passing it', () => {
  test('HW-GEM-07 HW-RUL-107 once a turn, up to 6" from base to base', () => {
    const battle = carried()
      .a('Ann', { at: [24, 24] })
      .a('Abe', { at: [31, 24] })
      .a('Far', { at: [16.9, 24] })
      .b('Bob', { at: [4, 44] })
    expect(passes(battle)).toEqual(['pass|Abe'])
    battle.picks('pass|Abe')
    expect(battle.state.gem).toMatchObject({ bearer: 'Abe', passed: true })
    expect(passes(battle)).toEqual([])
  })

  test('HW-GEM-08 HW-RUL-107 the gem is passed only to a friend, and without a roll', () => {
    const battle = carried()
      .a('Ann', { at: [24, 24] })
      .a('Abe', { at: [24, 28] })
      .a('Ghost', { at: [22, 22], where: 'slain' })
      .b('Bob', { at: [27, 24] })
    expect(passes(battle)).toEqual(['pass|Abe'])
    battle.picks('pass|Abe').rolledEverything()
    expect(battle.told('gem-passed')).toMatchObject({ figure: 'Abe', from: 'Ann' })
  })

  test('HW-GEM-09 HW-RUL-107 over friends, but not over an enemy nor through a house', () => {
    const throwAcross = (build: (battle: Skirmish) => Skirmish) =>
      passes(
        build(
          carried()
            .a('Ann', { at: [24, 24] })
            .a('Abe', { at: [30, 24] }),
        ).b('Away', { at: [4, 44] }),
      )
    expect(throwAcross((battle) => battle.a('Ada', { at: [27, 24] }))).toEqual(['pass|Abe', 'pass|Ada'])
    expect(throwAcross((battle) => battle.b('Bob', { at: [27, 24.5] }))).toEqual([])
    expect(throwAcross((battle) => battle.b('Bob', { at: [27, 24.6] }))).toEqual(['pass|Abe'])
    expect(throwAcross((battle) => battle.box('house', 'building', [26, 23], [28, 25]))).toEqual([])
    expect(throwAcross((battle) => battle.box('house', 'building', [26, 24], [28, 26]))).toEqual([])
    expect(throwAcross((battle) => battle.box('house', 'building', [26, 24.1], [28, 26]))).toEqual(['pass|Abe'])
    expect(throwAcross((battle) => battle.box('wood', 'wood', [26, 23], [28, 25]))).toEqual(['pass|Abe'])
  })

  test("HW-GEM-10 HW-RUL-107 the gem is passed in the Movement turn of the bearer's side, before or after any move, even by a bearer in combat", () => {
    const battle = carried()
      .a('Ann', { at: [24, 24] })
      .a('Abe', { at: [30, 24] })
      .b('Bob', { at: [24, 25] })
    expect(passes(battle)).toEqual(['pass|Abe'])
    battle.move('Abe', [30, 25])
    expect(passes(battle)).toEqual(['pass|Abe'])
    const theirs = carried({ order: ['b', 'a'] })
      .a('Ann', { at: [24, 24] })
      .a('Abe', { at: [30, 24] })
      .b('Bob', { at: [24, 40] })
      .b('Ben', { at: [28, 40] })
    expect(theirs.decision.by).toBe('b')
    expect(passes(theirs)).toEqual([])
  })

  test.each(ODD_NAMES)('HW-GEM-07 it is passed to a friend called %s', (name) => {
    const battle = carried()
      .a('Ann', { at: [24, 24] })
      .a(name, { at: [27, 24] })
      .b('Bob', { at: [4, 44] })
    battle.picks(optionId('pass', name))
    expect(battle.state.gem?.bearer).toBe(name)
  })

  test('HW-GEM-11 HW-RUL-106 the way of a pass is not part of the 6" of carrying', () => {
    const battle = carried()
      .a('Ann', { at: [24, 24] })
      .a('Abe', { at: [31, 24], movement: '12' })
      .b('Bob', { at: [4, 44] })
      .picks('pass|Abe')
    expect(battle.state.gem?.carried).toBe(0)
    battle.move('Abe', [37, 24])
    expect(where(battle)).toEqual([37, 24])
  })

  test('HW-GEM-16 HW-RUL-107 the gem cannot be put down, thrown to a place or taken from its bearer', () => {
    const battle = carried()
      .a('Ann', { at: [24, 24] })
      .b('Bob', { at: [24, 30] })
    expect(battle.decision.options.map(({ id }) => id)).toEqual(['done', 'concede'])
    battle.picks('done').move('Bob', [24, 25])
    expect(battle.state.gem?.bearer).toBe('Ann')
    expect(battle.battle.question?.what).not.toBe('pick-up-gem')
  })
})

describe('when the bearer falls', () => {
  const melee = (words: object = {}) =>
    carried({ stage: 'assign-attacks', order: ['b', 'a'] })
      .a('Ann', { at: [24, 24], melee: 3, ...words })
      .b('Bob', { at: [24, 25], melee: 3 })

  test('HW-GEM-12 HW-RUL-108 slain in melee it leaves the gem to its slayer', () => {
    const battle = melee()
      .rolls(['hit: Bob at Ann', 1], ['hit: Ann at Bob', 6])
      .pairs(['Bob', 'Ann'])
      .pairs(['Ann', 'Bob'])
      .rolledEverything()
    expect(battle.state.gem?.bearer).toBe('Bob')
    expect(where(battle)).toEqual([24, 25])
    const friend = carried({ stage: 'magic' })
      .a('Ann', { at: [24, 24] })
      .a('Mad', { at: [26, 24], melee: 5 })
      .b('Merla', { at: [24, 40], rank: 'wizard', spells: ['paranoia', 'curse'] })
    friend.rolls(['hit: Mad at Ann', 1]).until('cast').picks('Merla|paranoia|Mad').rolledEverything()
    expect(friend.state.gem?.bearer).toBe('Mad')
  })

  test('HW-GEM-12 a free blow is a melee blow', () => {
    const battle = carried()
      .a('Ann', { at: [24, 24] })
      .b('Bob', { at: [24, 25], melee: 3 })
      .rolls(['hit: Bob at Ann', 1])
      .move('Ann', [24, 22])
      .rolledEverything()
    expect(battle.state.gem?.bearer).toBe('Bob')
  })

  test('HW-GEM-13 HW-RUL-108 slain by arrow or spell it lets the gem fall where it stood', () => {
    const shot = carried({ stage: 'declare-shots', order: ['b', 'a'] })
      .a('Ann', { at: [24, 24] })
      .b('Bob', { at: [24, 30], shooting: 3 })
      .rolls(['hit: Bob at Ann', 1])
      .pairs(['Bob', 'Ann'])
      .rolledEverything()
    expect(shot.state.gem).toMatchObject({ bearer: undefined, at: spot(24, 24) })
    const bolt = carried({ stage: 'magic' })
      .a('Ann', { at: [24, 20] })
      .b('Merla', { at: [24, 30], rank: 'wizard', spells: ['death-bolt', 'curse'] })
      .picks('Merla|death-bolt|Ann')
    expect(bolt.state.gem).toMatchObject({ bearer: undefined, at: spot(24, 20) })
  })

  test('HW-GEM-14 HW-RUL-108 if the slayer falls in the same melee, the gem falls too', () => {
    const battle = melee()
      .rolls(['hit: Bob at Ann', 1], ['hit: Ann at Bob', 1])
      .pairs(['Bob', 'Ann'])
      .pairs(['Ann', 'Bob'])
      .rolledEverything()
    expect([battle.of('Ann').where, battle.of('Bob').where]).toEqual(['slain', 'slain'])
    expect(battle.state.gem).toMatchObject({ bearer: undefined, at: spot(24, 24) })
  })
})

describe('the end', () => {
  const end = (at: readonly [number, number], words: Words = {}) =>
    hunt({ stage: 'end-turn', gem: { at }, ...words }).a('Ann', { at: [2, 2] }).battle.result

  test('HW-GEM-17 HW-RUL-109 the side with the gem in its half loses, whichever side carries it', () => {
    expect([end([24, 20])?.winner, end([24, 30])?.winner]).toEqual(['b', 'a'])
    const own = carried({ stage: 'end-turn' }).a('Ann', { at: [24, 20] }).battle.result
    expect(own?.winner).toBe('b')
    const sides = [
      { id: 'a', name: 'West', edge: 'west' },
      { id: 'b', name: 'East', edge: 'east' },
    ]
    expect([end([20, 40], { sides })?.winner, end([30, 5], { sides })?.winner]).toEqual(['b', 'a'])
  })

  test('HW-GEM-18 HW-RUL-109 a gem on the centre line is a draw, to a thousandth of an inch', () => {
    expect(end([24, 24])?.winner).toBeUndefined()
    expect(end([3, 24.0008])?.winner).toBeUndefined()
    expect(end([3, 24.002])?.winner).toBe('a')
  })

  test('HW-GEM-19 HW-RUL-109 how far the gem lies inside the half does not matter, but is reported', () => {
    expect(end([24, 25])).toMatchObject({
      winner: 'a',
      reason: 'The gem lies 1" inside the half of South.',
      scores: [{ score: 1 }, { score: -1 }],
    })
    expect(end([24, 47])).toMatchObject({ winner: 'a', reason: 'The gem lies 23" inside the half of South.' })
  })
})
