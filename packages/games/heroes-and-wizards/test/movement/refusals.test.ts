/** Whoever asks for something that is not allowed is told why, and offered what is. */
import { randomFrom, worded, type Answer, type Random } from '@muster/engine'
import { inches, type Point } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { lastTurn, magicPhase, movers } from '../ground.ts'
import { moveOf, type Skirmish } from '../skirmish.ts'

const MOVEMENTS = ['6', '9', '12', '15', '18', 'fly'] as const

/** A crowded corner: friends, enemies in contact and out of it, a house, a wall, a wood. */
function crowd(random: Random, battle: Skirmish): Skirmish {
  battle
    .box('house', 'building', [14, 14], [18, 17])
    .line('wall', 'wall', [4, 12], [13, 13], [13, 18])
    .box('wood', 'wood', [20, 4], [26, 12])
  for (let i = 0; i < 16; i++) {
    const at = [3 + (i % 4) * 2.4 + random() * 0.7, 3 + Math.floor(i / 4) * 2.4 + (i % 2)] as const
    const movement = MOVEMENTS[Math.floor(random() * MOVEMENTS.length)] ?? '6'
    battle.put(`F${i}`, i % 3 === 0 ? 'b' : 'a', { at, movement })
  }
  return battle.a('Touched', { at: [30, 10] }).b('Toucher', { at: [31, 10] })
}

const anywhere = (random: Random): Point => ({ x: inches(random() * 50 - 1), y: inches(random() * 50 - 1) })

describe('refusals', () => {
  test('a refused move comes with words, a rule, and another move that is allowed', () => {
    const random = randomFrom(7)
    let refused = 0
    for (let round = 0; round < 6; round++) {
      const battle = crowd(random, lastTurn())
      const { question } = battle.battle
      for (const { figure } of movers(battle)) {
        const answer: Answer = {
          figure,
          path: [anywhere(random), anywhere(random)].slice(0, 1 + Math.floor(random() * 2)),
        }
        const refusal = question?.check(answer)
        if (!refusal) continue
        refused++
        expect(worded(refusal.message)).toMatch(/^[A-Z].*\.$/)
        expect(refusal.rule).toMatch(/^HW-/)
        expect(
          question?.check(refusal.nearest ?? expect.fail(`nothing is offered instead of ${JSON.stringify(answer)}`)),
        ).toBeUndefined()
      }
    }
    expect(refused).toBeGreaterThan(40)
  })

  test('what a random player answers is always allowed', () => {
    const random = randomFrom(11)
    for (let round = 0; round < 4; round++) {
      const battle = crowd(random, magicPhase())
        .a('Mage', { at: [18, 1.5], spells: ['teleport', 'teleport'], rank: 'wizard' })
        .a('Sage', { at: [16, 1.5], spells: ['fireball', 'blood-lust'], rank: 'wizard' })
      for (const pick of ['Mage|teleport|F1', 'Mage|teleport|F2', 'Sage|fireball']) {
        battle.picks(pick)
        for (let i = 0; i < 25; i++)
          expect(battle.battle.question?.check(battle.battle.question.sample(random))).toBeUndefined()
        expect(battle.battle.question?.check(battle.decision.default)).toBeUndefined()
        if (pick !== 'Sage|fireball') battle.answer(battle.decision.default)
      }
    }
  })

  test('HW-MOVE-20 a freed prisoner goes to the very edge and is gone, but does not stop halfway over it', () => {
    const battle = lastTurn({ scenario: 'rescue', prison: 'prison', setter: 'b' })
      .box('prison', 'building', [20, 20], [24, 24])
      .a('Captive', { at: [3, 10], prisoner: true, rank: 'hero', movement: '18' })
      .b('Bob', { at: [40, 40] })
    const hanging = battle.refused(moveOf('Captive', [0.2, 10]))
    expect(hanging).toMatchObject({ code: 'off-table', rule: 'HW-MOVE-20' })
    expect(battle.battle.question?.check(hanging.nearest ?? expect.fail('nothing is offered'))).toBeUndefined()
    expect(battle.refused(moveOf('Captive', [3, 16.1]))).toMatchObject({
      rule: 'HW-RESC-10',
      nearest: moveOf('Captive', [3, 16]),
    })
    battle.move('Captive', [0, 10])
    expect(battle.of('Captive').where).toBe('left')
  })

  test('a spell asked for in a way that names nothing is refused as such', () => {
    const battle = magicPhase()
      .a('Mage', { at: [10, 10], spells: ['curse'], rank: 'wizard' })
      .b('Bob', { at: [20, 10] })
    expect(battle.refused({ pick: ['Bob|curse|Mage'] })).toMatchObject({ code: 'not-an-option' })
    expect(battle.refused({ pick: ['Mage|curse'] })).toMatchObject({ code: 'no-target' })
    expect(battle.refused({ pick: ['Mage|curse|Nobody'] })).toMatchObject({ code: 'no-target' })
    expect(battle.refused({ pick: ['Mage|curse|Bob', 'done'] })).toMatchObject({ code: 'wrong-number' })
    expect(battle.refused({ pick: [] })).toMatchObject({ code: 'wrong-number' })
    expect(battle.refused(moveOf('Mage', [11, 10]))).toMatchObject({ code: 'wrong-kind' })
  })
})
