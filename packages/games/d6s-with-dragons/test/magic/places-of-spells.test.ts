/** Places that spells put somebody or something: how far, on what, and what is told of it. */
import { describe, expect, test } from 'vitest'
import { asked, casting, coven, incantations, quick, standard } from '../coven.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const spot = (x: number, y: number) => ({ at: { x: Math.round(x * 2540), y: Math.round(y * 2540) } })

describe('Misty Step', () => {
  const steps = (ann: FigureWords = {}, more: (s: Skirmish) => Skirmish = (s) => s) =>
    more(coven({ knows: quick('misty-step'), ann, words: { stage: 'round-start' } }))

  test('DD-QCK-06 exactly 6" is within reach, a little more is too far', () => {
    expect(steps().refused(spot(12, 10.02)).code).toBe('too-far')
    const s = steps({ at: [4, 4] }).answer(spot(10, 4))
    expect(s.at('Ann')).toEqual([10, 4])
  })

  test('DD-QCK-06 DD-RUL-72 it is told where from and where to', () => {
    const s = steps().answer(spot(9, 4))
    expect(s.told('teleported')).toMatchObject({
      figure: 'Ann',
      from: { x: 12 * 2540, y: 4 * 2540 },
      to: { x: 9 * 2540, y: 4 * 2540 },
    })
  })

  test('DD-RUL-72 nobody steps off the table, onto somebody, into a gap or across a wall', () => {
    const code = (x: number, y: number, more?: (s: Skirmish) => Skirmish) => steps({}, more).refused(spot(x, y)).code
    expect(code(12, 0.3)).toBe('off-table')
    expect(code(14, 4, (s) => s.a('Abe', { at: [14.5, 4], speed: 1 }))).toBe('occupied')
    expect(code(9, 4, (s) => s.box('hole', 'gap', [8, 3], [10, 5]))).toBe('no-room')
    expect(code(9, 4, (s) => s.line('wall', 'wall', [8.6, 3], [8.6, 5]).high(0.6))).toBe('no-room')
  })

  test('DD-RUL-72 a fence lower than half its Height is no hindrance to standing on it', () => {
    const s = steps({}, (one) => one.line('low', 'fence', [9.2, 3], [9.2, 5]).high(0.3)).answer(spot(9, 4))
    expect(s.at('Ann')).toEqual([9, 4])
  })

  test('DD-RUL-72 woods, water, ice and low hills are no hindrance', () => {
    for (const kind of ['wood', 'rough', 'shallow-water', 'slippery', 'obscured']) {
      const s = steps({}, (one) => one.box('ground', kind, [8, 3], [10, 5]))
      expect(s.battle.question?.check(spot(9, 4)), kind).toBeUndefined()
    }
  })

  test('DD-RUL-72 the place of one who is slain is free', () => {
    const s = steps({}, (one) => one.a('Abe', { at: [9, 4], where: 'slain' })).answer(spot(9, 4))
    expect(s.at('Ann')).toEqual([9, 4])
  })
})

describe('Hunter’s Mark', () => {
  test('DD-INC-16 with nobody within 48" or in sight there is no new quarry to name', () => {
    const hunts = (wall: boolean) => {
      const s = coven({ knows: incantations('hunters-mark'), ann: { concentrating: 'mark', at: [2, 2] } })
      if (wall) s.box('wall', 'building', [0, 4], [24, 6]).high(9)
      return s.effect('mark', 'hunters-mark', 'Ann', { targets: [] }).decision.options.map(({ id }) => id)
    }
    expect(hunts(false)).toContain('Ann|use-spell|mark')
    expect(hunts(true)).not.toContain('Ann|use-spell|mark')
  })
})

describe('Shield', () => {
  test('DD-QCK-07 it saps the attacker of its own melee, whatever other melees there are', () => {
    const s = coven({
      ann: { at: [12, 12], fight: 1, casting: casting(quick('shield')) },
      bob: { at: [12, 13.5], fight: 3 },
      words: { stage: 'combat-action', melee: 1 },
    })
      .a('Amy', { at: [4, 12], now: { action: false } })
      .b('Ben', { at: [4, 13.5], now: { action: false } })
      .melee('Ann', 'Bob')
      .melee('Amy', 'Ben')
      .rolls(['to hit: Bob at Ann', 6])
      .picks('Bob|attack|Ann|blade')
    expect(s.decision).toMatchObject({ what: 'quick-shield', by: 'a' })
    expect(s.picks('yes').rolledEverything().told('attacked')).toMatchObject({ luck: { net: -1 } })
  })

  test('DD-QCK-07 DD-RUL-73 it is proposed where it saps the attacker, not where only the type of damage would change', () => {
    const usual = (now: { readonly action: boolean }) =>
      coven({
        ann: { at: [12, 12], fight: 1, casting: casting(quick('shield')), now },
        bob: { at: [12, 13.5], fight: 3, gear: '', attackList: [{ id: 'bolt', damageType: 'force' }] },
        words: { stage: 'combat-action', melee: 1 },
      })
        .melee('Ann', 'Bob')
        .picks('Bob|attack|Ann|bolt').decision.default
    expect(usual({ action: true })).toEqual({ pick: ['yes'] })
    expect(usual({ action: false })).toEqual({ pick: ['no'] })
  })
})

