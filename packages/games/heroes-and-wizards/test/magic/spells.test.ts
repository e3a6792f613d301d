/** The six spells, one after the other. */
import { inches, isCaughtBy, placeTemplate } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { costOf } from '../../src/army/costs.ts'
import { FIREBALL_REACH } from '../../src/spells/fireball-aim.ts'
import { footprint } from '../../src/state/figures.ts'
import { castings, lastTurn, magicPhase, mover, pairing, rolled } from '../ground.ts'
import { moveOf, type Skirmish } from '../skirmish.ts'

const mage = (spell: string, ...more: readonly string[]) =>
  ({ at: [10, 10], spells: [spell, ...more], rank: 'wizard' }) as const
const point = (x: number, y: number) => ({ x: inches(x), y: inches(y) })
const setDown = (figure: string, x: number, y: number) => ({ spots: [{ figure, at: point(x, y) }] })

describe('Curse', () => {
  const cursing = (target: object, ...rolls: Parameters<Skirmish['rolls']>) =>
    magicPhase()
      .rolls(...rolls)
      .a('Mage', mage('curse'))
      .a('Ann', { at: [21, 20], armour: 5 })
      .b('Bob', { at: [20, 20], ...target })
      .picks('Mage|curse|Bob')

  test('HW-SPELL-01 the cursed fighter strikes with Melee one lower', () => {
    const battle = cursing({ melee: 3 }, ['hit: Bob at Ann', 3])
      .until('attack')
      .pairs()
      .pairs(['Bob', 'Ann'])
      .rolledEverything()
    expect(battle.told('struck')).toMatchObject({ by: 'Bob', hit: false })
  })

  test('HW-SPELL-02 the cursed archer shoots with Shooting one lower', () => {
    const battle = magicPhase()
      .a('Mage', mage('curse'))
      .b('Bob', { at: [20, 20], shooting: 3 })
      .rolls(['hit: Bob at Mage', 3])
      .picks('Mage|curse|Bob')
      .until('shoot')
      .pairs(['Bob', 'Mage'])
      .rolledEverything()
    expect(battle.told('shot')).toMatchObject({ outcome: 'missed' })
  })

  test('HW-SPELL-03 a cursed figure with two weapons has one attack, and with one weapon still one', () => {
    const attacks = (battle: Skirmish) => battle.until('attack').pairs().decision
    expect(attacks(cursing({ twoWeapons: true }))).toMatchObject({ by: 'b', linkers: [{ figure: 'Bob', most: 1 }] })
    expect(attacks(cursing({}))).toMatchObject({ by: 'b', linkers: [{ figure: 'Bob', most: 1 }] })
  })

  test('HW-SPELL-04 HW-RUL-55 no figure is cursed twice, not even by another caster', () => {
    const battle = magicPhase()
      .a('Mage', mage('curse'))
      .b('Warlock', { at: [20, 10], spells: ['curse'], rank: 'wizard' })
      .b('Bob', { at: [20, 20] })
    battle.picks('Mage|curse|Bob')
    expect(battle.decision.by).toBe('b')
    expect(castings(battle)).not.toContain('Warlock|curse|Bob')
    expect(battle.refused({ pick: ['Warlock|curse|Bob'] })).toMatchObject({ rule: 'HW-SPELL-04' })
  })

  test('HW-SPELL-05 HW-RUL-55 the lowest skills sink to nothing: no shot, and blows that never hit', () => {
    const battle = cursing({ melee: 1, shooting: 1 })
    expect(battle.decision.what).toBe('attack')
    battle.pairs().pairs(['Bob', 'Ann'])
    expect(battle.told('struck')).toMatchObject({ hit: false, tests: [{ sums: [{ total: 0 }] }] })
    expect(rolled(battle)).toEqual([])
    const archer = magicPhase()
      .a('Mage', mage('curse'))
      .b('Bob', { at: [20, 20], shooting: 1 })
      .picks('Mage|curse|Bob')
    expect(archer.battle.over).toBe(true)
  })

  test('HW-SPELL-06 HW-RUL-55 a curse outlives its caster and leaves points, Armour and Movement alone', () => {
    const battle = lastTurn({ stage: 'magic', order: ['a', 'b'] })
      .a('Mage', mage('curse'))
      .b('Bob', { at: [20, 20], melee: 3, armour: 3, movement: '9' })
      .b('Warlock', { at: [12, 12], spells: ['death-bolt'], rank: 'wizard' })
      .a('Ann', { at: [21, 20], armour: 5, melee: 5 })
      .rolls(['hit: Ann at Bob', 1], ['save: Bob', 3], ['hit: Bob at Ann', 3])
    battle
      .picks('Mage|curse|Bob')
      .picks('Warlock|death-bolt|Mage')
      .pairs(['Ann', 'Bob'])
      .pairs(['Bob', 'Ann'])
      .rolledEverything()
    expect(battle.of('Mage').where).toBe('slain')
    expect(battle.told('struck')).toMatchObject({ by: 'Bob', hit: false })
    expect(costOf(battle.of('Bob').profile)).toBe(1 + 6 + 0 + 6)
    const next = lastTurn({ order: ['b', 'a'] })
      .a('Ann', { at: [40, 40] })
      .b('Bob', { at: [20, 20], movement: '9', cursed: true })
    expect(mover(next, 'Bob').allowance).toBe(inches(9))
  })
})

