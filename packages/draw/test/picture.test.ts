import { circle, inches, point } from '@muster/table'
import { describe, expect, test } from 'vitest'
import {
  cssVariables,
  drawFrame,
  drawPicture,
  feltTile,
  frameWidth,
  theme,
  THEME_NAMES,
  woodTile,
  type Token,
} from '../src/index.ts'
import { richTable } from './table.ts'
import { idsOf, readTags, referencesIn } from './xml.ts'

const figure = (x: number, y: number): Token & { at: ReturnType<typeof point> } => ({
  side: 'b',
  icon: 'ogre',
  base: circle(4000),
  marks: ['terror'],
  states: { acted: true },
  at: point(inches(x), inches(y)),
})

describe('a picture of a battle', () => {
  test.each(THEME_NAMES)('stands alone by %s: every symbol, pattern and icon is in it', (name) => {
    const picture = drawPicture({
      field: richTable,
      tokens: [figure(30, 37), figure(9, 9)],
      objectives: [{ at: point(9000, 9000) }],
      theme: theme(name),
      width: 800,
    })
    const tags = readTags(picture)
    expect(tags[0]?.name).toBe('svg')
    expect(tags[0]?.attributes.get('width')).toBe('800')
    const ids = idsOf(tags)
    expect(referencesIn(picture).filter((id) => !ids.includes(id))).toEqual([])
    expect(ids).toEqual(expect.arrayContaining(['icon-ogre', 'icon-terror', 'icon-check-mark', 'icon-locked-chest']))
    expect(picture).not.toMatch(/href="(?!#|data:)/)
  })

  test('leaves off the roof over a figure, and no other', () => {
    const picture = drawPicture({ field: richTable, tokens: [figure(30, 37)], theme: theme('light'), width: 800 })
    expect(picture).not.toContain('data-piece="mill"')
    expect(picture).toContain('data-piece="chapel"')
  })

  test('puts each figure where it stands', () => {
    const picture = drawPicture({ field: richTable, tokens: [figure(30, 37)], theme: theme('light'), width: 800 })
    expect(picture).toContain('<g transform="translate(762 939.8)"><g class="token">')
  })
})

describe('the frame', () => {
  const frame = drawFrame(richTable, theme('light'))

  test('has a number at every sixth inch of each side but the ends', () => {
    expect(frame.match(/>\d+<\/text/g)?.length).toBe(4 * 7)
    readTags(frame)
  })

  test('names the edges, also for whoever sees the table from its far side', () => {
    const names = (isTurned: boolean) =>
      [...drawFrame(richTable, theme('light'), { isTurned }).matchAll(/>([a-z]+)<\/text/g)].map(([, name]) => name)
    // In the order top, bottom, left, right.
    expect(names(false)).toEqual(['north', 'south', 'west', 'east'])
    expect(names(true)).toEqual(['south', 'north', 'east', 'west'])
  })

  test('has a tick for every inch', () => {
    const ticks = readTags(frame).find((tag) => tag.attributes.get('stroke') === theme('light').tick)
    expect(ticks?.attributes.get('d')?.match(/M/g)?.length).toBe(4 * 47)
  })

  test('is at least 11 mm wide', () => {
    expect(frameWidth({ ...richTable, width: inches(12), depth: inches(12) })).toBe(11)
  })
})

describe('a theme', () => {
  test.each(THEME_NAMES)('is offered to a style sheet by %s', (name) => {
    const variables = cssVariables(theme(name)).split(';')
    expect(variables).toContain(`--paper-2:${theme(name).paper2}`)
    expect(variables).toContain(`--brass-hi:${theme(name).brassHi}`)
    expect(variables).toContain(`--side-b-face:${theme(name).sides.b.face}`)
    expect(variables.filter((variable) => !/^--[a-z0-9-]+:#[0-9A-F]{6}$/.test(variable))).toEqual([])
  })
})

describe('a texture', () => {
  const bytes = (address: string): Buffer => Buffer.from(address.replace(/^data:image\/png;base64,/, ''), 'base64')

  test.each(THEME_NAMES)('is a small picture made without a canvas, by %s', (name) => {
    for (const tile of [feltTile(theme(name)), woodTile(theme(name))]) {
      expect(bytes(tile).subarray(1, 4).toString()).toBe('PNG')
      expect(tile.length).toBeLessThan(20_000)
    }
  })

  test('differs between light and dark', () => {
    expect(feltTile(theme('light'))).not.toBe(feltTile(theme('dark')))
  })
})
