/** The workshop: what is put together there is priced and checked as an army list is. */
import { describe, expect, test } from 'vitest'
import { readSheet } from '../../src/army/sheet.ts'
import { designer } from '../../src/designer/designer.ts'
import { knockdown as kit } from '../../src/kit.ts'

describe('the workshop', () => {
  test('KD-ARMY-05 a mounted Champion pays for its steed twice and for its shield once', () => {
    const chosen = { profile: ['levy-infantry'], steed: ['mounted'], rank: ['champion'], gear: ['shield'] }
    const { perModel, complaints } = designer.card({ ...designer.blank, count: 1, chosen })
    expect(perModel).toMatchObject({ total: 31 })
    expect(perModel.parts.map(({ value }) => value)).toEqual([10, 5, 15, 1])
    expect(complaints).toEqual([])
  })

  test('KD-CHAR-03 a chariot without crew is refused, and what it is given belongs to its crew', () => {
    const chosen = { profile: ['small-chariot'], gear: ['spear'] }
    const empty = designer.card({ ...designer.blank, count: 1, chosen })
    expect(empty.complaints.map(({ rule }) => rule)).toEqual(['KD-CHAR-03'])
    const manned = { ...chosen, crew: ['crew-levy-infantry'], 'crew-size': ['2'] }
    expect(designer.card({ ...designer.blank, count: 1, chosen: manned })).toMatchObject({ points: 52, complaints: [] })
  })

  test('KD-SPEC-05 a rule that a profile cannot take is barred, with the reason', () => {
    const { barred } = designer.card({ ...designer.blank, chosen: { profile: ['brute-monster'] } })
    expect(Object.keys(barred)).toEqual(['mounted', 'aim', 'fight-in-formation', 'slayer', 'weaponmaster'])
  })

  test('the examples are the entries of the ready armies at their prices', () => {
    for (const [index, { designs }] of designer.examples.entries()) {
      const army = kit.armies[index]?.army
      const simple = readSheet(army).entries.filter(({ crew }) => crew.length <= 1)
      const { army: made } = designer.army('Made', designs)
      const report = kit.checkArmy(made, 400)
      const names = new Set(simple.map(({ name }) => name))
      const ready = kit.checkArmy(army, 400).entries?.filter(({ name }) => names.has(name))
      expect(report.entries).toEqual(ready)
      expect(report.complaints).toEqual([])
    }
  })

  test('the entry of a design is read back as that design; nothing else is one', () => {
    for (const form of designer.examples.flatMap(({ designs }) => designs)) {
      const { army } = designer.army('An army', [form])
      const [entry] = readSheet(army).entries
      expect(designer.army('An army', [designer.designOf(entry as never) ?? designer.blank]).army).toEqual(army)
    }
    expect(designer.designOf({ name: 'Nobody' })).toBeUndefined()
  })
})
