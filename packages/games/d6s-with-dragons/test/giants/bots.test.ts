/** How the quick player uses what giants and captains can do. */
import { legalCandidates } from '@muster/bots'
import { picked } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { duel } from '../duel.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

const says = (s: Skirmish): string | undefined => {
  const [best] = legalCandidates(s.battle, kit.advice, 1)
  return best && picked(best.answer)
}

describe('the quick player', () => {
  const CRIER = { traits: ['war-cry'], uses: { 'war-cry': 2 } }
  const near = (y: number): Skirmish =>
    skirmish()
      .a('Ann', { at: [12, 3], ...CRIER })
      .a('Ogre', { of: 'ogre', at: [14, 6], now: { turnDone: true } })
      .b('Bob', { at: [14, y], speed: 1 })

  test('gives a War Cry when a friend will soon fight, and rouses the dearest of those', () => {
    const s = near(12)
    expect(says(s)).toBe('Ann|deed|war-cry')
    expect(says(s.picks('Ann|deed|war-cry'))).toBe('Ogre')
  })

  test('keeps its War Cry while no enemy is near', () => {
    expect(says(near(22))).not.toBe('Ann|deed|war-cry')
  })

  test('surges in a melee when its action is spent', () => {
    const s = duel({ traits: ['action-surge'], uses: { 'action-surge': 1 }, now: { action: false } }, { points: 20 })
    expect(says(s)).toBe('Ann|deed|action-surge')
  })

  test('guards the dearest ally with a bound guardian', () => {
    const s = skirmish({ stage: 'round-start', round: 1 })
      .a('Tom', { of: 'shield-guardian', at: [12, 4], gear: '' })
      .a('Ann', { at: [16, 4] })
      .a('Thane', { of: 'dwarf-thane', at: [8, 4] })
      .b('Bob', { at: [12, 20] })
    expect(says(s)).toBe('Thane')
  })
})
