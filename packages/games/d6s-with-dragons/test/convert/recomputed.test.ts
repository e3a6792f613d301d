/**
 * Every number of every shipped creature worked out a second time, from the raw tables of the public data and with the
 * book's tables typed in anew: nothing here is shared with the converter. Steps aside where the data is not at hand.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { BESTIARY } from '../../src/content/bestiary/index.ts'

const folder = fileURLToPath(new URL('../../../../../../shared/data/srd-5.2-creatures/', import.meta.url))

type Row = { readonly pk: string; readonly fields: { readonly [field: string]: unknown } }
const table = (name: string) => JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')) as readonly Row[]

/** DD-CONV-01 and DD-RUL-209. */
const fight = (bonus: number) => (bonus < 0 ? 2 : bonus < 3 ? 3 : bonus < 6 ? 4 : bonus < 9 ? 5 : bonus < 12 ? 6 : 7)
/** DD-CONV-02; 10 or less is none. */
const armor = (ac: number) => (ac < 14 ? 0 : ac < 17 ? 1 : ac < 20 ? 2 : ac < 23 ? 3 : 4)

/** DD-RUL-207: halves down, the nearest row, of two equally near the lower. */
function nearest(rows: readonly (readonly [number, number])[], quotient: number): number {
  const whole = quotient % 1 > 0.5 ? Math.ceil(quotient) : Math.floor(quotient)
  let best = rows[0] as readonly [number, number]
  for (const row of rows) if (Math.abs(row[0] - whole) < Math.abs(best[0] - whole)) best = row
  return best[1]
}
const TOUGHNESS = [
  [4, 1],
  [9, 2],
  [12, 3],
  [15, 4],
  [20, 5],
  [26, 6],
  [33, 7],
  [43, 8],
  [56, 9],
  [73, 10],
] as const
const STRENGTH = [
  [3, 1],
  [4, 2],
  [5, 3],
  [7, 4],
  [9, 5],
  [11, 6],
  [14, 7],
  [19, 8],
  [24, 9],
  [32, 10],
] as const

const number = (row: Row, field: string): number | undefined => {
  const value = row.fields[field]
  return typeof value === 'number' ? value : undefined
}
const save = (row: Row, score: string): number =>
  number(row, `saving_throw_${score}`) ?? Math.floor(((number(row, `ability_score_${score}`) ?? 10) - 10) / 2)

/** The printed averages up to the end of the damage, without what is done only sometimes. */
function averageIn(text: string): number {
  const told = text.replace(/—or [^—]*—/g, ' ').replace(/(?:, )?(?:plus|or) [^.]*? if [^.]*\./g, '.')
  const upTo = told.slice(0, 1 + (told.search(/damage(?! plus| and \d|, plus)/i) + 1 || told.length))
  return [...upTo.matchAll(/(\d+)(?: \([^)]*\))?(?: \w+)? (?:damage|d)/g)].reduce(
    (sum, [, dice]) => sum + Number(dice),
    0,
  )
}

describe.runIf(existsSync(folder))('every shipped creature', () => {
  const creatures = existsSync(folder) ? table('Creature') : []
  const actions = existsSync(folder) ? table('CreatureAction') : []
  const entriesOf = (pk: string) =>
    actions
      .filter(({ fields }) => fields['parent'] === pk && fields['action_type'] === 'ACTION')
      .map(({ fields }) => ({
        name: String(fields['name']),
        text: String(fields['desc']),
      }))

  test.each(BESTIARY.map((one) => [one.name, one] as const))('%s', (name, one) => {
    const row = creatures.find(({ fields }) => fields['name'] === name) ?? expect.fail(name)
    expect(one.speed).toBe((number(row, 'walk') ?? 0) / 5)
    expect(one.moves.fly).toBe(number(row, 'fly') ? (number(row, 'fly') ?? 0) / 5 : undefined)
    expect(one.armor).toBe(armor(number(row, 'armor_class') ?? 0))
    expect(one.traits.includes('easy-target')).toBe((number(row, 'armor_class') ?? 0) <= 10)
    expect(one.toughness).toBe(nearest(TOUGHNESS, (number(row, 'hit_points') ?? 0) / one.health))
    expect(one.saves).toEqual({
      fortitude: fight(Math.max(save(row, 'strength'), save(row, 'constitution'))),
      reflex: fight(save(row, 'dexterity')),
      will: fight(save(row, 'wisdom')),
    })
    expect(one.points).toBe(Math.max(1, Math.round(Number(row.fields['challenge_rating']) * 16)))
    expect([...one.resists].sort()).toEqual([...(row.fields['damage_resistances'] as string[])].sort())
    expect([...one.weakTo].sort()).toEqual(
      [...(row.fields['damage_vulnerabilities'] as string[])]
        .filter((type) => !type.endsWith('ing') || type === 'lightning')
        .sort(),
    )
  })

  test.each(BESTIARY.map((one) => [one.name, one] as const))('the attacks of %s', (name, one) => {
    const row = creatures.find(({ fields }) => fields['name'] === name) ?? expect.fail(name)
    const entries = entriesOf(row.pk)
    const rolls = entries.filter(({ text }) => /Attack Roll: ?[+-]/i.test(text.replaceAll('_', '')))
    const many = entries.find((entry) => entry.name.startsWith('Multiattack'))
    const chosen = many ? rolls.filter((entry) => many.text.includes(entry.name)) : rolls
    const counted = chosen.length > 0 ? chosen : rolls
    const bonuses = counted.map(({ text }) => Number(/Attack Roll:[_ ]*\+?(-?\d+)/i.exec(text)?.[1] ?? 0))
    expect(one.fight).toBe(bonuses.length === 0 ? 3 : fight(Math.max(...bonuses)))
    for (const weapon of one.attackList) {
      const entry = rolls.find((candidate) => candidate.name.replace(/ \(.*/, '') === weapon.name)
      if (!entry) continue
      const average = averageIn(entry.text)
      expect(weapon.damage, weapon.name).toBe(1 + Math.floor(average / 25))
      expect(one.strength + weapon.strength, `${weapon.name}: ${average}`).toBe(
        nearest(STRENGTH, average / weapon.damage),
      )
    }
  })
})
