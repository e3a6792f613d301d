import { INCH, MM, point, type Battlefield } from '@muster/table'
import { describe, expect, test } from 'vitest'
import {
  drawBattlefield,
  drawCard,
  drawFoot,
  drawUprightShadows,
  groundHeights,
  hasWings,
  theme,
  treesOf,
  uprightsOf,
} from '../src/index.ts'
import { readTags } from './xml.ts'

const box = (x: number, y: number, width: number, height: number) => ({
  is: 'area' as const,
  points: [point(x, y), point(x + width, y), point(x + width, y + height), point(x, y + height)],
})
const FIELD: Battlefield = {
  width: 30 * INCH,
  depth: 30 * INCH,
  seed: 5,
  pieces: [
    { id: 'wood', kind: 'wood', outline: box(INCH, INCH, 6 * INCH, 6 * INCH) },
    { id: 'house', kind: 'building', outline: box(10 * INCH, INCH, 5 * INCH, 3 * INCH) },
    { id: 'wall', kind: 'wall', outline: { is: 'line', points: [point(0, 9 * INCH), point(6 * INCH, 9 * INCH)] } },
    { id: 'hill', kind: 'hill', height: INCH, outline: box(18 * INCH, 18 * INCH, 8 * INCH, 8 * INCH) },
    { id: 'rock', kind: 'rock', outline: { is: 'disc', centre: point(20 * INCH, 5 * INCH), radius: INCH } },
  ],
}
const light = theme('light')
const uprights = uprightsOf(FIELD, light)

describe('what stands on the table', () => {
  test('the trees of a wood stand where they are drawn from above', () => {
    const above = treesOf(FIELD, light)
    const standing = uprights.cutOuts.filter(({ crown }) => crown !== undefined)
    expect(standing.map(({ at }) => at)).toEqual(above.map(({ at }) => at))
    expect(standing.length).toBeGreaterThan(20)
  })

  test('a house has a wall for each side, two of them with a gable, and a roof with two slopes', () => {
    const [house] = uprights.houses
    expect(house?.sides.map(({ gable }) => gable > 0)).toEqual([false, true, false, true])
    expect(house?.slopes).toHaveLength(2)
  })

  test('a wall is as long as its blocks together', () => {
    const [wall] = uprights.walls
    expect(wall?.blocks.at(-1)?.to).toBeCloseTo(6 * 25.4)
  })

  test('every picture that something stands with is there, and is well formed', () => {
    const names = new Set(uprights.pictures.map(({ name }) => name))
    const used = [
      ...uprights.cutOuts.map(({ picture }) => picture),
      ...uprights.walls.map(({ picture }) => picture),
      ...uprights.houses.flatMap(({ roof, sides }) => [roof, ...sides.map(({ picture }) => picture)]),
    ]
    for (const picture of used) expect(names).toContain(picture)
    for (const { svg } of uprights.pictures) expect(() => readTags(`<svg>${svg}</svg>`)).not.toThrow()
  })

  test('the ground below is drawn without what stands on it, and with its shadows', () => {
    const bare = drawBattlefield(FIELD, light, { isBare: true })
    expect(bare).not.toContain('class="roof"')
    expect(bare).not.toContain('-leaf')
    expect(drawUprightShadows(uprights, light).match(/<path/g)?.length).toBeGreaterThan(uprights.cutOuts.length)
  })
})

test('an inch of hill is three slabs, and the ground is as high as they are', () => {
  const { levels, heightAt } = groundHeights(FIELD)
  expect(levels.map(Math.round)).toEqual([25, 17, 8])
  expect(heightAt((22 * INCH) / MM, (22 * INCH) / MM)).toBeCloseTo(25.4)
  expect(heightAt((18.1 * INCH) / MM, (18.1 * INCH) / MM)).toBeCloseTo(25.4 / 3)
  expect(heightAt(10, 10)).toBe(0)
})

describe('a card', () => {
  const token = {
    side: 'b' as const,
    icon: 'spiked-dragon-head' as const,
    base: { shape: 'circle' as const, diameter: 75 * MM },
    marks: [],
    states: {},
    number: 3,
  }

  test('of a large figure shows its name, of a small one its number', () => {
    expect(drawCard({ token, name: 'Adult Red Dragon' }, light)).toContain('>Adult Red Dragon<')
    const small = { ...token, base: { shape: 'circle' as const, diameter: 25 * MM } }
    expect(drawCard({ token: small, name: 'Goblin' }, light)).toContain('>3<')
    expect(drawCard({ token: small, name: 'Goblin' }, light)).not.toContain('Goblin')
  })

  test('shows health, and stands on a foot whose rim is the base', () => {
    const hurt = { ...token, health: { left: 2, full: 5 } }
    expect(drawCard({ token: hurt }, light).split(light.healthLeft).length - 1).toBe(2)
    expect(drawFoot(token, light)).toContain('r="37.5"')
  })

  test('has wings if it is a dragon large enough for them', () => {
    expect(hasWings('spiked-dragon-head', 75)).toBe(true)
    expect(hasWings('spiked-dragon-head', 25)).toBe(false)
    expect(hasWings('crown', 75)).toBe(false)
  })
})
