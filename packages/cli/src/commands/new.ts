/** `muster new GAME -o FILE`: begins a battle and writes its record. */
import type { BattlePlan, BattleTerms } from '@muster/engine'
import type { Command } from 'commander'
import { writeRecord } from '../files/battle-file.ts'
import { kitOf, type AnyKit } from '../games/games.ts'
import type { Io } from '../shell/io.ts'
import { beginSession } from '../session/command-session.ts'
import { makePlan, type PlanOptions } from '../battles/plan-options.ts'
import { armyName } from '../battles/plan-sides.ts'
import { SEED, wholeNumber, withJson } from '../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../shell/output.ts'
import { statusData, statusText } from '../reports/battle-status.ts'

export interface NewOptions extends CommonOptions, PlanOptions {
  readonly seed?: number
  readonly diceSeed?: number
  readonly typed?: boolean
  readonly output: string
  readonly force?: boolean
}

/** The options for the plan of a battle, which `new` and `play` share. */
export const withPlan = (command: Command): Command =>
  command
    .option('--armies <armies...>', 'an army for each side: a ready army’s id or an army file')
    .option('--names <names...>', 'a name for each side')
    .option('--table <table>', 'a ready table’s id or a table file; without it, one is made from the seed')
    .option('--scenario <id>', 'the scenario, as in `muster games`')
    .option('--sides <number>', 'how many sides', wholeNumber(2, 8))
    .option('--option <name=value...>', 'a plan option of the game, such as limit=500; `muster games` lists them')

/** Where the record goes, and where its dice come from. */
export const withRecord = (command: Command): Command =>
  command
    .option('--seed <number>', 'seed for whatever you do not choose: table, armies', SEED)
    .option('--dice-seed <number>', 'seed for the dice; without it they are random', SEED)
    .option('--typed', 'do not roll dice: wait until you enter what you rolled')
    .requiredOption('-o, --output <file>', 'the record to write')
    .option('--force', 'overwrite the file if it exists')

export function addNew(program: Command, perform: Perform, io: Io): void {
  withRecord(withPlan(withJson(program.command('new'))))
    .description('begin a battle and write its record')
    .argument('<game>', 'the game’s id, as in `muster games`')
    .action((game: string, options: NewOptions) =>
      perform(options, () => beginBattle(kitOf(game, '', 'GAME'), options, io)),
    )
}

export function beginBattle(kit: AnyKit, options: NewOptions, io: Io, terms?: BattleTerms): Report {
  const { output: file, typed = false, force = false } = options
  const seed = options.seed ?? io.seed()
  const diceSeed = typed ? null : (options.diceSeed ?? io.seed())
  const plan = makePlan(kit, options, seed, terms)
  const session = beginSession(kit, { plan }, diceSeed === null ? 'typed' : { seed: diceSeed })
  writeRecord(file, session.save(), { replace: force })
  const open = { kit, session }
  const names = plan.sides.map(({ name }) => name).join(' against ')
  return {
    data: {
      muster: 'begun',
      file,
      game: kit.game.id,
      seed,
      diceSeed,
      scenario: plan.scenario ?? null,
      ...planData(plan),
      status: statusData(open),
    },
    text: () => `Wrote ${file}: ${names}, seed ${seed}.\n\n${statusText(open, file)}`,
  }
}

const planData = ({ sides, field }: BattlePlan): object => ({
  sides: sides.map(({ id, name, army }) => ({ id, name, army: armyName(army) })),
  table: field.name ?? '',
})