describe('Death Bolt', () => {
  test('HW-SPELL-07 the bolt needs no roll to hit', () => {
    const battle = magicPhase()
      .a('Mage', mage('death-bolt'))
      .b('Bob', { at: [20, 20] })
      .picks('Mage|death-bolt|Bob')
    expect(battle.of('Bob').where).toBe('slain')
    expect(rolled(battle)).toEqual([])
    expect(battle.side('a').slain).toBe(3)
  })

  test('HW-SPELL-08 HW-RUL-56 Armour 4 saves on 3; Armour 1 and 0 do not save and roll nothing', () => {
    const bolt = (armour: number, ...faces: number[]) =>
      magicPhase()
        .a('Mage', mage('death-bolt'))
        .b('Bob', { at: [20, 20], armour })
        .rolls(...faces.map((face) => ['save: Bob', face] as const))
        .picks('Mage|death-bolt|Bob')
        .rolledEverything()
        .of('Bob').where
    expect(bolt(4, 3)).toBe('standing')
    expect(bolt(4, 4)).toBe('slain')
    expect([bolt(1), bolt(0)]).toEqual(['slain', 'slain'])
  })

  test('HW-RUL-66 neither a Mighty caster nor a Battle Sword strengthens a spell', () => {
    const battle = magicPhase()
      .a('Giant', { ...mage('death-bolt'), mighty: true, item: 'battle-sword', rank: 'hero' })
      .b('Bob', { at: [20, 20], armour: 4 })
      .rolls(['save: Bob', 3])
      .picks('Giant|death-bolt|Bob')
      .rolledEverything()
    expect(battle.of('Bob').where).toBe('standing')
    const ball = magicPhase()
      .a('Giant', { ...mage('fireball'), mighty: true })
      .b('Bob', { at: [20, 20], armour: 4 })
      .rolls(['save: Bob', 3])
      .picks('Giant|fireball')
      .answer({ at: point(20, 20) })
      .rolledEverything()
    expect(ball.of('Bob').where).toBe('standing')
  })
})

