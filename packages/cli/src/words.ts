/** Lengths, points and answers as a person types and reads them: inches from the north-west corner. */
import { raise, readAnswer, type Answer, type Decision, type Spot } from '@muster/engine'
import { INCH, inches, inchesText, type Point } from '@muster/table'
import { inFile, Trouble } from './trouble.ts'

/** To a hundredth of an inch: what a person types back. */
export const inchNumber = (length: number): number => Math.round((length / INCH) * 100) / 100

export const pointText = ({ x, y }: Point): string => `${inchNumber(x)},${inchNumber(y)}`

export const lengthText = (length: number): string => `${inchesText(length)}"`

const NUMBER = /^-?\d+(\.\d+)?$/

/** "12.5,20" */
export function readPoint(text: string): Point {
  const parts = text.split(',').map((part) => part.trim())
  const [x, y] = parts
  if (parts.length !== 2 || x === undefined || y === undefined || !NUMBER.test(x) || !NUMBER.test(y)) {
    throw new Trouble(`"${text}" is not a point. Write it in inches, as 12.5,20.`, '', 'answer')
  }
  return { x: inches(Number(x)), y: inches(Number(y)) }
}

const isPoint = (word: string): boolean => /^\s*-?[\d.]+\s*,\s*-?[\d.]+\s*$/.test(word)

const VERBS: { readonly [verb: string]: (rest: readonly string[]) => Answer } = {
  pick: (rest) => ({ pick: rest }),
  move: ([figure, ...path]) => ({ figure: figure ?? missing('move "Archer a1" 12.5,20'), path: path.map(readPoint) }),
  place: (rest) => ({ spots: readSpots(rest) }),
  aim: ([at]) => ({ at: readPoint(at ?? missing('aim 12.5,20')) }),
  pair: (rest) => ({ links: rest.map(readLink) }),
}

/** An answer from the command line: JSON, "default", option ids, or one of the verbs. */
export function readWords(words: readonly string[], decision: Decision): Answer {
  const [first = '', ...rest] = words
  if (first.trimStart().startsWith('{')) return readJsonAnswer(words.join(' '))
  if (words.length > 0 && words.every((word) => decision.options.some(({ id }) => id === word))) return { pick: words }
  if (first === 'default' && rest.length === 0) return decision.default
  const verb = Object.hasOwn(VERBS, first) ? VERBS[first] : undefined
  return verb ? verb(rest) : { pick: words }
}

function readJsonAnswer(text: string): Answer {
  try {
    return readAnswer(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Trouble(`The answer is not whole JSON (${error.message}).`, '', 'answer')
  }
}

/** "Archer a1" 12,3 "Archer a2" 14,3: each with a facing point after it if it needs one. */
function readSpots(words: readonly string[]): Spot[] {
  const spots: Spot[] = []
  for (let i = 0; i < words.length;) {
    const figure = words[i++] ?? raise('a word is missing')
    const points: Point[] = []
    for (let word = words[i]; word !== undefined && isPoint(word); word = words[++i]) points.push(readPoint(word))
    const [at, facing] = points
    if (at === undefined || points.length > 2) missing('place "Archer a1" 12,3 "Archer a2" 14,3')
    spots.push({ figure, at, ...(facing && { facing }) })
  }
  return spots
}

/** "Archer a1>Orc b2" */
function readLink(word: string): { from: string; to: string } {
  const [from, to, more] = word.split('>').map((part) => part.trim())
  return from && to && more === undefined ? { from, to } : missing('pair "Archer a1>Orc b2"')
}

function missing(example: string): never {
  throw new Trouble(`That answer is not complete. Write it as: ${example}`, '', 'answer')
}

/** An answer as a person would type it. */
export function answerWords(answer: Answer): string {
  if ('pick' in answer) return answer.pick.map(quoted).join(' ') || 'pick'
  if ('path' in answer) return ['move', quoted(answer.figure), ...answer.path.map(pointText)].join(' ')
  if ('spots' in answer) return ['place', ...answer.spots.map(spotWords)].join(' ')
  if ('at' in answer) return `aim ${pointText(answer.at)}`
  return ['pair', ...answer.links.map(({ from, to }) => `"${from}>${to}"`)].join(' ')
}

const spotWords = ({ figure, at, facing }: Spot): string =>
  [quoted(figure), pointText(at), ...(facing ? [pointText(facing)] : [])].join(' ')

const quoted = (word: string): string => (/^[\w-]+$/.test(word) ? word : `"${word}"`)

/** "3,5" or "3 5": faces of dice. */
export function readFaces(text: string): readonly number[] {
  return inFile('', () => text.split(/[\s,]+/).filter(Boolean).map((word) => {
    if (!/^\d{1,3}$/.test(word)) {
      throw new Trouble(`"${word}" is not the face of a die. Write faces as 3,5.`, '', '--dice')
    }
    return Number(word)
  }))
}
