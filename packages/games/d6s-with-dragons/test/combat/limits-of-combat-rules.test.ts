/** Where the rules of combat stop: who is left out, what ends a chance to act, and what does not count twice. */
import { describe, expect, test } from 'vitest'
import { brawl, choices, melees, toActions, what } from '../brawl.ts'
import { duel, range, shoot, strike } from '../duel.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const SAFE = { toughness: 10, health: 9 }
const SPENT = { now: { action: false } }

describe('masteries and features', () => {
  const slayer = { traits: ['colossus-slayer'], fight: 6 }

  test('DD-MDF-15 Colossus Slayer is not used in an opportunity attack', () => {
    const s = skirmish({ stage: 'act' })
      .a('Ann', { at: [12, 12], speed: 9, toughness: 10, health: 3, wounds: 1 })
      .b('Bob', { at: [12, 13.3], speed: 1, ...slayer })
      .b('Ben', { at: [22, 22], speed: 1 })
      .rolls(['to wound: Bob at Ann', 6])
      .move('Ann', [12, 6])
      .picks('Bob|blade|Ann')
    expect(what(s)).toBe('act')
    s.rolledEverything()
  })

  test('DD-MDF-15 Colossus Slayer needs a target that was wounded before, and a mastery not yet used', () => {
    const asks = (ann: FigureWords, wounds: number) => {
      const s = duel({ ...slayer, ...ann }, { ...SAFE, wounds })
      if (wounds === 0 || ann.now !== undefined) s.rolls(['to wound: Ann at Bob', 6])
      return what(toActions(strike(s)))
    }
    expect(asks({}, 1)).toBe('use-mastery')
    expect(asks({}, 0)).not.toBe('use-mastery')
    expect(asks({ now: { mastery: 'blade', masteryApplied: true } }, 1)).not.toBe('use-mastery')
  })

  test('DD-CFT-08 Pack Tactics counts only the pack in the melee that is still in play, not one of the other side', () => {
    const fight = (cal: FigureWords, side: 'a' | 'b' = 'a') => {
      const s = duel({ fight: 4, traits: ['pack-tactics'] }, SAFE, { melees: [{ members: ['Ann', 'Cal', 'Bob'] }] })
      s[side]('Cal', { at: [13.1, 12.6], fight: 1, traits: ['pack-tactics'], ...cal }).rolls(['to hit: Ann at Bob', 6])
      const { tests } = strike(s).told('attacked') as unknown as { tests: { sums: { total: number }[] }[] }
      return tests[0]?.sums[0]?.total
    }
    expect(fight({})).toBe(5)
    expect(fight({ where: 'slain' })).toBe(4)
    expect(fight({}, 'b')).toBe(4)
  })

  test('DD-CFT-04 an always invisible attacker has advantage until it is revealed', () => {
    const rolls = (used: string[]) => {
      const s = duel({ fight: 4, traits: ['invisibility'], now: { used } }, { ...SAFE, fight: 3, ...SPENT })
      s.rolls(['to hit: Ann at Bob', 6])
      if (used.length === 0) s.rolls(['to hit again: Ann at Bob', 6])
      return strike(toActions(s)).rolledEverything().told('attacked').hit
    }
    expect([rolls([]), rolls(['revealed'])]).toEqual([false, false])
  })

  test('DD-CAPT-07 a Captain whose action is spent is offered a surge and nothing else', () => {
    const s = duel({ fight: 6, traits: ['action-surge'], uses: { 'action-surge': 1 }, ...SPENT }, SAFE)
    expect(choices(s)).toEqual(['Ann|deed|action-surge', 'Ann|let-pass'])
  })
})