describe('Shining Smite', () => {
  test('DD-QCK-10 it is for attacks of its caster’s own hands, not for those of a summoned weapon', () => {
    const knows = { ...incantations('spiritual-weapon'), ...quick('shining-smite') }
    const s = coven({
      knows,
      ann: { at: [2, 2], concentrating: 'sword' },
      bob: { at: [12, 13.5], toughness: 10, now: { action: false } },
      words: { stage: 'combat-action', melee: 1 },
    })
      .a('Abe', { at: [12, 12], now: { action: false } })
      .effect('sword', 'spiritual-weapon', 'Ann', { at: [13.2, 13.5] })
      .melee('Abe', 'Bob')
      .rolls(['to hit: Spiritual Weapon at Bob', 1], ['to wound: Ann at Bob', 6])
    expect(asked(s)).not.toBe('quick-shining-smite')
    s.rolledEverything()
  })
})

describe('Spiritual Weapon and Fog Cloud', () => {
  const placed = (spell: string, y: number) =>
    coven({ knows: incantations(spell), ann: { at: [2, 2] }, bob: { at: [22, 10] }, words: { width: 48, depth: 48 } })
      .picks(`Ann|cast|${spell}`)
      .battle.question?.check(spot(2, y))?.code

  test('DD-INC-21 a weapon is summoned up to 8" away, rim to rim, and no farther', () => {
    expect([placed('spiritual-weapon', 10.984), placed('spiritual-weapon', 11.02)]).toEqual([undefined, 'too-far'])
  })

  test('DD-INC-10 fog gathers around a point up to 24" away, and no farther', () => {
    expect([placed('fog-cloud', 26.492), placed('fog-cloud', 26.52)]).toEqual([undefined, 'too-far'])
  })
})

describe('ground with corners', () => {
  test('DD-TERR-09 only ground really under a character counts: beside the slope of a triangular lake nobody saves', () => {
    const start = (x: number, y: number) =>
      skirmish({ stage: 'round-start' })
        .a('Ann', { at: [x, y] })
        .b('Bob', { at: [22, 22], speed: 1 })
        .area('lake', 'deep-water', [4, 4], [14, 4], [4, 14])
    const dry = start(12, 12)
    void dry.decision
    expect(dry.hasTold('waded')).toBe(false)
    const wet = start(6, 6).rolls(['save: Ann', 1])
    void wet.decision
    expect(wet.hasTold('waded')).toBe(true)
  })

  test('DD-RUL-93 a hole shallower than half the Height costs nothing to step out of', () => {
    const steps = (depth: number) => {
      const s = skirmish({ stage: 'act' })
        .a('Ann', { at: [8, 12], speed: 6 })
        .b('Bob', { at: [22, 22], speed: 1 })
        .box('hole', 'gap', [7, 11], [9, 13])
        .high(depth)
        .move('Ann', [11, 12])
      return (s.state.turn?.left ?? 0) / 2540
    }
    expect(steps(0.3)).toBeCloseTo(3, 2)
    expect(steps(0.7)).toBeCloseTo(2, 2)
  })
})

describe('after a shot', () => {
  test('DD-RNG-06 DD-RUL-27 the mover is shown how far it may still go: half its Speed in all', () => {
    const s = skirmish({ stage: 'act' })
      .a('Ann', { at: [12, 4], speed: 8, gear: 'bow' })
      .b('Bob', { at: [12, 12], speed: 1, toughness: 10 })
      .b('Ben', { at: [22, 22], speed: 1 })
      .move('Ann', [12, 5])
      .rolls(['to hit: Ann at Bob', 6])
      .picks('Ann|shoot')
    if (s.battle.question?.what === 'shoot') s.picks('bow|Bob')
    const { decision } = s
    expect(decision.kind === 'move' && decision.movers).toMatchObject([{ figure: 'Ann', longest: 3 * 2540 }])
  })
})

describe('Telekinesis', () => {
  test('DD-STD-14 without a spell slot left it cannot be cast', () => {
    const may = (slots: number) =>
      coven({ ann: { casting: casting({ ...standard('telekinesis'), slots }) } }).decision.options.some(
        ({ id }) => id === 'Ann|cast|telekinesis',
      )
    expect([may(1), may(0)]).toEqual([true, false])
  })
})
