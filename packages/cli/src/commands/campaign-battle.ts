/** `muster campaign play` and `muster campaign result`: the coming battle, and what it changes. */
import {
  InputError,
  refuseOtherBattle,
  SeededDice,
  unknownWordText,
  type BattleTerms,
  type CampaignOutcome,
} from '@muster/engine'
import { openRecordFile, writeRecord } from '../files/battle-file.ts'
import { openCampaign, type OpenCampaign } from '../files/campaign-file.ts'
import { refuseReplacing } from '../files/files.ts'
import { makePlan } from '../battles/plan-options.ts'
import { playBattle } from '../battles/bot-battles.ts'
import { kitOf } from '../games/games.ts'
import { summaryData, summaryText } from '../reports/play-summary.ts'
import { EnteredDice } from '../session/dice.ts'
import type { Io } from '../shell/io.ts'
import { SEED, wholeNumber } from '../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../shell/output.ts'
import { inFile, UserError } from '../shell/user-error.ts'
import { playerId, recordAct, type AddAct } from './campaign-act.ts'
import { beginBattle, withPlan, withRecord, type NewOptions } from './new.ts'
import { skillOf } from './play.ts'

interface PlayOptions extends NewOptions {
  readonly bots?: readonly string[]
}

interface ResultOptions extends CommonOptions {
  readonly winner?: string
  readonly draw?: boolean
  readonly record?: string
  readonly lost?: readonly string[]
  readonly spoils?: string
  readonly dice?: readonly number[]
  readonly seed?: number
}

const faces = wholeNumber(1, 100)

export function addPlayAndResult(act: AddAct, perform: Perform, io: Io): void {
  withRecord(withPlan(act('play', 'begin the battle that has been called, or let bots play it')))
    .option('--bots <skills...>', 'let bots of these skills play it to its end')
    .action((file: string, options: PlayOptions) => perform(options, () => playCalled(file, options, io)))
  act('result', 'enter the result of the battle')
    .option('--winner <player>', 'who won')
    .option('--draw', 'nobody won')
    .option('--record <file>', 'take the result from this battle record; its sides are the players in their order')
    .option('--lost <figures...>', 'who was eliminated, by the ids that `muster campaign show` gives')
    .option('--spoils <json>', 'what the winner takes; without it, everything the rules allow')
    .option('--dice <faces...>', 'the dice you rolled for those who were eliminated, in that order', addFace)
    .option('--seed <number>', 'seed for these dice; without it they are random', SEED)
    .action((file: string, options: ResultOptions) => perform(options, () => enterResult(file, options, io)))
}

const addFace = (text: string, before?: readonly number[]): readonly number[] => [...(before ?? []), faces(text)]

function playCalled(file: string, options: PlayOptions, io: Io): Report {
  const open = openCampaign(file)
  const terms = readyTerms(file, open, options)
  const kit = kitOf(open.game)
  const given = { ...options, sides: terms.sides.length }
  if (options.bots === undefined) return beginBattle(kit, given, io, terms)
  const { output, force = false } = options
  refuseReplacing(output, force)
  const seed = options.seed ?? io.seed()
  const bots = options.bots.map(skillOf)
  const plan = makePlan(kit, given, seed, terms)
  const { played, save } = playBattle({
    kit,
    plan,
    bots,
    seed,
    battle: 1,
    keep: true,
    effort: {},
    onAnswer: () => {},
  })
  writeRecord(output, save(), { replace: force })
  const summary = summaryData({ game: open.game, seed, seconds: 0, bots, played: [{ ...played, file: output }] })
  return { data: summary, text: () => summaryText(summary) }
}

/** Refuses a battle that cannot be fought yet, or not at all. */
function readyTerms(file: string, { kit, kept }: OpenCampaign, { armies, names, sides }: PlayOptions): BattleTerms {
  const view = kit.view(kept)
  if (view.coming.length === 0)
    throw new UserError('No battle has been called. Call one: muster campaign battle.', file)
  const silent = view.coming.find(({ stated }) => !stated)
  if (silent) throw new UserError(`"${silent.player}" has not stated an objective.`, file)
  const terms = kit.terms(kept)
  if (terms.walkover) throw new UserError(walkoverText(terms), file)
  for (const [option, value] of [
    ['--names', names],
    ['--sides', sides],
  ] as const) {
    if (value !== undefined) throw new UserError('The campaign says who fights this battle.', '', option)
  }
  if (armies !== undefined && kit.hasCompanies) {
    throw new UserError('The companies of the campaign fight this battle.', '', '--armies')
  }
  return terms
}

function walkoverText({ sides, walkover }: BattleTerms): string {
  const winner = sides.find(({ id }) => id === walkover?.winner)
  const enter = winner ? `--winner ${winner.player}` : '--draw'
  return `A company has nobody who can fight: there is no battle. Enter it with muster campaign result ${enter}.`
}

function enterResult(file: string, options: ResultOptions, io: Io): Report {
  const { winner, draw = false, record, spoils, lost } = options
  if ([winner !== undefined, draw, record !== undefined].filter(Boolean).length !== 1) {
    throw new UserError('Say how it ended: --winner PLAYER, --draw, or --record FILE.', '', '--winner')
  }
  if (record !== undefined && lost !== undefined) {
    throw new UserError('The record says who was eliminated: leave out --lost.', '', '--lost')
  }
  const entered = options.dice && new EnteredDice(options.dice)
  const dice = entered ?? new SeededDice(options.seed ?? io.seed())
  return recordAct(file, (open) => {
    const outcome = record === undefined ? outcomeByHand(open, options) : outcomeIn(record, open)
    const taken = spoils === undefined ? {} : { spoils: readSpoils(spoils) }
    const after = ofSpoils(() => open.kit.settle(open.kept, outcome, { dice, ...taken }))
    entered?.refuseLeftOver()
    return after
  })
}

/** Names the option that was given as JSON. */
function ofSpoils<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof InputError && error.where.startsWith('spoils'))
      throw new InputError(error.message, `--${error.where}`)
    throw error
  }
}

function outcomeByHand({ kit, kept }: OpenCampaign, { winner, lost = [] }: ResultOptions): CampaignOutcome {
  if (winner === undefined) return { lost }
  const { sides } = kit.terms(kept)
  const id = playerId({ kit, kept }, winner)
  const side = sides.find(({ player }) => player === id)
  if (side) return { winner: side.id, lost }
  const players = sides.map(({ player }) => player)
  throw new InputError(unknownWordText('player in this battle', winner, players), 'winner')
}

/** The sides of the record are the players called to the battle, in their order. */
function outcomeIn(file: string, { game, kit, kept }: OpenCampaign): CampaignOutcome {
  const { kit: played, session, start } = openRecordFile(file)
  if (played.game.id !== game) {
    throw new UserError(`This battle is of "${played.game.id}", but the campaign is of "${game}".`, file, 'game')
  }
  const terms = kit.terms(kept)
  const shown = session.view().sides
  const sides = 'plan' in start ? start.plan.sides : shown.map(({ id }) => ({ id, army: null }))
  inFile(file, () => refuseOtherBattle(terms, sides))
  const { result, state } = session.battle
  if (result === undefined)
    throw new UserError('This battle is not over yet. Enter it when it has ended.', file, 'tape')
  const winner = terms.sides[shown.findIndex(({ id }) => id === result.winner)]?.id
  return { ...(winner !== undefined && { winner }), lost: kit.lost(state) }
}

function readSpoils(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new InputError(`The spoils are not whole JSON (${why}).`, '--spoils')
  }
}