describe('damage', () => {
  test('DD-DMG-06 the "then" die is named among the rules only where it is rolled', () => {
    const rules = (strength: number, toughness: number) => {
      const s = duel({ fight: 6, strength }, { toughness, health: 9 }).rolls(['to wound: Ann at Bob', 6])
      return strike(s).told('wound-rolled').rules
    }
    expect(rules(3, 3)).not.toContain('DD-DMG-06')
    expect(rules(3, 9)).toContain('DD-DMG-06')
  })

  test('DD-MDF-20 a slain creature does not regenerate when a round starts', () => {
    const s = skirmish({ stage: 'round-start' })
      .a('Ann', { at: [12, 12] })
      .a('Tom', { at: [2, 2], traits: ['regeneration'], where: 'slain', health: 2, wounds: 2 })
      .b('Bob', { at: [20, 20] })
    expect(s.decision.what).toBe('act')
    expect(s.of('Tom').wounds).toBe(2)
  })

  test('DD-COND-27 DD-DICE-06 hidden from its target a shooter has one advantage, which one disadvantage takes away', () => {
    const luck = (conditions: string[]) => {
      const s = range({ conditions: ['hidden', ...conditions], traits: ['camouflage'] }, { ...SAFE, at: [12, 12] })
      s.rolls(['to hit: Ann at Bob', 6])
      if (conditions.length === 0) s.rolls(['to hit again: Ann at Bob', 6])
      return shoot(s).rolledEverything().told('attacked')
    }
    expect(luck([])).toMatchObject({ hit: false })
    expect(luck(['poisoned'])).toMatchObject({ hit: false })
  })
})

describe('grapples', () => {
  const held = (by: string) => ({ conditions: [{ is: 'grappled', from: by }] })

  test('DD-COND-17 a character drags only those it holds itself', () => {
    const s = skirmish({ stage: 'act' })
      .a('Ann', { at: [12, 12], speed: 9 })
      .a('Abe', { at: [4, 12], speed: 1 })
      .b('Bob', { at: [4, 13.2], speed: 1, ...held('Abe') })
      .b('Ben', { at: [22, 22], speed: 1 })
      .move('Ann', [12, 4])
    expect(s.at('Bob')).toEqual([4, 13.2])
    expect(s.at('Ann')).toEqual([12, 4])
  })

  test('DD-COND-20 a grapple ends only when the grappler itself is stunned, not somebody else', () => {
    const s = duel({ fight: 6, ...held('Bob') }, SAFE)
    expect(s.of('Ann').conditions.map(({ is }) => is)).toEqual(['grappled'])
    const freed = duel({ fight: 6, ...held('Bob') }, { ...SAFE, conditions: ['stunned'] })
    expect(freed.of('Bob').conditions.map(({ is }) => is)).toEqual(['stunned'])
  })
})

describe('disengaging freely', () => {
  const nimble = { traits: ['nimble-escape'], fight: 4 }

  test('DD-RND-07 it is declared as free, leaves the action spent as it was, and is had once a round', () => {
    const s = duel(nimble, { ...SAFE, ...SPENT, fight: 3 }).rolls(['to hit: Ann at Bob', 6])
    toActions(s)
    strike(s).picks('disengage')
    expect(s.told('disengage-declared')).toMatchObject({ figure: 'Ann', free: true })
    expect(s.events.filter(({ is }) => is === 'disengage-declared')).toHaveLength(1)
    expect(s.of('Ann').now.used).toHaveLength(1)
  })

  test('DD-RND-07 nobody is asked who is stunned, or has no enemy left in its melee', () => {
    expect(what(duel({ ...nimble, fight: 1, conditions: ['stunned'] }, { ...SAFE, ...SPENT }))).not.toBe(
      'free-disengage',
    )
  })
})

