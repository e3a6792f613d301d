/** The six scores of a pasted stat block: in one row below their names, or each behind its name with modifier and save. */
import { InputError } from '@muster/engine'
import { bonusOf } from '../prose/attack-roll.ts'
import { ABILITY_SCORES } from '../stat-block.ts'

const LABELS = ABILITY_SCORES.map((name) => name.slice(0, 3))
const BEHIND = /\b(str|dex|con|int|wis|cha)\w*:?\s+(\d+)\s*(?:\(?\s*[+−–-]\s*\d+\s*\)?)?\s*([+−–-]\s*\d+)?/gi
const ROW = /\bstr\w*\s+dex\w*\s+con\w*\s+int\w*\s+wis\w*\s+cha\w*\s+(.*)$/i

export function pastedScores(lines: readonly string[]): { readonly [field: string]: number } {
  const start = lines.findIndex((line) => /^\s*(?:mod\s+save\s+)*str\w*\b/i.test(line))
  const text = lines.slice(Math.max(0, start), Math.max(0, start) + 14).join(' ')
  const row = ROW.exec(text)
  const fields = row ? fromRow(row[1] ?? '') : fromLabels(text)
  const missing = ABILITY_SCORES.filter((name) => fields[name] === undefined)
  if (missing.length > 0)
    throw new InputError(
      `This stat block does not say ${missing.length === 6 ? 'its six scores (STR, DEX, CON, INT, WIS, CHA)' : `its ${missing.join(' and ')}`}.`,
    )
  return fields
}

function fromRow(text: string): { readonly [field: string]: number } {
  const numbers = [...text.matchAll(/(\d+)\s*\(\s*[+−–-]\s*\d+\s*\)/g)].map(([, number]) => Number(number))
  const plain = numbers.length >= 6 ? numbers : (text.match(/\d+/g) ?? []).map(Number)
  return Object.fromEntries(
    ABILITY_SCORES.flatMap((name, place) => (plain[place] === undefined ? [] : [[name, plain[place]]])),
  )
}

function fromLabels(text: string): { readonly [field: string]: number } {
  return Object.fromEntries(
    [...text.matchAll(BEHIND)].reverse().flatMap(([, label = '', score, save]) => {
      const name = ABILITY_SCORES[LABELS.indexOf(label.toLowerCase())] ?? ''
      return [[name, Number(score)] as const, ...(save === undefined ? [] : [[`${name}_save`, bonusOf(save)] as const])]
    }),
  )
}
