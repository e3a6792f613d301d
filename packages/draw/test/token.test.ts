import { circle, millimetres, point, type Base } from '@muster/table'
import { describe, expect, test } from 'vitest'
import {
  drawDie,
  drawObjective,
  drawStandee,
  drawStrip,
  drawToken,
  SIDES,
  theme,
  THEME_NAMES,
  tokenSvg,
  type Token,
} from '../src/index.ts'
import { perimeter, rimPoint, baseShapeOf } from '../src/figures/base-shape.ts'
import { readTags, type Tag } from './xml.ts'

const light = theme('light')
const figure = (more: Partial<Token> = {}): Token => ({
  side: 'a',
  icon: 'visored-helm',
  base: circle(millimetres(25)),
  marks: [],
  states: {},
  ...more,
})

const baseOf = (drawing: string): Tag | undefined =>
  readTags(drawing).find((tag) => tag.attributes.get('class') === 'base')
const discsOf = (drawing: string): number => (drawing.match(/r="4.7"/g) ?? []).length / 2

describe('the rim of a figure', () => {
  test.each(SIDES.flatMap((side) => [20, 25, 32, 40, 50, 60, 130].map((mm) => ({ side, mm }))))(
    'is exactly its base: side $side, $mm mm',
    ({ side, mm }) => {
      const base = baseOf(drawToken(figure({ side, base: circle(millimetres(mm)) }), light))
      expect(base?.name).toBe('circle')
      expect(Number(base?.attributes.get('r'))).toBe(mm / 2)
    },
  )

  const long: readonly Base[] = [
    { shape: 'oval', width: 3500, length: 6000 },
    { shape: 'rectangle', width: 2500, length: 5000 },
  ]
  test.each(long)('is exactly its $shape, length along the facing', (base) => {
    const rim = baseOf(drawToken(figure({ base, facing: point(0, 7) }), light))
    expect(Number(rim?.attributes.get('width'))).toBe((base.shape === 'circle' ? 0 : base.length) / 100)
    expect(Number(rim?.attributes.get('height'))).toBe((base.shape === 'circle' ? 0 : base.width) / 100)
    expect(drawToken(figure({ base, facing: point(0, 7) }), light)).toContain('rotate(90)')
  })

  test('looks north without a facing, as the table has it', () => {
    const base: Base = { shape: 'oval', width: 3500, length: 6000 }
    expect(drawToken(figure({ base }), light)).toContain('rotate(-90)')
    expect(drawToken(figure({ base, facing: point(0, 0) }), light)).toContain('rotate(-90)')
    expect(drawToken(figure({ base, facing: point(5, 0) }), light)).not.toContain('rotate(-90)')
  })

  test('can be walked all round, and every step lies on it', () => {
    const oval = baseShapeOf({ shape: 'oval', width: 3500, length: 6000 })
    const whole = perimeter(oval)
    for (let i = 0; i < 40; i++) {
      const p = rimPoint(oval, (i / 40) * whole)
      const toCore = Math.hypot(p.x - Math.max(-12.5, Math.min(12.5, p.x)), p.y)
      expect(toCore).toBeCloseTo(17.5, 6)
    }
  })

  test('is never scaled for looks, only while lifted', () => {
    expect(drawToken(figure(), light)).not.toContain('scale(')
    expect(drawToken(figure({ states: { lifted: true } }), light)).toContain('scale(1.05)')
  })
})

