import { expect, test } from 'vitest'
import { claimAnyway, claimIfFree, type Locks } from './claim.ts'

type Held = { steal(): void }

/** Locks as a browser has them, for one house of tabs. */
function locksOfHouse(): Locks {
  const held = new Map<string, Held>()
  const request = (name: string, options: LockOptions, use: (lock: Lock | null) => unknown): Promise<unknown> => {
    const holder = held.get(name)
    if (holder && options.ifAvailable) return Promise.resolve(use(null))
    if (holder && !options.steal)
      return new Promise((_, reject) => options.signal?.addEventListener('abort', () => reject(new Error('in vain'))))
    holder?.steal()
    return new Promise((resolve, reject) => {
      const mine: Held = { steal: () => reject(new Error('stolen')) }
      held.set(name, mine)
      void Promise.resolve(use({ name, mode: 'exclusive' })).then((done) => {
        if (held.get(name) === mine) held.delete(name)
        resolve(done)
      })
    })
  }
  return { request } as unknown as Locks
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('a battle is claimed once, and is free again when its claim is released', async () => {
  const locks = locksOfHouse()
  const first = await claimIfFree('b', locks)
  expect(first).toBeDefined()
  expect(await claimIfFree('b', locks)).toBeUndefined()
  expect(await claimIfFree('other', locks)).toBeDefined()
  first?.release()
  await settle()
  expect(await claimIfFree('b', locks)).toBeDefined()
})

test('who does not give way has the battle taken, and hears of it', async () => {
  const locks = locksOfHouse()
  const first = await claimIfFree('b', locks)
  let isLost = false
  void first?.lost.then(() => (isLost = true))
  const second = await claimAnyway('b', 5, locks)
  await settle()
  expect(second).toBeDefined()
  expect(isLost).toBe(true)
})

test('a browser without locks lets everybody play', async () => {
  expect(await claimIfFree('b', undefined)).toBeDefined()
})

test('a browser that forbids locks lets everybody play, too', async () => {
  const locks = { request: () => Promise.reject(new DOMException('forbidden', 'SecurityError')) } as unknown as Locks
  expect(await claimIfFree('b', locks)).toBeDefined()
  const broken = { request: () => Promise.reject(new DOMException('in vain', 'AbortError')) } as unknown as Locks
  expect(await claimIfFree('b', broken)).toBeUndefined()
})
