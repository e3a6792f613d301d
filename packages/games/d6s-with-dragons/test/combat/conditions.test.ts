/** Conditions: what each does, and how it ends. */
import { overlaps } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { footprint, gapBetween } from '../../src/state/figures.ts'
import { attack } from '../../src/rules/attacks/attack.ts'
import { settlePlaces, finishAction, gain, recover } from '../../src/rules/conditions/conditions.ts'
import { eliminate } from '../../src/rules/damage/eliminate.ts'
import { moraleFor } from '../../src/rules/stats/leadership.ts'
import { actionsOf } from '../../src/rules/stats/ability-actions.ts'
import { makeSave } from '../../src/rules/dice/saves.ts'
import { shots } from '../../src/rules/shooting/shots.ts'
import { canSee } from '../../src/rules/sight/sight.ts'
import { speedOf } from '../../src/rules/stats/sums.ts'
import { weaponOf } from '../../src/content/weapons.ts'
import type { ConditionName } from '../../src/state/vocabulary.ts'
import { drill } from '../drill.ts'
import { duel, range, shoot, strike } from '../duel.ts'
import { moveOf, skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const SAFE = { toughness: 10, health: 9 }
const HIT = 'to hit: Ann at Bob'
const AGAIN = 'to hit again: Ann at Bob'

const on = (s: Skirmish, id: string): ConditionName[] => s.of(id).conditions.map(({ is }) => is)
const options = (s: Skirmish): string[] => s.decision.options.map(({ id }) => id)

/** Ann strikes once and misses in the end: with disadvantage a hit is rolled again, with advantage a miss. */
const luckOf = (ann: FigureWords, bob: FigureWords): number => {
  const d = drill(duel(ann, { ...SAFE, armor: 6, ...bob }), (play) =>
    attack(play, { by: 'Ann', at: 'Bob', weapon: weaponOf('blade'), kind: 'melee' }),
  )
  return (d.told('attacked').luck as { net: number }).net
}

const gaining = (s: Skirmish, is: ConditionName, of = 'Bob', from = 'Ann') =>
  drill(s, (play) => gain(play, of, { is, from }))

describe('what a condition is', () => {
  test('DD-COND-01, DD-COND-02: a condition is there or not; gained twice it is there once', () => {
    const d = drill(duel(), function* (play) {
      yield* gain(play, 'Bob', { is: 'vexed' })
      yield* gain(play, 'Bob', { is: 'vexed' })
    })
    expect(d.conditions('Bob')).toEqual(['vexed'])
    expect(d.of('Bob').conditions).toHaveLength(1)
  })
})

describe('blinded', () => {
  test('DD-COND-03: the blind see nobody and cannot shoot, but may strike', () => {
    const s = range({ gear: 'bow, blade', conditions: ['blinded'] }, { at: [12, 5.4] })
    expect(canSee(s.state, s.of('Ann'), s.of('Bob'))).toBe(false)
    expect(shots(s.state, s.of('Ann'))).toEqual([])
    expect(options(duel({ conditions: ['blinded'] }))).toContain('Ann|attack|Bob|blade')
  })

  test('DD-COND-04, DD-COND-05: they are hit with advantage and hit with disadvantage', () => {
    expect([luckOf({}, { conditions: ['blinded'] }), luckOf({ conditions: ['blinded'] }, {})]).toEqual([1, -1])
  })

  test('DD-COND-06: until they have taken an action', () => {
    const s = duel({ conditions: ['blinded'] }, SAFE).rolls([HIT, 6])
    strike(s)
    expect(on(s, 'Ann')).toEqual([])
  })
})

describe('charmed and dominated', () => {
  test('DD-COND-07, DD-COND-08: the charmed cannot attack their charmer, only others', () => {
    const charmed = { conditions: [{ is: 'charmed', from: 'Bob' }] }
    const s = duel(charmed, {}, { melees: [{ members: ['Ann', 'Bob', 'Bill'] }] }).b('Bill', { at: [12, 10.5] })
    expect(options(s).filter((id) => id.includes('attack'))).toEqual(['Ann|attack|Bill|blade'])
    const r = range(charmed)
    expect(shots(r.state, r.of('Ann')).map(({ at }) => at)).not.toContain('Bob')
  })

  test('DD-COND-08: nor aim a spell at it', () => {
    const s = range(
      { conditions: [{ is: 'charmed', from: 'Bob' }], casting: { slots: 1, standard: ['guiding-bolt'] } },
      { at: [12, 8] },
    )
    s.picks('Ann|cast|guiding-bolt')
    expect(options(s)).not.toContain('Bob')
    expect(options(s)).toContain('Sue0')
  })

  test('DD-COND-09: until they have taken an action', () => {
    const s = duel({ conditions: [{ is: 'charmed', from: 'Sue0' }] }, SAFE).rolls([HIT, 6])
    strike(s)
    expect(on(s, 'Ann')).toEqual([])
  })

  test('DD-COND-09: whatever the action was: Ann picks up a treasure in mid-melee and is charmed no longer', () => {
    const s = duel({ conditions: [{ is: 'charmed', from: 'Sue0' }] }, SAFE, { encounter: 'sacred-objects' })
      .thing('treasure 1', [13.5, 12])
      .rolls(['save: Ann', 6])
      .picks('Ann|pick-up|treasure 1')
      .rolledEverything()
    expect(on(s, 'Ann')).toEqual([])
  })

  test('DD-COND-10, DD-COND-43: the dominated are moved by the other side until they have taken an action', () => {
    const s = range({ conditions: ['dominated'] })
    expect(s.decision.by).toBe('b')
    s.picks('Ann|dodge')
    expect(on(s, 'Ann')).toEqual([])
    expect(s.decision.by).toBe('a')
  })

  test('DD-RUL-88: the dominated fight and threaten for the side in control, and count for their own', () => {
    const s = duel({}, { conditions: ['dominated'] }, { melees: [{ members: ['Ann', 'Bob', 'Bill'] }] }).b('Bill', {
      at: [12, 10.5],
      ...SAFE,
    })
    expect(options(s).filter((id) => id.includes('attack'))).toContain('Ann|attack|Bill|blade')
    expect(options(s).filter((id) => id.includes('attack|Bob'))).toEqual([])
    expect(s.side('b').starting).toBe(5)
  })
})

describe('frightened', () => {
  const afraid = { conditions: [{ is: 'frightened', from: 'Bob' }] }

  test('DD-COND-11: disadvantage to hit while the source is in sight', () => {
    expect(luckOf(afraid, {})).toBe(-1)
    expect(luckOf({ conditions: [{ is: 'frightened', from: 'Sue0' }, 'blinded'] }, { conditions: ['vexed'] })).toBe(0)
  })

  test('DD-COND-12: and on saves', () => {
    const saved = (ann: FigureWords, ...faces: readonly (readonly [string, number])[]) =>
      drill(duel(ann), (play) => makeSave(play, { of: 'Ann', save: 'will', potency: 0, purpose: 'test' }), {
        rolls: faces,
      }).value
    expect(saved(afraid, ['save: Ann', 3], ['save again: Ann', 6])).toBe(false)
    expect(saved({ conditions: [...afraid.conditions, 'blinded'] }, ['save: Ann', 3])).toBe(true)
  })

  test('DD-COND-13, DD-RUL-91: no step of a willing move may bring it nearer to what it fears', () => {
    const s = range(afraid)
    expect(s.refused(moveOf('Ann', [12, 5]))).toMatchObject({ rule: 'DD-COND-13' })
    expect(s.refused(moveOf('Ann', [16, 4], [12, 3]))).toMatchObject({ rule: 'DD-COND-13' })
    s.move('Ann', [12, 2])
    expect(s.at('Ann')).toEqual([12, 2])
  })

  test('DD-COND-14, DD-RUL-91: at the end of each round, that of its coming too, a Morale test ends it', () => {
    const after = (...faces: [number, number]) => {
      const s = range(afraid, {}, { stage: 'round-end' }).rolls(['morale: Ann', ...faces])
      return on(s.until('act').rolledEverything(), 'Ann')
    }
    expect([after(4, 4), after(4, 5)]).toEqual([[], ['frightened']])
  })

  test('DD-RUL-91: fear ends when its source is gone', () => {
    const s = duel({ conditions: [{ is: 'frightened', from: 'Bob' }] }, { toughness: 1 }).rolls(
      [HIT, 1],
      [AGAIN, 1],
      ['to wound: Ann at Bob', 1],
    )
    strike(s)
    expect([s.of('Bob').where, on(s, 'Ann')]).toEqual(['slain', []])
  })
})

describe('grappled', () => {
  const held = { conditions: [{ is: 'grappled', from: 'Bob' }] }

  test('DD-COND-15: Speed is 0 and cannot be raised', () => {
    const s = duel(held).effect('haste 1', 'haste', 'Sam0', { targets: ['Ann'] })
    expect(speedOf(s.state, s.of('Ann'))).toBe(0)
    const free = duel().effect('haste 1', 'haste', 'Sam0', { targets: ['Ann'] })
    expect(speedOf(free.state, free.of('Ann'))).toBe(7)
  })

  test('DD-COND-16: disadvantage to hit all but the grappler', () => {
    expect([luckOf(held, {}), luckOf({ conditions: [{ is: 'grappled', from: 'Sue0' }] }, {})]).toEqual([0, -1])
  })

  test('DD-COND-17, DD-COND-18: the grappler drags its catch along at double cost, or carries one two sizes smaller at no cost', () => {
    const drag = (size: string) => {
      const s = range(
        { at: [12, 8], size: 'large', speed: 6 },
        { at: [12, 9.6], size, conditions: [{ is: 'grappled', from: 'Ann' }] },
      )
      return { s, isTooFar: s.battle.question?.check(moveOf('Ann', [12, 4])) !== undefined }
    }
    expect([drag('medium').isTooFar, drag('tiny').isTooFar]).toEqual([true, false])
    const { s } = drag('medium')
    s.move('Ann', [12, 5.5])
    expect(s.at('Bob')).toEqual([12, 7.1])
  })

  test('DD-COND-17, DD-RUL-48: when the grappler is stopped on the way, its catch finds room beside whoever it was dragged past', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 12], size: 'large', base: 25, speed: 12, toughness: 1 })
      .b('Bob', { at: [12, 13.2], speed: 1, conditions: [{ is: 'grappled', from: 'Ann' }] })
      .b('Ben', { at: [14, 13.3], speed: 1 })
      .b('Cal', { at: [12.5, 10.6], speed: 1, strength: 9 })
      .a('Amy', { at: [2, 2], speed: 1 })
      .rolls(['to hit: Cal at Ann', 1])
    s.move('Ann', [16.5, 12]).picks('Cal|blade|Ann').rolledEverything()
    expect(s.of('Ann').where).toBe('slain')
    expect(s.at('Bob')[0]).toBeGreaterThan(12.5)
    expect(gapBetween(s.state, s.of('Bob'), s.of('Ben'))).toBeLessThan(2540)
    expect(overlaps(footprint(s.state, s.of('Bob')), footprint(s.state, s.of('Ben')))).toBe(false)
  })

  test('DD-COND-19: Escape ends it', () => {
    const s = duel({ ...held, saves: [2, 4, 1] }).rolls(['save: Ann', 4])
    s.picks('Ann|escape|reflex')
    expect(on(s, 'Ann')).toEqual([])
  })

  test('DD-COND-20: a grappler that is stunned lets go', () => {
    expect(gaining(duel(held), 'stunned').conditions('Ann')).toEqual([])
    expect(gaining(duel(held), 'prone').conditions('Ann')).toEqual(['grappled'])
  })

  test('DD-COND-21: moved out of reach of the grappler it is free', () => {
    const apart = drill(duel(held, { at: [12, 14.5] }), settlePlaces)
    const close = drill(duel(held, { at: [12, 13.9] }), settlePlaces)
    expect([apart.conditions('Ann'), close.conditions('Ann')]).toEqual([[], ['grappled']])
  })

  test('DD-COND-22: a grappler may let go when it likes', () => {
    const s = range({ size: 'large', at: [12, 8] }, { at: [12, 9.6], conditions: [{ is: 'grappled', from: 'Ann' }] })
    s.picks('Ann|release')
    expect(on(s, 'Bob')).toEqual([])
  })
})