describe('melees', () => {
  test('DD-MEL-08 a melee that has lost a side asks for no mastery before it ends', () => {
    const s = brawl({ stage: 'choose-melee' })
      .a('Ann', { at: [10, 10], gear: 'great blade' })
      .b('Bob', { at: [10, 11.2], where: 'slain' })
      .a('Abe', { at: [15, 10], gear: 'great blade' })
      .b('Ben', { at: [15, 11.2] })
      .melee('Ann', 'Bob')
      .melee('Abe', 'Ben')
    const asked: string[] = []
    for (let i = 0; i < 6 && s.decision.about !== 'Abe'; i++) {
      asked.push(`${what(s)} ${s.decision.about ?? ''}`)
      s.answer(s.decision.default)
    }
    expect(what(s)).toBe('mastery')
    expect(asked).not.toContain('mastery Ann')
  })

  test('DD-SPLIT-03 one against three is one melee, whichever side the one is on, and nothing is asked', () => {
    const three = (one: 'a' | 'b') => {
      const s = brawl()
      const many = one === 'a' ? 'b' : 'a'
      s[one]('One', { at: [10, 10] })
      s[many]('Tom', { at: [10, 11] })
      s[many]('Tim', { at: [9, 10] })
      s[many]('Ted', { at: [11, 10] })
      return s
    }
    for (const one of ['a', 'b'] as const) {
      expect(what(three(one))).not.toBe('split')
      expect(melees(three(one))).toEqual(['One Ted Tim Tom'])
    }
  })

  test('DD-SPLIT-05 DD-RUL-35 in a duel the Lead Player’s character stays and the other slides to it; one against two stays', () => {
    const slid = (lead: string) => {
      const s = brawl({ lead })
        .a('Ann', { at: [10, 10] })
        .b('Bob', { at: [10, 11.5] })
        .a('Abe', { at: [16, 10] })
        .b('Ben', { at: [15, 11.1] })
        .b('Bea', { at: [17, 11.1] })
      toActions(s)
      return s.events
        .filter(({ is }) => is === 'slid')
        .map(({ figure, to }) => `${String(figure)} to ${String(to)}`)
        .sort()
    }
    expect(slid('a')).toEqual(['Bea to Abe', 'Ben to Abe', 'Bob to Ann'])
    expect(slid('b')).toEqual(['Ann to Bob', 'Bea to Abe', 'Ben to Abe'])
  })
})

describe('shooting', () => {
  test('DD-RNG-04 exactly at long range a target can be shot at, a little farther it cannot', () => {
    const may = (far: number) => {
      const s = range({}, { at: [12, 4 + 0.984 + far] }, { width: 48, depth: 48 })
      return choices(s.picks('Ann|shoot')).includes('bow|Bob')
    }
    expect([may(24), may(24.02)]).toEqual([true, false])
  })

  test('DD-RNG-05 exactly at short range there is no penalty, a little farther there is', () => {
    const fight = (far: number) => {
      const s = range({ fight: 4 }, { ...SAFE, at: [12, 4.984 + far] }).rolls(['to hit: Ann at Bob', 6])
      const { tests } = shoot(s).told('attacked') as unknown as { tests: { sums: { total: number }[] }[] }
      return tests[0]?.sums[0]?.total
    }
    expect([fight(12), fight(12.02)]).toEqual([4, 3])
  })

  test('DD-RNG-06 exactly half its Speed moved leaves a shot, a little more does not', () => {
    const may = (y: number) =>
      range({ speed: 8 }, { at: [20, 10] })
        .move('Ann', [12, y])
        .decision.options.some(({ id }) => id === 'Ann|shoot')
    expect([may(8), may(8.05)]).toEqual([true, false])
  })
})

describe('dismounting', () => {
  const pair = (kind?: string): Skirmish => {
    const s = skirmish({ stage: 'act' })
      .a('Horse', { name: 'Horse', at: [10, 10], size: 'large', base: 40, speed: 10 })
      .a('Ann', { mount: 'Horse' })
      .b('Bob', { at: [22, 22], speed: 1 })
    return kind === undefined ? s : s.box('ground', kind, [4, 4], [16, 16])
  }

  test('DD-RUL-95 DD-TERR-12 a rider gets off in a wood or in shallow water as in the open, but not over a gap', () => {
    const mayGetOff = (kind?: string) => pair(kind).decision.options.some(({ id }) => id === 'Ann|dismount')
    expect([mayGetOff(), mayGetOff('wood'), mayGetOff('shallow-water'), mayGetOff('gap')]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('DD-RUL-95 the rider comes down beside its mount, touching it', () => {
    const s = pair().picks('Ann|dismount')
    expect(s.refused({ spots: [{ figure: 'Ann', at: { x: 10 * 2540, y: 14 * 2540 } }] }).code).toBe('not-touching')
    expect(s.refused({ spots: [{ figure: 'Ann', at: { x: 10 * 2540, y: 10 * 2540 } }] }).code).toBe('not-touching')
  })
})
