/** A stat block in any form that people have one in: the common public schemas as JSON, or pasted text. */
import { inPart, InputError, parseJson } from '@muster/engine'
import type { StatBlock } from '../stat-block.ts'
import { readFlatForm } from './flat-form.ts'
import { readNestedForm } from './nested-form.ts'
import { readPastedText } from './pasted-text.ts'

const looksLikeJson = (text: string): boolean => /^\s*[[{]/.test(text)

export const readStatBlock = (text: string): StatBlock =>
  looksLikeJson(text) ? statBlockFrom(parseJson(text, 'stat block')) : readPastedText(text)

/** One creature, or an answer of a public interface that holds exactly one. */
export function statBlockFrom(data: unknown): StatBlock {
  const one = onlyOne(data)
  if (typeof one !== 'object' || one === null) throw new InputError(`This is no stat block: it holds no object { … }.`)
  if ('ability_scores' in one) return readNestedForm(one)
  if ('strength' in one) return readFlatForm(one)
  if ('model' in one && 'fields' in one)
    throw new InputError(
      'This is a row of the tables that Open5e is made of, and what the creature can do lies in other tables: save the creature from the interface (api.open5e.com), or paste its text.',
    )
  throw new InputError(
    'This is no stat block in a form that can be read: the forms of Open5e and of the 5e SRD API have their scores in "ability_scores" or in "strength", "dexterity" and so on.',
  )
}

function onlyOne(data: unknown): unknown {
  const list = Array.isArray(data) ? data : resultsOf(data)
  if (list === undefined) return data
  if (list.length === 1) return list[0]
  throw new InputError(`This holds ${list.length} creatures: convert them one at a time.`)
}

const resultsOf = (data: unknown): readonly unknown[] | undefined =>
  typeof data === 'object' && data !== null && 'results' in data && Array.isArray(data.results)
    ? data.results
    : undefined

/** Every creature of a text: one stat block, a list of them, or the answer of a public interface. */
export function statBlocksIn(text: string): readonly StatBlock[] {
  if (!looksLikeJson(text)) return [readPastedText(text)]
  const data = parseJson(text, 'stat block')
  const list = Array.isArray(data) ? data : resultsOf(data)
  return list === undefined
    ? [statBlockFrom(data)]
    : list.map((one, index) => inPart(String(index), () => statBlockFrom(one)))
}
