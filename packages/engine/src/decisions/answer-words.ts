/** Answers as a person types and reads them: short words, and points in inches from the north-west corner. */
import { INCH, inches, type Length, type Point } from '@muster/table'
import type { Answer, Decision, Link, Spot } from './decision.ts'
import { InputError } from '../input/input.ts'
import { isPoint } from '../input/names.ts'
import { readAnswer } from './answer-schema.ts'

const NUMBER = /^-?\d{1,6}(\.\d{1,12})?$/
/** Enough to tell all lengths apart. */
const MOST_DECIMALS = 4

/** A length in inches, with the fewest decimals that give back the same length. */
export function exactInches(length: Length): number {
  for (let decimals = 0; ; decimals++) {
    const number = Number((length / INCH).toFixed(decimals))
    if (decimals === MOST_DECIMALS || inches(number) === length) return number
  }
}

/** "12.5,20", exactly enough to be typed back in. */
export const exactPoint = ({ x, y }: Point): string => `${exactInches(x)},${exactInches(y)}`

function wrong(message: string): never {
  throw new InputError(message)
}

const incomplete = (example: string): never => wrong(`That answer is not complete. Write it as: ${example}`)

/** "12.5,20" */
export function readPoint(text: string): Point {
  const parts = text.split(',').map((part) => part.trim())
  const [x = '', y = ''] = parts
  if (parts.length !== 2 || !NUMBER.test(x) || !NUMBER.test(y)) {
    wrong(`${JSON.stringify(text.slice(0, 60))} is not a point. Write it in inches, as 12.5,20.`)
  }
  return { x: inches(Number(x)), y: inches(Number(y)) }
}

const EXAMPLES = {
  move: 'move "Archer a1" 12.5,20',
  unit: 'move "Spearmen" 12.5,20 ends "Spearman 1" 12,20 "Spearman 2" 13,20',
  place: 'place "Archer a1" 12,3 "Archer a2" 14,3',
  aim: 'aim 12.5,20',
  pair: 'pair "Archer a1>Orc b2"',
}

const VERBS: { readonly [verb: string]: (rest: readonly string[], decision: Decision) => Answer } = {
  pick: (rest) => ({ pick: rest }),
  move: readMove,
  place: (rest) => {
    const { words, claim } = claimIn(rest)
    return { spots: readSpots(words, EXAMPLES.place), ...claim }
  },
  aim: ([at, ...more]) => ({ at: at === undefined || more.length > 0 ? incomplete(EXAMPLES.aim) : readPoint(at) }),
  pair: (rest, decision) => ({ links: rest.map((word) => readLink(word, decision)) }),
}

/** Answers in words: "default", option ids, or one of the verbs. */
export function readAnswerWords(words: readonly string[], decision: Decision): Answer {
  const [first = '', ...rest] = words
  if (words.length > 0 && words.every((word) => decision.options.some(({ id }) => id === word))) return { pick: words }
  if (first === 'default' && rest.length === 0) return decision.default
  const verb = Object.hasOwn(VERBS, first) ? VERBS[first] : undefined
  return verb ? verb(rest, decision) : { pick: words }
}

/** `move "Spearmen" 12,20 ends … claim leeway`: the way, and of a unit where each model ends. */
function readMove([figure = incomplete(EXAMPLES.move), ...rest]: readonly string[]): Answer {
  const { words, claim } = claimIn(rest)
  const at = words.indexOf('ends')
  const path = (at < 0 ? words : words.slice(0, at)).map(readPoint)
  return { figure, path, ...(at >= 0 && { ends: readSpots(words.slice(at + 1), EXAMPLES.unit) }), ...claim }
}

/** A claim stands at the end of an answer. */
function claimIn(words: readonly string[]): {
  readonly words: readonly string[]
  readonly claim: { readonly claim?: string }
} {
  const claimed = words.at(-2) === 'claim' ? words.at(-1) : undefined
  return claimed === undefined ? { words, claim: {} } : { words: words.slice(0, -2), claim: { claim: claimed } }
}