describe('hidden and invisible', () => {
  const wall = (s: Skirmish): Skirmish => s.line('wall', 'wall', [6, 10], [18, 10]).high(0.8)
  const mayShootBob = (s: Skirmish): boolean => shots(s.state, s.of('Ann')).some(({ at }) => at === 'Bob')

  test('DD-COND-23, DD-RUL-89: the hidden are unseen by enemies more than 6" away whose shot would meet cover', () => {
    const bob = (at: number, ...conditions: string[]) => ({ at: [12, at] as const, conditions })
    expect(mayShootBob(wall(range({}, bob(12, 'hidden'))))).toBe(false)
    expect(mayShootBob(wall(range({}, bob(12))))).toBe(true)
    expect(mayShootBob(wall(range({ at: [12, 5.2] }, bob(12, 'hidden'))))).toBe(true)
    expect(mayShootBob(range({}, bob(12, 'hidden')))).toBe(true)
    expect(mayShootBob(range({}, bob(12, 'hidden')).box('mist', 'obscured', [6, 8], [18, 9]))).toBe(true)
  })

  test('DD-RUL-89: Hide may be taken anywhere; toward those who do not see it a hidden archer shoots with advantage', () => {
    const s = range({ gear: 'throwing', conditions: ['hidden'] }, { ...SAFE, at: [12, 12] })
      .line('wall', 'wall', [6, 8], [18, 8])
      .high(0.8)
      .rolls(['block: Ann at Bob', 6], [HIT, 6], [AGAIN, 6])
    shoot(s, 'Bob', 'throwing').rolledEverything()
    const open = range({}, { at: [12, 5.4] })
    expect(options(open)).toContain('Ann|hide')
  })

  test('DD-COND-24: hiding outlasts the Hide that gave it, and ends with the next action', () => {
    const s = range()
    s.picks('Ann|hide')
    expect(on(s, 'Ann')).toEqual(['hidden'])
    const d = drill(duel({ conditions: ['hidden'] }), (play) => finishAction(play, 'Ann'))
    expect(d.conditions('Ann')).toEqual([])
  })

  test('DD-COND-25: the invisible cannot be seen or shot at, yet struck', () => {
    const s = range({}, { conditions: ['invisible'] })
    expect(canSee(s.state, s.of('Ann'), s.of('Bob'))).toBe(false)
    expect(mayShootBob(s)).toBe(false)
    expect(options(duel({}, { conditions: ['invisible'] }))).toContain('Ann|attack|Bob|blade')
  })

  test('DD-COND-26, DD-COND-27: they are hit with disadvantage and hit with advantage', () => {
    expect([luckOf({}, { conditions: ['invisible'] }), luckOf({ conditions: ['invisible'] }, {})]).toEqual([-1, 1])
  })

  test('DD-COND-28: until they have taken an action', () => {
    const s = duel({ conditions: ['invisible'] }, SAFE).rolls([HIT, 6], [AGAIN, 6])
    strike(s)
    expect(on(s, 'Ann')).toEqual([])
  })

  test('DD-RUL-89: a shot that strays to an invisible one has disadvantage', () => {
    const s = range({}, SAFE)
      .a('Cal', { at: [12, 7.5], conditions: ['invisible'], ...SAFE })
      .rolls(['block: Ann at Bob', 1], ['to hit: Ann at Cal', 1], ['to hit again: Ann at Cal', 6])
    shoot(s).rolledEverything()
  })

  test('DD-CFT-10: Truesight sees the hidden and the invisible, and gives them no advantage', () => {
    expect(mayShootBob(range({ traits: ['truesight'] }, { conditions: ['invisible'] }))).toBe(true)
    expect(mayShootBob(wall(range({ traits: ['truesight'] }, { at: [12, 12], conditions: ['hidden'] })))).toBe(true)
    expect([
      luckOf({ traits: ['truesight'] }, { conditions: ['invisible'] }),
      luckOf({ conditions: ['invisible'] }, { traits: ['truesight'] }),
    ]).toEqual([0, 0])
  })
})

