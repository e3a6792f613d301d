/** Random battles: they end without a fault, and everything in them can be told and shown. */
import { worded } from '../../common/text.ts'
import { expect, test } from 'vitest'
import type { GameKit } from '../../kit/kit.ts'
import { playRandomly } from '../random-battle.ts'
import { seeds, type Inheritance } from './inheritance.ts'

export function testBattles<S>({ kit, plan, battles }: Inheritance<S>): void {
  const { game } = kit
  test(`${battles} random battles end without a fault`, () => {
    for (const seed of seeds(battles)) {
      const battle = playRandomly({
        game,
        plan: plan(seed),
        seed,
        atQuestion: ({ state }) => expectSound(kit, state, seed),
      })
      expect(battle.result, `battle ${seed} has a result`).toBeDefined()
      expectSound(kit, battle.state, seed)
    }
  })

  test('everything that happens can be told and shown', () => {
    for (const seed of seeds(10)) {
      const battle = playRandomly({ game, plan: plan(seed), seed, atQuestion: ({ state }) => void kit.view(state) })
      for (const event of battle.events) {
        const told = worded(kit.logEntry(battle.state, event))
        if (!told) continue
        expect(told.text, event.is).toMatch(/^\S.*[.!?]$/)
        expect(told.text, event.is).not.toMatch(/(^|[^\d.])0"/)
      }
    }
  })
}

function expectSound<S>(kit: GameKit<S>, state: S, seed: number): void {
  const faults = kit.invariantErrors(state)
  if (faults.length > 0) expect.fail(`battle ${seed}: ${faults.join('; ')}`)
}
