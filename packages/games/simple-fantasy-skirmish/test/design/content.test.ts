/** The ready cards, armies and tables keep the rules they are sold under. */
import { isOnTable, outlineArea } from '@muster/table'
import { expect, test } from 'vitest'
import { advancedComplaints, checkArmy } from '../../src/army/check-army.ts'
import { readArmyList } from '../../src/army/army-list.ts'
import { ARMIES } from '../../src/content/armies.ts'
import { FIELDS } from '../../src/content/fields/index.ts'
import { generateField } from '../../src/content/generate-field.ts'
import { randomArmy } from '../../src/content/random-army.ts'
import { THEMES } from '../../src/content/themes/index.ts'
import { complaintsAbout, isAdvanced } from '../../src/design/complaints.ts'
import { baseOf } from '../../src/state/figures.ts'

test('four themes have at least eight cards each, most of them for the basic game', () => {
  expect(THEMES.length).toBeGreaterThanOrEqual(4)
  for (const { units } of THEMES) {
    expect(new Set(units.map(({ name }) => name)).size).toBe(units.length)
    expect(units.filter((unit) => !isAdvanced(unit)).length).toBeGreaterThanOrEqual(8)
  }
})

test('no ready card breaks a design rule', () => {
  expect(THEMES.flatMap(({ units }) => units.flatMap((unit) => complaintsAbout(unit, unit.name)))).toEqual([])
})

test.each(ARMIES)('$id is legal within 60 points and worth playing', ({ army, points, needs }) => {
  expect(checkArmy(army).complaints).toEqual([])
  expect(points).toBeGreaterThanOrEqual(54)
  expect(advancedComplaints(readArmyList(army)).length > 0).toBe(needs?.['mode'] === 'advanced')
})

test('armies from a seed are legal, in the basic game too', () => {
  for (let seed = 1; seed <= 60; seed++) {
    expect(checkArmy(randomArmy(seed, 60, { mode: 'advanced', twists: true })).complaints).toEqual([])
    const basic = randomArmy(seed, 60)
    expect([...checkArmy(basic).complaints, ...advancedComplaints(readArmyList(basic))]).toEqual([])
  }
})

test('twists use every trait, every penalty and every grade of item', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 400; seed++) {
    for (const unit of readArmyList(randomArmy(seed, 60, { mode: 'advanced', twists: true })).units) {
      for (const name of [...unit.traits, ...unit.penalties, ...unit.items.map(({ is, grade }) => `${grade} ${is}`)])
        seen.add(name)
    }
  }
  expect(seen.size).toBe(15 + 4 + 6)
})

test('ready tables are four feet by three, and a unit of ten finds room along both long edges', () => {
  for (const { field } of FIELDS) {
    expect([field.width, field.depth]).toEqual([48 * 2540, 36 * 2540])
    expect(isOnTable({ base: baseOf({ diameter: 2500 }), at: { x: 24 * 2540, y: 3 * 2540 } }, field)).toBe(true)
    for (const { outline } of field.pieces) {
      const points = outline.is === 'disc' ? [outline.centre] : outline.points
      for (const { x, y } of points) expect(x >= 0 && x <= field.width && y >= 0 && y <= field.depth).toBe(true)
    }
  }
})

test('a generated table is the same from both long edges, and a quarter of it is covered at most', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { pieces, width, depth } = generateField(seed)
    expect(pieces.length).toBeGreaterThanOrEqual(6)
    expect(pieces.reduce((sum, { outline }) => sum + outlineArea(outline), 0)).toBeLessThanOrEqual(0.27 * width * depth)
    expect(pieces.filter(({ kind }) => kind === 'hill').length % 2).toBe(0)
  }
})
