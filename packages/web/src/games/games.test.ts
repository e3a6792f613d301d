import { expect, test } from 'vitest'
import { GAMES } from './games.ts'

test.each(GAMES)('$id: the first screen leads to its workshop if it has one', async (game) => {
  const kit = await game.load()
  expect(game.about.designs ?? false).toBe(kit.designer !== undefined)
})