describe('poisoned, prone, sapped, vexed', () => {
  test('DD-COND-29: the poisoned hit and save with disadvantage', () => {
    expect(luckOf({ conditions: ['poisoned'] }, {})).toBe(-1)
    const d = drill(
      duel({ conditions: ['poisoned'] }),
      (play) => makeSave(play, { of: 'Ann', save: 'will', potency: 0, purpose: 'test' }),
      {
        rolls: [
          ['save: Ann', 2],
          ['save again: Ann', 5],
        ],
      },
    )
    expect(d.value).toBe(false)
  })

  test('DD-COND-30, DD-RUL-91: poison taken in round 1 ends in the cleanup of round 2; taken again it lasts a round longer', () => {
    const after = (taken: number) =>
      on(
        range({ conditions: [{ is: 'poisoned', round: taken }] }, {}, { stage: 'round-end', round: 2 }).until('act'),
        'Ann',
      )
    expect([after(1), after(2)]).toEqual([[], ['poisoned']])
  })

  test('DD-COND-31, DD-COND-32: the prone stand up for half their Speed before they can move', () => {
    const s = range({ conditions: ['prone'], speed: 8, at: [12, 8] })
    expect(s.decision).toMatchObject({ what: 'act', movers: [] })
    s.picks('Ann|stand')
    expect(on(s, 'Ann')).toEqual([])
    expect(s.refused(moveOf('Ann', [12, 3.9]))).toMatchObject({ code: 'too-far' })
    s.move('Ann', [12, 4])
  })

  test('DD-COND-33: the sapped roll their next to-hit roll with disadvantage, and only that', () => {
    const s = duel({ attacks: 2, conditions: ['sapped'] }, SAFE).rolls([HIT, 1], [AGAIN, 6], [HIT, 6])
    strike(s).rolledEverything()
    expect(on(s, 'Ann')).toEqual([])
  })

  test('DD-COND-40: the next to-hit roll against the vexed has advantage, and only that', () => {
    const s = duel({ attacks: 2 }, { ...SAFE, conditions: ['vexed'] }).rolls([HIT, 6], [AGAIN, 6], [HIT, 6])
    strike(s).rolledEverything()
    expect(on(s, 'Bob')).toEqual([])
  })

  test('DD-RUL-91: sapped and vexed are both used up by a roll in which they cancel', () => {
    const s = duel({ conditions: ['sapped'] }, { ...SAFE, conditions: ['vexed'] }).rolls([HIT, 6])
    strike(s).rolledEverything()
    expect([on(s, 'Ann'), on(s, 'Bob')]).toEqual([[], []])
  })

  test('DD-RUL-91: immunity gained later keeps a condition from being felt while it lasts', () => {
    const calm = duel({ conditions: [{ is: 'frightened', from: 'Bob' }] }, SAFE)
      .effect('calm 1', 'calm-emotions', 'Zed', { targets: [] })
      .a('Zed', { at: [10, 12] })
      .rolls([HIT, 1], ['to wound: Ann at Bob', 6])
    strike(calm)
    expect(calm.told('attacked')).toMatchObject({ hit: true, luck: { net: 0 } })
    expect(on(calm, 'Ann')).toEqual(['frightened'])
  })

  test('DD-RUL-91: nor keeps fear anybody away whom a spell has made immune to it', () => {
    const s = range({ conditions: [{ is: 'frightened', from: 'Bob' }] })
      .effect('calm 1', 'calm-emotions', 'Zed', { targets: [] })
      .a('Zed', { at: [15, 4], speed: 1 })
    s.move('Ann', [12, 5])
    expect(s.at('Ann')).toEqual([12, 5])
  })

  test('DD-RUL-91, DD-INC-20: whom a ward keeps from its master its own side moves again', () => {
    const master = (types: string[]) =>
      range({ conditions: [{ is: 'dominated', from: 'Bob' }] }, { types }).effect(
        'ward 1',
        'protection-from-evil-and-good',
        'Ann',
        { targets: ['Ann'] },
      ).decision.by
    expect([master(['fiend']), master(['humanoid'])]).toEqual(['a', 'b'])
  })

  test('DD-RUL-90: prone and stunned change no to-hit roll, by or against', () => {
    expect(luckOf({ conditions: ['prone'] }, {})).toBe(0)
    expect([luckOf({}, { conditions: ['prone'] }), luckOf({}, { conditions: ['stunned'] })]).toEqual([0, 0])
  })
})

