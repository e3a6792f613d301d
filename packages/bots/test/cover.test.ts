import { Battle, noDice, type Json } from '@muster/engine'
import { heroesAndWizards as kit } from '@muster/heroes-and-wizards'
import { inches } from '@muster/table'
import { expect, test } from 'vitest'
import { Bot } from '../src/index.ts'

/** A spearman in the open, a bowman to the south, and a wall beside the straight path. */
const situation = (pieces: Json): Json => ({
  muster: 'situation',
  game: kit.game.id,
  stage: 'move',
  pieces,
  figures: [
    { id: 'Spear', side: 'a', at: [24, 8], melee: 3, movement: '6' },
    { id: 'Bow', side: 'b', at: [24, 28], shooting: 3 },
  ],
})

function endOfSpear(pieces: Json): { readonly x: number; readonly y: number } | undefined {
  const battle = new Battle(kit.game, { state: kit.game.situate(situation(pieces)), tape: [] }, noDice)
  const { answer } = new Bot(kit, { skill: 'quick', seed: 1 }).decide(battle)
  return 'path' in answer ? answer.path.at(-1) : undefined
}

test('a quick player goes straight at a bowman in the open, but a little aside where a wall gives cover', () => {
  expect(endOfSpear([])?.x).toBe(inches(24))
  const behindWall = endOfSpear([
    {
      id: 'wall',
      kind: 'wall',
      line: [
        [25, 15],
        [32, 15],
      ],
    },
  ])
  expect(behindWall?.x).toBeGreaterThan(inches(25))
})
