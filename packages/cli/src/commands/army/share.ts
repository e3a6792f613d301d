/** `muster army text`, `link` and `from`: an army for a chat, in an address, and back. */
import { armyPayload, armyText, LINK_FIELD, readArmyLink, readArmyText } from '@muster/armies'
import { armyFileData } from '@muster/engine'
import type { Command } from 'commander'
import { existsSync } from 'node:fs'
import { jsonText, readText, writeAtomically } from '../../files/files.ts'
import { readKeptArmy } from '../../files/kept-army.ts'
import { GAMES, KITS } from '../../games/games.ts'
import type { Io } from '../../shell/io.ts'
import { withJson } from '../../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../../shell/output.ts'
import { inFile, UserError } from '../../shell/user-error.ts'

interface LinkOptions extends CommonOptions {
  readonly page?: string
}

interface FromOptions extends CommonOptions {
  readonly output?: string
  readonly force?: boolean
}

export function addSharing(army: Command, perform: Perform, io: Io): void {
  withJson(army.command('text'))
    .description('print an army as text for a chat, which can be read back')
    .argument('<file>', 'an army file')
    .action((file: string, options: CommonOptions) => perform(options, () => asText(file)))
  withJson(army.command('link'))
    .description('print an army as the part of a link that holds all of it')
    .argument('<file>', 'an army file')
    .option('--page <address>', 'the address of the page, to print the whole link')
    .action((file: string, options: LinkOptions) => perform(options, () => asLink(file, options)))
  withJson(army.command('from'))
    .description('read an army from a link, or from a text or a link in a file')
    .argument('[source]', 'a link, a file, or "-": standard input', '-')
    .option('-o, --output <file>', 'write it to a file instead of printing it')
    .option('--force', 'overwrite the file if it exists')
    .action((source: string, options: FromOptions) => perform(options, () => from(source, options, io)))
}

const sharedIn = (file: string) => {
  const { kit, army, limit } = readKeptArmy(file)
  return { kit, shared: { game: kit.game.id, army, limit } }
}

function asText(file: string): Report {
  const { kit, shared } = sharedIn(file)
  const text = armyText(kit, shared)
  return { data: { muster: 'army-text', file, text }, text: () => text }
}

function asLink(file: string, { page = '' }: LinkOptions): Report {
  const link = `${page}#${LINK_FIELD}${armyPayload(sharedIn(file).shared)}`
  return { data: { muster: 'army-link', file, link }, text: () => link }
}

function from(source: string, { output, force = false }: FromOptions, io: Io): Report {
  const isFile = source !== '-' && existsSync(source)
  if (!isFile && source !== '-' && !isLink(source))
    throw new UserError('There is no such file, and this is no link to an army.', source)
  const text = source === '-' ? io.input() : isFile ? readText(source, 'army as text') : source
  const { game, army, limit, messages } = inFile(isFile ? source : '', () => readShared(text))
  const data = armyFileData(game, army, limit)
  if (output !== undefined) writeAtomically(output, jsonText(data), { replace: force })
  const told = messages.map((message) => `${message}\n`).join('')
  return {
    data: { ...data, muster: 'army-read', limit: limit ?? null, messages },
    text: () => (output === undefined ? jsonText(data) : `${told}Wrote ${output}.`),
  }
}

/** An address with an army in it, or the payload by itself: a long word of letters that addresses allow. */
const isLink = (word: string): boolean => word.includes(LINK_FIELD) || /^[\w-]{20,}$/.test(word)

/** One line is a link; everything else is text. */
function readShared(text: string) {
  const isOneLine = text.trim().split('\n').length === 1
  if (!isOneLine) return readArmyText(text, { kits: KITS })
  return { ...readArmyLink(text, { games: GAMES }), messages: [] }
}
