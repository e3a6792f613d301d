/** What each kind of decision has besides options: movers and their reach, pieces, aims, pairs. */
import type { Battle, Decision, Linker, Mover } from '@muster/engine'
import type { Point } from '@muster/table'
import type { AnyKit } from '../games/games.ts'
import { columns } from '../shell/output.ts'
import { inchNumber, lengthText, pointText } from './lengths.ts'

type AnyBattle = Battle<unknown>

const positionOf = (kit: AnyKit, battle: AnyBattle, figure: string): Point | undefined =>
  kit.view(battle.state).figures.find(({ id }) => id === figure)?.at

const inchPair = ({ x, y }: Point): readonly [number, number] => [inchNumber(x), inchNumber(y)]

/** Who may move, in inches: where each stands, how far it may move, and (on demand) the area it can reach. */
export function moversData(kit: AnyKit, battle: AnyBattle, decision: Decision, reach: boolean): readonly object[] {
  if (decision.kind !== 'move') return []
  return decision.movers.map(({ figure, allowance, longest, manner }) => {
    const at = positionOf(kit, battle, figure)
    return {
      figure,
      allowance: inchNumber(allowance),
      ...(at && { at: inchPair(at) }),
      ...(longest !== undefined && { longest: inchNumber(longest) }),
      ...(manner !== undefined && { manner }),
      ...(reach && { reach: reachOf(battle, figure).map((ring) => ring.map(inchPair)) }),
    }
  })
}

/** Rings around the area that a figure's centre can reach. */
const reachOf = (battle: AnyBattle, figure: string): readonly (readonly Point[])[] =>
  battle.question?.moves?.reach(figure)?.outline() ?? []

/** "reaches x 10 to 18.5, y 2 to 9": the bounding box of that area. */
function reachText(battle: AnyBattle, figure: string): string {
  const points = reachOf(battle, figure).flat()
  if (points.length === 0) return 'cannot move'
  const span = (values: readonly number[]) => `${inchNumber(Math.min(...values))} to ${inchNumber(Math.max(...values))}`
  return `reaches x ${span(points.map(({ x }) => x))}, y ${span(points.map(({ y }) => y))}`
}

export function decisionLines(kit: AnyKit, battle: AnyBattle, decision: Decision, reach: boolean): string[] {
  const spot = (figure: string) => {
    const at = positionOf(kit, battle, figure)
    return at ? `at ${pointText(at)}` : ''
  }
  const moverRow = ({ figure, allowance, longest, manner = '' }: Mover) => [
    figure,
    spot(figure),
    lengthText(allowance),
    longest === undefined ? '' : `a path of ${lengthText(longest)} at most`,
    manner,
    reach ? reachText(battle, figure) : '',
  ]
  switch (decision.kind) {
    case 'choose':
      return decision.most > 1 ? [`Pick ${decision.least} to ${decision.most}.`] : []
    case 'move':
      return ['May move (move "NAME" X,Y …, in inches):', columns(decision.movers.map(moverRow), '  ')]
    case 'place':
      return [`To place (place "NAME" X,Y …): ${decision.pieces.map(({ figure }) => figure).join(', ')}`]
    case 'aim':
      return [`Aim (aim X,Y) from ${decision.from}, up to ${lengthText(decision.range)} away.`]
    case 'pair':
      return ['To pair (pair "FROM>TO" …):', columns(decision.linkers.map(linkerRow), '  ')]
  }
}

const linkerRow = ({ figure, least, most, targets }: Linker): string[] => [
  figure,
  least === most ? `${most}` : `${least} to ${most}`,
  `at ${targets.join(', ')}`,
]
