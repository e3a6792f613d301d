/** The tests that every game inherits: what the engine promises whatever the rules are. */
import { describe } from 'vitest'
import type { Inheritance } from './inheritance.ts'
import { testAnswers } from './answers.ts'
import { testBattles } from './battles.ts'
import { testPositions } from './positions.ts'
import { testRecords } from './records.ts'
import { testTexts } from './texts.ts'

export function inheritTests<S>(game: Inheritance<S>): void {
  describe(`${game.kit.about.name} keeps the engine's promises`, () => {
    testBattles(game)
    testPositions(game)
    testAnswers(game)
    testRecords(game)
    testTexts(game)
  })
}
