/** The options of the commands that play many battles. What is wrong with them is an `OptionError`: a plain sentence. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { suggestWord, unknownWordText } from '@muster/engine'
import { KITS, type AnyKit } from '../../packages/cli/src/games/games.ts'

/** Shown without a stack, unlike an error of a game: that one is a fault to be found. */
export class OptionError extends Error {}

type OptionTable = NonNullable<ParseArgsConfig['options']>

export function readOptions<const T extends OptionTable>(options: T, args: readonly string[]) {
  const { tokens } = parseArgs({ options, args: [...args], strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'option') checkOption(options, token)
    if (token.kind === 'positional') throw new OptionError(`"${token.value}" belongs to no option. ${listed(options)}`)
  }
  return parseArgs({ options, args: [...args] }).values
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value: string | undefined
  readonly inlineValue: boolean | undefined
}

function checkOption(options: OptionTable, { name, rawName, value, inlineValue }: OptionToken): void {
  const known = Object.keys(options).map((one) => `--${one}`)
  if (!known.includes(rawName)) throw new OptionError(`There is no option ${rawName}. ${suggestWord(rawName, known)}`)
  if (options[name]?.type === 'boolean') {
    if (value !== undefined) throw new OptionError(`${rawName} stands alone: leave out "${value}".`)
  } else if (value === undefined || value === '' || (!inlineValue && value.startsWith('-'))) {
    throw new OptionError(`${rawName} needs a value after it. ${listed(options)}`)
  }
}

const listed = (options: OptionTable): string =>
  `Options are: ${Object.entries(options)
    .map(([name, { type }]) => (type === 'boolean' ? `--${name}` : `--${name} …`))
    .join(', ')}.`

/** Far more battles than anybody plays; a list of all their seeds still fits into memory. */
const MOST = 1_000_000

export function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= MOST) return number
  throw new OptionError(`--${name} needs a whole number from ${least} to ${MOST}, not "${text}".`)
}

/** The words of a list with commas; each must be known. */
export function knownWords(name: string, what: string, text: string, known: readonly string[]): readonly string[] {
  return text.split(',').map((word) => {
    if (known.includes(word)) return word
    throw new OptionError(`--${name}: ${unknownWordText(what, word, known)}`)
  })
}

export function gameNamed(id: string): AnyKit {
  const kit = KITS.find(({ game }) => game.id === id)
  if (kit) return kit
  const known = KITS.map(({ game }) => game.id)
  throw new OptionError(`--game: ${unknownWordText('game', id, known)}`)
}

/** The seeds of so many battles. */
export function seedsOf({ battles, from }: { readonly battles: string; readonly from: string }): readonly number[] {
  const first = wholeNumber('from', from, 0)
  return Array.from({ length: wholeNumber('battles', battles, 0) }, (_, index) => first + index)
}

/** The folder of a file is looked for before hours of battles, not after them. */
export function checkFolderOf(file: string): void {
  if (!existsSync(dirname(file)))
    throw new OptionError(`There is no folder ${dirname(file)} for ${file}. Make it first.`)
}

/** What an earlier run of `command` has written. */
export function readRun(file: string, command: string, fields: readonly string[]): unknown {
  const data = parsed(file)
  if (typeof data === 'object' && data !== null && fields.every((field) => Object.hasOwn(data, field))) return data
  throw new OptionError(`${file} was not written by ${command}. Name another file.`)
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Runs a command. What its user can mend is told without a stack. */
export function runCommand(main: () => void): void {
  try {
    main()
  } catch (error) {
    if (!(error instanceof OptionError)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}
