/** `muster campaign …`: keeps a campaign file, for games that have a campaign. */
import { counted, InputError, quoteWord } from '@muster/engine'
import type { Command } from 'commander'
import { openRecordFile } from '../files/battle-file.ts'
import type { CampaignStart, CampaignView } from '../games/campaign-kit.ts'
import { jsonText, readKind, writeAtomically } from '../files/files.ts'
import { campaignOf, resultCommand, type AnyCampaign } from '../games/games.ts'
import { wholeNumber, withJson } from '../shell/options.ts'
import { columns, type CommonOptions, type Perform, type Report } from '../shell/output.ts'
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

interface OpenCampaign {
  readonly game: string
  readonly kit: AnyCampaign
  readonly kept: object
  readonly text: string
}

function openCampaign(file: string): OpenCampaign {
  const read = readKind(file, ['campaign'])
  const { game } = read.data
  if (typeof game !== 'string') {
    throw new UserError('This campaign does not say which game it is for.', file, 'game')
  }
  const kit = campaignOf(game, file, 'game')
  return { game, kit, kept: inFile(file, () => kit.read(read.data)), text: read.text }
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
  const { kit, battle } = openRecordFile(file)
  if (kit.game.id !== game) {
    throw new UserError(`This battle is of "${kit.game.id}", but the campaign is of "${game}".`, file, 'game')
  }
  const { sides } = kit.view(battle.state)
  if (sides.length !== coming.length) {
    throw new UserError(
      `${counted(sides.length, 'side')} fought this battle; ${counted(coming.length, 'player')} were called to it.`,
      file,
      'start',
    )
  }
  if (battle.result === undefined)
    throw new UserError('This battle is not over yet. Enter it when it has ended.', file, 'tape')
  const { winner } = battle.result
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

function campaignReport(file: string, game: string, view: CampaignView): Report {
  return { data: { muster: 'campaign-status', file, game, ...view }, text: () => viewText(view, file, game) }
}

function viewText(view: CampaignView, file: string, game: string): string {
  const { name, over, winner, fought, agreed, unclaimed, players, coming, last } = view
  const end = winner === null ? 'It is over, and nobody leads.' : `It is over: ${nameIn(view, winner)} has won.`
  const rows = players.map(({ id, name: called, territories, left }) => [
    id,
    called === id ? '' : called,
    counted(territories, 'territory', 'territories'),
    left ? 'has left' : '',
  ])
  return [
    ...(last === null ? [] : [last.text]),
    `${name}: ${foughtText(fought, agreed)}, ${counted(unclaimed, 'territory', 'territories')} unclaimed.`,
    columns(rows, '  '),
    ...(over ? [end] : []),
    ...(coming.length > 0 ? comingLines(view, file, game) : []),
  ].join('\n')
}

const foughtText = (fought: number, agreed: number | null): string =>
  agreed === null ? `${counted(fought, 'battle')} fought` : `${fought} of ${counted(agreed, 'battle')} fought`

const nameIn = ({ players }: CampaignView, id: string): string => players.find((player) => player.id === id)?.name ?? id

/** Who fights, and what to do next: state objectives, or fight the battle once all are stated. */
function comingLines(view: CampaignView, file: string, game: string): string[] {
  const { coming, objectives } = view
  const progress = (stated: boolean) => (stated ? 'has stated an objective' : 'has yet to state an objective')
  const rows = coming.map(({ player, stated, objective }) => [nameIn(view, player), objective ?? progress(stated)])
  const choice = coming.some(({ stated }) => !stated)
    ? [
        'Objectives',
        columns(
          objectives.map(({ id, text }) => [id, text]),
          '  ',
        ),
      ]
    : [
        `Fight it: muster new ${game} --names ${coming.map(({ player }) => quoteWord(nameIn(view, player))).join(' ')} -o battle.json`,
        `Then enter it: ${resultCommand('battle.json', file)}`,
      ]
  return ['The coming battle', columns(rows, '  '), ...choice]
}
