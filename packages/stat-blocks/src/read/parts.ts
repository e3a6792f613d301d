/** What all public forms of a stat block have in common. */
import { InputError, singleLine, valueWords } from '@muster/engine'
import { z } from 'zod'
import {
  ABILITY_SCORES,
  CREATURE_SIZES,
  SENSES,
  SPEEDS,
  type ByScore,
  type CreatureSize,
  type Sense,
  type SpeedName,
  type StatBlock,
} from '../stat-block.ts'
import { feet } from './lists.ts'

const MOST_LETTERS = 80
const MOST_HIT_POINTS = 5000
const MOST_CHALLENGE = 60

export const creatureName = singleLine(z.string().trim().min(1).max(MOST_LETTERS))
export const hitPoints = z.number().int().min(1).max(MOST_HIT_POINTS)
export const armorClass = z.number().int().min(0).max(50)
/** Some public data has a modifier where the score should be, so a score may be negative. */
export const score = z.number().int().min(-10).max(50)
export const saveBonus = z.number().int().min(-20).max(50)

const MOST_TEXT = 10_000

/** The words of one ability: no book needs as many. */
export const description = z
  .string()
  .max(MOST_TEXT, { error: `this is too long for one ability: more than ${MOST_TEXT} characters` })

/** 10, "10", "10.000", "0,5", "1/4" or "—". */
export const challenge = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value): number | undefined => {
    if (value === null || value === undefined) return undefined
    const [above = '', below = '1'] = String(value).replace(',', '.').split('/')
    const rating = Number(above) / Number(below)
    return Number.isFinite(rating) && rating >= 0 && rating <= MOST_CHALLENGE ? rating : undefined
  })

export const speeds = z
  .object({ walk: feet, burrow: feet, climb: feet, fly: feet, swim: feet })
  .transform((all) =>
    Object.fromEntries(SPEEDS.flatMap((name): [SpeedName, number][] => (all[name] > 0 ? [[name, all[name]]] : []))),
  )

/** "blindsight 60 ft., passive Perception 23", or { "blindsight": "60 ft." }. */
export const senses = z
  .union([z.string(), z.record(z.string(), z.union([z.string(), z.number()]).nullish())])
  .nullish()
  .transform((said): StatBlock['senses'] =>
    sensesFrom((name) =>
      typeof said === 'string' ? new RegExp(`${name}\\s+(\\d+)`, 'i').exec(said)?.[1] : said?.[name],
    ),
  )

/** As far as each is said to reach. */
export const sensesFrom = (said: (name: Sense) => string | number | null | undefined): StatBlock['senses'] =>
  Object.fromEntries(
    SENSES.flatMap((name): [Sense, number][] => {
      const far = Number.parseInt(String(said(name) ?? ''), 10)
      return far > 0 ? [[name, far]] : []
    }),
  )

/** "Large", "Medium or Small", { "name": "Huge" }: the first size that is named. */
export const size = z
  .union([z.string(), z.object({ name: z.string() })])
  .transform((value) => (typeof value === 'string' ? value : value.name))
  .transform((words, context): CreatureSize => {
    const found = words
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.find(isSize)
    if (found) return found
    context.addIssue({
      code: 'custom',
      message: `this should name a size (${CREATURE_SIZES.join(', ')})`,
      input: words,
    })
    return z.NEVER
  })

const isSize = (word: string): word is CreatureSize => (CREATURE_SIZES as readonly string[]).includes(word)

export interface NamedType {
  readonly type: string
  readonly tags: readonly string[]
}

/** "Dragon (Chromatic)", "humanoid" with a subtype "goblinoid, any race". */
export function typeAndTags(words: string, more = ''): NamedType {
  const [, type = '', bracketed = ''] = /^\s*([^(,]+)(?:\(([^)]*)\))?/.exec(words.toLowerCase()) ?? []
  const tags = `${bracketed},${more.toLowerCase()}`.split(',').map((tag) => tag.trim())
  const bare = type.trim().split(/\s+/).at(-1) ?? ''
  if (bare === '')
    throw new InputError(`This should name a type such as dragon or humanoid, not ${valueWords(words)}.`, 'type')
  return { type: bare, tags: tags.filter((tag) => tag !== '') }
}

const MEAN = 10

/** A save without a bonus of its own has that of its score. */
export const savesFrom = (
  scores: ByScore<number>,
  bonuses: { readonly [score in keyof ByScore<number>]?: number | null | undefined },
): ByScore<number> =>
  Object.fromEntries(
    ABILITY_SCORES.map((name) => [name, bonuses[name] ?? Math.floor((scores[name] - MEAN) / 2)]),
  ) as ByScore<number>
