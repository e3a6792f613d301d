/** `muster campaign …`: keeps a campaign file, for games that have a campaign. */
import type { CampaignEntrant } from '@muster/engine'
import type { Command } from 'commander'
import { armyOf } from '../battles/plan-sides.ts'
import { openCampaign, type OpenCampaign } from '../files/campaign-file.ts'
import { kitOf } from '../games/games.ts'
import { campaignReport } from '../reports/campaign-status.ts'
import type { Io } from '../shell/io.ts'
import { withJson } from '../shell/options.ts'
import type { CommonOptions, Perform } from '../shell/output.ts'
import { UserError } from '../shell/user-error.ts'
import { addBegin } from './campaign-new.ts'
import { playerId, recordAct, type AddAct } from './campaign-act.ts'
import { addPlayAndResult } from './campaign-battle.ts'

interface JoinOptions extends CommonOptions {
  readonly name?: string
  readonly army?: string
}

export function addCampaign(program: Command, perform: Perform, io: Io): void {
  const campaign = program
    .command('campaign')
    .description('keep a campaign: its players and companies, battles, objectives and results')
  addBegin(campaign, perform)
  const act: AddAct = (name, description) =>
    withJson(campaign.command(name)).description(description).argument('<file>', 'a campaign file')
  addPlayers(act, perform)
  act('battle', 'call a battle between players, or call it off')
    .argument('[players...]', 'who fights, in the order of the sides; leave them out to call the battle off')
    .action((file: string, players: string[], options: CommonOptions) =>
      perform(options, () =>
        recordAct(file, (open) => {
          const ids = players.map((player) => playerId(open, player))
          return ids.length > 0 ? open.kit.callBattle(open.kept, ids) : open.kit.callOff(open.kept)
        }),
      ),
    )
  act('objective', 'state a player’s objective for the coming battle')
    .argument('<player>', 'the player’s id or name')
    .argument('<objective>', 'an objective’s id, as in `muster campaign show`')
    .action((file: string, player: string, objective: string, options: CommonOptions) =>
      perform(options, () => recordAct(file, (open) => open.kit.state(open.kept, playerId(open, player), objective))),
    )
  addPlayAndResult(act, perform, io)
  act('show', 'show the campaign').action((file: string, options: CommonOptions) =>
    perform(options, () => {
      const { game, kit, kept } = openCampaign(file)
      return campaignReport(file, game, kit.view(kept))
    }),
  )
}

function addPlayers(act: AddAct, perform: Perform): void {
  act('join', 'add a player')
    .argument('<player>', 'the player’s id')
    .option('--name <name>', 'the player’s name; without it, the id')
    .option('--army <army>', 'the player’s company: a ready army’s id or an army file; for campaigns with companies')
    .action((file: string, player: string, options: JoinOptions) =>
      perform(options, () => recordAct(file, (open) => open.kit.join(open.kept, entrantOf(open, player, options)))),
    )
  act('leave', 'let a player leave')
    .argument('<player>', 'the player’s id or name')
    .action((file: string, player: string, options: CommonOptions) =>
      perform(options, () => recordAct(file, (open) => open.kit.leave(open.kept, playerId(open, player)))),
    )
}

function entrantOf({ game, kit }: OpenCampaign, id: string, { name = id, army }: JoinOptions): CampaignEntrant {
  if (army === undefined) return { id, name }
  const owner = kitOf(game)
  if (!kit.hasCompanies) throw new UserError(`${owner.about.name} keeps no armies in its campaigns.`, '', '--army')
  return { id, name, army: armyOf(owner, army, undefined, '--army').army }
}