describe('what a figure shows', () => {
  test('its height in inches, with a shadow that falls the farther the higher it stands', () => {
    const shadowOf = (level: number): number =>
      Number(/translate\(([\d.]+)/.exec(drawToken(figure({ level }), light))?.[1])
    expect(drawToken(figure({ level: 3810 }), light)).toContain('1.5″')
    expect(drawToken(figure(), light)).not.toContain('class="level"')
    expect(shadowOf(5080)).toBeGreaterThan(shadowOf(2540))
    expect(shadowOf(2540)).toBeGreaterThan(shadowOf(0))
  })

  test.each(THEME_NAMES)('every state is well formed and looks different by %s', (name) => {
    const states = [
      'acted',
      'prone',
      'hidden',
      'ghost',
      'mayAct',
      'picked',
      'lifted',
      'concentrating',
      'slain',
    ] as const
    const drawings = [
      drawToken(figure(), theme(name)),
      ...states.map((state) => drawToken(figure({ states: { [state]: true } }), theme(name))),
    ]
    drawings.forEach((drawing) => readTags(drawing))
    expect(new Set(drawings).size).toBe(states.length + 1)
  })

  test('sides differ even in the shape of their rims', () => {
    const shapes = SIDES.map((side) => drawToken(figure({ side }), light).replace(/#[0-9A-F]{3,6}"/g, '"'))
    expect(new Set(shapes).size).toBe(4)
  })

  test('a state brings its own mark, once', () => {
    expect(discsOf(drawToken(figure({ states: { acted: true } }), light))).toBe(1)
    expect(discsOf(drawToken(figure({ states: { acted: true }, marks: ['check-mark', 'terror'] }), light))).toBe(2)
  })

  test('two marks are shown; of five, one and a count', () => {
    expect(discsOf(drawToken(figure({ marks: ['terror', 'charm'] }), light))).toBe(2)
    const many = drawToken(figure({ marks: ['terror', 'charm', 'grab', 'manacles', 'sleepy'] }), light)
    expect(discsOf(many)).toBe(2)
    expect(many).toContain('>+4</text>')
  })

  test('health is shown when there is more than one, a segment for each', () => {
    expect(drawToken(figure({ health: { left: 1, full: 1 } }), light)).not.toContain('class="health"')
    const wounded = drawToken(figure({ health: { left: 2, full: 5 } }), light)
    expect(wounded.match(/stroke="#FFE9D2"/g)?.length).toBe(2)
    expect(wounded.match(/stroke="#8A7862"/g)?.length).toBe(3)
  })

  test('the emblem stays upright whatever the facing', () => {
    const emblem = (facing: Token['facing']): string | undefined =>
      drawToken(figure(facing ? { facing } : {}), light).match(/<use [^>]*visored-helm[^>]*>/)?.[0]
    expect(emblem(point(0, -3))).toBe(emblem(undefined))
  })

  test('a token by itself is a picture of its own', () => {
    expect(readTags(tokenSvg(figure(), light))[0]?.name).toBe('svg')
  })
})

describe('other pieces', () => {
  test('an objective is brass, and wears the rim of who holds it', () => {
    const drawings = [drawObjective({}, light), ...SIDES.map((heldBy) => drawObjective({ heldBy }, light))]
    drawings.forEach((drawing) => readTags(drawing))
    expect(new Set(drawings).size).toBe(5)
    expect(Number(baseOf(drawObjective({}, light))?.attributes.get('r'))).toBe(10)
  })

  test('a paper figure carries its name, escaped', () => {
    const drawing = drawStandee({ side: 'b', icon: 'giant', base: circle(6000), name: 'Gog & Magog <2>' }, light)
    readTags(drawing)
    expect(drawing).toContain('Gog &amp; Magog &lt;2&gt;')
  })

  test.each([1, 2, 3, 4, 5, 6])('a die that shows %i has as many pips', (face) => {
    const drawing = drawDie(face, 'b', light)
    expect(readTags(drawing).filter((tag) => tag.name === 'circle').length).toBe(face)
  })

  test.each([4, 8, 10, 12, 20])('a die of %i faces has its number', (faces) => {
    expect(drawDie(faces - 1, 'a', light, { faces })).toContain(`>${faces - 1}</text>`)
  })

  test('a strip fills the faces that succeed and rings the one rolled', () => {
    const drawing = drawStrip([2, 3, 4], light, 5)
    expect(drawing.match(new RegExp(`fill="${light.stripOn}"`, 'g'))?.length).toBe(3)
    expect(drawing.match(/width="28"/g)?.length).toBe(1)
    expect(drawing).toContain('2, 3, 4 succeed; rolled 5: failure')
  })
})
