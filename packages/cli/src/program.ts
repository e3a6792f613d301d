/** The command `muster` with all its subcommands. `run` is its entry point, for the shell and for tests. */
import { Command, CommanderError } from 'commander'
import { addAnswer } from './commands/answer.ts'
import { addArmy } from './commands/army/index.ts'
import { addCampaign } from './commands/campaign.ts'
import { addConvert } from './commands/convert.ts'
import { addDecide } from './commands/decide.ts'
import { addGames } from './commands/games.ts'
import { addNew } from './commands/new.ts'
import { addOdds } from './commands/odds.ts'
import { addPlay } from './commands/play.ts'
import { addProfiles } from './commands/profiles.ts'
import { addRules } from './commands/rules.ts'
import { addShow } from './commands/show.ts'
import { addTry } from './commands/try.ts'
import { addVerify } from './commands/verify.ts'
import { safeIo, type Io } from './shell/io.ts'
import { printReport, printError, type Perform } from './shell/output.ts'
import { EXIT, UserError } from './shell/user-error.ts'

const ENDING = `
Lengths are inches from the north-west corner, x to the east, y to the south.
Exit codes: 0 success; 1 the answer is no (refused, not legal, does not hold);
2 a file or an argument cannot be used; 70 a bug in the program.
With --json, stdout gets one JSON document, or stderr one line with the error. See docs/cli.md.`

function programFor(io: Io, perform: Perform): Command {
  const program = new Command('muster')
    .description('Free fantasy miniatures wargames on a gridless table, with their rules enforced and explained.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      outputError: () => undefined,
    })
    .addHelpText('after', ENDING)
  addGames(program, perform)
  addProfiles(program, perform)
  addRules(program, perform)
  addArmy(program, perform, io)
  addConvert(program, perform, io)
  addNew(program, perform, io)
  addDecide(program, perform)
  addAnswer(program, perform, io)
  addPlay(program, perform, io)
  addTry(program, perform)
  addOdds(program, perform)
  addVerify(program, perform, io)
  addShow(program, perform, io)
  addCampaign(program, perform, io)
  return program
}

/** A point west of the table, "-1,2", looks like an option: a space before it makes it an argument. */
const asWord = (word: string): string => (/^-[\d.]+,/.test(word) ? ` ${word}` : word)

/** Runs one command line (without node and script) and gives its exit code. */
export async function run(argv: readonly string[], world: Io): Promise<number> {
  const io = safeIo(world)
  let code: number = EXIT.fine
  const perform: Perform = async ({ json = false }, work) => {
    try {
      code = printReport(io, await work(), json)
    } catch (error) {
      code = printError(io, error, json)
    }
  }
  try {
    await programFor(io, perform).parseAsync(argv.map(asWord), { from: 'user' })
  } catch (error) {
    return usage(error, argv, io)
  }
  return code
}

/** Commander ends by throwing: after help with success, after a mistake with its message. */
function usage(error: unknown, argv: readonly string[], io: Io): number {
  if (!(error instanceof CommanderError)) throw error
  if (error.exitCode === 0) return EXIT.fine
  if (error.code === 'commander.help') return EXIT.unusable
  return printError(io, new UserError(`${mistakeText(error.message)} See muster --help.`), argv.includes('--json'))
}

/** "error: unknown option '--tabel'\n(Did you mean --table?)" as two sentences. */
function mistakeText(message: string): string {
  const [mistake = '', suggestion = ''] = message.replace(/^error: /, '').split(/\n\((?=Did you mean)/)
  const sentence = `${mistake.slice(0, 1).toUpperCase()}${mistake.slice(1)}${mistake.endsWith('.') ? '' : '.'}`
  return [sentence, suggestion.replace(/\)$/, '')].filter(Boolean).join(' ')
}
