/** How many attacks a Multiattack makes, and with what: "makes one Bite attack and two Claw attacks". */
import type { Entry, StatBlock } from '../stat-block.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const NUMBER = NUMBERS.join('|')
const ATTACKS = new RegExp(`\\b(${NUMBER}|\\d+)\\s+((?:(?!(?:${NUMBER})\\b)[\\w'’,-]+\\s+){0,8}?)attacks?\\b`, 'gi')
const HEADS = new RegExp(`\\bhas\\s+(${NUMBER}|\\d+)\\s+heads\\b`, 'i')

export const multiattackOf = ({ entries }: Pick<StatBlock, 'entries'>): Entry | undefined =>
  entries.find(({ section, name }) => section === 'action' && /^multiattack/i.test(name))

/**
 * The number of attacks at full strength; 1 without a Multiattack.
 *
 * @param isMade Attacks of other names are not counted.
 */
export function attacksOf(block: Pick<StatBlock, 'entries'>, isMade: (name: string) => boolean = () => true): number {
  const multiattack = multiattackOf(block)
  if (!multiattack) return 1
  const text = firstChoice(multiattack.text)
  if (/as many [\w ]*attacks? as it has heads/i.test(text)) return headsOf(block)
  const counts = [...text.matchAll(ATTACKS)]
    .filter(([, , name = '']) => isMade(name.trim()))
    .map(([, number = '']) => numberOf(number))
  return Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  )
}

/** The attacks that a Multiattack names; all of them where it names none. */
export function attacksNamed(block: Pick<StatBlock, 'entries'>): readonly Entry[] {
  const attacks = block.entries.filter(({ attack, section }) => attack && section === 'action')
  const multiattack = multiattackOf(block)
  if (!multiattack) return attacks
  const named = attacks.filter(({ name }) => new RegExp(`\\b${escaped(name)}\\b`, 'i').test(multiattack.text))
  return named.length > 0 ? named : attacks
}

/** What it does besides the attacks: "makes two Pincer attacks and uses Pummel or Spellcasting" names both. */
export function usedBesides(block: Pick<StatBlock, 'entries'>): readonly Entry[] {
  const text = firstChoice(multiattackOf(block)?.text ?? '')
  const [, uses = ''] = /\battacks?,?\s+and\s+uses\s+([^.]*)/i.exec(text) ?? []
  return block.entries.filter(
    ({ name, section }) => section === 'action' && new RegExp(`\\b${escaped(name)}\\b`, 'i').test(uses),
  )
}

/** Without what may be done instead: "or it makes three …", "It can replace one attack with …". */
const firstChoice = (text: string): string =>
  text.split(/,?\s+or\s+(?:it|he|she|they)?\s*(?:makes?|uses?)\b|\b(?:can|may)\s+replace\b|\bAlternatively\b/i)[0] ??
  text

const headsOf = ({ entries }: Pick<StatBlock, 'entries'>): number => {
  const [, heads] = entries.map(({ text }) => HEADS.exec(text)).find((found) => found !== null) ?? []
  return heads === undefined ? 1 : numberOf(heads)
}

const numberOf = (word: string): number => {
  const place = NUMBERS.indexOf(word.toLowerCase())
  return place < 0 ? Number(word) : place + 1
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * What it may do in place of attacks, or besides: "It can replace one attack with a use of Spellcasting".
 *
 * @param done What it does besides its attacks already, and need not be told.
 */
export const besidesAttacks = ({ text }: Pick<Entry, 'text'>, done: readonly Pick<Entry, 'name'>[] = []): string =>
  text
    .split(/(?<=\.)\s+/)
    .filter((sentence) => /\b(?:replace|uses?|Alternatively)\b/i.test(sentence))
    .filter((sentence) => !done.some(({ name }) => new RegExp(`\\band uses ${escaped(name)}\\.$`, 'i').test(sentence)))
    .join(' ')
