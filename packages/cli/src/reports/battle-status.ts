/** The status of a battle: what is asked and of whom, which dice are awaited, or how it ended. */
import {
  answerText,
  counted,
  worded,
  type Battle,
  type Decision,
  type Event,
  type Refusal,
  type Result,
  type Roll,
} from '@muster/engine'
import { hasCampaign, resultCommand, type AnyKit } from '../games/games.ts'
import { columns, wrapped } from '../shell/output.ts'
import { decisionLines, moversData } from './question-text.ts'

interface BattleWithKit {
  readonly kit: AnyKit
  readonly battle: Battle<unknown>
}

export function statusData({ kit, battle }: BattleWithKit, reach = false): object {
  const { over, decision, awaited, result } = battle
  return {
    over,
    ...(result && { result }),
    ...(awaited && awaitedData(awaited)),
    ...(decision && decisionData(kit, battle, decision, reach)),
  }
}

const awaitedData = ({ purpose, by, count, sides, succeeds }: Roll): object => ({
  awaited: { purpose, by, count, sides, ...(succeeds && { succeeds }) },
})

const decisionData = (kit: AnyKit, battle: Battle<unknown>, decision: Decision, reach: boolean): object => ({
  decision: worded(decision),
  rule: { id: decision.rule, text: ruleText(kit, decision.rule) ?? '' },
  movers: moversData(kit, battle, decision, reach),
  short: answerText(decision.default),
})

const ruleText = ({ rulebook }: AnyKit, id: string): string | undefined => rulebook.find((rule) => rule.id === id)?.text

/** Printed in hints when there is no file. */
const NO_FILE = 'FILE'

export function statusText(stood: BattleWithKit, file = NO_FILE, reach = false): string {
  const { decision, awaited, result } = stood.battle
  if (decision) return decisionText(stood, decision, file, reach)
  if (awaited) return awaitedText(stood, awaited, file)
  return result ? resultText(stood, result, file) : 'The battle is over.'
}

const sideName = ({ kit, battle }: BattleWithKit, id: string): string =>
  kit.view(battle.state).sides.find((side) => side.id === id)?.name ?? id

function awaitedText(stood: BattleWithKit, { by, purpose, count, sides }: Roll, file: string): string {
  const dice = `${counted(count, 'die', 'dice')} of ${sides} sides`
  return [
    `Waiting for dice of ${sideName(stood, by)}: ${purpose} (${dice}).`,
    `Enter what you rolled: muster answer ${file} --dice 3    or have them rolled: muster answer ${file} roll`,
  ].join('\n')
}

function resultText(stood: BattleWithKit, { winner, reason, scores }: Result, file: string): string {
  const end = winner === undefined ? 'a draw' : `${sideName(stood, winner)} won`
  const rows = scores.map(({ side, score }) => [sideName(stood, side), String(score)])
  const isInCampaign = hasCampaign(stood.kit.game.id) && file !== NO_FILE
  return [
    `The battle is over: ${end}.`,
    reason,
    columns(rows, '  '),
    isInCampaign ? `Was it fought in a campaign? Enter it there: ${resultCommand(file)}` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

function decisionText(stood: BattleWithKit, decision: Decision, file: string, reach: boolean): string {
  const { kit, battle } = stood
  const { by, prompt, rule, options } = worded(decision)
  const text = ruleText(kit, rule)
  const short = answerText(decision.default)
  const rows = options.map(({ id, label, hint = '' }) => [id, label, hint])
  return [
    `${sideName(stood, by)} (${by}) is asked: ${prompt}`,
    text ? wrapped(`${rule}: ${text}`, '  ') : `  ${rule}`,
    ...decisionLines(kit, battle, decision, reach),
    ...(rows.length > 0 ? ['Options:', columns(rows, '  ')] : []),
    `By default: ${short.length > 200 ? `${short.slice(0, 200)}…` : short}`,
    `Answer it: muster answer ${file} default`,
  ].join('\n')
}

/** What happened, as lines of a battle report. */
export function logLines({ kit, battle }: BattleWithKit, events: readonly Event[]): string[] {
  return events.flatMap((event) => worded(kit.logEntry(battle.state, event))?.text ?? [])
}

export function refusalText({ message, rule, nearest }: Refusal, kit: AnyKit): string {
  const text = ruleText(kit, rule)
  return [
    `Not allowed: ${worded(message)} (${rule})`,
    ...(text ? [wrapped(text, '  ')] : []),
    ...(nearest ? [`The nearest legal answer: ${answerText(nearest)}`] : []),
  ].join('\n')
}
