import { expect, test } from 'vitest'
import { Keeper } from './autosave.ts'
import { MemoryShelf, ShelfTrouble, type KeptBattle } from './battle-store.ts'

const battle = (id: string, touched: number) =>
  ({ id, touched, title: id, line: '', over: false, kept: {} }) as unknown as KeptBattle
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test('while one battle is written, only the newest of the rest waits', async () => {
  const made: number[] = []
  const shelf = new MemoryShelf()
  const keeper = new Keeper(shelf, () => undefined)
  for (const n of [1, 2, 3]) {
    keeper.keep(() => {
      made.push(n)
      return Promise.resolve(battle('b', n))
    })
  }
  await settle()
  expect(made).toEqual([1, 3])
  expect((await shelf.load('b'))?.touched).toBe(3)
})

test('a full shelf is told, and the keeper goes on trying', async () => {
  const told: unknown[] = []
  let full = true
  const shelf = new MemoryShelf()
  const save = shelf.save.bind(shelf)
  shelf.save = (one) => (full ? Promise.reject(new ShelfTrouble('full')) : save(one))
  const keeper = new Keeper(shelf, (trouble) => told.push(trouble))
  keeper.keep(() => Promise.resolve(battle('b', 1)))
  await settle()
  expect(told[0]).toMatchObject({ why: 'full' })
  full = false
  keeper.keep(() => Promise.resolve(battle('b', 2)))
  await settle()
  expect(told[1]).toBeUndefined()
  expect((await shelf.list()).map(({ touched }) => touched)).toEqual([2])
})

test('the battle touched last lies on top', async () => {
  const shelf = new MemoryShelf()
  await shelf.save(battle('old', 1))
  await shelf.save(battle('new', 2))
  expect((await shelf.list()).map(({ id }) => id)).toEqual(['new', 'old'])
  await shelf.remove('new')
  expect(await shelf.load('new')).toBeUndefined()
})