describe('Fireball', () => {
  test('HW-SPELL-09 HW-RUL-57 the centre of a Fireball may be any point in range and sight, also where no figure stands', () => {
    const battle = magicPhase()
      .a('Mage', { ...mage('fireball'), at: [2, 2] })
      .b('Bob', { at: [20, 20] })
      .picks('Mage|fireball')
    expect(battle.decision).toMatchObject({
      kind: 'aim',
      what: 'aim-fireball',
      by: 'a',
      template: { is: 'disc', radius: FIREBALL_REACH },
      range: inches(18),
    })
    expect(battle.refused({ at: point(-1, 2) })).toMatchObject({ rule: 'HW-SPELL-09' })
    battle.answer({ at: point(0, 10) })
    expect(battle.told('fireball-burst')).toMatchObject({ caught: [] })
  })

  test('HW-SPELL-10 the circle that the question shows catches exactly those who burn, to the tolerance of touching', () => {
    const battle = magicPhase()
      .a('Mage', mage('fireball'))
      .b('Bob', { at: [12, 12.0009] })
      .b('Far', { at: [14.0011, 10] })
      .picks('Mage|fireball')
    const { decision, state } = battle
    if (decision?.kind !== 'aim' || decision.template.is !== 'disc') throw new Error('no circle is laid')
    const circle = placeTemplate(decision.template, point(12, 10))
    const caught = state.figures.filter((figure) => isCaughtBy(circle, footprint(figure)))
    battle.answer({ at: point(12, 10) })
    expect(battle.told('fireball-burst')).toMatchObject({ caught: ['Mage', 'Bob'] })
    expect(caught.map(({ id }) => id)).toEqual(['Mage', 'Bob'])
  })

  test('HW-SPELL-10 HW-RUL-59 everyone the circle touches is hit: friend, foe and caster, engaged or not', () => {
    const battle = magicPhase()
      .a('Mage', mage('fireball'))
      .a('Ann', { at: [13, 10] })
      .b('Bob', { at: [14, 10] })
      .b('Ben', { at: [12, 12] })
      .b('Far', { at: [12, 12 + 0.01 + 1] })
      .picks('Mage|fireball')
      .answer({ at: point(12, 10) })
    expect(battle.told('fireball-burst')).toMatchObject({ caught: ['Ann', 'Mage', 'Bob', 'Ben'] })
    expect(['Mage', 'Ann', 'Bob', 'Ben', 'Far'].map((id) => battle.of(id).where)).toEqual([
      'slain',
      'slain',
      'slain',
      'slain',
      'standing',
    ])
    expect(battle.side('a').slain).toBe(6)
    expect(battle.side('b').slain).toBe(0)
  })

  test('HW-SPELL-11 HW-RUL-58 a save must fall under the Armour: 4 for Armour 5, none for Armour 1', () => {
    const burn = (armour: number, ...faces: number[]) =>
      magicPhase()
        .a('Mage', mage('fireball'))
        .b('Bob', { at: [20, 20], armour })
        .rolls(...faces.map((face) => ['save: Bob', face] as const))
        .picks('Mage|fireball')
        .answer({ at: point(20, 20) })
        .rolledEverything()
        .of('Bob').where
    expect(burn(5, 4)).toBe('standing')
    expect(burn(5, 5)).toBe('slain')
    expect(burn(2, 1)).toBe('standing')
    expect([burn(1), burn(0)]).toEqual(['slain', 'slain'])
  })

  test('HW-SPELL-12 HW-RUL-59 the nearest saves first, of equally near ones the side with the initiative; the dead go together', () => {
    const tough = { armour: 5 } as const
    const battle = magicPhase({ order: ['b', 'a'] })
      .a('Ann', { ...tough, at: [19, 20] })
      .b('Warlock', { ...mage('fireball') })
      .b('Bob', { ...tough, at: [21, 20] })
      .b('Near', { ...tough, at: [20, 19.1] })
      .rolls(['save: Near', 5], ['save: Bob', 6], ['save: Ann', 6])
      .picks('Warlock|fireball')
      .answer({ at: point(20, 20) })
      .rolledEverything()
    expect(battle.events.map(({ is }) => is).filter((is) => is === 'slain' || is === 'removed')).toEqual([
      'slain',
      'slain',
      'slain',
      'removed',
      'removed',
      'removed',
    ])
  })
})

