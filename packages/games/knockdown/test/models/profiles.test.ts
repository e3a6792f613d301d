/** The printed profiles, and what their values mean. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { knockdown } from '../../src/index.ts'
import { PROFILES, profileOf } from '../../src/content/profiles.ts'
import { heightOf } from '../../src/rules/sight/heights.ts'
import type { Profile } from '../../src/state/profile.ts'
import { skirmish, type ModelWords } from '../skirmish.ts'

/** SP, STR, ATT, DEF, W, BR, base in mm, points. */
const line = ({ sp, str, att, def, w, br, diameter, points }: Profile) => [
  sp,
  str,
  att,
  def,
  w,
  br,
  diameter / 100,
  points,
]

const PRINTED = [
  ['KD-PROF-11', 'levy-infantry', 'infantry', [6, 0, 1, 3, 1, 3, 25, 10]],
  ['KD-PROF-12', 'wretched-infantry', 'infantry', [6, -1, 1, 2, 1, 2, 20, 7]],
  ['KD-PROF-13', 'unruly-infantry', 'infantry', [6, 0, 1, 3, 1, 2, 25, 9]],
  ['KD-PROF-14', 'unyielding-infantry', 'infantry', [6, 0, 1, 4, 1, 4, 25, 16]],
  ['KD-PROF-15', 'frenzied-infantry', 'infantry', [6, 1, 1, 3, 1, 4, 25, 16]],
  ['KD-PROF-16', 'exalted-infantry', 'infantry', [6, 1, 1, 4, 1, 4, 32, 24]],
  ['KD-PROF-17', 'crawling-creature', 'creature', [6, 0, 1, 2, 1, 1, 25, 6]],
  ['KD-PROF-18', 'running-creature', 'creature', [7, 0, 1, 3, 1, 2, 25, 10]],
  ['KD-PROF-19', 'brute-monster', 'monster', [6, 1, 2, 5, 2, 4, 40, 50]],
  ['KD-PROF-20', 'predator-monster', 'monster', [7, 1, 2, 5, 2, 3, 40, 50]],
  ['KD-PROF-21', 'crushing-monster', 'monster', [6, 2, 2, 6, 3, 4, 60, 100]],
  ['KD-PROF-22', 'behemoth-monster', 'monster', [6, 2, 2, 6, 5, 5, 75, 120]],
  ['KD-PROF-23', 'ravaging-monster', 'monster', [7, 2, 3, 6, 4, 4, 75, 125]],
  ['KD-PROF-24', 'aberrant-monster', 'monster', [6, 1, 5, 5, 5, 4, 75, 120]],
] as const

describe('printed', () => {
  for (const [rule, id, kind, numbers] of PRINTED)
    test(`${rule} ${profileOf(id).name} has the printed numbers`, () => {
      expect(profileOf(id).kind).toBe(kind)
      expect(line(profileOf(id))).toEqual(numbers)
    })

  test('KD-PROF-25 KD-RUL-53 no profile comes with a special rule, Frenzied infantry neither', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20], profile: 'frenzied-infantry' })
      .b('Far', { at: [40, 40] })
    expect(knockdown.view(battle.state).figures[0]?.gear).toEqual([])
    expect(PROFILES.every((profile) => !('rules' in profile))).toBe(true)
  })

  test('KD-PROF-07 bases are round and of exactly the printed size', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20], profile: 'ravaging-monster' })
      .b('Far', { at: [40, 40] })
    expect(knockdown.view(battle.state).figures[0]?.base).toEqual({ shape: 'circle', diameter: 7500 })
  })

  test('KD-PROF-08 Pt is the price of one model', () => {
    const report = knockdown.checkArmy({ name: 'Two', entries: [{ name: 'Levy', profile: 'levy-infantry', count: 2 }] })
    expect(report).toMatchObject({ points: 20, entries: [{ points: 10, count: 2 }] })
  })

  test('KD-PROF-04 DEF is the number that attack results must reach', () => {
    const hits = (profile: string, face: number) => {
      const battle = skirmish()
        .a('Ann', { at: [20, 20] })
        .b('Bob', { profile, at: [20, 20 + (12.5 + profileOf(profile as 'levy-infantry').diameter / 200) / 25.4] })
        .b('Far', { at: [40, 40] })
        .rolls(
          ['attack: Ann at Bob', face],
          ...(face === 4 && profile === 'unyielding-infantry' ? [['knockdown: Bob', 1] as const] : []),
        )
        .charges('Ann')
        .attacks('Ann', 'Bob')
      return (battle.told('attacked') as unknown as { hit: boolean }).hit
    }
    expect([hits('unyielding-infantry', 3), hits('unyielding-infantry', 4)]).toEqual([false, true])
    expect([hits('brute-monster', 4), hits('brute-monster', 5)]).toEqual([false, true])
  })

  test('KD-RNG-23 models have the height of their kind', () => {
    const tall = (words: Partial<ModelWords>) => {
      const battle = skirmish()
        .a('Ann', { at: [20, 20], ...words })
        .a('Crew', { at: [5, 5] })
        .b('Far', { at: [40, 40] })
      return heightOf(battle.of('Ann')) / 2540
    }
    expect(tall({ profile: 'running-creature' })).toBe(1)
    expect(tall({})).toBe(1.25)
    expect(tall({ mounted: true })).toBe(2)
    expect(tall({ profile: 'brute-monster' })).toBe(2)
    expect(tall({ profile: 'crushing-monster' })).toBe(3)
    expect(tall({ profile: 'aberrant-monster' })).toBe(4)
    expect(tall({ profile: 'catapult' })).toBe(1.5)
  })
})

/** The printed numbers as data, where that lies beside the project; elsewhere the test steps aside. */
const BESIDE = new URL('../../../../../../shared/rules/knockdown.profiles.json', import.meta.url)

test.skipIf(!existsSync(BESIDE))('every printed number is that of the data kept beside the rules', () => {
  const written = JSON.parse(readFileSync(BESIDE, 'utf8')) as { [field: string]: unknown }[]
  expect(written.map(({ id }) => id)).toEqual(PROFILES.map(({ id }) => id))
  for (const one of written) {
    const { diameter, ...numbers } = profileOf(one['id'] as 'catapult')
    const ours: { [field: string]: unknown } = { ...numbers, base_mm: diameter / 100 }
    for (const [field, value] of Object.entries(one))
      if (value !== null) expect(ours[field], `${String(one['id'])} ${field}`).toBe(value)
  }
})
