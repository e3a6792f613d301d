/** Battles of everything the rules know at once, played by chance. */
import { Battle, canonical, randomFrom, SeededDice, worded } from '@muster/engine'
import { anyAnswer } from '@muster/engine/testing'
import { expect, test } from 'vitest'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { menagerie } from '../menagerie.ts'

const OPEN_ENDED = 900

test('fifteen random battles with everything in them break no invariant, copy exactly, and have words for every event', () => {
  for (let seed = 1; seed <= 15; seed++) {
    const random = randomFrom(seed)
    const battle = new Battle(kit.game, { state: kit.game.situate(menagerie(seed)), tape: [] }, new SeededDice(seed))
    for (let asked = 0; battle.question && asked < OPEN_ENDED; asked++) {
      const answer = anyAnswer(battle, random)
      const refusal = battle.answer(answer)
      if (refusal) {
        expect.fail(
          `seed ${seed}: ${battle.question.what} refused ${JSON.stringify(answer)}: ${worded(refusal.message)}`,
        )
      }
      const faults = kit.invariantErrors(battle.state)
      if (faults.length > 0) expect.fail(`seed ${seed}, ${battle.step}: ${faults.join('; ')}`)
      if (asked % 40 === 0) expect(canonical(kit.game.copy(battle.state))).toBe(canonical(battle.state))
    }
    kit.view(battle.state)
    for (const event of battle.events) {
      const told = worded(kit.logEntry(battle.state, event))
      if (told) expect(told.text, event.is).toMatch(/^\S.*[.!?]$/)
    }
  }
})
