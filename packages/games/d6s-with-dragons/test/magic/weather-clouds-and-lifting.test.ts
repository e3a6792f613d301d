/** Control Weather, Gaseous Form, Telekinesis, Heroism and Spiritual Weapon in the cases their first tests leave out. */
import { describe, expect, test } from 'vitest'
import { objectActions } from '../../src/rules/objects/objects.ts'
import { speedOf } from '../../src/rules/stats/sums.ts'
import { asked, casting, conditions, coven, incantations, inForce, offered, standard } from '../coven.ts'
import { shoot } from '../duel.ts'
import type { FigureWords, Skirmish } from '../skirmish.ts'

const inch = (x: number, y: number) => ({ x: Math.round(x * 2540), y: Math.round(y * 2540) })
const rimToRim = (gap: number) => gap + 25 / 25.4

describe('Control Weather', () => {
  const under = (choice: string, words: Parameters<typeof coven>[0] = {}): Skirmish =>
    coven(words).effect('control-weather 1', 'control-weather', 'Sam0', { choice })

  test('DD-RUL-82: in the fog a target 1" away is in plain sight, one farther off is concealed', () => {
    const blocked = (gap: number) => {
      const s = under('fog', { ann: { gear: 'bow' }, bob: { at: [12, 4 + rimToRim(gap)], toughness: 9 } })
      if (gap > 1) s.rolls(['block: Ann at Bob', 1])
      else s.rolls(['to hit: Ann at Bob', 6])
      return shoot(s).rolledEverything().hasTold('block-checked')
    }
    expect([blocked(1), blocked(1.02)]).toEqual([false, true])
  })

  test('DD-RUL-82: the gale spoils neither a spell that rolls to hit nor a blow', () => {
    const bolt = under('gale', { knows: { ...standard('guiding-bolt'), potency: 0 }, bob: { toughness: 14 } })
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 6])
      .picks('Ann|cast|guiding-bolt')
      .picks('Bob')
      .rolledEverything()
    expect(bolt.told('attacked')).toMatchObject({ hit: true, luck: { net: 0 } })
    const blow = under('gale', {
      ann: { at: [12, 12] },
      bob: { at: [12, 13.5], fight: 3, toughness: 14 },
      words: { stage: 'combat-action', melee: 1 },
    })
      .melee('Ann', 'Bob')
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 6])
      .picks('Ann|attack|Bob|blade')
    expect(blow.told('attacked')).toMatchObject({ hit: true, luck: { net: 0 } })
  })

  test('DD-RUL-82: the gale is one disadvantage, and no more', () => {
    const s = under('gale', { ann: { gear: 'bow' }, bob: { toughness: 14 } }).rolls(
      ['to hit: Ann at Bob', 6],
      ['to hit again: Ann at Bob', 6],
    )
    expect(shoot(s).told('attacked')).toMatchObject({ luck: { against: [{ source: 'Gale', value: -1 }] } })
  })

  test('DD-RUL-82: the gale blows a Fog Cloud away too', () => {
    const s = under('gale', { ann: { gear: 'bow' } })
      .effect('fog-cloud 2', 'fog-cloud', 'Sue0', { at: [12, 8], radius: 4 })
      .rolls(['to hit: Ann at Bob', 6])
    expect(shoot(s).rolledEverything().hasTold('block-checked')).toBe(false)
  })

  test('DD-AREA-06: the middle of a fog lies on the table', () => {
    const s = coven({ knows: incantations('fog-cloud') }).picks('Ann|cast|fog-cloud')
    expect([s.refused({ at: inch(24.1, 6) }).code, s.refused({ at: inch(12, -0.1) }).code]).toEqual([
      'off-table',
      'off-table',
    ])
  })
})

describe('Gaseous Form', () => {
  const cloud = (words: Parameters<typeof coven>[0] = {}, target = 'Ann'): Skirmish =>
    coven(words).effect('gaseous-form 1', 'gaseous-form', 'Sam0', { targets: [target] })

  test('DD-RUL-83: a cloud casts nothing', () => {
    const knows = { standard: ['sacred-weapon'], incantations: ['bless'] }
    const spells = (target: string) =>
      offered(cloud({ knows, ann: { speed: 9 } }, target)).filter((id) => /cast/.test(id))
    expect([spells('Sam1').length, spells('Ann').length]).toEqual([2, 0])
  })

  test('DD-RUL-83: a cloud picks nothing up', () => {
    const lifts = (target: string) => {
      const s = cloud({ words: { encounter: 'sacred-objects' } }, target).thing('chalice', [12, 5.2])
      return objectActions(s.state, s.of('Ann')).length > 0
    }
    expect([lifts('Sam1'), lifts('Ann')]).toEqual([true, false])
  })

  test('DD-RUL-83: a cloud strikes no blow at whoever leaves it', () => {
    const struckAt = (target: string) => {
      const s = cloud({ ann: { at: [12, 12] }, bob: { at: [12, 13.5] } }, target).move('Ann', [12, 8])
      return asked(s) === 'opportunity'
    }
    expect([struckAt('Sam1'), struckAt('Bob')]).toEqual([true, false])
  })

  test('DD-RUL-83: it resists plain weapons alone: lightning wounds it at the first roll', () => {
    const s = cloud({ knows: { ...standard('lightning-bolt'), potency: 0 }, bob: { health: 3 } }, 'Bob')
      .rolls(['closest: lightning-bolt', 1, 1], ['save: Bob', 6], ['save again: Bob', 6], ['to wound: Ann at Bob', 1])
      .picks('Ann|cast|lightning-bolt')
      .aims(12, 20)
      .rolledEverything()
    expect(s.of('Bob').wounds).toBe(1)
  })
})

