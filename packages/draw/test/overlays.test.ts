import { inches, point, type Point } from '@muster/table'
import { describe, expect, test } from 'vitest'
import {
  overlayText,
  drawUnitHalo,
  drawZone,
  drawDanger,
  drawMeasure,
  drawPossibleTarget,
  drawReach,
  drawSight,
  drawChoicePoint,
  drawMovePath,
  drawTarget,
  drawTemplate,
  drawThreatZone,
  drawThreateningFigure,
  strokeWidth,
  theme,
} from '../src/index.ts'
import { richTable } from './table.ts'
import { idsOf, readTags, referencesIn } from './xml.ts'

const style = { theme: theme('light'), zoom: 1.3, id: 'o' }
const at = (x: number, y: number): Point => point(inches(x), inches(y))
const square = (x: number, y: number, side: number): Point[] => [
  at(x, y),
  at(x + side, y),
  at(x + side, y + side),
  at(x, y + side),
]
const base = { shape: 'circle', diameter: 2500 } as const

const ALL: Readonly<Record<string, string>> = {
  reach: drawReach({ far: [square(2, 2, 6)], near: [square(3, 3, 3)], unsure: [square(9, 9, 2)] }, richTable, style),
  tape: drawMovePath([at(1, 1), at(3, 1), at(3, 4)], style, [inches(2), inches(6)]),
  threat: drawThreatZone(
    [
      { centre: at(4, 4), radius: 3790 },
      { centre: at(6, 4), radius: 3790 },
    ],
    'b',
    style,
  ),
  sight: drawSight({ from: at(1, 1), to: at(9, 9), targetHalf: 1250 }, style),
  cover: drawSight({ from: at(1, 1), to: at(9, 9), coverAt: at(5, 5), words: 'Hedge' }, style),
  blocked: drawSight({ from: at(1, 1), to: at(9, 9), blockedAt: at(5, 5), blocker: square(4, 4, 2) }, style),
  target: drawTarget({ base, at: at(4, 4) }, style),
  template: drawTemplate(
    {
      shape: { centre: at(4, 4), radius: 7620 },
      touched: [
        { base, at: at(4, 4) },
        { base, at: at(5, 4), isAlly: true },
      ],
    },
    style,
  ),
  measure: drawMeasure(at(0, 0), at(3, 4), style),
  zone: drawZone([square(0, 0, 6)], style, { text: 'Deploy <here>', at: at(3, 3) }),
  danger: drawDanger(at(3, 3), style),
  warning: drawThreateningFigure({ base, at: at(4, 4) }, style),
  opening: drawPossibleTarget({ base, at: at(4, 4) }, '50 %', style),
  spot: drawChoicePoint(at(3, 3), 'Wait <here>', style),
  band: drawUnitHalo(
    [
      { base, at: at(1, 1) },
      { base, at: at(2, 1) },
      { base, at: at(2, 3) },
    ],
    'a',
    false,
    style,
  ),
  words: overlayText('3″ and still shoot', at(3, 3), style),
}

test.each(Object.entries(ALL))('%s is well formed and says only numbers', (_, drawing) => {
  const ids = idsOf(readTags(drawing))
  expect(drawing).not.toMatch(/NaN|Infinity|undefined/)
  expect(referencesIn(drawing).filter((id) => !id.startsWith('icon-') && !ids.includes(id))).toEqual([])
})

test('lines get wider when the view is zoomed out', () => {
  expect(strokeWidth({ ...style, zoom: 2 }, 1.3)).toBe(1.3)
  expect(strokeWidth({ ...style, zoom: 0.5 }, 1.3) * 0.5).toBe(1.25)
})

test('every overlay line lies on a casing twice as wide', () => {
  const widths = readTags(ALL['sight'] ?? '').flatMap((tag) => tag.attributes.get('stroke-width') ?? [])
  expect(widths).toEqual(['2.6', '1.3'])
})

describe('a move path', () => {
  const tickCount = (drawing: string): number =>
    (drawing.match(/d="(M[^"]*)" fill="none" stroke="#231D16" stroke-width="0?\.7/)?.[1]?.match(/M/g) ?? []).length

  test('has a tick for every half inch of movement spent, not of distance', () => {
    expect(tickCount(drawMovePath([at(1, 1), at(4, 1)], style))).toBe(6)
    expect(tickCount(drawMovePath([at(1, 1), at(4, 1)], style, [inches(6)]))).toBe(12)
  })

  test('is amber only where the ground costs more', () => {
    expect(drawMovePath([at(1, 1), at(4, 1)], style)).not.toContain(style.theme.amberTape)
    expect(ALL['tape']).toContain(`d="M76.2 25.4L76.2 101.6" fill="none" stroke="${style.theme.amberTape}"`)
  })
})

test('zones that overlap share one edge', () => {
  expect(ALL['threat']?.match(/<mask/g)?.length).toBe(2)
  expect(drawThreatZone([{ centre: at(4, 4), radius: 3790 }], 'b', style)).not.toContain('<mask')
})

test('a measurement shows the distance', () => {
  expect(ALL['measure']).toContain('>5″</text>')
})

test('an ally under a template is in danger, an enemy is not', () => {
  expect(ALL['template']?.match(/class="danger"/g)?.length).toBe(1)
})

test('the ring on a target stands off by 4.3 mm', () => {
  expect(ALL['target']).toContain('a16.8 16.8')
})

test('a unit halo joins every model to the nearest one before it, in one colour', () => {
  const band = drawUnitHalo(
    [
      { base, at: at(1, 1) },
      { base, at: at(2, 1) },
      { base, at: at(2, 3) },
    ],
    'b',
    false,
    style,
  )
  const tags = readTags(band)
  expect(tags.filter(({ name }) => name === 'circle')).toHaveLength(3)
  expect(tags.filter(({ name }) => name === 'path').map(({ attributes }) => attributes.get('d'))).toEqual([
    'M25.4 25.4L50.8 25.4',
    'M50.8 25.4L50.8 76.2',
  ])
  expect(new Set(tags.flatMap(({ attributes }) => attributes.get('fill') ?? attributes.get('stroke') ?? []))).toEqual(
    new Set([style.theme.sides.b.line]),
  )
})

test('a zone of several rings has one edge: within another ring nothing is drawn', () => {
  const masks = (rings: readonly Point[][]): number => drawZone(rings, style).split('<mask').length - 1
  expect(masks([square(0, 0, 6)])).toBe(0)
  expect(masks([square(0, 0, 6), square(3, 3, 6)])).toBe(2)
  expect(masks([square(0, 0, 6), square(0, 0, 6)])).toBe(0)
})
