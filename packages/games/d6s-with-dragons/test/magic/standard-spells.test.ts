import { describe, expect, test } from 'vitest'
import { strengthOf } from '../../src/rules/stats/sums.ts'
import { asked, casting, conditions, coven, inForce, offered, standard } from '../coven.ts'
import type { FigureWords } from '../skirmish.ts'

describe('Healing', () => {
  test('DD-STD-05: Cure Wounds closes one wound of Ann or an ally within 1"', () => {
    const s = coven({ knows: standard('cure-wounds') })
      .a('Cy', { at: [12, 5.9], health: 4, wounds: 3 })
      .a('Di', { at: [12, 8], health: 4, wounds: 3 })
    s.picks('Ann|cast|cure-wounds')
    expect([s.of('Cy').wounds, s.of('Di').wounds]).toEqual([2, 3])
  })

  test('DD-STD-11: Preserve Life of Potency 1 heals two within 6", one wound each', () => {
    const s = coven({ knows: standard('preserve-life'), ann: { health: 3, wounds: 1 } })
      .a('Cy', { at: [10, 10.5], health: 4, wounds: 2 })
      .a('Di', { at: [4, 4], health: 4, wounds: 2 })
    s.picks('Ann|cast|preserve-life')
    expect(offered(s)).toEqual(['Ann', 'Cy'])
    s.picks('Ann', 'Cy')
    expect([s.of('Ann').wounds, s.of('Cy').wounds, s.of('Di').wounds]).toEqual([0, 1, 2])
  })

  test('DD-RUL-77: nobody unhurt or slain is healed; the dead that walk and constructs are', () => {
    expect(
      offered(coven({ knows: standard('cure-wounds') }).a('Cy', { at: [12, 5.9], where: 'slain', wounds: 1 })),
    ).not.toContain('Ann|cast|cure-wounds')
    const s = coven({ knows: standard('cure-wounds') })
      .a('Cy', { at: [12, 5.9], health: 4, wounds: 3, types: ['undead', 'construct'] })
      .picks('Ann|cast|cure-wounds')
    expect(s.of('Cy').wounds).toBe(2)
  })
})

describe('Sacred Weapon and Dispel Magic', () => {
  test('DD-STD-12 DD-RUL-77: Sacred Weapon gives +1 Strength until the encounter ends, without concentration, and not twice', () => {
    const s = coven({ knows: standard('sacred-weapon') }).picks('Ann|cast|sacred-weapon')
    const strength = () => strengthOf(s.state, s.of('Ann'))
    expect(strength()).toBe(4)
    expect(s.of('Ann').concentrating).toBeUndefined()
    while (s.state.round === 1) s.answer(s.decision.default)
    expect(strength()).toBe(4)
    expect(offered(s)).not.toContain('Ann|cast|sacred-weapon')
  })

  const dispel = (bob: FigureWords, id: string, spell: string, words = {}) =>
    coven({ knows: standard('dispel-magic'), bob: { casting: {}, ...bob } }).effect(id, spell, 'Bob', words)

  test('DD-STD-06 DD-RUL-78: Ann ends Bob\'s Bless within 6", and his concentration with it; no save', () => {
    const s = dispel({ concentrating: 'bless 1' }, 'bless 1', 'bless').picks('Ann|cast|dispel-magic')
    expect(inForce(s)).toEqual([])
    expect(s.of('Bob').concentrating).toBeUndefined()
    expect(offered(dispel({ at: [12, 11.1] }, 'bless 1', 'bless'))).not.toContain('Ann|cast|dispel-magic')
  })

  test('DD-RUL-78: Sacred Weapon too, a spell by one it lies on, a fog by its edge; Haste then stuns; what ends by itself cannot be dispelled', () => {
    expect(
      inForce(
        dispel({}, 'sacred-weapon 1', 'sacred-weapon', { targets: ['Bob'], concentration: false }).picks(
          'Ann|cast|dispel-magic',
        ),
      ),
    ).toEqual([])
    const hasted = dispel({ at: [22, 4] }, 'haste 1', 'haste', { targets: ['Cid'] })
      .b('Cid', { at: [12, 8] })
      .picks('Ann|cast|dispel-magic')
    expect([inForce(hasted), conditions(hasted, 'Cid')]).toEqual([[], ['stunned']])
    expect(offered(dispel({ at: [22, 20] }, 'fog-cloud 1', 'fog-cloud', { at: [12, 14.4], radius: 4 }))).toContain(
      'Ann|cast|dispel-magic',
    )
    expect(offered(dispel({ at: [22, 20] }, 'fog-cloud 1', 'fog-cloud', { at: [12, 14.6], radius: 4 }))).not.toContain(
      'Ann|cast|dispel-magic',
    )
    expect(
      offered(
        dispel({}, 'turn-undead 1', 'turn-undead', { targets: ['Cy'], concentration: false }).a('Cy', {
          at: [12, 6],
          speed: 1,
        }),
      ),
    ).not.toContain('Ann|cast|dispel-magic')
  })

  test('DD-RUL-78: of several spells in reach Ann chooses one', () => {
    const s = dispel({}, 'bless 1', 'bless').effect('bane 2', 'bane', 'Bob').picks('Ann|cast|dispel-magic')
    expect(offered(s)).toEqual(['bless 1', 'bane 2'])
    expect(inForce(s.picks('bane 2'))).toEqual(['bless'])
  })
})