describe('stunned, paralyzed, incapacitated', () => {
  test('DD-COND-34, DD-COND-37: the stunned neither move nor act', () => {
    const s = range({ conditions: ['stunned'] }).a('Cal', { at: [20, 12], speed: 9 })
    expect(options(s).filter((id) => id.startsWith('Ann|'))).toEqual([])
    expect(s.refused(moveOf('Ann', [12, 5]))).toMatchObject({ code: 'may-not-move' })
  })

  test('DD-COND-35: nor use features that are not passive, though those that are work on', () => {
    const resisting = duel({ traits: ['magic-resistance'], conditions: ['stunned'] })
    const asked = { of: 'Ann', save: 'will', potency: 0, spell: true, purpose: 'test' } as const
    const saved = drill(resisting, (play) => makeSave(play, asked), {
      rolls: [
        ['save: Ann', 6],
        ['save again: Ann', 1],
      ],
    })
    expect(saved.value).toBe(true)
    const deeds = (conditions: string[]) => {
      const s = range({ traits: ['enmity'], uses: { enmity: 1 }, at: [12, 9], conditions })
      return actionsOf(s.state, s.of('Ann'), 'movement').map(({ id }) => id)
    }
    expect([deeds([]), deeds(['stunned'])]).toEqual([['enmity'], []])
  })

  test('DD-RUL-237: Legendary Resistance is no action: the stunned may use it, and for a save that fails by itself', () => {
    const dragon = { traits: ['legendary-resistance'], uses: { 'legendary-resistance': 1 } }
    const rescued = (condition: string, save: 'will' | 'reflex', rolls: readonly (readonly [string, number])[]) =>
      drill(
        duel({ ...dragon, conditions: [condition] }),
        (play) => makeSave(play, { of: 'Ann', save, potency: 0, purpose: 'test' }),
        { rolls, answers: [{ pick: ['yes'] }] },
      ).value
    expect(rescued('stunned', 'will', [['save: Ann', 6]])).toBe(true)
    expect(rescued('paralyzed', 'reflex', [])).toBe(true)
  })

  test('DD-COND-36, DD-RUL-90: nor make opportunity attacks, though they still threaten', () => {
    const leave = (...conditions: string[]) => {
      const s = range({ at: [12, 8], gear: 'bow, blade' }, { at: [12, 9.5], conditions })
      s.move('Ann', [12, 4])
      return s.battle.question?.what
    }
    expect([leave(), leave('stunned')]).toEqual(['opportunity', 'act'])
    const s = range({ at: [12, 8] }, { at: [12, 9.5], conditions: ['stunned'], ...SAFE }).rolls([HIT, 1], [AGAIN, 6])
    shoot(s).rolledEverything()
  })

  test('DD-COND-38: concentration is lost at once', () => {
    const s = duel({}, { concentrating: 'bless 1', casting: { incantations: ['bless'] } }).effect(
      'bless 1',
      'bless',
      'Bob',
    )
    expect(gaining(s, 'stunned').state.effects).toEqual([])
    expect(gaining(s, 'prone').state.effects).toHaveLength(1)
  })

  test('DD-COND-39, DD-RUL-90: in place of their next combat action the stunned recover, and the action is spent', () => {
    const s = duel({ conditions: ['stunned'] })
    expect(s.decision.about).toBe('Bob')
    expect(on(s, 'Ann')).toEqual([])
    expect(s.of('Ann').now.action).toBe(false)
    const spent = duel({ conditions: ['stunned'], now: { action: false } })
    expect(on(spent, 'Ann')).toEqual(['stunned'])
  })

  test('DD-COND-41, DD-RUL-86: the incapacitated take no action and strike at nobody, but may walk; it ends in place of a combat action', () => {
    const s = range({ conditions: ['incapacitated'], speed: 6 })
    expect(options(s).filter((id) => /Ann\|(shoot|dodge|dash|hide)/.test(id))).toEqual([])
    s.move('Ann', [12, 1])
    const c = duel({ conditions: ['incapacitated'] })
    expect([on(c, 'Ann'), c.decision.about]).toEqual([[], 'Bob'])
    const caster = duel({}, { concentrating: 'bless 1', casting: { incantations: ['bless'] } }).effect(
      'bless 1',
      'bless',
      'Bob',
    )
    expect(gaining(caster, 'incapacitated').state.effects).toEqual([])
  })

  test('DD-COND-42, DD-RUL-87: the paralyzed are stunned, fail Reflex saves and are hit with advantage', () => {
    expect(luckOf({}, { conditions: ['paralyzed'] })).toBe(1)
    const saved = (save: 'reflex' | 'will', rolls: readonly (readonly [string, number])[]) =>
      drill(
        duel({ conditions: ['paralyzed'] }),
        (play) => makeSave(play, { of: 'Ann', save, potency: 0, purpose: 'test' }),
        { rolls },
      ).value
    expect([saved('reflex', []), saved('will', [['save: Ann', 1]])]).toEqual([false, true])
    const d = drill(duel({ conditions: ['paralyzed'] }), (play) => recover(play, 'Ann'))
    expect([d.value, d.conditions('Ann'), d.of('Ann').now.action]).toEqual([true, [], false])
  })
})

