import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { schemas } from '../src/index.ts'
import { example, failsWith, fresh, json, muster, RECORD, says } from './shell.ts'

describe('show', () => {
  test('as text: every figure at its place, with the rule in inches and a legend', async () => {
    const text = await says('show', example('ford.json'))
    const lines = text.split('\n')
    const top = lines.findIndex((line) => line.startsWith('   +'))
    expect(lines[top - 1]).toBe('    0           6           12          18          24          30')
    // Wren stands at 18,12: row 12, and two characters for each inch after the rim.
    expect(lines[top + 1 + 12]?.slice(4 + 36, 4 + 38)).toBe('A1')
    expect(lines[top + 1 + 21]?.slice(4 + 36, 4 + 38)).toBe('B1')
    expect(lines[top + 1 + 18]?.slice(4 + 24, 4 + 48)).toBe('"'.repeat(24))
    expect(lines[top + 1 + 24]).toContain('~~~~')
    expect(text).toMatch(/A1 +Wren +side a +at 18,12/)
    expect(text).toContain('" hedge')
  })

  test('as SVG, with every figure drawn', async () => {
    const svg = await says('show', example('ford.json'), '--svg', '--width', '600')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="600"/)
    expect(svg.match(/class="token"/g)).toHaveLength(3)
    const dark = await says('show', example('ford.json'), '--svg', '--width', '600', '--theme', 'dark')
    expect(dark).not.toBe(svg)
  })

  test('as PNG, the same bytes each time', async () => {
    const name = fresh('.png')
    expect(await says('show', example('ford.json'), '--png', '--width', '300', '-o', name)).toBe(`Wrote ${name}.\n`)
    const png = readFileSync(name)
    expect(png.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))
    expect(png.readUInt32BE(16)).toBe(300)
    const again = await muster(['show', example('ford.json'), '--png', '--width', '300'])
    expect(Buffer.compare(again.bytes, png)).toBe(0)
    expect((await muster(['show', example('ford.json'), '--png'], { screen: true })).code).toBe(2)
  })

  test('as JSON, with what was drawn or where it was written', async () => {
    expect((await json(schemas.picture, ['show', example('ford.json')])).text).toContain('Wren')
    const { base64 } = await json(schemas.picture, ['show', example('ford.json'), '--png', '--width', '200'])
    expect(Buffer.from(base64 ?? '', 'base64').readUInt32BE(16)).toBe(200)
    const name = fresh('.svg')
    const written = await json(schemas.picture, ['show', example('ford.json'), '--svg', '-o', name])
    expect(written).toMatchObject({ written: name, format: 'svg' })
  })

  test('as it stood earlier', async () => {
    expect(await says('show', RECORD, '--at', '0')).toContain('Tom')
    expect(await says('show', RECORD)).not.toMatch(/B1 +Tom/)
    await failsWith(['show', RECORD, '--at', '99999'], { where: '--at' })
  })
})
