/** Ranged attacks: who may be shot at, range, cover, the two conditions of a hit. */
import { describe, expect, test } from 'vitest'
import { knockdown } from '../../src/index.ts'
import { skirmish, TOUCHING, type ModelWords, type Skirmish } from '../skirmish.ts'

const archer = { gear: ['bow'] }
const apart = (gap: number): number => TOUCHING + gap

/** Ann with a bow, and Bob this far south of her. */
const range = (gap: number, ann: Partial<ModelWords> = archer, bob: Partial<ModelWords> = {}) =>
  skirmish()
    .a('Ann', { at: [20, 10], ...ann })
    .b('Bob', { at: [20, 10 + apart(gap)], ...bob })
    .b('Far', { at: [46, 46] })

const aims = (battle: Skirmish) => battle.acts('Ann', 'shoot').stays()

/** The range threshold of a shot that falls on a 1. */
const threshold = (battle: Skirmish, at = 'Bob'): number => {
  aims(battle.rolls([`attack: Ann at ${at}`, 1])).shoots('Ann', 'bow', at)
  const { roll } = battle.told('attacked') as unknown as { roll: { threshold: { total: number } } }
  return roll.threshold.total
}

describe('who shoots at whom', () => {
  test('KD-RNG-01 only a model with a ranged weapon shoots', () => {
    expect(range(5, {}).actionsOf('Ann')).toEqual(['run', 'charge', 'disengage'])
    expect(range(5).actionsOf('Ann')).toContain('shoot')
  })

  test('KD-RNG-02 the target is an enemy in line of sight', () => {
    const battle = range(10)
      .box('house', 'building', [15, 14], [25, 16])
      .having({ height: 5 })
      .a('Abe', { at: [22, 10] })
    expect(aims(battle).decision).toMatchObject({ what: 'activate' })
    expect(knockdown.attackForecasts(battle.state, 'Ann', 'Bob')[1]).toMatchObject({
      allowed: false,
      rule: 'KD-RNG-02',
    })
  })

  test('KD-RNG-03 the target is within the long range of the weapon', () => {
    expect(aims(range(20)).offered).toEqual(['Ann|bow|Bob', 'done'])
    expect(aims(range(20.1)).decision.what).toBe('activate')
  })

  test('KD-RNG-03 KD-RUL-13 from a roof the range is measured in space, and exactly that far is within it', () => {
    const roof = (height: number) =>
      range(6.4, { gear: ['throwing-weapons'] })
        .box('roof', 'building', [18, 8], [22, 10.6])
        .having({ height })
    expect(aims(roof(4.8)).offered).toEqual(['Ann|throwing-weapons|Bob', 'done'])
    expect(aims(roof(4.9)).decision.what).toBe('activate')
  })

  test('KD-RNG-05 KD-RUL-28 a model within ½" of any enemy does not shoot, whoever the target is', () => {
    const battle = range(10).b('Bea', { at: [20 + apart(0.5), 10], knockedDown: true })
    expect(aims(battle).decision.what).toBe('activate')
    expect(aims(range(10).b('Bea', { at: [20 + apart(0.51), 10] })).decision.what).toBe('shoot')
  })

  test('KD-RNG-06 the ½" is measured after the move: a model that moved clear may shoot', () => {
    const battle = range(10)
      .b('Bea', { at: [20 + apart(0.4), 10] })
      .acts('Ann', 'shoot')
      .move('Ann', [18, 10])
    expect(battle.decision.what).toBe('shoot')
  })

  test('KD-RNG-17 KD-RUL-27 a model may shoot at an enemy in contact with its friends, who cannot be hit', () => {
    const battle = range(5)
      .a('Abe', { at: [20 + apart(0), 10 + apart(5)] })
      .rolls(['attack: Ann at Bob', 1])
    aims(battle).shoots('Ann', 'bow', 'Bob').rolledEverything()
    expect(battle.of('Abe').wounds).toBe(0)
  })

  test('KD-RNG-21 facing does not matter: sight is all-round', () => {
    const battle = range(5).b('Bea', { at: [20, 10 - apart(5)] })
    expect(aims(battle).offered).toEqual(['Ann|bow|Bob', 'Ann|bow|Bea', 'done'])
  })

  test('KD-RNG-22 KD-RUL-46 a model with several ranged weapons chooses one', () => {
    const battle = aims(range(5, { gear: ['bow', 'throwing-weapons'] }))
    expect(battle.offered).toEqual(['Ann|bow|Bob', 'Ann|throwing-weapons|Bob', 'done'])
  })
})

