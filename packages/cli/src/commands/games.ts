/** `muster games`: which games there are, with their scenarios, ready armies and tables. */
import type { ScenarioInfo } from '@muster/engine'
import type { Command } from 'commander'
import { hasCampaign, KITS, type AnyKit } from '../games/games.ts'
import { withJson } from '../shell/options.ts'
import { columns, type CommonOptions, type Perform, type Report } from '../shell/output.ts'

export function addGames(program: Command, perform: Perform): void {
  withJson(program.command('games'))
    .description('list the games, their scenarios, ready armies and ready tables')
    .action((options: CommonOptions) => perform(options, () => listGames()))
}

function listGames(): Report {
  return { data: { muster: 'games', games: KITS.map(gameData) }, text: () => KITS.map(gameText).join('\n\n') }
}

const named = ({ id, name, line }: Pick<ScenarioInfo, 'id' | 'name' | 'line'>) => ({ id, name, line })

function gameData({ game, about, rulebook, scenarios, armies, fields, planOptions }: AnyKit): object {
  const { name, line, minutes, minutesToLearn, credit } = about
  return {
    id: game.id,
    name,
    line,
    version: game.version,
    minutes,
    minutesToLearn,
    credit,
    rules: rulebook.length,
    campaign: hasCampaign(game.id),
    scenarios: scenarios.map((one) => ({ ...named(one), sides: one.sides })),
    armies: armies.map((one) => ({ ...named(one), points: one.points })),
    tables: fields.map(named),
    planOptions,
  }
}

function gameText({ game, about, rulebook, scenarios, armies, fields, planOptions }: AnyKit): string {
  const { minutes, minutesToLearn, credit } = about
  const more = hasCampaign(game.id) ? '; with a campaign' : ''
  return [
    `${about.name} (${game.id}): ${about.line}`,
    `  ${minutes} minutes to play, ${minutesToLearn} to learn; ${rulebook.length} rules${more}. ${credit}`,
    '  Scenarios',
    columns(
      scenarios.map(({ id, name, sides }) => [id, name, `${sides.join(', ')} sides`]),
      '    ',
    ),
    '  Ready armies',
    columns(
      armies.map(({ id, name, points }) => [id, name, `${points} points`]),
      '    ',
    ),
    '  Ready tables',
    columns(
      fields.map(({ id, name, line }) => [id, name, line]),
      '    ',
    ),
    `  Plan options (--option NAME=VALUE): ${planOptions.join(', ')}`,
  ].join('\n')
}