describe('Blood Lust', () => {
  test('HW-SPELL-13 HW-RUL-60 the target moves at once, its full score under the rules of moving, though it has moved before', () => {
    const battle = magicPhase()
      .a('Mage', mage('blood-lust'))
      .a('Ann', { at: [20, 20], movement: '9', moved: true, spent: 9 })
      .b('Bob', { at: [40, 40] })
      .box('marsh', 'rough', [15, 25], [25, 35])
      .picks('Mage|blood-lust|Ann')
    expect(battle.decision).toMatchObject({
      what: 'blood-lust-move',
      movers: [{ figure: 'Ann', allowance: inches(9) }],
    })
    expect(battle.refused(moveOf('Ann', [20, 27.1]))).toMatchObject({
      code: 'too-far',
      nearest: moveOf('Ann', [20, 27]),
    })
    battle.answer(moveOf('Ann', [20, 27]))
    expect(battle.at('Ann')).toEqual([20, 27])
  })

  test('HW-SPELL-14 HW-RUL-60 the owner of the target decides whether and where, also when an enemy cast it', () => {
    const battle = magicPhase()
      .a('Mage', mage('blood-lust'))
      .b('Bob', { at: [20, 20], movement: '9' })
      .picks('Mage|blood-lust|Bob')
    expect(battle.decision).toMatchObject({ what: 'blood-lust-move', by: 'b' })
    battle.picks('stay')
    expect(battle.at('Bob')).toEqual([20, 20])
  })

  const charge = (ann: object = {}, bob: object = {}) =>
    magicPhase()
      .a('Mage', mage('blood-lust'))
      .a('Ann', { at: [20, 20], movement: '9', melee: 3, ...ann })
      .b('Bob', { at: [20, 25], armour: 5, melee: 5, ...bob })
      .b('Ben', { at: [21, 25], armour: 5 })

  test('HW-SPELL-15 HW-RUL-60 coming into contact it attacks one enemy with all its attacks and one more', () => {
    const battle = charge({ twoWeapons: true }).picks('Mage|blood-lust|Ann')
    battle.answer(moveOf('Ann', [20.5, 24.1339]))
    expect(battle.decision).toMatchObject({ what: 'blood-lust-attack', by: 'a' })
    expect(battle.decision.options.map(({ id }) => id)).toEqual(['Bob', 'Ben', 'none'])
    const three = charge({ twoWeapons: true })
      .rolls(['hit: Ann at Ben', 4], ['hit: Ann at Ben', 3], ['save: Ben', 5], ['hit: Ann at Ben', 3], ['save: Ben', 1])
      .picks('Mage|blood-lust|Ann')
      .answer(moveOf('Ann', [20.5, 24.1339]))
      .picks('Ben')
      .rolledEverything()
    expect(three.told('blood-lusted')).toMatchObject({ attacks: 3 })
    const spared = charge()
      .picks('Mage|blood-lust|Ann')
      .answer(moveOf('Ann', [20, 24]))
      .picks('none')
    expect(rolled(spared)).toEqual([])
  })

  test('HW-SPELL-16 HW-RUL-60 the one attacked does not strike back then, and the slain are gone at once', () => {
    const battle = charge({}, { armour: 0 })
      .rolls(['hit: Ann at Bob', 1], ['hit: Ann at Bob', 6])
      .picks('Mage|blood-lust|Ann')
      .answer(moveOf('Ann', [20, 24]))
      .picks('Bob')
      .rolledEverything()
    expect(battle.told('removed')).toMatchObject({ figure: 'Bob', by: 'Ann', how: 'melee' })
    expect(battle.events.filter(({ is, by }) => is === 'struck' && by === 'Bob')).toEqual([])
    expect(battle.battle.over).toBe(true)
  })

  const engaged = () =>
    magicPhase()
      .a('Mage', mage('blood-lust'))
      .a('Ann', { at: [20, 20], movement: '9', melee: 3 })
      .b('Bob', { at: [21, 20], armour: 5, melee: 2 })

  test('HW-SPELL-17 HW-RUL-61 a target in combat stays and attacks, or withdraws, takes a free attack and does not attack', () => {
    const stays = engaged().rolls(['hit: Ann at Bob', 6], ['hit: Ann at Bob', 6]).picks('Mage|blood-lust|Ann')
    expect(mover(stays, 'Ann')).toEqual({ figure: 'Ann', allowance: inches(4.5), manner: 'withdraw' })
    stays.picks('stay').picks('Bob').rolledEverything()
    const goes = engaged()
      .b('Ben', { at: [15, 20] })
      .rolls(['hit: Bob at Ann', 3])
      .picks('Mage|blood-lust|Ann')
    expect(goes.refused(moveOf('Ann', [20, 24.6]))).toMatchObject({ rule: 'HW-WDR-01' })
    expect(goes.refused(moveOf('Ann', [16, 20]))).toMatchObject({ rule: 'HW-WDR-09', figure: 'Ben' })
    goes.answer(moveOf('Ann', [20, 24.5])).rolledEverything()
    expect(goes.at('Ann')).toEqual([20, 24.5])
    expect(goes.battle.over).toBe(true)
  })

  test('HW-SPELL-18 HW-RUL-62 Curse first, then Blood Lust: one blade cursed makes two, a Quick Sword cursed three', () => {
    const attacks = (words: object) => {
      const battle = magicPhase()
        .a('Mage', mage('blood-lust'))
        .a('Ann', { at: [20, 20], melee: 1, cursed: true, ...words })
        .b('Bob', { at: [21, 20] })
        .picks('Mage|blood-lust|Ann')
        .picks('stay')
        .picks('Bob')
      expect(battle.events.filter(({ is }) => is === 'struck')).toHaveLength(
        battle.told('blood-lusted')['attacks'] as number,
      )
      return battle.told('blood-lusted')['attacks']
    }
    expect(attacks({})).toBe(2)
    expect(attacks({ twoWeapons: true })).toBe(2)
    expect(attacks({ rank: 'hero', item: 'quick-sword' })).toBe(3)
  })

  test("HW-SPELL-19 HW-RUL-60 the target of Blood Lust still fights in this turn's Melee phase", () => {
    const battle = engaged()
      .rolls(['hit: Ann at Bob', 6], ['hit: Ann at Bob', 6])
      .picks('Mage|blood-lust|Ann')
      .picks('stay')
      .picks('Bob')
      .until('attack')
    expect(battle.decision).toMatchObject({ by: 'a', linkers: [{ figure: 'Ann', most: 1, targets: ['Bob'] }] })
  })

  test('HW-SPELL-20 HW-RUL-46 what it spent before and in the free move together decides whether it may shoot', () => {
    const archer = (spent: number) =>
      magicPhase()
        .a('Mage', mage('blood-lust'))
        .a('Ann', { at: [20, 20], movement: '12', shooting: 3, moved: true, spent })
        .b('Bob', { at: [20, 35] })
        .picks('Mage|blood-lust|Ann')
        .answer(moveOf('Ann', [20, 23]))
    expect(pairing(archer(3))).toEqual({ Ann: ['Bob'] })
    expect(archer(3.1).battle.over).toBe(true)
  })
})

