import { expect, test } from 'vitest'
import { Autosave } from './autosave.ts'
import { MemoryBattleStore, StoreError, type SavedBattle } from './battle-store.ts'

const battle = (id: string, touched: number) =>
  ({ id, touched, title: id, line: '', over: false, save: {} }) as unknown as SavedBattle
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test('while one battle is written, only the newest of the rest waits', async () => {
  const made: number[] = []
  const store = new MemoryBattleStore()
  const autosave = new Autosave(store, () => undefined)
  for (const n of [1, 2, 3]) {
    autosave.save(() => {
      made.push(n)
      return Promise.resolve(battle('b', n))
    })
  }
  await settle()
  expect(made).toEqual([1, 3])
  expect((await store.load('b'))?.touched).toBe(3)
})

test('a full store is reported, and saving is tried again', async () => {
  const told: unknown[] = []
  let full = true
  const store = new MemoryBattleStore()
  const save = store.save.bind(store)
  store.save = (one) => (full ? Promise.reject(new StoreError('full')) : save(one))
  const autosave = new Autosave(store, (error) => told.push(error))
  autosave.save(() => Promise.resolve(battle('b', 1)))
  await settle()
  expect(told[0]).toMatchObject({ why: 'full' })
  full = false
  autosave.save(() => Promise.resolve(battle('b', 2)))
  await settle()
  expect(told[1]).toBeUndefined()
  expect((await store.list()).map(({ touched }) => touched)).toEqual([2])
})

test('the battle touched last lies on top', async () => {
  const store = new MemoryBattleStore()
  await store.save(battle('old', 1))
  await store.save(battle('new', 2))
  expect((await store.list()).map(({ id }) => id)).toEqual(['new', 'old'])
  await store.remove('new')
  expect(await store.load('new')).toBeUndefined()
})