describe('Telekinesis', () => {
  const lifting = (words: Parameters<typeof coven>[0] = {}): Skirmish =>
    coven({ knows: { ...standard('telekinesis'), potency: 0 }, ...words })

  test('DD-RUL-84: put down within 12" of the caster and where the caster sees it', () => {
    const s = lifting({ bob: { at: [12, 14] } })
      .line('wall', 'wall', [14, 8], [20, 14])
      .high(9)
      .rolls(['save: Bob', 6])
      .picks('Ann|cast|telekinesis')
    expect(s.refused({ at: inch(12, 4 + rimToRim(12.02)) }).code).toBe('out-of-range')
    expect(s.refused({ at: inch(17.5, 13) }).code).toBe('out-of-sight')
    s.aims(12, 4 + rimToRim(11.98))
    expect(s.at('Bob')[1]).toBeCloseTo(4 + rimToRim(11.98), 2)
  })

  test('DD-RUL-84 DD-RUL-59: a friend is lifted without a block check, but may save', () => {
    const lift = (face: number) =>
      lifting({ bob: { at: [20, 20] } })
        .a('Near', { at: [12, 6.5], speed: 1, size: 'gargantuan', base: 25 })
        .a('Cy', { at: [12, 9], speed: 1 })
        .rolls(['save: Cy', face])
        .picks('Ann|cast|telekinesis')
    expect(lift(6).aims(14, 9).rolledEverything().at('Cy')).toEqual([14, 9])
    expect([asked(lift(3)), inForce(lift(3))]).toEqual(['act', []])
  })

  test('DD-RUL-84: a Fortitude save withstands it', () => {
    const held = (...saves: readonly number[]) =>
      asked(
        lifting({ bob: { at: [12, 8], saves } })
          .rolls(['save: Bob', 3])
          .picks('Ann|cast|telekinesis'),
      )
    expect([held(3, 0, 0), held(2, 6, 6)]).toEqual(['act', 'lift-to'])
  })

  test('DD-RUL-84: held, Bob has Speed 0 and strikes with disadvantage', () => {
    const blow = coven({
      ann: { at: [12, 12], toughness: 14 },
      bob: { at: [12, 13.5], fight: 5 },
      words: { stage: 'combat-action', melee: 1 },
    })
      .melee('Ann', 'Bob')
      .effect('telekinesis 1', 'telekinesis', 'Sam0', { targets: ['Bob'], concentration: false })
      .rolls(['to hit: Bob at Ann', 2], ['to hit again: Bob at Ann', 6])
      .picks('Bob|attack|Ann|blade')
      .rolledEverything()
    expect(speedOf(blow.state, blow.of('Bob'))).toBe(0)
    expect(blow.told('attacked')).toMatchObject({ hit: false, luck: { net: -1 } })
  })

  test('DD-RUL-84: out of the hands of its grappler; put down beside it, still held', () => {
    const lift = (x: number, y: number) =>
      lifting({ bob: { at: [12, 8], conditions: [{ is: 'grappled', from: 'Cy' }] } })
        .a('Cy', { at: [12, 9.5], speed: 1 })
        .rolls(['spell block: telekinesis at Bob', 6], ['save: Bob', 6])
        .picks('Ann|cast|telekinesis')
        .picks('figure|Bob')
        .aims(x, y)
    expect(conditions(lift(14, 6), 'Bob')).toEqual([])
    expect(conditions(lift(13.2, 8.6), 'Bob')).toEqual(['grappled'])
  })

  test('DD-RUL-84: lifted onto a roof, Bob stands on it and does not fall', () => {
    const s = lifting({ bob: { at: [12, 8], toughness: 14 } })
      .box('tower', 'building', [13, 6.5], [17, 9.5])
      .high(1.5)
      .rolls(['save: Bob', 6])
      .picks('Ann|cast|telekinesis')
      .aims(15, 8)
      .rolledEverything()
    expect([s.of('Bob').level, conditions(s, 'Bob')]).toEqual([1.5 * 2540, []])
    expect(s.told('lifted')).toMatchObject({ figure: 'Bob', by: 'Ann', to: s.of('Bob').at })
  })

  test('DD-RUL-84: put down lower than his Height, Bob falls', () => {
    const s = lifting({ bob: { at: [12, 8], level: 3, toughness: 14 } })
      .box('tower', 'building', [10, 6.5], [14, 9.5])
      .high(3)
      .rolls(['spell block: telekinesis at Bob', 6], ['save: Bob', 6], ['to wound: fall at Bob', 6])
    s.picks('Ann|cast|telekinesis').aims(12, 5.5)
    expect(conditions(s.rolledEverything(), 'Bob')).toEqual(['prone'])
  })

  test('DD-RUL-84: an object within 12", and none that somebody carries', () => {
    const lifts = (y: number, words = {}) =>
      offered(
        lifting({ bob: { at: [12, 10], size: 'gargantuan' }, words: { encounter: 'sacred-objects' } }).thing(
          'chalice',
          [14, y],
          words,
        ),
      ).includes('Ann|cast|telekinesis')
    expect([lifts(16), lifts(18), lifts(10, { carrier: 'Bob' })]).toEqual([true, false, false])
  })
})