describe('types and same moments', () => {
  test('DD-TYPE-07: constructs are never charmed, frightened or poisoned', () => {
    for (const is of ['charmed', 'frightened', 'poisoned'] as const) {
      expect(gaining(duel({}, { types: ['construct'] }), is).conditions('Bob')).toEqual([])
      expect(gaining(duel(), is).conditions('Bob')).toEqual([is])
    }
  })

  test('DD-TYPE-08: a Leader helps only humanoids', () => {
    const morale = (...types: string[]) => {
      const s = skirmish()
        .a('Chief', { at: [10, 10], traits: ['leader'], morale: 10 })
        .a('Ann', { at: [12, 10], morale: 5, types })
        .b('Bob', { at: [20, 20] })
      return moraleFor(s.state, s.of('Ann')).total
    }
    expect([morale('elf', 'humanoid'), morale('beast')]).toEqual([10, 5])
  })

  test("DD-RUL-21: what may happen at one moment happens on the Lead Player's side first", () => {
    const afraid = { conditions: [{ is: 'frightened', from: 'Ogre' }] }
    const first = (lead: string) =>
      drill(duel(afraid, afraid, { lead }).b('Ogre', { at: [20, 20] }), (play) =>
        eliminate(play, 'Ogre', 'slain'),
      ).events.flatMap((event) => (event.is === 'condition-lost' && 'figure' in event ? [event.figure] : []))
    expect([first('a'), first('b')]).toEqual([
      ['Ann', 'Bob'],
      ['Bob', 'Ann'],
    ])
  })
})
