/** Conditions at their limits: exact distances, friends in place of enemies, gained again, gained in mid-action. */
import { describe, expect, test } from 'vitest'
import { finishAction, gain } from '../../src/rules/conditions/conditions.ts'
import { eliminate } from '../../src/rules/damage/eliminate.ts'
import { canSee } from '../../src/rules/sight/sight.ts'
import { drill } from '../drill.ts'
import { duel, range, shoot } from '../duel.ts'
import { moveOf, type FigureWords, type Skirmish } from '../skirmish.ts'

describe('hidden', () => {
  const behindWall = (gap: number, bob: FigureWords = {}): Skirmish =>
    range({}, { at: [12, 4 + gap + 25 / 25.4], conditions: ['hidden'], ...bob })
      .line('wall', 'wall', [6, 9], [18, 9])
      .high(0.8)

  test('DD-RUL-89: exactly 6" away the hidden are seen, any farther off they are not', () => {
    const seen = (gap: number) => {
      const s = behindWall(gap)
      return canSee(s.state, s.of('Ann'), s.of('Bob'))
    }
    expect([seen(6), seen(6.02)]).toEqual([true, false])
  })

  test('DD-COND-23: from enemies only: a friend sees the hidden', () => {
    const s = behindWall(8).b('Bill', { at: [10, 4] })
    expect([canSee(s.state, s.of('Bill'), s.of('Bob')), canSee(s.state, s.of('Ann'), s.of('Bob'))]).toEqual([
      true,
      false,
    ])
  })

  test('DD-RUL-89: a shot that strays to a hidden one has disadvantage', () => {
    const s = behindWall(8, { conditions: [] })
      .b('Cal', { at: [12, 11.5], conditions: ['hidden'] })
      .rolls(['block: Ann at Bob', 2], ['to hit: Ann at Cal', 2], ['to hit again: Ann at Cal', 6])
    expect(shoot(s).rolledEverything().told('attacked')).toMatchObject({ at: 'Cal', luck: { net: -1 } })
  })

  test('DD-CFT-10: shooting at one with Truesight the hidden have no advantage', () => {
    const s = range({ gear: 'throwing', conditions: ['hidden'] }, { at: [12, 12], traits: ['truesight'] })
      .line('wall', 'wall', [6, 8], [18, 8])
      .high(0.8)
      .rolls(['block: Ann at Bob', 6], ['to hit: Ann at Bob', 6])
    shoot(s, 'Bob', 'throwing').rolledEverything()
  })
})

describe('gained and ended', () => {
  test('DD-RUL-91: gained again in round 2 the poison lasts as if it came then; charmed again, by whoever did it last', () => {
    const poisoned = duel({}, { conditions: [{ is: 'poisoned', round: 1 }] }, { round: 2 })
    const again = drill(poisoned, (play) => gain(play, 'Bob', { is: 'poisoned', from: 'Ann' }))
    expect(again.of('Bob').conditions).toMatchObject([{ is: 'poisoned', round: 2 }])
    const charmed = duel({}, { conditions: [{ is: 'charmed', from: 'Sam0' }] })
    const by = drill(charmed, (play) => gain(play, 'Bob', { is: 'charmed', from: 'Ann' }))
    expect(by.of('Bob').conditions).toMatchObject([{ is: 'charmed', from: 'Ann' }])
  })

  test('DD-RUL-25: gained while an action is under way it outlasts that action, and ends with the next', () => {
    const after = (actions: number) =>
      drill(duel(), function* (play) {
        yield* gain(play, 'Bob', { is: 'charmed', from: 'Ann', duringAction: true })
        for (let i = 0; i < actions; i++) yield* finishAction(play, 'Bob')
      }).conditions('Bob')
    expect([after(1), after(2)]).toEqual([['charmed'], []])
  })

  test.each(['slain', 'fled'] as const)(
    'DD-RUL-91 DD-RUL-48: fear and a grapple end when their source is %s',
    (how) => {
      const held = [
        { is: 'frightened', from: 'Bob' },
        { is: 'grappled', from: 'Bob' },
      ]
      expect(drill(duel({ conditions: held }), (play) => eliminate(play, 'Bob', how)).conditions('Ann')).toEqual([])
      expect(drill(duel({ conditions: held }), (play) => eliminate(play, 'Sue0', how)).conditions('Ann')).toHaveLength(
        2,
      )
    },
  )
})

describe('paralyzed', () => {
  test('DD-RUL-87: the paralyzed do not move', () => {
    const s = range({ conditions: ['paralyzed'] }).a('Cal', { at: [20, 12], speed: 9 })
    expect(s.refused(moveOf('Ann', [12, 5]))).toMatchObject({ code: 'may-not-move' })
  })

  test.each(['stunned', 'incapacitated', 'paralyzed'] as const)(
    'DD-RUL-57 DD-RUL-86: a caster that is %s loses concentration, and a grappler its grip',
    (is) => {
      const s = duel(
        { conditions: [{ is: 'grappled', from: 'Bob' }] },
        { concentrating: 'bless 1', casting: {} },
      ).effect('bless 1', 'bless', 'Bob')
      const d = drill(s, (play) => gain(play, 'Bob', { is, from: 'Ann' }))
      expect([d.state.effects, d.conditions('Ann')]).toEqual([[], []])
    },
  )
})
