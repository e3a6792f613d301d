import { INCH, MM, point, type Battlefield } from '@muster/table'
import { expect, test } from 'vitest'
import { drawStill, theme, uprightsOf, type Eye, type StillFigure } from '../src/index.ts'
import { onSlope } from '../src/still/eye.ts'
import { readTags } from './xml.ts'

const FIELD: Battlefield = {
  width: 24 * INCH,
  depth: 24 * INCH,
  seed: 3,
  pieces: [
    { id: 'wood', kind: 'wood', outline: { is: 'disc', centre: point(5 * INCH, 5 * INCH), radius: 3 * INCH } },
    { id: 'hill', kind: 'hill', outline: { is: 'disc', centre: point(18 * INCH, 5 * INCH), radius: 3 * INCH } },
    { id: 'wall', kind: 'wall', outline: { is: 'line', points: [point(0, 12 * INCH), point(9 * INCH, 12 * INCH)] } },
  ],
}
const light = theme('light')
/** Looks down at half a right angle from the south. */
const eye: Eye = {
  see: ({ x, y }, up) => ({ x, y: y * 0.7 - up * 0.7 }),
  nearness: ({ y }) => y,
  right: { x: 1, y: 0 },
  paper: { x: 0, y: 0, up: 1 },
}
const figure = (name: string, y: number): StillFigure => ({
  token: { side: 'a', icon: 'crown', base: { shape: 'circle', diameter: 60 * MM }, marks: [], states: {} },
  name,
  at: { x: 300, y },
})
const still = (figures: readonly StillFigure[]): string =>
  drawStill({
    field: FIELD,
    uprights: uprightsOf(FIELD, light),
    figures,
    theme: light,
    eye,
    id: 'still',
    heightAt: () => 0,
  })

test('a still picture is well formed, and draws the near over the far', () => {
  const svg = still([figure('Near', 400), figure('Far', 200)])
  expect(() => readTags(`<svg>${svg}</svg>`)).not.toThrow()
  expect(svg.indexOf('>Far<')).toBeGreaterThan(0)
  expect(svg.indexOf('>Near<')).toBeGreaterThan(svg.indexOf('>Far<'))
})

test('no tree stands where a figure does', () => {
  const trees = (svg: string): number => svg.split('href="#still-leaf').length + svg.split('href="#still-fir').length
  const inTheWood = { ...figure('Ranger', 0), at: { x: 127, y: 127 } }
  expect(trees(still([inTheWood]))).toBeLessThan(trees(still([])))
})

test('a roof that is drawn from above is laid on its slope', () => {
  const at = (x: number, y: number) => ({ x, y })
  const seen = [at(10, 50), at(70, 40), at(20, 5)] as const
  const plan = [at(0, 0), at(30, 0), at(0, 20)] as const
  const { origin, x, y } = onSlope(plan, seen)
  const mapped = plan.map((p) => at(origin.x + x.x * p.x + y.x * p.y, origin.y + x.y * p.x + y.y * p.y))
  mapped.forEach((p, n) => {
    expect(p.x).toBeCloseTo(seen[n]!.x)
    expect(p.y).toBeCloseTo(seen[n]!.y)
  })
})
