/** Throngs of the army lists, played by chance: every profile with its features and gear takes the field. */
import { Battle, canonical, randomFrom, SeededDice, worded } from '@muster/engine'
import { anyAnswer } from '@muster/engine/testing'
import { expect, test } from 'vitest'
import { ARMY_LISTS } from '../../src/content/lists/index.ts'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { throng } from '../throng.ts'

const LISTS = ARMY_LISTS.filter(({ id }) => id !== 'free-form')
const SEEDS = 4
const MOST_ANSWERS = 700

function play(seed: number): void {
  const [a, b] = [LISTS[seed % LISTS.length], LISTS[(seed + 1 + (seed >> 2)) % LISTS.length]]
  if (!a || !b) return
  const random = randomFrom(seed)
  const battle = new Battle(kit.game, { state: kit.game.situate(throng(seed, a, b)), tape: [] }, new SeededDice(seed))
  for (let asked = 0; battle.question && asked < MOST_ANSWERS; asked++) {
    const { what } = battle.question
    const answer = anyAnswer(battle, random)
    const refusal = battle.answer(answer)
    if (refusal) expect.fail(`seed ${seed}: ${what} refused ${JSON.stringify(answer)}: ${worded(refusal.message)}`)
    const faults = kit.invariantErrors(battle.state)
    if (faults.length > 0) expect.fail(`seed ${seed}, ${what} ${JSON.stringify(answer)}: ${faults.join('; ')}`)
    if (asked % 50 === 0) expect(canonical(kit.game.copy(battle.state))).toBe(canonical(battle.state))
  }
  kit.view(battle.state)
  for (const event of battle.events) {
    const told = worded(kit.logEntry(battle.state, event))
    if (told) expect(told.text, event.is).toMatch(/^\S.*[.!?]$/)
  }
}

test('random battles between the army lists break no invariant, copy exactly, and have words for every event', () => {
  for (let seed = 1; seed <= SEEDS; seed++) play(seed)
})
