/** Lists of damage types and conditions, which public data writes as words, as names or as objects with a name. */
import { z } from 'zod'

const named = z.object({ name: z.string().optional(), key: z.string().optional(), index: z.string().optional() })

/** "cold; bludgeoning, piercing, and slashing from nonmagical attacks", ["cold"] or [{ "name": "Cold" }]. */
export const wordList = z
  .union([z.string(), z.array(z.union([z.string(), named]))])
  .nullish()
  .transform((list): readonly string[] => {
    const words = typeof list === 'string' ? [list] : (list ?? []).map(wordOf)
    return [...new Set(words.flatMap((word) => word.toLowerCase().split(/[,;]|\band\b/)).map(withoutRemarks))].filter(
      (word) => word !== '',
    )
  })

const wordOf = (item: string | z.infer<typeof named>): string =>
  typeof item === 'string' ? item : (item.name ?? item.key ?? item.index ?? '')

/** "slashing from nonmagical attacks" is slashing, with a remark that no game here can keep. */
const withoutRemarks = (word: string): string =>
  word
    .replace(/\s+(?:from|that|with)\b.*$/, '')
    .replace(/[^a-z -]/g, '')
    .trim()

/** A number, or text that begins with one: "30 ft.". */
export const feet = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => (typeof value === 'string' ? Number.parseInt(value, 10) || 0 : (value ?? 0)))
