/** Spoilt files of one kind, put to the commands that read them. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pickOne, randomFrom, type Random } from '@muster/engine'
import { honestFiles, type FileKind } from './honest-files.ts'
import { mutateJson, mutateText } from './mutate.ts'
import { muster } from './shell.ts'
import { seedOf, type Outcome, type Target, type TargetSpec } from './target.ts'

/** The commands of one case, one after the other; if the first refuses the file, the others are left out. */
type Commands = (file: string, game: string, out: string) => readonly (readonly string[])[]

const begin = (game: string, out: string, ...more: readonly string[]): readonly string[] => [
  'new',
  game,
  ...more,
  '--seed',
  '1',
  '--dice-seed',
  '1',
  '-o',
  out,
]

/** What was read is a file that can be checked. */
function readBack(file: string, _game: string, out: string): ReturnType<Commands> {
  return [
    ['army', 'from', file, '-o', out],
    ['army', 'check', out],
  ]
}

const COMMANDS: { readonly [kind in FileKind]: readonly Commands[] } = {
  army: [
    (file) => [['army', 'check', file]],
    (file) => [
      ['army', 'show', file],
      ['army', 'show', file, '1'],
    ],
    (file) => [['army', 'text', file]],
    (file) => [['army', 'fill', file]],
    (file) => [['army', 'count', file, '1', '2']],
    (file, game, out) => [begin(game, out, '--armies', file, file), ['decide', out]],
  ],
  'army-text': [readBack],
  'army-link': [readBack],
  table: [
    (file, game, out) => [begin(game, out, '--table', file), ['show', out, '--svg']],
    (file, game, out) => [
      begin(game, out, '--table', file),
      ['answer', out, 'default', '--dice-seed', '2'],
      ['decide', out, '--reach'],
    ],
  ],
  situation: [
    (file) => [['decide', file, '--reach']],
    (file) => [['try', file]],
    (file) => [['show', file]],
    (file) => [['odds', file]],
    (file) => [['show', file, '--svg']],
    (file, _game, out) => [
      ['try', file, '-o', out],
      ['verify', out],
    ],
  ],
  record: [
    (file) => [['decide', file]],
    (file) => [['verify', file]],
    (file) => [['show', file]],
    (file) => [['show', file, '--svg']],
    (file) => [
      ['answer', file, 'default', '--dice-seed', '3'],
      ['verify', file],
    ],
    (file) => [['odds', file]],
  ],
  campaign: [
    (file) => [['campaign', 'show', file]],
    (file) => [['campaign', 'battle', file, 'Ann', 'Bob']],
    (file) => [['campaign', 'result', file, '--winner', 'Ann']],
    (file) => [['campaign', 'join', file, 'Dora']],
  ],
}

/** One case in eight is spoilt as text, the others as data: data gets past the parser. */
const AS_TEXT = 1 / 8

export async function fileTarget(kind: FileKind, { game, seed, folder }: TargetSpec): Promise<Target> {
  const honest = await honestFiles(kind, game, folder)
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  return {
    kind,
    game,
    attempt: (number) => {
      const random = randomFrom(seedOf(seed, kind, game, number))
      const document = pickOne(random, honest)
      const content = spoilt(random, document)
      return tryFile(folder, content, (file, out) => pickOne(random, COMMANDS[kind])(file, game, out))
    },
  }
}

/** What is text already is spoilt as text. */
function spoilt(random: Random, document: unknown): Uint8Array {
  if (typeof document === 'string') return mutateText(random, document)
  return random() < AS_TEXT
    ? mutateText(random, JSON.stringify(document, null, 2))
    : Buffer.from(JSON.stringify(mutateJson(random, document)))
}

type Lines = (file: string, out: string) => readonly (readonly string[])[]

async function tryFile(folder: string, content: Uint8Array, commands: Lines): Promise<Outcome> {
  const [file, out] = [join(folder, 'spoilt.json'), join(folder, 'written.json')]
  writeFileSync(file, content)
  try {
    for (const argv of commands(file, out)) {
      const { code, text } = await muster(argv)
      const problem = problemWith(code, text, folder) ?? harmTo(folder, file, content, code)
      if (problem !== undefined) return { refused: code !== 0, problem: `muster ${argv.join(' ')}\n${problem}` }
      if (code !== 0) return { refused: true }
    }
    return { refused: false }
  } finally {
    for (const name of readdirSync(folder)) rmSync(join(folder, name))
  }
}

const STACK = /^\s+at .+[:(]\d+/m
const RAW = /Invalid input|expected \w+, received|\[object Object\]|\bundefined\b|\bNaN\b/

/** Control characters that would act on a terminal: all but line ends and tabs. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

function problemWith(code: number, text: string, folder: string): string | undefined {
  if (![0, 1, 2].includes(code)) return `exit code ${code}:\n${text.slice(0, 2000)}`
  if (STACK.test(text)) return `a stack trace is shown:\n${text.slice(0, 2000)}`
  if (CONTROL.test(text)) return `a control character reaches the terminal:\n${JSON.stringify(text.slice(0, 2000))}`
  if (code !== 2) return undefined
  if (RAW.test(text)) return `the message is not plain:\n${text.slice(0, 2000)}`
  return text.includes(folder) ? undefined : `the message does not name the file:\n${text.slice(0, 2000)}`
}

/** A refused file is as it was, and nothing half-written lies beside it. */
function harmTo(folder: string, file: string, content: Uint8Array, code: number): string | undefined {
  if (code !== 0 && !readFileSync(file).equals(content)) return 'the refused file was changed'
  const left = readdirSync(folder).filter((name) => name.endsWith('.tmp'))
  return left.length > 0 ? `left behind: ${left.join(', ')}` : undefined
}
