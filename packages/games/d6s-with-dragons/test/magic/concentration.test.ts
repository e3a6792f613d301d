import { describe, expect, test } from 'vitest'
import { fightOf } from '../../src/rules/stats/sums.ts'
import { asked, conditions, coven, incantations, inForce, offered, standard } from '../coven.ts'

const fightOfAnn = (s: ReturnType<typeof coven>) => fightOf(s.state, s.of('Ann'))

describe('Concentration', () => {
  test('DD-SPL-02 DD-CONC-10 DD-CONC-11: Ann casts Bless in her turn for a slot, keeps her action and concentrates on it', () => {
    const s = coven({ knows: incantations('bless') }).picks('Ann|cast|bless')
    expect(inForce(s)).toEqual(['bless'])
    expect(s.of('Ann').concentrating).toBe(s.state.effects[0]?.id)
    expect(s.of('Ann').marked).toEqual({ spellcasting: 1 })
    expect(s.of('Ann').now.action).toBe(true)
    expect(s.state.turn?.left).toBe(9 * 2540)
    expect(fightOfAnn(s)).toBe(5)
  })

  test('DD-CONC-01 DD-CONC-08: shifting to Bane costs a slot and ends Bless', () => {
    const s = coven({ knows: incantations('bless', 'bane') })
      .picks('Ann|cast|bless')
      .picks('Ann|cast|bane')
    expect(inForce(s)).toEqual(['bane'])
    expect(fightOfAnn(s)).toBe(4)
    expect(s.of('Ann').marked).toEqual({ spellcasting: 2 })
  })

  test('DD-CONC-08: without a slot there is no shifting', () => {
    const s = coven({ knows: { ...incantations('bless', 'bane'), slots: 1 } }).picks('Ann|cast|bless')
    expect(offered(s).filter((id) => id.startsWith('Ann|cast'))).toEqual([])
  })

  test('DD-CONC-09: renewing Fog Cloud with another slot puts the fog elsewhere', () => {
    const s = coven({ knows: incantations('fog-cloud') })
      .picks('Ann|cast|fog-cloud')
      .aims(12, 8)
    expect(s.state.effects[0]?.at).toEqual({ x: 12 * 2540, y: 8 * 2540 })
    s.picks('Ann|cast|fog-cloud').aims(6, 8)
    expect(s.state.effects.map(({ at }) => at)).toEqual([{ x: 6 * 2540, y: 8 * 2540 }])
    expect(s.of('Ann').marked).toEqual({ spellcasting: 2 })
  })

  test('DD-CONC-02: with Bless in force Ann moves and shoots as if she did nothing else', () => {
    const s = coven({ knows: incantations('bless'), ann: { gear: 'bow' } }).rolls(['to hit: Ann at Bob', 6])
    s.picks('Ann|cast|bless').move('Ann', [16, 4]).picks('Ann|shoot').picks('bow|Bob')
    expect(s.told('attacked')).toMatchObject({ by: 'Ann', hit: false })
    expect(inForce(s)).toEqual(['bless'])
    s.rolledEverything()
  })

  const shotAt = (...faces: number[]) =>
    coven({
      ann: { casting: { incantations: ['bless'] }, concentrating: 'bless 1', health: 9, speed: 3 },
      bob: { speed: 9, gear: 'bow', attacks: 2 },
    })
      .effect('bless 1', 'bless', 'Ann', { potency: 0 })
      .rolls(
        ['to hit: Bob at Ann', 2],
        ['to wound: Bob at Ann', 6],
        ...faces.map((face) => ['save: Ann', face] as const),
        ['to hit: Bob at Ann', 2],
        ['to wound: Bob at Ann', 6],
      )
      .picks('Bob|shoot')
      .picks('bow|Ann')
      .picks('bow|Ann')

  test('DD-CONC-03 DD-CONC-05: the first of two arrows that hit makes Ann save, Potency 0 against Fortitude 3 and Bless; she holds on and is not tested again', () => {
    const s = shotAt(4)
    s.rolledEverything()
    expect(inForce(s)).toEqual(['bless'])
    expect(s.events.filter(({ is }) => is === 'concentration-tested')).toHaveLength(1)
  })

  test('DD-CONC-04: a failed save ends the incantation', () => {
    const s = shotAt(5)
    expect(inForce(s)).toEqual([])
    expect(s.of('Ann').concentrating).toBeUndefined()
    expect(s.told('spell-ended')).toMatchObject({ spell: 'bless', caster: 'Ann' })
  })

  test('DD-CONC-06: hit twice in melee, Ann is tested once, when that melee ends', () => {
    const s = coven({
      ann: { at: [12, 12], health: 9, casting: {}, concentrating: 'bless 1', now: { action: false } },
      bob: { at: [12, 13.5], attacks: 2 },
      words: { stage: 'combat-action', melee: 1 },
    })
      .effect('bless 1', 'bless', 'Ann')
      .melee('Ann', 'Bob')
      .rolls(
        ['to hit: Bob at Ann', 2],
        ['to wound: Bob at Ann', 6],
        ['to hit: Bob at Ann', 2],
        ['to wound: Bob at Ann', 6],
        ['save: Ann', 6],
      )
    s.picks('Bob|attack|Ann|blade')
    s.until('act')
    expect(s.events.filter(({ is }) => is === 'concentration-tested')).toHaveLength(1)
    expect(s.events.findIndex(({ is }) => is === 'concentration-tested')).toBeGreaterThan(
      s.events.findLastIndex(({ is }) => is === 'wound-rolled'),
    )
    expect(inForce(s)).toEqual([])
  })

  test("DD-CONC-07 DD-RUL-56: before round 1 the Lead Player's caster begins with an incantation of Spell Concentration, free of charge, then the other side's", () => {
    const s = coven({
      knows: { incantations: ['bless', 'bane'], standard: ['fog-cloud'] },
      bob: { casting: { incantations: ['hold-person'] } },
      words: { stage: 'incantations', round: 0 },
    }).rolls(['save: Ann', 5])
    expect(s.decision).toMatchObject({ what: 'starting-incantation', by: 'a' })
    expect(offered(s)).toEqual(['Ann|bless', 'Ann|bane', 'done'])
    s.picks('Ann|bless')
    expect(s.of('Ann').marked).toEqual({})
    expect(s.decision).toMatchObject({ what: 'starting-incantation', by: 'b' })
    expect(fightOfAnn(s)).toBe(5)
    s.picks('Bob|hold-person')
    s.rolledEverything()
    expect(conditions(s, 'Ann')).toEqual(['stunned'])
    expect(s.state.round).toBe(1)
  })

  test('DD-RUL-56: whose incantation came to nothing does not begin with another one', () => {
    const s = coven({
      knows: { incantations: ['hold-person', 'bless'], potency: 0 },
      words: { stage: 'incantations', round: 0 },
    }).rolls(['save: Bob', 1])
    s.picks('Ann|hold-person').rolledEverything()
    expect(inForce(s)).toEqual([])
    expect(asked(s)).not.toBe('starting-incantation')
  })

  test('DD-RUL-56: an incantation in force at the start cannot be countered', () => {
    const s = coven({
      knows: incantations('bless'),
      bob: { casting: { quick: [{ spells: ['counterspell'], boxes: 1 }] } },
      words: { stage: 'incantations', round: 0 },
    }).picks('Ann|bless')
    expect(asked(s)).not.toBe('quick-counterspell')
    expect(inForce(s)).toEqual(['bless'])
  })

  test("DD-RUL-57: damage without a to-hit roll never tests: Ann's own side's lightning leaves Bob's Bless alone", () => {
    const s = coven({ knows: standard('lightning-bolt'), bob: { casting: {}, concentrating: 'bless 1', health: 9 } })
      .effect('bless 1', 'bless', 'Bob')
      .rolls(
        ['closest: lightning-bolt', 1, 1],
        ['save: Bob', 6],
        ['to wound: Ann at Bob', 1],
        ['to wound: Ann at Bob', 1],
      )
    s.picks('Ann|cast|lightning-bolt').aims(12, 10)
    s.rolledEverything()
    expect(s.of('Bob').wounds).toBe(2)
    expect(inForce(s)).toEqual(['bless'])
  })

  test('DD-RUL-57: stunned by Hold Person, Bob loses concentration without a roll; and Ann may end her own at any time', () => {
    const s = coven({ knows: incantations('hold-person'), bob: { casting: {}, concentrating: 'bless 1' } })
      .effect('bless 1', 'bless', 'Bob')
      .rolls(['save: Bob', 6])
    s.picks('Ann|cast|hold-person')
    expect(inForce(s)).toEqual(['hold-person'])
    s.picks('Ann|let-go')
    expect(inForce(s)).toEqual([])
    expect(conditions(s, 'Bob')).toEqual([])
  })

  test('DD-RUL-57: with its caster slain, the incantation is over', () => {
    const s = coven({ ann: { gear: 'bow' }, bob: { casting: {}, concentrating: 'bless 1' } })
      .effect('bless 1', 'bless', 'Bob')
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 1])
      .picks('Ann|shoot')
      .picks('bow|Bob')
    expect(s.of('Bob').where).toBe('slain')
    expect(inForce(s)).toEqual([])
  })

  test('DD-RUL-56: when side b leads, its casters begin before those of side a', () => {
    const s = coven({
      knows: incantations('bless'),
      bob: { casting: { incantations: ['bane'] } },
      words: { stage: 'incantations', round: 0, lead: 'b' },
    })
    expect(s.decision).toMatchObject({ what: 'starting-incantation', by: 'b' })
    expect(s.picks('Bob|bane').decision).toMatchObject({ what: 'starting-incantation', by: 'a' })
  })

  test('DD-RUL-57: tested once this round, Ann is not tested again for an incantation cast since', () => {
    const s = coven({
      knows: incantations('bless'),
      ann: { now: { tested: true }, health: 9 },
      bob: { speed: 8, gear: 'bow' },
    })
      .rolls(['to hit: Bob at Ann', 2], ['to wound: Bob at Ann', 6])
      .picks('Ann|cast|bless')
      .picks('Ann|end')
      .picks('Bob|shoot')
      .picks('bow|Ann')
      .rolledEverything()
    expect(inForce(s)).toEqual(['bless'])
  })

  test('DD-RUL-57: hit as she leaves Bob, Ann is tested at once, in the middle of her move', () => {
    const s = coven({
      ann: { at: [12, 12], health: 9, casting: {}, concentrating: 'bless 1' },
      bob: { at: [12, 13.5] },
    })
      .effect('bless 1', 'bless', 'Ann', { potency: 0 })
      .rolls(['to hit: Bob at Ann', 2], ['to wound: Bob at Ann', 6], ['save: Ann', 6])
      .move('Ann', [12, 8])
      .picks('Bob|blade|Ann')
      .rolledEverything()
    expect([inForce(s), s.at('Ann')]).toEqual([[], [12, 8]])
  })

  test("DD-CONC-06 DD-RUL-21: of two casters hit in one melee the Lead Player's is tested first", () => {
    const first = (lead: string, ...saves: [string, number][]) =>
      coven({
        ann: { at: [12, 12], casting: {}, concentrating: 'bless 1', now: { hitInMelee: true, action: false } },
        bob: { at: [12, 13.5], casting: {}, concentrating: 'bane 2', now: { hitInMelee: true, action: false } },
        words: { stage: 'melee-end', melee: 1, lead },
      })
        .effect('bless 1', 'bless', 'Ann', { potency: 0 })
        .effect('bane 2', 'bane', 'Bob', { potency: 0 })
        .melee('Ann', 'Bob')
        .rolls(...saves)
        .until('act')
        .rolledEverything()
    first('a', ['save: Ann', 1], ['save: Bob', 1])
    first('b', ['save: Bob', 1], ['save: Ann', 1])
  })
})
