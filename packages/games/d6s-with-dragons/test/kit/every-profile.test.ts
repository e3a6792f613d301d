/** Every printed profile takes the field in battles played by chance, riders on the mounts their lists give them. */
import { Battle, canonical, randomFrom, SeededDice, worded, type Json } from '@muster/engine'
import { anyAnswer } from '@muster/engine/testing'
import { expect, test } from 'vitest'
import { PROFILES } from '../../src/content/profiles.ts'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { ENCOUNTERS } from '../../src/state/vocabulary.ts'

const AT_ONCE = 6
const QUESTIONS = 250

/** A few profiles in a row, on their mounts, and three plain warriors. */
function company(side: 'a' | 'b', first: number): Json[] {
  const y = side === 'a' ? 8 : 16
  const profiles = [...PROFILES, ...PROFILES].slice(first, first + AT_ONCE)
  const fielded = profiles.flatMap(({ id: of, mounts = [] }, index): Json[] => {
    const id = `${side}${index} ${of}`
    const at = [3 + 3.5 * index, y]
    const mount = mounts[first % Math.max(1, mounts.length)]
    if (mount === undefined) return [{ id, side, of, at }]
    const steed = `${side}${index} ${mount}`
    return [
      { id, side, of, mount: steed },
      { id: steed, side, of: mount, at },
    ]
  })
  const friends = [4, 12, 20].map((x, index) => ({
    id: `${side} friend ${index}`,
    side,
    at: [x, side === 'a' ? 4 : 20],
  }))
  return [...fielded, ...friends]
}

const situation = (first: number): Json => ({
  muster: 'situation',
  game: 'd6s-with-dragons',
  stage: 'incantations',
  encounter: ENCOUNTERS[first % ENCOUNTERS.length] ?? 'raid',
  width: 24,
  depth: 24,
  figures: [...company('a', first), ...company('b', (first + AT_ONCE) % PROFILES.length)],
})

for (let first = 0; first < PROFILES.length; first += AT_ONCE) {
  const names = PROFILES.slice(first, first + AT_ONCE).map(({ name }) => name)
  test(`${names.join(', ')}: a battle by chance breaks no invariant and can be told`, () => {
    const random = randomFrom(first + 1)
    const state = kit.game.situate(situation(first))
    const battle = new Battle(kit.game, { state, tape: [] }, new SeededDice(first + 1))
    for (let asked = 0; battle.question && asked < QUESTIONS; asked++) {
      const { what } = battle.question
      const refusal = battle.answer(anyAnswer(battle, random))
      if (refusal) expect.fail(`${what}: ${worded(refusal.message)}`)
      expect(kit.invariantErrors(battle.state), `after ${what}`).toEqual([])
      if (asked % 50 === 0) expect(canonical(kit.game.copy(battle.state))).toBe(canonical(battle.state))
    }
    kit.view(battle.state)
    for (const event of battle.events) {
      const told = worded(kit.logEntry(battle.state, event))
      if (told) expect(told.text, event.is).toMatch(/^\S.*[.!?]$/)
    }
  })
}
