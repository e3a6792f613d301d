/**
 * What people read. Rule code knows figures by their ids, so it writes text in parts, and whoever shows it says what
 * each figure is called. A text that names nobody is a plain string.
 */
import type { FigureId } from './ids.ts'

/** A figure or a unit that a text is about. */
interface FigurePart {
  readonly figure: FigureId
}

/** Something that the rules know by an id and people by a name: a piece of terrain, a spell. */
export interface ThingPart {
  readonly thing: string
  readonly name: string
}

export type TextPart = string | FigurePart | ThingPart

/** A text that names somebody or something. */
export interface Phrase {
  readonly words: readonly TextPart[]
}
export type Text = string | Phrase

/** A text, or what writes it: of the questions and reasons of a battle between bots hardly any is read. */
export type LazyText = Text | (() => Text)

export const textOf = (given: LazyText): Text => (typeof given === 'function' ? given() : given)

export const named = (figure: FigureId): Phrase => ({ words: [{ figure }] })
export const namedThing = (thing: string, name: string): Phrase => ({ words: [{ thing, name }] })

/** Writes a text: text`${named(by)} shoots at ${named(at)}.` */
export function text(strings: TemplateStringsArray, ...values: readonly (Text | number)[]): Text {
  const words: TextPart[] = []
  let plain = strings[0] as string
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as Text | number
    if (typeof value === 'object') for (const part of value.words) plain = append(words, plain, part)
    else plain += value
    plain += strings[i + 1] as string
  }
  if (words.length === 0) return plain
  if (plain !== '') words.push(plain)
  return { words }
}

/** Adds a part after a plain string; returns the plain string that stands at the end now. */
function append(words: TextPart[], plain: string, part: TextPart): string {
  if (typeof part === 'string') return plain + part
  if (plain !== '') words.push(plain)
  words.push(part)
  return ''
}

/** With a small letter at its start, to stand within a sentence. A name at its start stays as it was given. */
export function withinSentence(given: Text): Text {
  if (typeof given === 'string') return withSmallLetter(given)
  const [first, ...others] = given.words
  return typeof first === 'string' ? { words: [withSmallLetter(first), ...others] } : given
}

const withSmallLetter = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

export const joined = (texts: readonly Text[], between: string): Text =>
  texts.reduce<Text>((before, one, i) => text`${before}${i === 0 ? '' : between}${one}`, '')

/** The figures that a text names, in their order. */
export const figuresNamedIn = (given: Text): readonly FigureId[] =>
  typeof given === 'string'
    ? []
    : given.words.flatMap((part) => (typeof part === 'object' && 'figure' in part ? [part.figure] : []))

/** Says what figures and things are called. */
export interface Namer {
  figure(id: FigureId): string
  thing(thing: ThingPart): string
}

/** Calls everything by its id, as tapes and the command line do. */
const BY_ID: Namer = { figure: (id) => id, thing: ({ thing }) => thing }

/** Data with every text in it put into words. */
export type Worded<T> = T extends Phrase ? string : T extends object ? { readonly [K in keyof T]: Worded<T[K]> } : T

/** Puts every text in some data into words. What holds no text stays the same object. */
export function worded<T>(data: T, namer: Namer = BY_ID): Worded<T> {
  return wordedData(data, namer) as Worded<T>
}

function wordedData(data: unknown, namer: Namer): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (isPhrase(data)) return phraseIn(data, namer)
  return Array.isArray(data) ? wordedList(data, namer) : wordedFields(data as { [key: string]: unknown }, namer)
}

/** Every roll is named so: no list is made. */
function phraseIn({ words }: Phrase, namer: Namer): string {
  let whole = ''
  for (const part of words) whole += partName(part, namer)
  return whole
}

const isPhrase = (data: object): data is Phrase => 'words' in data && Array.isArray(data.words)

const partName = (part: TextPart, namer: Namer): string =>
  typeof part === 'string' ? part : 'figure' in part ? namer.figure(part.figure) : namer.thing(part)

function wordedList(list: readonly unknown[], namer: Namer): readonly unknown[] {
  const out = list.map((one) => wordedData(one, namer))
  return out.some((one, i) => one !== list[i]) ? out : list
}

function wordedFields(data: { readonly [key: string]: unknown }, namer: Namer): object {
  let out: { [key: string]: unknown } | undefined
  for (const key of Object.keys(data)) {
    const one = wordedData(data[key], namer)
    if (one !== data[key]) out = { ...(out ?? data), [key]: one }
  }
  return out ?? data
}
