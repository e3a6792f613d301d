/** `muster profiles GAME`: the profiles, prices and other numbers of a game. */
import type { Json } from '@muster/engine'
import type { Command } from 'commander'
import { kitOf } from '../games/games.ts'
import { withJson } from '../shell/options.ts'
import { columns, type CommonOptions, type Perform, type Report } from '../shell/output.ts'

export function addProfiles(program: Command, perform: Perform): void {
  withJson(program.command('profiles'))
    .description('print the profiles, prices and other numbers of a game')
    .argument('<game>', 'the game’s id, as in `muster games`')
    .action((game: string, options: CommonOptions) => perform(options, () => profiles(game)))
}

function profiles(id: string): Report {
  const { game, profiles: printed } = kitOf(id, '', 'GAME')
  const data = printed()
  return {
    data: { muster: 'profiles', game: game.id, version: game.version, profiles: data },
    text: () => indentedText(data),
  }
}

const isScalar = (value: Json | undefined): boolean => value === null || typeof value !== 'object'
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
type Row = { readonly [key: string]: Json | undefined }
const isRow = (value: Json): value is Row => value !== null && typeof value === 'object' && !isList(value)

/** Any JSON as readable text: lists of similar objects as tables, the rest indented. */
function indentedText(value: Json, indent = ''): string {
  if (isScalar(value)) return `${indent}${String(value)}`
  if (isList(value)) {
    if (value.every(isScalar)) return `${indent}${value.join(', ')}`
    const rows = value.filter(isRow)
    const isFlat = rows.length === value.length && rows.every((row) => Object.values(row).every(isScalar))
    if (isFlat) return tableOf(rows, indent)
    return value.map((one, i) => `${indent}${i + 1}.\n${indentedText(one, `${indent}  `)}`).join('\n')
  }
  return Object.entries(value as Row)
    .map(([key, one = null]) =>
      isScalar(one) ? `${indent}${key}: ${String(one)}` : `${indent}${key}\n${indentedText(one, `${indent}  `)}`,
    )
    .join('\n')
}

function tableOf(rows: readonly Row[], indent: string): string {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (row: Row, key: string) => (row[key] === undefined ? '' : String(row[key]))
  return columns([keys, ...rows.map((row) => keys.map((key) => cell(row, key)))], indent)
}
