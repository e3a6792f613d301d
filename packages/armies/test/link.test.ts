/** Armies in links: nothing is lost, and nothing that is no army is taken for one. */
import { InputError, randomFrom, type GameKit, type Json } from '@muster/engine'
import { deflateSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { armyPayload, payloadIn, readArmyLink } from '../src/index.ts'
import { toBase64url } from '../src/sharing/base64url.ts'
import { BY_NAME, dragons, GAMES } from './kits.ts'

const shared = (kit: GameKit<unknown>, army: Json, limit?: number) => ({ game: kit.game.id, army, limit })
const read = (link: string) => readArmyLink(link, { games: GAMES })

describe.each(BY_NAME)('links of %s', (_name, kit) => {
  test('every ready army and random ones come back as they were, in letters of an address', () => {
    const random = [1, 2, 3, 4, 5].map((seed) => kit.randomArmy(seed, kit.builder.usualLimits[0] ?? 100))
    for (const army of [...kit.armies.map((ready) => ready.army), ...random]) {
      const payload = armyPayload(shared(kit, army, 120))
      expect(payload).toMatch(/^1[\w-]+$/)
      expect(payload.length).toBeLessThan(1200)
      expect(read(`https://example.org/#army=${payload}`)).toMatchObject({ game: kit.game.id, limit: 120, army })
    }
  })
})

const [ready] = dragons.armies
const army = ready?.army ?? null
const payload = armyPayload(shared(dragons, army))

test('strange names and notes come back', () => {
  const odd = { name: 'Ⅷ “Ÿ” \\ 🐉', entries: [{ profile: 'troll', name: '"; – {}', count: 1, notes: 'a\nb' }] }
  expect(read(armyPayload(shared(dragons, odd))).army).toEqual(odd)
})

test('a link in a sentence is found', () => {
  expect(payloadIn(`Look: https://x.org/?a=1#army=${payload}, what do you think?`)).toBe(payload)
})

test('a link that was cut short or changed is refused with words that say so', () => {
  for (let cut = 1; cut < payload.length; cut += 7)
    expect(() => read(payload.slice(0, cut))).toThrow(/cut short or changed/)
  const random = randomFrom(1)
  for (let tries = 0; tries < 300; tries++) {
    const at = 1 + Math.floor(random() * (payload.length - 1))
    const letter = 'Aa0_'[Math.floor(random() * 4)] ?? 'A'
    if (payload[at] === letter) continue
    const spoilt = payload.slice(0, at) + letter + payload.slice(at + 1)
    expect(() => expect(read(spoilt).army).toEqual(army)).toThrow(/cut short or changed|toEqual/)
  }
})

test('what is no link, another version, too long or a bomb is refused', () => {
  expect(() => read('')).toThrow('There is no army in this link')
  expect(() => read('2abc')).toThrow('another version of Muster')
  expect(() => read(`1${'A'.repeat(200_000)}`)).toThrow('too long')
  const bomb = deflateSync(new Uint8Array(60_000_000), { level: 9 })
  expect(bomb.length).toBeLessThan(70_000)
  expect(() => read(`1AAAA${toBase64url(bomb)}`)).toThrow(InputError)
})

test('an army of a game that nobody knows is refused by its name', () => {
  expect(() => read(armyPayload({ game: 'chess', army }))).toThrow('There is no game "chess"')
})
