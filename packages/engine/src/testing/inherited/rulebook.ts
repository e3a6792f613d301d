/** What every rulebook in the app promises: each rule once, in a sentence or more, and every rule the game cites. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RuleText } from '../../kit/kit.ts'

export interface RulebookInheritance {
  readonly rulebook: readonly RuleText[]
  /** What the IDs of the rules begin with: "SF". */
  readonly prefix: string
  /** The folder with the sources of the game. */
  readonly src: string
  /** The files where the rules were numbered, for whoever has them at hand, and how many rules those list. */
  readonly ledger?: { readonly files: readonly string[]; readonly rules: number }
  readonly chapters: number
}

const NO_LEDGER: NonNullable<RulebookInheritance['ledger']> = { files: [], rules: 0 }

/** A longer text is more than one rule. */
const LONGEST = 420

export function inheritRulebookTests({
  rulebook,
  prefix,
  src,
  ledger = NO_LEDGER,
  chapters,
}: RulebookInheritance): void {
  const ids = rulebook.map(({ id }) => id)
  describe('the rulebook', () => {
    test('has every rule once, each in a chapter and in a sentence or more', () => {
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeGreaterThanOrEqual(ledger.rules)
      for (const rule of rulebook) expectReadable(rule, prefix)
    })

    test('tells each rule of a chapter in the order of its number', () => {
      const byChapter = new Map<string, string[]>()
      for (const { chapter, id } of rulebook) byChapter.set(chapter, [...(byChapter.get(chapter) ?? []), id])
      expect(byChapter.size).toBeGreaterThanOrEqual(chapters)
      for (const [chapter, own] of byChapter) expectInOrder(chapter, own)
    })

    test('has every rule that the game cites', () => {
      const cited = new Set(
        filesIn(src)
          .filter((file) => !file.startsWith('rulebook'))
          .map((file) => join(src, file))
          .flatMap((file) => readFileSync(file, 'utf8').match(new RegExp(`\\b${prefix}-[A-Z]+-\\d+`, 'g')) ?? []),
      )
      expect(cited.size).toBeGreaterThan(0)
      expect([...cited].filter((id) => !ids.includes(id))).toEqual([])
    })

    test.skipIf(ledger.files.length === 0 || !ledger.files.every((file) => existsSync(file)))(
      'has every rule of the ledger',
      () => {
        const known = ledger.files.flatMap((file) =>
          [...readFileSync(file, 'utf8').matchAll(new RegExp(`^- \\*\\*(${prefix}-[A-Z]+-\\d+)\\*\\*`, 'gm'))].map(
            ([, id]) => id,
          ),
        )
        expect(known).toHaveLength(ledger.rules)
        expect(known.filter((id = '') => !ids.includes(id))).toEqual([])
      },
    )
  })
}

function expectReadable({ id, text, chapter }: RuleText, prefix: string): void {
  expect(id).toMatch(new RegExp(`^${prefix}-[A-Z]+-\\d+$`))
  expect(text, id).toMatch(/^[A-Z“"0-9].*[.!?)]$/)
  expect(text, id).not.toMatch(new RegExp(`${prefix}-|\\bL\\d{2,}|undefined`))
  expect(text.length, id).toBeLessThan(LONGEST)
  expect(chapter, id).not.toBe('')
}

function expectInOrder(chapter: string, ids: readonly string[]): void {
  const prefixes = new Set(ids.map((id) => id.slice(0, id.lastIndexOf('-') + 1)))
  for (const prefix of prefixes) {
    const numbers = ids.filter((id) => id.startsWith(prefix)).map((id) => Number(id.slice(prefix.length)))
    expect(numbers, chapter).toEqual(numbers.toSorted((a, b) => a - b))
  }
}

/** Named from the folder on. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