describe('Guiding Bolt', () => {
  test("DD-STD-07 DD-STD-08: with Ann's Fight, 1 radiant Damage at Strength 7 + Potency; whoever is hit is sapped", () => {
    const s = coven({ knows: standard('guiding-bolt'), ann: { strength: 1 }, bob: { toughness: 8, health: 3 } }).rolls(
      ['to hit: Ann at Bob', 4],
      ['to wound: Ann at Bob', 3],
    )
    s.picks('Ann|cast|guiding-bolt').picks('Bob')
    s.rolledEverything()
    expect(s.of('Bob').wounds).toBe(1)
    expect(conditions(s, 'Bob')).toEqual(['sapped'])
  })

  test('DD-STD-08 DD-RUL-13: a bolt that strikes somebody in its way saps that one, not the one it was meant for', () => {
    const s = coven({ knows: standard('guiding-bolt'), bob: { toughness: 8, health: 3 } })
      .b('Cid', { at: [12, 8], toughness: 8, health: 3, speed: 2 })
      .rolls(['spell block: guiding-bolt at Bob', 1], ['to hit: Ann at Cid', 4], ['to wound: Ann at Cid', 6])
    s.picks('Ann|cast|guiding-bolt').picks('Bob')
    s.rolledEverything()
    expect([conditions(s, 'Bob'), conditions(s, 'Cid')]).toEqual([[], ['sapped']])
  })

  test('DD-STD-07: radiant: a celestial is not harmed, but sapped; a miss does nothing', () => {
    const holy = coven({ knows: standard('guiding-bolt'), bob: { types: ['celestial'] } })
      .rolls(['to hit: Ann at Bob', 4])
      .picks('Ann|cast|guiding-bolt')
      .picks('Bob')
    expect([holy.of('Bob').where, conditions(holy, 'Bob')]).toEqual(['standing', ['sapped']])
    const missed = coven({ knows: standard('guiding-bolt') })
      .rolls(['to hit: Ann at Bob', 5])
      .picks('Ann|cast|guiding-bolt')
      .picks('Bob')
    expect(conditions(missed, 'Bob')).toEqual([])
  })

  test('DD-RUL-59: a shield may stop it, and with an enemy within 1" Ann rolls with disadvantage', () => {
    const s = coven({ knows: standard('guiding-bolt'), bob: { gear: 'blade, shield' } })
      .rolls(['spell block: guiding-bolt at Bob', 1])
      .picks('Ann|cast|guiding-bolt')
      .picks('Bob')
    s.rolledEverything()
    expect(s.told('block-checked')).toMatchObject({ outcome: 'lost' })
    const pressed = coven({ knows: standard('guiding-bolt') })
      .b('Cid', { at: [13.5, 4] })
      .rolls(['to hit: Ann at Bob', 4], ['to hit again: Ann at Bob', 6])
    pressed.picks('Ann|cast|guiding-bolt').picks('Bob')
    pressed.rolledEverything()
  })
})