describe('Heroism and Spiritual Weapon', () => {
  test('DD-RUL-80: Temporary Health comes at the start of the Movement Phase, not of the Combat Phase', () => {
    const s = coven({ knows: incantations('heroism'), bob: { at: [12, 5.5] } }).picks('Ann|cast|heroism')
    while (asked(s) === 'act') s.answer(s.decision.default)
    expect([s.state.stage, s.of('Ann').temporary]).toEqual(['declare-masteries', 0])
  })

  const armed = (ann: FigureWords = {}): Skirmish => coven({ knows: incantations('spiritual-weapon'), ann })

  test('DD-INC-21 DD-RUL-58: the weapon appears within 8" where its caster sees, and no farther', () => {
    const s = armed().line('wall', 'wall', [14, 2], [14, 8]).high(9).picks('Ann|cast|spiritual-weapon')
    expect(s.refused({ at: inch(10, 4 + rimToRim(8.1)) }).code).toBe('too-far')
    expect(s.refused({ at: inch(16, 5) }).code).toBe('out-of-sight')
    s.aims(12, 4 + rimToRim(8))
    expect(inForce(s)).toEqual(['spiritual-weapon'])
  })

  const hovering = (ann: FigureWords = {}): Skirmish =>
    coven({
      ann: { casting: casting(incantations('spiritual-weapon')), concentrating: 'spiritual-weapon 1', ...ann },
      words: { round: 2 },
    })
      .effect('spiritual-weapon 1', 'spiritual-weapon', 'Ann', { at: [12, 7.5], round: 1 })
      .picks('Ann|use-spell|spiritual-weapon 1')

  test('DD-INC-23: it flies the whole 4", but comes down on nobody', () => {
    expect(hovering().refused({ at: inch(12, 10.5) }).code).toBe('occupied')
    const s = hovering().aims(8, 7.5)
    expect(s.state.effects[0]?.at).toEqual(inch(8, 7.5))
  })

  const striking = (ann: FigureWords, bob: FigureWords, words = {}) =>
    coven({
      ann: {
        at: [2, 2],
        casting: casting(incantations('spiritual-weapon')),
        concentrating: 'spiritual-weapon 1',
        ...ann,
      },
      bob: { at: [12, 12], toughness: 14, ...bob },
      words: { stage: 'split', round: 2, ...words },
    }).effect('spiritual-weapon 1', 'spiritual-weapon', 'Ann', { at: [12, 13.4], potency: 0 })

  test('DD-RUL-67: that its caster is poisoned or sapped troubles the weapon as little as it frees the caster', () => {
    const s = striking({ conditions: ['poisoned', 'sapped'] }, {})
      .rolls(['to hit: Spiritual Weapon at Bob', 2], ['to wound: Ann at Bob', 6])
      .until('act')
      .rolledEverything()
    expect(s.of('Ann').conditions.map(({ is }) => is)).toContain('sapped')
  })

  test('DD-RUL-73: Shield has no attacker to sap when a summoned weapon strikes, though its caster is in the melee', () => {
    const s = striking(
      { at: [12, 10.6], fight: 5, now: { action: false } },
      { fight: 3, casting: casting({ quick: [{ spells: ['shield'], boxes: 1 }] }) },
      { stage: 'combat-action', melee: 1 },
    )
      .melee('Ann', 'Bob')
      .rolls(['to hit: Spiritual Weapon at Bob', 2], ['to wound: Ann at Bob', 6])
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Bob' })
    expect(s.rolledEverything().of('Bob').marked).toEqual({})
  })
})
