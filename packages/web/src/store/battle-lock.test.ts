import { expect, test } from 'vitest'
import { takeLock, lockWhenFree, type Locks } from './battle-lock.ts'

interface Holder {
  steal(): void
}

/** Locks as a browser has them, for one house of tabs. */
function locksOfHouse(): Locks {
  const held = new Map<string, Holder>()
  let queue: readonly { readonly name: string; grant(): void }[] = []
  const next = (name: string) => {
    const first = queue.find((one) => one.name === name)
    queue = queue.filter((one) => one !== first)
    first?.grant()
  }
  const request = (name: string, options: LockOptions, use: (lock: Lock | null) => unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const grant = () => {
        const mine: Holder = { steal: () => reject(new Error('stolen')) }
        held.set(name, mine)
        void Promise.resolve(use({ name, mode: 'exclusive' })).then((done) => {
          resolve(done)
          if (held.get(name) !== mine) return
          held.delete(name)
          next(name)
        })
      }
      if (options.steal) held.get(name)?.steal()
      if (options.steal || !held.has(name)) return grant()
      const waiting = { name, grant }
      queue = [...queue, waiting]
      options.signal?.addEventListener('abort', () => {
        queue = queue.filter((one) => one !== waiting)
        reject(new DOMException('in vain', 'AbortError'))
      })
    })
  return { request } as unknown as Locks
}

const soon = () => AbortSignal.timeout(5)
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('a battle is claimed once, and is free again when its claim is released', async () => {
  const locks = locksOfHouse()
  const first = await lockWhenFree('b', soon(), locks)
  expect(first).toBeDefined()
  expect(await lockWhenFree('b', soon(), locks)).toBeUndefined()
  expect(await lockWhenFree('other', soon(), locks)).toBeDefined()
  first?.release()
  await settle()
  expect(await lockWhenFree('b', soon(), locks)).toBeDefined()
})

test('who waits gets the battle when it is released; who has given up does not', async () => {
  const locks = locksOfHouse()
  const first = await lockWhenFree('b', soon(), locks)
  const given: string[] = []
  const impatient = lockWhenFree('b', soon(), locks).then((lock) => lock && given.push('impatient'))
  const patient = lockWhenFree('b', new AbortController().signal, locks).then((lock) => lock && given.push('patient'))
  await impatient
  first?.release()
  await patient
  expect(given).toEqual(['patient'])
})

test('who does not give way has the battle taken, and hears of it', async () => {
  const locks = locksOfHouse()
  const first = await lockWhenFree('b', soon(), locks)
  let isLost = false
  void first?.lost.then(() => (isLost = true))
  const second = await takeLock('b', 5, locks)
  await settle()
  expect(second).toBeDefined()
  expect(isLost).toBe(true)
})

test('a browser without locks lets everybody play', async () => {
  expect(await lockWhenFree('b', soon(), undefined)).toBeDefined()
})

test('a browser that forbids locks lets everybody play, too', async () => {
  const locks = { request: () => Promise.reject(new DOMException('forbidden', 'SecurityError')) } as unknown as Locks
  expect(await lockWhenFree('b', soon(), locks)).toBeDefined()
  const broken = { request: () => Promise.reject(new DOMException('in vain', 'AbortError')) } as unknown as Locks
  expect(await lockWhenFree('b', soon(), broken)).toBeUndefined()
})