/** "Archer a1" 12,3 "Archer a2" 14,3: each with a facing point after it if it needs one. */
function readSpots(words: readonly string[], example: string): Spot[] {
  const spots: Spot[] = []
  for (let i = 0; i < words.length;) {
    const figure = words[i++] as string
    const points: Point[] = []
    for (let word = words[i]; word !== undefined && isPoint(word); word = words[++i]) points.push(readPoint(word))
    const [at = incomplete(example), facing] = points
    if (points.length > 2) incomplete(example)
    spots.push({ figure, at, ...(facing && { facing }) })
  }
  return spots
}

/** "Archer a1>Orc b2" */
function readLink(word: string, decision: Decision): Link {
  for (const { figure, targets } of decision.kind === 'pair' ? decision.linkers : []) {
    const to = targets.find((target) => `${figure}>${target}` === word)
    if (to !== undefined) return { from: figure, to }
  }
  const [from, to, more] = word.split('>').map((part) => part.trim())
  return from && to && more === undefined ? { from, to } : incomplete(EXAMPLES.pair)
}

/** An answer as a person would type it; reading the text gives the same answer. */
export function answerText(answer: Answer): string {
  if ('pick' in answer) return answer.pick.map(quoteWord).join(' ') || 'pick'
  if ('links' in answer) return ['pair', ...answer.links.map(({ from, to }) => quoteWord(`${from}>${to}`))].join(' ')
  if ('at' in answer) return `aim ${exactPoint(answer.at)}`
  const claim = answer.claim === undefined ? [] : ['claim', quoteWord(answer.claim)]
  if ('spots' in answer) return ['place', ...answer.spots.map(spotWords), ...claim].join(' ')
  const ends = answer.ends ? ['ends', ...answer.ends.map(spotWords)] : []
  return ['move', quoteWord(answer.figure), ...answer.path.map(exactPoint), ...ends, ...claim].join(' ')
}

const spotWords = ({ figure, at, facing }: Spot): string =>
  [quoteWord(figure), exactPoint(at), ...(facing ? [exactPoint(facing)] : [])].join(' ')

/** Quotes a word, if it needs to be, as shells and situations read it. */
export const quoteWord = (word: string): string =>
  /^[\w./-]+$/.test(word) ? word : /["$`\\!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`

const WORD = /(?:[^\s"'\\]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+/g

/** Splits a text into words as a shell does, with quotes around words that hold spaces. */
export function splitWords(text: string): readonly string[] {
  const bare = (part: string) =>
    part.startsWith("'")
      ? part.slice(1, -1)
      : part.startsWith('"')
        ? part.slice(1, -1).replace(/\\(["\\$`!])/g, '$1')
        : part.replace(/^\\/, '')
  if (text.replace(WORD, '').trim() !== '') wrong('A quotation mark is opened and not closed.')
  return (text.match(WORD) ?? []).map((word) =>
    (word.match(/"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\]+/g) ?? []).map(bare).join(''),
  )
}

/**
 * An answer in a file: short words in one text (`"move Wren 12.5,20"`) or a list of them, or the form that records
 * have, where a point may also be written in inches, as `[12.5, 20]`.
 */
export function readWrittenAnswer(data: unknown, decision: Decision): Answer {
  if (typeof data === 'string') return readAnswerWords(splitWords(data), decision)
  if (Array.isArray(data) && data.every((word) => typeof word === 'string')) return readAnswerWords(data, decision)
  return readAnswer(inchesToLengths(data))
}

const isPair = (data: unknown): data is readonly [number, number] =>
  Array.isArray(data) && data.length === 2 && data.every((one) => typeof one === 'number' && Number.isFinite(one))

function inchesToLengths(data: unknown): unknown {
  if (isPair(data)) return { x: inches(data[0]), y: inches(data[1]) }
  if (Array.isArray(data)) return data.map(inchesToLengths)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inchesToLengths(value)]))
}
