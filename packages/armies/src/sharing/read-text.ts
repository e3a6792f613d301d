/** Reads an army from the text of a chat. What it does not understand is left out, and said. */
import { InputError } from '@muster/engine'
import { withKeptCatalogue } from '../catalogue/kept-catalogue.ts'
import { readArmyLink } from './link.ts'
import { CODE_LINE, type ReadText, type TextKit } from './text-kit.ts'
import { linesOf } from './text-lines.ts'
import { TextReader } from './text-reader.ts'

export interface TextOptions {
  /** The games that the text may be for. */
  readonly kits: readonly TextKit[]
}

const MOST_LETTERS = 200_000

/** Throws an InputError where there is no army in the text at all. */
export function readArmyText(text: string, options: TextOptions): ReadText {
  const kits = options.kits.map((kit) => ({ ...kit, builder: withKeptCatalogue(kit.builder) }))
  if (text.length > MOST_LETTERS) throw new InputError('This text is too long to be an army.')
  const lines = text.replace(/\r/g, '').split('\n')
  const coded = codedArmy(lines, kits)
  if (coded && isUnchanged(lines, coded)) return { ...coded.shared, messages: [] }
  return new TextReader(coded?.kit ?? kitIn(lines, kits), lines).read()
}

interface CodedArmy {
  readonly kit: TextKit
  readonly shared: Omit<ReadText, 'messages'>
}

const isCode = (line: string): boolean => line.trim().startsWith(CODE_LINE.trim())

/** The army that the last line holds; undefined if there is none, or none that is whole. */
function codedArmy(lines: readonly string[], kits: readonly TextKit[]): CodedArmy | undefined {
  const code = lines.find(isCode)
  if (code === undefined) return undefined
  try {
    const games = kits.map(({ game, about }) => ({ id: game.id, name: about.name }))
    const { game, army, limit } = readArmyLink(code.trim().slice(CODE_LINE.length), { games })
    const kit = kits.find((one) => one.game.id === game)
    return kit && { kit, shared: { game, army, limit } }
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}

/** If somebody has edited the lines above the code, the lines count. */
function isUnchanged(lines: readonly string[], { kit, shared }: CodedArmy): boolean {
  const plain = (all: readonly string[]) =>
    all.map((line) => line.trim()).filter((line) => line !== '' && !isCode(line))
  try {
    const written = linesOf(kit, shared).flatMap((line) => line.split('\n'))
    return plain(lines).join('\n') === plain(written).join('\n')
  } catch (error) {
    if (error instanceof InputError) return true
    throw error
  }
}

/** The game named in the text. */
function kitIn(lines: readonly string[], kits: readonly TextKit[]): TextKit {
  const isNamed = ({ about }: TextKit): boolean =>
    lines.some((line) => line.trim().toLowerCase().startsWith(about.name.toLowerCase()))
  const [only] = kits
  const named = kits.find(isNamed) ?? (kits.length === 1 ? only : undefined)
  if (named) return named
  const names = kits.map(({ about }) => about.name).join(', ')
  throw new InputError(`This text does not say which game it is for. Write one of these below the name: ${names}.`)
}