describe('Paranoia', () => {
  const mad = (bob: object = {}, ben: object = {}) =>
    magicPhase()
      .a('Witch', mage('paranoia'))
      .b('Bob', { at: [20, 20], movement: '9', melee: 3, ...bob })
      .b('Ben', { at: [26, 20], armour: 5, melee: 5, ...ben })

  test('HW-SPELL-21 HW-RUL-63 the target runs straight at its closest friend, though it has moved, and stops at it', () => {
    const battle = mad({ moved: true, spent: 9 })
      .b('Far', { at: [20, 30] })
      .rolls(['hit: Bob at Ben', 6])
      .picks('Witch|paranoia|Bob')
      .rolledEverything()
    expect(battle.at('Bob')[0]).toBeCloseTo(25, 2)
    expect(battle.at('Bob')[1]).toBe(20)
    const short = mad({ movement: '6' }, { at: [30, 20] }).picks('Witch|paranoia|Bob')
    expect(short.at('Bob')).toEqual([26, 20])
    expect(rolled(short)).toEqual([])
  })

  test("HW-SPELL-22 HW-RUL-63 closest is from rim to rim among its own side; between equals the caster's player chooses", () => {
    const battle = mad()
      .a('Ann', { at: [20, 23] })
      .b('Twin', { at: [20, 26] })
      .rolls(['hit: Bob at Ben', 6])
      .picks('Witch|paranoia|Bob')
    expect(battle.decision).toMatchObject({ what: 'paranoia-friend', by: 'a' })
    expect(battle.decision.options.map(({ id }) => id)).toEqual(['Ben', 'Twin'])
    expect(battle.picks('Ben').rolledEverything().at('Bob')[0]).toBeCloseTo(25, 2)
    const wide = mad()
      .b('Ogre', { at: [20, 26.2], mighty: true })
      .rolls(['hit: Bob at Ogre', 6])
      .picks('Witch|paranoia|Bob')
      .rolledEverything()
    expect(wide.told('maddened')).toMatchObject({ friend: 'Ogre' })
  })

  test('HW-SPELL-22 HW-RUL-04 friends are equally close to within a thousandth of an inch', () => {
    const asked = (y: number) =>
      mad()
        .b('Twin', { at: [20, y] })
        .rolls(['hit: Bob at Ben', 6])
        .picks('Witch|paranoia|Bob').battle.question?.what
    expect([asked(26.0008) === 'paranoia-friend', asked(26.002) === 'paranoia-friend']).toEqual([true, false])
  })

  test('HW-SPELL-23 HW-RUL-64 in contact the target makes all its attacks on that friend; without contact it makes none', () => {
    const battle = mad({ twoWeapons: true, mighty: true, at: [19, 20] }, { armour: 3 })
      .rolls(['hit: Bob at Ben', 3], ['save: Ben', 3], ['hit: Bob at Ben', 4])
      .picks('Witch|paranoia|Bob')
      .rolledEverything()
    expect(battle.of('Ben').where).toBe('slain')
    expect(battle.side('a').slain).toBe(0 + 10 + 0 + 6)
    const short = mad({ movement: '6' }, { at: [28, 20] }).picks('Witch|paranoia|Bob')
    expect(rolled(short)).toEqual([])
  })

  test('HW-SPELL-24 HW-RUL-63 marsh and hedge slow the mad, and what bars the straight way stops them', () => {
    const marsh = mad({ movement: '6' }, { at: [30, 20] })
      .box('marsh', 'rough', [22, 15], [28, 25])
      .picks('Witch|paranoia|Bob')
    expect(marsh.at('Bob')[0]).toBeCloseTo(24, 2)
    const house = mad({ movement: '18' }, { at: [30, 20] })
      .box('house', 'building', [24, 15], [28, 25])
      .picks('Witch|paranoia|Bob')
    expect(house.at('Bob')[0]).toBeCloseTo(23.5, 2)
    const hedge = mad({ movement: '6' }, { at: [30, 20] })
      .line('hedge', 'hedge', [24, 15], [24, 25])
      .picks('Witch|paranoia|Bob')
    expect(hedge.at('Bob')[0]).toBeCloseTo(23.5, 2)
    const enemy = mad({ movement: '18' }, { at: [30, 20] })
      .a('Ann', { at: [25, 20] })
      .picks('Witch|paranoia|Bob')
    expect(enemy.at('Bob')[0]).toBeCloseTo(24, 2)
  })

  test('HW-RUL-63 movement that runs out astride a hedge ends at the last legal place before it', () => {
    const battle = mad({ movement: '12' }, { at: [40, 20] })
      .line('hedge', 'hedge', [25.8, 15], [25.8, 25])
      .picks('Witch|paranoia|Bob')
    expect(battle.at('Bob')[0]).toBeCloseTo(25.3, 2)
    const over = mad({ movement: '12' }, { at: [40, 20] })
      .line('hedge', 'hedge', [25, 15], [25, 25])
      .picks('Witch|paranoia|Bob')
    expect(over.at('Bob')[0]).toBeCloseTo(26, 2)
  })

  test('HW-SPELL-25 HW-RUL-64 beside its closest friend already, it strikes without a step', () => {
    const battle = mad({}, { at: [21, 20] })
      .rolls(['hit: Bob at Ben', 3], ['save: Ben', 1])
      .picks('Witch|paranoia|Bob')
      .rolledEverything()
    expect(battle.at('Bob')).toEqual([20, 20])
    expect(battle.of('Bob').spent).toBe(0)
  })

  test('HW-SPELL-26 HW-RUL-64 the friend does not strike back, and neither is in combat because of the other', () => {
    const battle = mad({ shooting: 2, at: [20, 20] }, { at: [21, 20], shooting: 2 })
      .rolls(['hit: Bob at Ben', 6])
      .picks('Witch|paranoia|Bob')
      .rolledEverything()
    expect(battle.events.filter(({ is }) => is === 'struck').map(({ by }) => by)).toEqual(['Bob'])
    expect(pairing(battle)).toEqual({ Bob: ['Witch'], Ben: ['Witch'] })
    const touched = mad({}, { at: [30, 20] })
      .a('Ann', { at: [25, 20] })
      .picks('Witch|paranoia|Bob')
      .until('attack')
    expect(pairing(touched)).toEqual({ Ann: ['Bob'] })
  })

  test('HW-SPELL-27 HW-RUL-63 without a friend on the table nothing happens', () => {
    const battle = magicPhase()
      .a('Witch', mage('paranoia'))
      .a('Ann', { at: [24, 20] })
      .b('Bob', { at: [20, 20] })
      .b('Ghost', { where: 'slain', at: [21, 20] })
    const before = { ...battle.of('Bob') }
    battle.picks('Witch|paranoia|Bob')
    expect(battle.of('Bob')).toEqual(before)
    expect(rolled(battle)).toEqual([])
    expect(battle.of('Witch').casts).toBe(1)
  })

  test('HW-SPELL-32 HW-RUL-46 the forced run counts against shooting', () => {
    const archer = (distance: number) =>
      magicPhase()
        .a('Witch', { ...mage('paranoia'), at: [20, 10] })
        .b('Bob', { at: [20, 20], movement: '12', melee: 1, shooting: 2 })
        .b('Ben', { at: [21 + distance, 20], armour: 5 })
        .rolls(['hit: Bob at Ben', 6])
        .picks('Witch|paranoia|Bob')
        .rolledEverything()
    expect(pairing(archer(6))).toEqual({ Bob: ['Witch'] })
    expect(archer(6.2).battle.over).toBe(true)
  })
})

