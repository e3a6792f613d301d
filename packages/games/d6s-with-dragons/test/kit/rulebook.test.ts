/** The rulebook in the app: every rule and ruling once, in our own words, and every rule the game cites. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rulebook } from '../../src/rulebook/index.ts'

const ids = rulebook.map(({ id }) => id)
const src = new URL('../../src', import.meta.url).pathname
/** Where the rules were numbered, for whoever has the list at hand: a folder named by LEDGERS. */
const ledgers = ['core', 'core.rulings'].map((part) =>
  join(process.env['LEDGERS'] ?? '', `d6s-with-dragons.${part}.md`),
)
const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1))

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(join(folder, entry.name))
      : entry.name.endsWith('.ts')
        ? [join(folder, entry.name)]
        : [],
  )

describe('the rulebook', () => {
  test('has every rule once, each in a chapter and in a sentence or more', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(716)
    for (const { id, text, chapter } of rulebook) {
      expect(id).toMatch(/^DD-[A-Z]+-\d\d+$/)
      expect(text, id).toMatch(/^[A-Z"0-9].*[.!?]$/)
      expect(text, id).not.toMatch(/DD-|\bL\d{2,}|undefined/)
      expect(text.length, id).toBeLessThan(420)
      expect(chapter, id).not.toBe('')
    }
  })

  test('tells each rule of a chapter in the order of its number', () => {
    const chapters = new Map<string, string[]>()
    for (const { chapter, id } of rulebook) chapters.set(chapter, [...(chapters.get(chapter) ?? []), id])
    expect(chapters.size).toBeGreaterThanOrEqual(56)
    for (const [chapter, own] of chapters) {
      const prefixes = [...new Set(own.map((id) => id.slice(0, id.lastIndexOf('-') + 1)))]
      for (const prefix of prefixes) {
        const numbers = own.filter((id) => id.startsWith(prefix)).map(numberOf)
        expect(numbers, chapter).toEqual(numbers.toSorted((a, b) => a - b))
      }
    }
  })

  test('has every rule that the game cites', () => {
    const cited = new Set(
      filesIn(src)
        .filter((file) => !file.includes('rulebook'))
        .flatMap((file) => readFileSync(file, 'utf8').match(/DD-[A-Z]+-\d+/g) ?? []),
    )
    expect(cited.size).toBeGreaterThan(200)
    expect([...cited].filter((id) => !ids.includes(id))).toEqual([])
  })

  test.skipIf(!ledgers.every((file) => existsSync(file)))('has every rule of the ledger', () => {
    const known = ledgers.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^- \*\*(DD-[A-Z]+-\d+)\*\*/gm)].map(([, id]) => id),
    )
    expect(known).toHaveLength(625)
    expect(known.filter((id = '') => !ids.includes(id))).toEqual([])
  })
})
