/** `muster show FILE`: the table as text, SVG or PNG. */
import { cutAt } from '@muster/session'
import { THEME_NAMES, type ThemeName } from '@muster/draw'
import { Option, type Command } from 'commander'
import { openBattle, openRecordFile, type OpenBattle } from '../files/battle-file.ts'
import { resumeSession } from '../session/command-session.ts'
import { writeAtomically } from '../files/files.ts'
import type { Io } from '../shell/io.ts'
import { wholeNumber, withJson } from '../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../shell/output.ts'
import { tableSvg, toPng } from '../reports/picture.ts'
import { tableText } from '../reports/table-text.ts'
import { UserError } from '../shell/user-error.ts'

interface ShowOptions extends CommonOptions {
  readonly text?: boolean
  readonly svg?: boolean
  readonly png?: boolean
  readonly width: number
  readonly theme: ThemeName
  readonly at?: number
  readonly output?: string
  readonly force?: boolean
}

export function addShow(program: Command, perform: Perform, io: Io): void {
  withJson(program.command('show'))
    .description('show the table of a battle as text (the default), SVG or PNG')
    .argument('<file>', 'a battle record or a situation')
    .addOption(new Option('--text', 'as text, two characters to the inch').conflicts(['svg', 'png']))
    .addOption(new Option('--svg', 'as an SVG picture').conflicts(['text', 'png']))
    .addOption(new Option('--png', 'as a PNG picture').conflicts(['text', 'svg']))
    .option('--width <pixels>', 'width of the picture', wholeNumber(100, 8000), 1200)
    .addOption(new Option('--theme <name>', 'the colours').choices(THEME_NAMES).default('light'))
    .option(
      '--at <entries>',
      'as it stood after this many entries (answers and rolls) of the record',
      wholeNumber(0, 10_000_000),
    )
    .option('-o, --output <file>', 'write it to a file instead of printing it')
    .option('--force', 'overwrite the file if it exists')
    .action((file: string, options: ShowOptions) => perform(options, () => show(file, options, io)))
}

type Format = 'text' | 'svg' | 'png'

async function show(file: string, options: ShowOptions, io: Io): Promise<Report> {
  const format: Format = options.svg ? 'svg' : options.png ? 'png' : 'text'
  const { output, json = false, force = false } = options
  if (format === 'png' && output === undefined && !json && io.screen) {
    throw new UserError(
      'A PNG picture cannot be shown in a terminal: write it to a file with -o table.png.',
      '',
      '--output',
    )
  }
  const open = options.at === undefined ? openBattle(file) : openAt(file, options.at)
  const content = await drawTable(open, format, options)
  if (output !== undefined) {
    writeAtomically(output, typeof content === 'string' ? `${content}\n` : content, { replace: force })
  }
  return {
    data: {
      muster: 'picture',
      file,
      game: open.kit.game.id,
      format,
      written: output ?? null,
      ...(output === undefined && jsonContent(content)),
    },
    text: () => (output === undefined ? String(content) : `Wrote ${output}.`),
    ...(typeof content !== 'string' && output === undefined && { bytes: content }),
  }
}

async function drawTable({ session }: OpenBattle, format: Format, options: ShowOptions): Promise<string | Uint8Array> {
  const view = session.view()
  if (format === 'text') return tableText(view)
  const svg = tableSvg(view, options)
  return format === 'svg' ? svg : toPng(svg)
}

const jsonContent = (content: string | Uint8Array): object =>
  typeof content === 'string' ? { text: content } : { base64: Buffer.from(content).toString('base64') }

/** The battle as it stood earlier: only the first entries of its tape are replayed. */
function openAt(file: string, at: number): OpenBattle {
  const open = openRecordFile(file)
  const { record } = open.session.save()
  const entries = record.tape.length
  if (at > entries) {
    throw new UserError(`The record has ${entries} entries; it cannot be shown after ${at}.`, file, '--at')
  }
  return { ...open, session: resumeSession(open.kit, cutAt(record, at)) }
}