describe('Teleport', () => {
  const jump = () =>
    coven({ knows: standard('teleport') })
      .a('Cy', { at: [12, 6.9] })
      .a('Di', { at: [12, 8.2] })
      .a('Ed', { at: [9.1, 4] })

  test('DD-STD-13 DD-STD-14 DD-RUL-72: Ann and the allies within 2" are set down as close to the point as they fit, in the order she likes', () => {
    const s = jump().picks('Ann|cast|teleport').aims(20, 20)
    expect(s.decision).toMatchObject({ what: 'teleport-order', least: 2, most: 2 })
    s.picks('Ed', 'Cy')
    expect(s.at('Ann')).toEqual([20, 20])
    expect(s.at('Di')).toEqual([12, 8.2])
    const far = (id: string) => Math.hypot(s.at(id)[0] - 20, s.at(id)[1] - 20)
    for (const id of ['Ed', 'Cy']) expect(far(id)).toBeCloseTo(25 / 25.4, 2)
  })

  test('DD-RUL-72: whoever comes first in that order has the first place', () => {
    const spots = (...order: readonly string[]) => {
      const s = jump().picks('Ann|cast|teleport').aims(20, 20)
      s.picks(...order)
      return order.map((id) => s.at(id))
    }
    expect(spots('Ed', 'Cy')).toEqual(spots('Cy', 'Ed'))
  })

  test('DD-STD-13: only to a point she sees', () => {
    const s = jump().line('wall', 'wall', [0, 12], [24, 12]).high(9).picks('Ann|cast|teleport')
    expect(s.refused({ at: { x: 20 * 2540, y: 20 * 2540 } }).code).toBe('out-of-sight')
  })

  test('DD-RUL-72: a place that is taken, or in a wall, is none: the nearest free one is', () => {
    const s = coven({ knows: standard('teleport') })
      .picks('Ann|cast|teleport')
      .aims(12, 10.984)
    const [x, y] = s.at('Ann')
    expect(Math.hypot(x - 12, y - 10.984)).toBeCloseTo(25 / 25.4, 2)
  })
})

