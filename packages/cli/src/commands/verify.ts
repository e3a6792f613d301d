/** `muster verify FILE…`: replays records under the rules and compares. */
import { verify } from '@muster/engine'
import type { Command } from 'commander'
import { checkedRecord } from '../files/battle-file.ts'
import { readKind } from '../files/files.ts'
import type { Io } from '../shell/io.ts'
import { withJson } from '../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../shell/output.ts'
import { Progress } from '../shell/progress.ts'
import { blameFile, EXIT, exitCodeOf, errorData, errorText, type ErrorData } from '../shell/user-error.ts'

interface VerifyOptions extends CommonOptions {
  readonly progress?: boolean
}

export function addVerify(program: Command, perform: Perform, io: Io): void {
  withJson(program.command('verify'))
    .description('replay records and check that every answer, roll, state and event agrees with the rules')
    .argument('<files...>', 'battle records')
    .option('--progress', 'show progress on stderr even if it is not a terminal')
    .action((files: string[], options: VerifyOptions) => perform(options, () => verifyAll(files, options, io)))
}

interface VerifiedRecord {
  readonly file: string
  readonly holds: boolean
  readonly game?: string
  readonly version?: string
  readonly steps?: number
  readonly entries?: number
  readonly at?: number
  readonly step?: number
  readonly message?: string
  readonly error?: ErrorData
}

function verifyAll(files: readonly string[], options: VerifyOptions, io: Io): Report {
  const wanted = options.progress === true || (io.watched && files.length > 1)
  const progress = new Progress(io, wanted, files.length, 'record')
  const verdicts = files.map((file, i) => {
    progress.at(i)
    return verifyOne(file)
  })
  progress.done()
  const code = Math.max(...verdicts.map((verdict) => verdict.code))
  return {
    data: { muster: 'verified', holds: code === EXIT.fine, records: verdicts.map(({ checked }) => checked) },
    text: () => verdicts.map(({ text }) => text).join('\n'),
    code,
  }
}

interface FileVerdict {
  readonly checked: VerifiedRecord
  readonly text: string
  readonly code: number
}

/** After a bad file the others are still verified. */
function verifyOne(file: string): FileVerdict {
  try {
    const checked = verifyFile(file)
    return { checked, text: checkedText(checked), code: checked.holds ? EXIT.fine : EXIT.no }
  } catch (error) {
    if (exitCodeOf(error) === EXIT.bug) throw error
    return { checked: { file, holds: false, error: errorData(error) }, text: errorText(error), code: EXIT.unusable }
  }
}

function verifyFile(file: string): VerifiedRecord {
  const { kit, record } = checkedRecord(readKind(file, ['record']))
  const { game, version } = record
  const verdict = blameFile(file, 'tape', () => verify(kit.game, record))
  if (!verdict.holds) return { ...verdict, file, game, version }
  return { file, holds: true, game, version, steps: verdict.steps, entries: verdict.entries }
}

function checkedText({ file, holds, game, version, steps, entries, at, message }: VerifiedRecord): string {
  if (holds) return `${file}: holds (${game} version ${version}, ${steps} steps, ${entries} entries).`
  return `${file}: does not hold${at === undefined ? '' : ` at tape.${at}`}: ${message ?? ''}.`
}
