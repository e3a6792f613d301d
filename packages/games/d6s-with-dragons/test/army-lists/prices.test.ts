/** What characters cost: the price tables, the prices of the lists, mounts and barding. */
import type { Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { checkArmy } from '../../src/army/check.ts'

type Entry = { readonly [key: string]: Json }

const report = (list: string | undefined, entry: Entry) =>
  checkArmy({ name: 'One', ...(list !== undefined && { list }), entries: [entry] }, 1000)
const pointsOf = (list: string | undefined, entry: Entry): number => {
  const { points, complaints } = report(list, entry)
  expect(complaints).toEqual([])
  return points
}
const rules = (list: string | undefined, entry: Entry) => report(list, entry).complaints.map(({ rule }) => rule)
const kingdom = (profile: string, more: Entry = {}) => pointsOf('great-kingdom', { profile, ...more })

describe('gear of a list', () => {
  test('DD-LIST-04 DD-COST-25 a listed character pays the prices of its list, and buys nothing else', () => {
    expect(kingdom('man-at-arms', { gear: ['blade', 'shield'] })).toBe(9)
    expect(kingdom('warrior-prince', { gear: ['blade', 'shield'] })).toBe(85)
    expect(rules('great-kingdom', { profile: 'man-at-arms', gear: ['blade', 'throwing'] })).toEqual(['DD-LIST-04'])
  })

  test('DD-LIST-06 DD-RUL-219 a great weapon in place of the hand weapon: the hand weapon is gone', () => {
    expect(kingdom('knight', { gear: ['great blade'] })).toBe(53)
    expect(kingdom('knight', { gear: ['blade', 'great blade'] })).toBe(58)
    expect(rules('great-kingdom', { profile: 'man-at-arms', gear: ['blade', 'great blade'] })).toEqual(['DD-LIST-04'])
  })

  test('DD-RUL-106 included gear costs nothing and need not be named', () => {
    expect(kingdom('knight')).toBe(48)
    expect(kingdom('knight', { gear: ['spear'] })).toBe(48)
    expect(kingdom('knight', { gear: ['spear', 'heavy armor', 'shield'] })).toBe(48)
  })

  test('DD-RUL-107 heavy armor in place of included light armor costs what the list says', () => {
    expect(kingdom('faerie-warrior', { gear: ['blade', 'heavy armor'] })).toBe(12)
  })

  test('DD-GKF-18 a Scout costs 1 point more', () => {
    expect(kingdom('archer', { upgrades: ['scout'] })).toBe(8)
    expect(rules('great-kingdom', { profile: 'archer', upgrades: ['scout', 'scout'] })).toEqual(['DD-RUL-130'])
    expect(rules('great-kingdom', { profile: 'knight', upgrades: ['scout'] })).toEqual(['DD-LIST-04'])
  })
})

describe('mounts', () => {
  test('DD-COST-24 the price of a mount in barding is that of both together', () => {
    const on = (mount: string, barding: string) => kingdom('knight', { mount, barding }) - 48
    expect(['none', 'light', 'heavy'].map((barding) => on('warhorse', barding))).toEqual([16, 20, 24])
    expect(['none', 'light', 'heavy'].map((barding) => on('owlbear', barding))).toEqual([48, 58, 68])
  })

  test('DD-STEED-01 only a mount among its gear options can be bought', () => {
    expect(rules('great-kingdom', { profile: 'guard-captain', mount: 'griffon' })).toEqual(['DD-STEED-01'])
    expect(rules('great-kingdom', { profile: 'peasant-levy', mount: 'warhorse' })).toEqual(['DD-STEED-01'])
  })

  test('DD-RUL-124 only the barding that its list prices can be bought', () => {
    expect(rules('great-kingdom', { profile: 'archmage', mount: 'warhorse', barding: 'heavy' })).toEqual(['DD-RUL-124'])
  })

  test('DD-STEED-05 DD-COST-08 a warrior pays the printed cost of its mount', () => {
    expect(pointsOf(undefined, { profile: 'human-warrior', mount: 'warhorse' })).toBe(12)
    expect(pointsOf(undefined, { profile: 'elf-warrior', mount: 'elk' })).toBe(12)
  })
})