describe('Teleport', () => {
  const leap = (words: object = {}) =>
    magicPhase()
      .a('Mage', mage('teleport'))
      .b('Bob', { at: [20, 20], ...words })
      .picks('Mage|teleport|Bob')

  test('HW-SPELL-28 HW-RUL-65 Teleport moves its target up to 18" from centre to centre, whatever lies between', () => {
    const battle = magicPhase()
      .a('Mage', mage('teleport'))
      .a('Ann', { at: [20, 24] })
      .b('Bob', { at: [20, 20] })
      .box('house', 'building', [15, 26], [25, 30])
      .picks('Mage|teleport|Bob')
    const refusal = battle.refused(setDown('Bob', 20, 38.1))
    expect(refusal).toMatchObject({ code: 'too-far', rule: 'HW-SPELL-28' })
    expect(battle.battle.question?.check(refusal.nearest ?? expect.fail('no place'))).toBeUndefined()
    expect(battle.answer(setDown('Bob', 20, 38)).at('Bob')).toEqual([20, 38])
  })

  test("HW-SPELL-29 HW-RUL-65 the caster's player sets an enemy down, but only where it could stand", () => {
    const battle = magicPhase()
      .a('Mage', mage('teleport'))
      .b('Bob', { at: [20, 20] })
      .box('house', 'building', [15, 26], [25, 30])
      .line('wall', 'wall', [2, 20], [8, 20])
      .picks('Mage|teleport|Bob')
    expect(battle.decision).toMatchObject({ kind: 'place', what: 'teleport', by: 'a' })
    for (const [x, y, code] of [
      [20, 28, 'rests-on-piece'],
      [5, 20.2, 'rests-on-piece'],
      [20, 47.7, 'too-far'],
      [10.5, 10, 'rests-on-figure'],
      [20, 2, 'ok'],
      [2.2, 20, 'rests-on-piece'],
    ] as const) {
      const refusal = battle.battle.question?.check(setDown('Bob', x, y))
      expect(refusal?.code ?? 'ok').toBe(code)
      if (refusal) expect(battle.battle.question?.check(refusal.nearest ?? expect.fail('no place'))).toBeUndefined()
    }
    const edge = magicPhase()
      .a('Mage', mage('teleport'))
      .b('Bob', { at: [10, 5] })
      .picks('Mage|teleport|Bob')
    expect(edge.refused(setDown('Bob', 10, 0.4))).toMatchObject({ code: 'off-table', rule: 'HW-MOVE-20' })
  })

  test('HW-SPELL-30 HW-RUL-65 a figure may be teleported into contact or out of it, and is then in combat or no longer', () => {
    const into = leap()
      .answer(setDown('Bob', 11, 10))
      .until('attack')
    expect(pairing(into)).toEqual({ Mage: ['Bob'] })
    const outOf = magicPhase()
      .a('Mage', mage('teleport'))
      .a('Ann', { at: [20, 20], melee: 5 })
      .b('Bob', { at: [21, 20], melee: 5 })
      .picks('Mage|teleport|Bob')
      .answer(setDown('Bob', 30, 20))
    expect(outOf.battle.over).toBe(true)
    expect(rolled(outOf)).toEqual([])
  })

  test('HW-SPELL-31 HW-RUL-46 the leap is no movement: it spoils no shot and picks up no gem', () => {
    const archer = leap({ shooting: 3, movement: '6' }).answer(setDown('Bob', 10, 22))
    expect(pairing(archer)).toEqual({ Bob: ['Mage'] })
    const gem = magicPhase({ scenario: 'cursed-gem', gem: { at: [24, 24] } })
      .a('Mage', mage('teleport'))
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [40, 40] })
      .picks('Mage|teleport|Ann')
      .answer(setDown('Ann', 24, 24))
    expect(gem.battle.over).toBe(true)
    expect(gem.state.gem?.bearer).toBeUndefined()
  })
})
