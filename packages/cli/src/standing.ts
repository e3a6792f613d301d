/** How a battle stands: what is asked and of whom, which dice are awaited, or how it ended. */
import type { Battle, Decision, Event, Option, Refusal, Roll } from '@muster/engine'
import type { Point } from '@muster/table'
import type { AnyKit } from './games.ts'
import { columns, wrapped } from './output.ts'
import { answerWords, inchNumber, lengthText, pointText } from './words.ts'

type OpenBattle = { readonly kit: AnyKit; readonly battle: Battle<unknown> }

export function standingData({ kit, battle }: OpenBattle, reach = false): object {
  const { decision, awaited, result } = battle
  return {
    over: battle.over,
    ...(result && { result }),
    ...(awaited && { awaited: awaitedData(awaited) }),
    ...(decision && { decision, rule: ruleOf(kit, decision.rule), movers: moversData(kit, battle, decision, reach), short: answerWords(decision.default) }),
  }
}

const awaitedData = ({ purpose, by, count, sides, succeeds }: Roll): object =>
  ({ purpose, by, count, sides, ...(succeeds && { succeeds }) })

const ruleOf = ({ rulebook }: AnyKit, id: string): object => ({ id, text: rulebook.find((rule) => rule.id === id)?.text ?? '' })

/** Who may move, in inches: where each stands, what it may spend, and (on demand) the ground it can get to. */
function moversData(kit: AnyKit, battle: Battle<unknown>, decision: Decision, reach: boolean): readonly object[] {
  if (decision.kind !== 'move') return []
  const figures = kit.view(battle.state).figures
  return decision.movers.map(({ figure, allowance, longest, manner }) => {
    const at = figures.find(({ id }) => id === figure)?.at
    return {
      figure, allowance: inchNumber(allowance),
      ...(at && { at: [inchNumber(at.x), inchNumber(at.y)] }),
      ...(longest !== undefined && { longest: inchNumber(longest) }),
      ...(manner !== undefined && { manner }),
      ...(reach && { reach: reachOf(battle, figure).map((ring) => ring.map(({ x, y }) => [inchNumber(x), inchNumber(y)])) }),
    }
  })
}

/** Rings around the ground a figure's centre can get to. */
const reachOf = (battle: Battle<unknown>, figure: string): readonly (readonly Point[])[] =>
  battle.question?.moves?.reach(figure)?.outline() ?? []

/** "x 10 to 18.5, y 2 to 9": the box around it. */
function reachText(battle: Battle<unknown>, figure: string): string {
  const points = reachOf(battle, figure).flat()
  const span = (values: readonly number[]) => `${inchNumber(Math.min(...values))} to ${inchNumber(Math.max(...values))}`
  return points.length === 0 ? 'cannot get away' : `reaches x ${span(points.map(({ x }) => x))}, y ${span(points.map(({ y }) => y))}`
}

export function standingText(open: OpenBattle, file?: string, reach = false): string {
  const { kit, battle } = open
  const { decision, awaited } = battle
  if (decision) return decisionText(open, decision, file, reach)
  const sideName = (id: string) => kit.view(battle.state).sides.find((side) => side.id === id)?.name ?? id
  if (awaited) {
    const dice = `${awaited.count === 1 ? 'one die' : `${awaited.count} dice`} of ${awaited.sides} sides`
    return `Waiting for dice of ${sideName(awaited.by)}: ${awaited.purpose} (${dice}).\nType them: muster answer ${file ?? 'FILE'} --dice 3    or let them fall: muster answer ${file ?? 'FILE'} roll`
  }
  const { result } = battle
  if (!result) return 'The battle is over.'
  const scores = result.scores.map(({ side, score }) => [sideName(side), String(score)])
  const won = result.winner === undefined ? 'The battle is over: a draw.' : `The battle is over: ${sideName(result.winner)} won.`
  return [won, result.reason, columns(scores, '  ')].filter(Boolean).join('\n')
}

function decisionText({ kit, battle }: OpenBattle, decision: Decision, file = 'FILE', reach = false): string {
  const view = kit.view(battle.state)
  const name = view.sides.find(({ id }) => id === decision.by)?.name ?? decision.by
  const text = kit.rulebook.find(({ id }) => id === decision.rule)?.text
  const short = answerWords(decision.default)
  return [
    `${name} (${decision.by}) is asked: ${decision.prompt}`,
    text ? wrapped(`${decision.rule}: ${text}`, '  ') : `  ${decision.rule}`,
    ...kindLines(kit, battle, decision, reach),
    ...(decision.options.length > 0 ? ['Words that answer:', columns(decision.options.map((option) => optionRow(option)), '  ')] : []),
    `By default: ${short.length > 200 ? `${short.slice(0, 200)}…` : short}`,
    `Answer it: muster answer ${file} default`,
  ].join('\n')
}

const optionRow = ({ id, label, hint }: Option): string[] => [id, label, hint ?? '']

function kindLines(kit: AnyKit, battle: Battle<unknown>, decision: Decision, reach: boolean): string[] {
  const figures = kit.view(battle.state).figures
  const spot = (figure: string) => {
    const at = figures.find(({ id }) => id === figure)?.at
    return at ? `at ${pointText(at)}` : ''
  }
  switch (decision.kind) {
    case 'choose': return decision.most > 1 ? [`Pick ${decision.least} to ${decision.most}.`] : []
    case 'move': return ['May move (move "NAME" X,Y …, in inches):', columns(decision.movers.map(({ figure, allowance, longest, manner }) =>
      [figure, spot(figure), lengthText(allowance), longest === undefined ? '' : `a path of ${lengthText(longest)} at most`, manner ?? '', reach ? reachText(battle, figure) : '']), '  ')]
    case 'place': return [`To place (place "NAME" X,Y …): ${decision.pieces.map(({ figure }) => figure).join(', ')}`]
    case 'aim': return [`Aim from ${decision.from} (${spot(decision.from)}), up to ${lengthText(decision.range)}: aim X,Y`]
    case 'pair': return ['To pair (pair "FROM>TO" …):', columns(decision.linkers.map(({ figure, least, most, targets }) =>
      [figure, least === most ? `${most}` : `${least} to ${most}`, `at ${targets.join(', ')}`]), '  ')]
  }
}

/** What happened, as lines of a battle report. */
export function tellings({ kit, battle }: OpenBattle, events: readonly Event[]): string[] {
  return events.flatMap((event) => kit.tell(battle.state, event)?.text ?? [])
}

export function refusalText({ message, rule, nearest }: Refusal, kit: AnyKit): string {
  const text = kit.rulebook.find(({ id }) => id === rule)?.text
  return [
    `Not allowed: ${message} (${rule})`,
    ...(text ? [wrapped(text, '  ')] : []),
    ...(nearest ? [`The nearest that is: ${answerWords(nearest)}`] : []),
  ].join('\n')
}
