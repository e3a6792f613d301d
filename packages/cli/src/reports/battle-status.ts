/** The status of a battle: what is asked and of whom, which dice are awaited, or how it ended. */
import { answerText, counted, type Result, type Roll } from '@muster/engine'
import type { ShownDecision, ShownRefusal } from '@muster/session'
import type { CommandSession } from '../session/command-session.ts'
import { hasCampaign, resultCommand, type AnyKit } from '../games/games.ts'
import { columns, wrapped } from '../shell/output.ts'
import { decisionLines, moversData } from './question-text.ts'

interface SessionOfKit {
  readonly kit: AnyKit
  readonly session: CommandSession
}

export function statusData(status: SessionOfKit, reach = false): object {
  const { over, awaited, result } = status.session.battle
  const { decision } = status.session
  return {
    over,
    ...(result && { result }),
    ...(awaited && awaitedData(awaited)),
    ...(decision && decisionData(status, decision, reach)),
  }
}

const awaitedData = ({ purpose, by, count, sides, succeeds }: Roll): object => ({
  awaited: { purpose, by, count, sides, ...(succeeds && { succeeds }) },
})

const decisionData = ({ kit, session }: SessionOfKit, decision: ShownDecision, reach: boolean): object => ({
  decision,
  rule: { id: decision.rule, text: ruleText(kit, decision.rule) ?? '' },
  movers: moversData(session, decision, reach),
  short: answerText(decision.default),
})

const ruleText = ({ rulebook }: AnyKit, id: string): string | undefined => rulebook.find((rule) => rule.id === id)?.text

/** Printed in hints when there is no file. */
const NO_FILE = 'FILE'

export function statusText(status: SessionOfKit, file = NO_FILE, reach = false): string {
  const { awaited, result } = status.session.battle
  const { decision } = status.session
  if (decision) return decisionText(status, decision, file, reach)
  if (awaited) return awaitedText(status, awaited, file)
  return result ? resultText(status, result, file) : 'The battle is over.'
}

const sideName = ({ session }: SessionOfKit, id: string): string =>
  session.view().sides.find((side) => side.id === id)?.name ?? id

function awaitedText(status: SessionOfKit, { by, purpose, count, sides }: Roll, file: string): string {
  const dice = `${counted(count, 'die', 'dice')} of ${sides} sides`
  return [
    `Waiting for dice of ${sideName(status, by)}: ${purpose} (${dice}).`,
    `Enter what you rolled: muster answer ${file} --dice 3    or have them rolled: muster answer ${file} roll`,
  ].join('\n')
}

function resultText(status: SessionOfKit, { winner, reason, scores }: Result, file: string): string {
  const end = winner === undefined ? 'a draw' : `${sideName(status, winner)} won`
  const rows = scores.map(({ side, score }) => [sideName(status, side), String(score)])
  const isInCampaign = hasCampaign(status.kit.game.id) && file !== NO_FILE
  return [
    `The battle is over: ${end}.`,
    reason,
    columns(rows, '  '),
    isInCampaign ? `Was it fought in a campaign? Enter it there: ${resultCommand(file)}` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

function decisionText(status: SessionOfKit, decision: ShownDecision, file: string, reach: boolean): string {
  const { kit, session } = status
  const { by, prompt, rule, options } = decision
  const text = ruleText(kit, rule)
  const short = answerText(decision.default)
  const rows = options.map(({ id, label, hint = '' }) => [id, label, hint])
  return [
    `${sideName(status, by)} (${by}) is asked: ${prompt}`,
    text ? wrapped(`${rule}: ${text}`, '  ') : `  ${rule}`,
    ...decisionLines(session, decision, reach),
    ...(rows.length > 0 ? ['Options:', columns(rows, '  ')] : []),
    `By default: ${short.length > 200 ? `${short.slice(0, 200)}…` : short}`,
    `Answer it: muster answer ${file} default`,
  ].join('\n')
}

/** What happened from an event on, as lines of a battle report. */
export const logLines = (session: CommandSession, from = 0): readonly string[] =>
  session.logFrom(from).lines.map(({ text }) => text)

export function refusalText({ message, rule, nearest }: ShownRefusal, kit: AnyKit): string {
  const text = ruleText(kit, rule)
  return [
    `Not allowed: ${message} (${rule})`,
    ...(text ? [wrapped(text, '  ')] : []),
    ...(nearest ? [`The nearest legal answer: ${answerText(nearest)}`] : []),
  ].join('\n')
}
