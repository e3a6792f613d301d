/** `muster campaign …`: keeps a campaign file, for games that have a campaign. */
import { counted, InputError } from '@muster/engine'
import type { Command } from 'commander'
import { openRecordFile } from '../files/battle-file.ts'
import type { CampaignStart, CampaignView } from '../games/campaign-kit.ts'
import { openCampaign } from '../files/campaign-file.ts'
import { jsonText, writeAtomically } from '../files/files.ts'
import { campaignOf, type AnyCampaign } from '../games/games.ts'
import { campaignReport } from '../reports/campaign-status.ts'
import { wholeNumber, withJson } from '../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../shell/output.ts'
import { inFile, UserError } from '../shell/user-error.ts'

interface BeginOptions extends CommonOptions {
  readonly name: string
  readonly players: readonly string[]
  readonly battles?: number
  readonly output: string
  readonly force?: boolean
}

interface ResultOptions extends CommonOptions {
  readonly winner?: string
  readonly draw?: boolean
  readonly record?: string
  readonly spoils?: string
}

type AddAct = (name: string, description: string) => Command

export function addCampaign(program: Command, perform: Perform): void {
  const campaign = program
    .command('campaign')
    .description('keep a campaign: its players, battles, objectives and results')
  addBegin(campaign, perform)
  const act: AddAct = (name, description) =>
    withJson(campaign.command(name)).description(description).argument('<file>', 'a campaign file')
  act('join', 'add a player')
    .argument('<player>', 'the player’s id')
    .option('--name <name>', 'the player’s name; without it, the id')
    .action((file: string, player: string, options: CommonOptions & { readonly name?: string }) =>
      perform(options, () => recordAct(file, (kit, kept) => kit.join(kept, player, options.name ?? player))),
    )
  act('leave', 'let a player leave')
    .argument('<player>', 'the player’s id')
    .action((file: string, player: string, options: CommonOptions) =>
      perform(options, () => recordAct(file, (kit, kept) => kit.leave(kept, player))),
    )
  act('battle', 'call a battle between players, or call it off')
    .argument('[players...]', 'who fights, in the order of the sides; leave them out to call the battle off')
    .action((file: string, players: string[], options: CommonOptions) =>
      perform(options, () =>
        recordAct(file, (kit, kept) => (players.length > 0 ? kit.callBattle(kept, players) : kit.callOff(kept))),
      ),
    )
  act('objective', 'state a player’s objective for the coming battle')
    .argument('<player>', 'the player’s id')
    .argument('<objective>', 'an objective’s id, as in `muster campaign show`')
    .action((file: string, player: string, objective: string, options: CommonOptions) =>
      perform(options, () => recordAct(file, (kit, kept) => kit.state(kept, player, objective))),
    )
  act('result', 'enter the result of the battle')
    .option('--winner <player>', 'who won')
    .option('--draw', 'nobody won')
    .option('--record <file>', 'take the result from this battle record; its sides are the players in their order')
    .option('--spoils <json>', 'what the winner takes; without it, everything the rules allow')
    .action((file: string, options: ResultOptions) => perform(options, () => enterResult(file, options)))
  act('show', 'show the campaign').action((file: string, options: CommonOptions) =>
    perform(options, () => {
      const { game, kit, kept } = openCampaign(file)
      return campaignReport(file, game, kit.view(kept))
    }),
  )
}

function addBegin(campaign: Command, perform: Perform): void {
  withJson(campaign.command('new'))
    .description('begin a campaign and write its file')
    .argument('<game>', 'the game’s id, as in `muster games`')
    .requiredOption('--players <players...>', 'the players')
    .option('--name <name>', 'the campaign’s name', 'Campaign')
    .option('--battles <number>', 'how many battles are agreed', wholeNumber(1, 10_000))
    .requiredOption('-o, --output <file>', 'the campaign file to write')
    .option('--force', 'overwrite the file if it exists')
    .action((game: string, options: BeginOptions) => perform(options, () => beginCampaign(game, options)))
}

function beginCampaign(game: string, { name, players, battles, output, force = false }: BeginOptions): Report {
  const kit = campaignOf(game, '', 'GAME')
  const beginning: CampaignStart = {
    name,
    players: players.map((id) => ({ id, name: id })),
    ...(battles !== undefined && { battles }),
  }
  const kept = ofOptions(() => kit.begin(beginning))
  writeAtomically(output, jsonText(kept), { replace: force })
  return campaignReport(output, game, kit.view(kept))
}

const OPTIONS: readonly (readonly [RegExp, string])[] = [
  [/players?$|players\./, '--players'],
  [/name$/, '--name'],
  [/battles$/, '--battles'],
]

/** Names the option of the command line at fault instead of a field of the new campaign. */
function ofOptions<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new UserError(error.message, '', OPTIONS.find(([where]) => where.test(error.where))?.[1] ?? error.where)
  }
}

/** Adds one act to the campaign and saves the file; a refused act changes nothing. */
function recordAct(file: string, act: (kit: AnyCampaign, kept: object, game: string) => object): Report {
  const { game, kit, kept, text } = openCampaign(file)
  const after = inFile(file, () => act(kit, kept, game))
  writeAtomically(file, jsonText(after), { replace: true, was: text })
  return campaignReport(file, game, kit.view(after))
}

function enterResult(file: string, { winner, draw = false, record, spoils }: ResultOptions): Report {
  if ([winner !== undefined, draw, record !== undefined].filter(Boolean).length !== 1) {
    throw new UserError('Say how it ended: --winner PLAYER, --draw, or --record FILE.', '', '--winner')
  }
  return recordAct(file, (kit, kept, game) => {
    const won = record === undefined ? winner : winnerIn(record, game, kit.view(kept))
    return kit.fought(kept, won, spoils === undefined ? undefined : readSpoils(spoils))
  })
}

/** The sides of the record are the players called to the battle, in their order. */
function winnerIn(file: string, game: string, { coming }: CampaignView): string | undefined {
  const { kit, session } = openRecordFile(file)
  if (kit.game.id !== game) {
    throw new UserError(`This battle is of "${kit.game.id}", but the campaign is of "${game}".`, file, 'game')
  }
  const { sides } = session.view()
  if (sides.length !== coming.length) {
    throw new UserError(
      `${counted(sides.length, 'side')} fought this battle; ${counted(coming.length, 'player')} were called to it.`,
      file,
      'start',
    )
  }
  const { result } = session.battle
  if (result === undefined)
    throw new UserError('This battle is not over yet. Enter it when it has ended.', file, 'tape')
  const { winner } = result
  return winner === undefined ? undefined : coming[sides.findIndex(({ id }) => id === winner)]?.player
}

function readSpoils(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new InputError(`The spoils are not whole JSON (${why}).`, '--spoils')
  }
}
