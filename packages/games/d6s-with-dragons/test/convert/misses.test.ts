/** What the hits of converted creatures bring with them, and that a miss brings nothing. */
import { expect, test } from 'vitest'
import { duel, strike } from '../duel.ts'
import { conditions } from '../march.ts'

const SAFE = { toughness: 14, health: 9 } as const
const tail = { id: 'tail', riders: ['inflicts'], shift: { inches: 1 }, inflicts: [{ is: 'prone' }] } as const

test('DD-CONV-03 a hit moves its target and knocks it down, a miss does neither', () => {
  const swing = (face: number) => {
    const s = duel({ gear: '', fight: 5, attackList: [tail] as never }, { ...SAFE, now: { action: false } })
    s.rolls(['to hit: Ann at Bob', face])
    if (face < 6) s.rolls(['to wound: Ann at Bob', 6])
    strike(s, 'Bob', 'tail').rolledEverything()
    return [Math.round(s.at('Bob')[1] * 100) / 100, conditions(s, 'Bob')]
  }
  expect([swing(1), swing(6)]).toEqual([
    [14.5, ['prone']],
    [13.5, []],
  ])
})