describe('Turn Undead', () => {
  const DEAD = { types: ['undead'], at: [12, 8] as const, speed: 4, health: 5 }
  const turning = (...rolls: [string, ...number[]][]) =>
    coven({ knows: standard('turn-undead'), bob: DEAD })
      .b('Cid', { at: [15, 6], types: ['undead'], speed: 2, health: 5 })
      .b('Quick', { at: [9, 6], types: ['humanoid'], speed: 1 })
      .rolls(...rolls)

  test('DD-STD-15 DD-STD-18: the closest enemy undead within 6" save by Will or are frightened and incapacitated, and take 1 Damage a Potency at Strength 5', () => {
    const s = turning(['closest: turn-undead', 1, 1], ['save: Cid', 3], ['save: Bob', 6], ['to wound: Ann at Bob', 4])
    s.picks('Ann|cast|turn-undead')
    s.rolledEverything()
    expect([conditions(s, 'Bob'), conditions(s, 'Cid'), conditions(s, 'Quick')]).toEqual([
      ['frightened', 'incapacitated'],
      [],
      [],
    ])
    expect(s.of('Bob').wounds).toBe(1)
    expect(s.state.effects[0]?.targets).toEqual(['Bob'])
  })

  test('DD-STD-16 DD-RUL-79: in its turn the turned one goes as far from Ann as its Speed takes it, and no cleanup test frees it', () => {
    const s = turning(['closest: turn-undead', 1, 1], ['save: Cid', 3], ['save: Bob', 6], ['to wound: Ann at Bob', 6])
    s.picks('Ann|cast|turn-undead').picks('Ann|end')
    expect(s.at('Bob')).toEqual([12, 12])
    while (s.state.round === 1) s.answer(s.decision.default)
    expect(conditions(s, 'Bob')).toEqual(['frightened', 'incapacitated'])
    s.rolledEverything()
  })

  test('DD-STD-15: Turn Undead reaches 6" and no farther, whatever the Potency', () => {
    const at = (y: number) => offered(coven({ knows: standard('turn-undead'), bob: { ...DEAD, at: [12, y] } }))
    expect(at(10.984)).toContain('Ann|cast|turn-undead')
    expect(at(11)).not.toContain('Ann|cast|turn-undead')
  })

  test('DD-STD-17: it ends for one that is hit', () => {
    const s = coven({ knows: standard('turn-undead'), bob: { ...DEAD, toughness: 9 } })
      .a('Archer', { at: [8, 8], gear: 'bow', speed: 8 })
      .rolls(
        ['closest: turn-undead', 1, 1],
        ['save: Bob', 6],
        ['to wound: Ann at Bob', 6],
        ['to hit: Archer at Bob', 2],
        ['to wound: Archer at Bob', 6],
      )
    s.picks('Ann|cast|turn-undead').picks('Ann|end').picks('Archer|shoot').picks('bow|Bob')
    expect(conditions(s, 'Bob')).toEqual([])
    expect(inForce(s)).toEqual([])
  })

  test('DD-STD-17: it ends for one that is hit by what cannot harm it', () => {
    const s = coven({ knows: standard('turn-undead'), bob: { ...DEAD, toughness: 9, immuneTo: ['radiant'] } })
      .a('Mage', { at: [8, 8], speed: 8, casting: casting({ potency: 0, ...standard('guiding-bolt') }) })
      .rolls(['closest: turn-undead', 1, 1], ['save: Bob', 6], ['to wound: Ann at Bob', 6], ['to hit: Mage at Bob', 2])
    s.picks('Ann|cast|turn-undead').picks('Ann|end').picks('Mage|cast|guiding-bolt').picks('Bob')
    expect(s.rolledEverything().of('Bob').wounds).toBe(0)
    expect([conditions(s, 'Bob'), inForce(s)]).toEqual([['sapped'], []])
  })

  test('DD-STD-17: it ends for one that takes Damage, whether that wounds it or not', () => {
    const s = coven({ knows: standard('turn-undead'), bob: { ...DEAD, toughness: 9 } })
      .a('Mage', { at: [6, 8], speed: 8, casting: casting({ potency: 0, ...standard('lightning-bolt') }) })
      .rolls(
        ['closest: turn-undead', 1, 1],
        ['save: Bob', 6],
        ['to wound: Ann at Bob', 6],
        ['closest: lightning-bolt', 1, 1],
        ['save: Bob', 6],
        ['to wound: Mage at Bob', 6],
      )
    s.picks('Ann|cast|turn-undead').picks('Ann|end').picks('Mage|cast|lightning-bolt').aims(12, 8)
    expect(conditions(s, 'Bob')).toEqual([])
  })

  test('DD-STD-17: it ends for all when Ann is slain', () => {
    const s = coven({ knows: standard('turn-undead'), bob: DEAD })
      .b('Archer', { at: [8, 8], gear: 'bow', speed: 8 })
      .rolls(
        ['closest: turn-undead', 1, 1],
        ['save: Bob', 6],
        ['to wound: Ann at Bob', 6],
        ['to hit: Archer at Ann', 2],
        ['to wound: Archer at Ann', 1],
      )
    s.picks('Ann|cast|turn-undead').picks('Ann|end').picks('Archer|shoot').picks('bow|Ann')
    expect(conditions(s, 'Bob')).toEqual([])
    expect(inForce(s)).toEqual([])
  })

  test('DD-RUL-79: only the dead of the enemy are counted, nearest first, and no farther than the dice say', () => {
    const s = coven({ knows: { ...standard('turn-undead'), potency: 0 }, bob: DEAD })
      .a('Own', { at: [12, 5.9], types: ['undead'] })
      .b('Cid', { at: [14, 6], types: ['undead'], speed: 2 })
      .b('Dot', { at: [9, 9], types: ['undead'], speed: 2 })
      .rolls(['closest: turn-undead', 1, 1], ['save: Cid', 6], ['save: Bob', 6])
    s.picks('Ann|cast|turn-undead')
    s.rolledEverything()
    expect(s.state.effects[0]?.targets).toEqual(['Cid', 'Bob'])
    expect(asked(s)).toBe('act')
    expect(casting(standard('turn-undead'))).toBeDefined()
  })
})
