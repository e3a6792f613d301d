/** Every creature of the Acolytes takes the field, played by chance, on ground with water in it. */
import { Battle, canonical, randomFrom, SeededDice, worded, type Json } from '@muster/engine'
import { anyAnswer } from '@muster/engine/testing'
import { expect, test } from 'vitest'
import { elementalAcolytes } from '../../src/content/lists/elemental-acolytes/index.ts'
import { d6sWithDragons as kit } from '../../src/index.ts'
import type { Listing } from '../../src/content/army-list.ts'

const OPEN_ENDED = 700

/** Seven of them on each side, others with each seed, close enough to meet at once. */
const company = (side: 'a' | 'b', seed: number): Json[] =>
  Array.from({ length: 7 }, (_, i) => {
    const { length } = elementalAcolytes.listings
    const { profile } = elementalAcolytes.listings[(seed * 7 + i + (side === 'a' ? 0 : 10)) % length] as Listing
    const at = [3 + 3 * i, side === 'a' ? 9 : 15]
    return { id: `${profile.name} ${side}${i}`, side, of: profile.id, at }
  })

const field = (seed: number): Json => ({
  muster: 'situation',
  game: 'd6s-with-dragons',
  stage: 'incantations',
  encounter: 'confrontation',
  width: 24,
  depth: 24,
  figures: [...company('a', seed), ...company('b', seed)],
  pieces: [
    {
      id: 'tarn',
      kind: 'shallow-water',
      area: [
        [1, 7],
        [13, 7],
        [13, 13],
        [1, 13],
      ],
    },
  ],
})

test.each([1, 2, 3, 4, 5, 6])(
  'seed %i: battles of the Acolytes break no invariant and have words for every event',
  (seed) => {
    const random = randomFrom(seed)
    const battle = new Battle(kit.game, { state: kit.game.situate(field(seed)), tape: [] }, new SeededDice(seed))
    for (let asked = 0; battle.question && asked < OPEN_ENDED; asked++) {
      const answer = anyAnswer(battle, random)
      const refusal = battle.answer(answer)
      if (refusal) expect.fail(`${battle.question.what} refused ${JSON.stringify(answer)}: ${worded(refusal.message)}`)
      const faults = kit.invariantErrors(battle.state)
      if (faults.length > 0) expect.fail(`${battle.step}: ${faults.join('; ')}`)
      if (asked % 40 === 0) {
        expect(canonical(kit.game.copy(battle.state))).toBe(canonical(battle.state))
        expect(battle.state.abilities.stale(battle.state)).toEqual([])
      }
    }
    kit.view(battle.state)
    for (const event of battle.events) {
      const told = worded(kit.logEntry(battle.state, event))
      if (told) expect(told.text, event.is).toMatch(/^\S.*[.!?]$/)
    }
  },
)
