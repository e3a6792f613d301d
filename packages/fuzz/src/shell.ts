/** The command `muster` run in this process, its output caught. */
import { run, type Io } from '@muster/cli'

export interface CommandResult {
  readonly code: number
  readonly text: string
}

export async function muster(argv: readonly string[]): Promise<CommandResult> {
  const parts: string[] = []
  const io: Io = {
    out: (text) => void parts.push(typeof text === 'string' ? text : ''),
    err: (text) => void parts.push(text),
    draw: () => undefined,
    watched: false,
    screen: false,
    input: () => '',
    seed: () => 1,
    now: () => performance.now(),
  }
  const code = await run(argv, io)
  return { code, text: parts.join('') }
}

/** Runs a command that must work: used to make honest files. */
export async function mustered(...argv: readonly string[]): Promise<string> {
  const { code, text } = await muster(argv)
  if (code !== 0) throw new Error(`muster ${argv.join(' ')} failed:\n${text}`)
  return text
}
