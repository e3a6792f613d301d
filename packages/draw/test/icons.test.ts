import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  iconBody,
  iconCredits,
  iconNames,
  iconsIn,
  iconSymbols,
  isIconName,
  useIcon,
} from '../src/icons/icon-symbols.ts'
import { readTags } from './xml.ts'

const SOURCE = new URL('../src/', import.meta.url)
const sourceFiles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
const read = (file: string): string => readFileSync(new URL(file, SOURCE), 'utf8')

describe('icons', () => {
  test('each has a drawing that takes a colour, and an author', () => {
    for (const name of iconNames) expect(iconBody(name), name).toContain('currentColor')
    expect(readTags(iconSymbols()).filter((tag) => tag.name === 'symbol').length).toBe(iconNames.length)
    expect(iconCredits().flatMap((credit) => credit.icons).length).toBe(iconNames.length)
    expect(iconCredits().every(({ author }) => /^[a-z-]+$/.test(author))).toBe(true)
  })

  test('those that drawings use by name are there', () => {
    const used = sourceFiles
      .filter((file) => !file.startsWith('icons/'))
      .flatMap((file) => [...read(file).matchAll(/(?:useIcon\(|push\(|icon = )'([a-z-]+)'/g)])
      .map((found) => found[1] ?? '')
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter((name) => !isIconName(name))).toEqual([])
  })

  test('are found again in a drawing that refers to them', () => {
    const drawing =
      useIcon('giant', { x: 0, y: 0 }, 9, '#000') +
      useIcon('ogre', { x: 0, y: 0 }, 9, '#000') +
      useIcon('giant', { x: 1, y: 0 }, 9, '#000')
    expect(iconsIn(drawing)).toEqual(['giant', 'ogre'])
  })

  test('load by an entry point of their own: one file imports the icon data', () => {
    const importers = sourceFiles.filter((file) => read(file).includes("/icon-data.ts'"))
    expect(importers).toEqual(['icons/icon-symbols.ts'])
  })
})
