/** Counts, lists and small lengths as they stand in sentences. */
import { INCH, inchesText, type Length } from '@muster/table'
import type { FigureId } from './ids.ts'
import { joined, named, text, type Text } from './text.ts'

/** "1 figure", "2 figures", "3 dice". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** "A", "A and B", "A, B and C". */
export const listed = (words: readonly string[], before = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${before} ${words.at(-1)}`

/** The same with names or other texts. */
/** "Skeleton ×16 and Ghoul": every name once, in the order of the first of each. */
export function listedKinds(names: readonly string[]): string {
  const count = (name: string): number => names.filter((one) => one === name).length
  return listed([...new Set(names)].map((name) => (count(name) > 1 ? `${name} ×${count(name)}` : name)))
}

export const listedTexts = (texts: readonly Text[], before = 'and'): Text =>
  texts.length < 2 ? joined(texts, '') : text`${joined(texts.slice(0, -1), ', ')} ${before} ${texts.at(-1) ?? ''}`

export const listedNames = (figures: readonly FigureId[], before = 'and'): Text =>
  listedTexts(figures.map(named), before)

/** "the wood", also where the name begins with an article of its own: "The Wood" is "the Wood". */
export const withArticle = (name: string): string => `the ${name.replace(/^the /i, '')}`

const HUNDREDTH = INCH / 100

/** A length in inches that never reads as "0" unless it is zero: for what is missing, or what decides. */
export const fineInches = (length: Length): string =>
  length <= 0 || length >= INCH / 10 ? inchesText(length) : String(Math.max(1, Math.round(length / HUNDREDTH)) / 100)

/** Whether a length is so small that it would be shown as 0 inches. */
export const readsAsZero = (length: Length): boolean => inchesText(length) === '0'
