/** What a way may bring is told before it is gone; and who could come to where it ends. */
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { threatFrom } from '../../src/threats.ts'
import { lastTurn } from '../ground.ts'

describe('dangers of a way', () => {
  const strikers = (battle: ReturnType<typeof lastTurn>) =>
    (battle.battle.question?.moves?.dangers('Ann', [{ x: inches(8), y: inches(10) }]) ?? []).map(({ by }) => by)

  test('HW-WDR-03: every enemy in contact attacks a figure that withdraws; a figure that walks past is not attacked', () => {
    expect(
      strikers(
        lastTurn()
          .a('Ann', { at: [10, 10] })
          .b('Bob', { at: [11, 10] })
          .b('Ben', { at: [10, 11] }),
      ),
    ).toEqual(['Bob', 'Ben'])
    expect(
      strikers(
        lastTurn()
          .a('Ann', { at: [10, 10] })
          .b('Bob', { at: [12, 10] }),
      ),
    ).toEqual([])
  })
})

describe('who could come', () => {
  test('HW-MOVE-01 HW-WDR-01: everybody at full score but those held in combat by somebody else', () => {
    const { state } = lastTurn()
      .a('Ann', { at: [10, 10] })
      .a('Al', { at: [20, 10] })
      .b('Bob', { at: [11, 10], movement: '9' })
    expect(threatFrom(state, 'Bob', 'Ann')?.move.allowance).toBe(inches(9))
    expect(threatFrom(state, 'Bob', 'Al')).toBeUndefined()
  })
})