describe('the range threshold', () => {
  test('KD-RNG-04 KD-RNG-07 up to and including the short range it is 4', () => {
    expect(threshold(range(10))).toBe(4)
  })

  test('KD-RNG-04 KD-RNG-08 beyond it, up to and including the long range, it is 5', () => {
    expect(threshold(range(10.1))).toBe(5)
    expect(threshold(range(20))).toBe(5)
  })

  test('KD-RNG-09 KD-RNG-12 an intervening model of either side, standing or down, makes it one higher', () => {
    expect(threshold(range(8).b('Bea', { at: [20, 14] }))).toBe(5)
    expect(threshold(range(8).a('Abe', { at: [20, 14] }))).toBe(5)
    expect(threshold(range(8).a('Abe', { at: [20, 14], knockedDown: true }))).toBe(5)
    expect(threshold(range(15).a('Abe', { at: [20, 14] }))).toBe(6)
  })

  test('KD-RUL-29 against a threshold of 6 a natural 5 misses and a natural 6 meets it', () => {
    const hits = (face: number) => {
      const battle = range(15).a('Abe', { at: [20, 14] })
      aims(battle.rolls(['attack: Ann at Bob', face])).shoots('Ann', 'bow', 'Bob')
      return battle.told('attacked')['hit']
    }
    expect([hits(5), hits(6)]).toEqual([false, true])
  })

  test('KD-RNG-10 KD-RUL-26 a target is in cover when half of it is hidden, exactly half included', () => {
    const behind = (edge: number) => range(8).line('wall', 'wall', [15, 14], [edge, 14]).having({ height: 2 })
    expect(threshold(behind(20))).toBe(5)
    expect(threshold(behind(19.9))).toBe(4)
  })

  test('KD-RNG-11 cover counts once, whatever gives it', () => {
    const battle = range(8)
      .a('Abe', { at: [20, 13] })
      .b('Bea', { at: [20, 15] })
      .line('wall', 'wall', [15, 16.5], [25, 16.5])
    expect(threshold(battle.having({ height: 1 }))).toBe(5)
  })

  test('KD-RUL-29 it runs from 3 with Aim at short range to 6 at long range in cover', () => {
    expect(threshold(range(8, { gear: ['bow'], rules: ['aim'] }))).toBe(3)
    expect(threshold(range(15).a('Abe', { at: [20, 14] }))).toBe(6)
  })
})

describe('the roll', () => {
  const shot = (face: number, ann: Partial<ModelWords> = archer, bob: Partial<ModelWords> = {}, weapon = 'bow') =>
    aims(range(5, ann, bob).rolls(['attack: Ann at Bob', face])).shoots('Ann', weapon, 'Bob')

  test('KD-RNG-13 KD-PROF-02 it is D6 plus the STR of the weapon, not of the model', () => {
    const battle = shot(4, { profile: 'frenzied-infantry', gear: ['crossbow'] }, {}, 'crossbow')
    expect(battle.told('attacked')).toMatchObject({ roll: { bonus: { total: 1 }, total: 5 }, hit: true })
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('KD-RNG-14 KD-RNG-16 a natural result below the threshold misses whatever the total is', () => {
    const battle = shot(3, { gear: ['crossbow'], rules: ['slayer'] }, { profile: 'wretched-infantry' }, 'crossbow')
    expect(battle.told('attacked')).toMatchObject({ hit: false, roll: { total: 4, defence: { total: 2 } } })
  })

  test('KD-RNG-15 a natural result that reaches it must still reach the DEF with the total', () => {
    const battle = shot(4, archer, { profile: 'unyielding-infantry', gear: ['armour'] })
    expect(battle.told('attacked')).toMatchObject({ hit: false, roll: { total: 4, defence: { total: 5 } } })
  })
})

describe('line of sight', () => {
  const seen = (battle: Skirmish): string | undefined => knockdown.sight?.(battle.state, 'Ann', 'Bob')?.seen

  test('KD-RNG-18 KD-RUL-25 sight is lost only where every ray is blocked by an obstacle as high as the line to the top', () => {
    const screen = (height: number, edge = 25) =>
      range(10).line('screen', 'wall', [15, 15], [edge, 15]).having({ height })
    expect(seen(screen(1.25))).toBe('blocked')
    expect(seen(screen(1.2))).toBe('cover')
    expect(seen(screen(3, 20.2))).toBe('cover')
  })

  test('KD-RNG-18 KD-RNG-20 a hill with a height hides what is behind it; flat ground hides nobody, and neither does a wood', () => {
    const behind = (kind: string, height?: number) => {
      const battle = range(10).box('ground', kind, [15, 13], [25, 16])
      return seen(height === undefined ? battle : battle.having({ height }))
    }
    expect([behind('hill', 3), behind('hill'), behind('rough', 3)]).toEqual(['blocked', 'clear', 'clear'])
  })

  test('KD-RNG-19 models never block sight: they only give cover', () => {
    expect(seen(range(10).b('Ogre', { profile: 'behemoth-monster', at: [20, 15] }))).toBe('cover')
  })

  test('KD-RNG-20 cover is what reaches the line from the eye to half the height of the target', () => {
    const low = (height: number) => range(10).line('fence', 'fence', [15, 20], [25, 20]).having({ height })
    expect(seen(low(0.3))).toBe('clear')
    expect(seen(low(0.75))).toBe('cover')
  })

  test('KD-RNG-09 whoever stands behind the target or behind the shooter is not between them', () => {
    const big = 'behemoth-monster'
    expect(seen(range(10).b('Bea', { profile: big, at: [20, 26] }))).toBe('clear')
    expect(seen(range(10).a('Abe', { profile: big, at: [20, 6] }))).toBe('clear')
    expect(seen(range(10).a('Abe', { profile: big, at: [20, 15] }))).toBe('cover')
  })

  test('KD-RNG-13 KD-RNG-14 a shot cites its rules and those of its weapon', () => {
    const battle = range(6).rolls(['attack: Ann at Bob', 1])
    aims(battle).shoots('Ann', 'bow', 'Bob')
    expect(battle.told('attacked').rules).toEqual(['KD-RNG-13', 'KD-RNG-14', expect.any(String)])
  })

  test('KD-RNG-23 models have heights by their kind', () => {
    const behind = (profile: string, mounted = false) =>
      seen(
        range(12, archer, { profile: 'behemoth-monster', at: [20, 30] }).b('Bea', { profile, mounted, at: [20, 26] }),
      )
    expect(behind('running-creature')).toBe('clear')
    expect(behind('levy-infantry')).toBe('clear')
    expect(behind('levy-infantry', true)).toBe('clear')
    expect(behind('crushing-monster')).toBe('cover')
  })
})
