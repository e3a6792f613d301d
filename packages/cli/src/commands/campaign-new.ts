/** `muster campaign new`: begins a campaign and writes its file. */
import { counted, InputError, type CampaignEntrant, type Json } from '@muster/engine'
import type { Command } from 'commander'
import { fatesFrom } from '../battles/fates.ts'
import { readOptions } from '../battles/plan-options.ts'
import { armyOf } from '../battles/plan-sides.ts'
import { jsonText, writeAtomically } from '../files/files.ts'
import { campaignOf, kitOf } from '../games/games.ts'
import { campaignReport } from '../reports/campaign-status.ts'
import { wholeNumber, withJson } from '../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../shell/output.ts'
import { UserError } from '../shell/user-error.ts'

interface BeginOptions extends CommonOptions {
  readonly name: string
  readonly players: readonly string[]
  readonly armies?: readonly string[]
  readonly battles?: number
  readonly option?: readonly string[]
  readonly fate?: readonly string[]
  readonly output: string
  readonly force?: boolean
}

export function addBegin(campaign: Command, perform: Perform): void {
  withJson(campaign.command('new'))
    .description('begin a campaign and write its file')
    .argument('<game>', 'the game’s id, as in `muster games`')
    .requiredOption('--players <players...>', 'the players')
    .option('--armies <armies...>', 'a company for each player: a ready army’s id or an army file, where they are kept')
    .option('--name <name>', 'the campaign’s name', 'Campaign')
    .option('--battles <number>', 'how many battles are agreed', wholeNumber(1, 10_000))
    .option('--option <name=value...>', 'what else the players agree on, such as limit=150')
    .option(
      '--fate <face=outcome...>',
      'what becomes of the lost, such as "2-3=Captured; misses 2" or "4=Lame; speed -1"',
    )
    .requiredOption('-o, --output <file>', 'the campaign file to write')
    .option('--force', 'overwrite the file if it exists')
    .action((game: string, options: BeginOptions) => perform(options, () => beginCampaign(game, options)))
}

function beginCampaign(game: string, given: BeginOptions): Report {
  const { name, battles, option, fate, output, force = false } = given
  const kit = campaignOf(game, '', 'GAME')
  const options = readOptions('option of a campaign', kit.options, option)
  const fates = fatesFrom(kit.fates, fate)
  const players = entrants(game, given, options['limit'])
  const kept = ofOptions(kit.options, () =>
    kit.begin({ name, players, options, ...(battles !== undefined && { battles }), ...(fates && { fates }) }),
  )
  writeAtomically(output, jsonText(kept), { replace: force })
  return campaignReport(output, game, kit.view(kept))
}

function entrants(game: string, { players, armies }: BeginOptions, limit?: Json): readonly CampaignEntrant[] {
  const kit = kitOf(game)
  if (kit.campaign?.hasCompanies !== true) {
    if (armies === undefined) return players.map((id) => ({ id, name: id }))
    throw new UserError(`${kit.about.name} keeps no armies in its campaigns.`, '', '--armies')
  }
  if (armies?.length !== players.length) {
    const given = counted(armies?.length ?? 0, 'army is', 'armies are')
    throw new UserError(
      `Every player brings a company: ${given} given for ${counted(players.length, 'player')}.`,
      '',
      '--armies',
    )
  }
  return players.map((id, i) => ({ id, name: id, army: armyOf(kit, armies[i] ?? '', limit).army }))
}

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/army/, '--armies'],
  [/players?$|players\./, '--players'],
  [/name$/, '--name'],
  [/battles$/, '--battles'],
]

/** Names the option of the command line at fault instead of a field of the new campaign. */
function ofOptions<T>(known: readonly string[], work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const { message, where } = error
    const place = known.some((name) => where.includes(name)) ? '--option' : undefined
    throw new UserError(message, '', PLACES.find(([one]) => one.test(where))?.[1] ?? place ?? where)
  }
}
