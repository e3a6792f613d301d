/** What each kind of decision has besides options: movers and their reach, pieces, aims, pairs. */
import type { Linker } from '@muster/engine'
import type { ShownDecision } from '@muster/session'
import type { Point } from '@muster/table'
import type { CommandSession } from '../session/command-session.ts'
import { columns } from '../shell/output.ts'
import { inchNumber, lengthText, pointText } from './lengths.ts'

type ShownMover = Extract<ShownDecision, { readonly kind: 'move' }>['movers'][number]

const positionOf = (session: CommandSession, figure: string): Point | undefined =>
  session.view().figures.find(({ id }) => id === figure)?.at

const inchPair = ({ x, y }: Point): readonly [number, number] => [inchNumber(x), inchNumber(y)]

/** Who may move, in inches: where each stands, how far it may move, and (on demand) the area it can reach. */
export function moversData(session: CommandSession, decision: ShownDecision, reach: boolean): readonly object[] {
  if (decision.kind !== 'move') return []
  return decision.movers.map(({ figure, allowance, longest, manner }) => {
    const at = positionOf(session, figure)
    return {
      figure,
      allowance: inchNumber(allowance),
      ...(at && { at: inchPair(at) }),
      ...(longest !== undefined && { longest: inchNumber(longest) }),
      ...(manner !== undefined && { manner }),
      ...(reach && { reach: reachOf(session, figure).map((ring) => ring.map(inchPair)) }),
    }
  })
}

/** Rings around the area that a figure's centre can reach. */
const reachOf = (session: CommandSession, figure: string): readonly (readonly Point[])[] =>
  session.whatIf.reach(figure)?.rings ?? []

/** "reaches x 10 to 18.5, y 2 to 9": the bounding box of that area. */
function reachText(session: CommandSession, figure: string): string {
  const points = reachOf(session, figure).flat()
  if (points.length === 0) return 'cannot move'
  const span = (values: readonly number[]) => `${inchNumber(Math.min(...values))} to ${inchNumber(Math.max(...values))}`
  return `reaches x ${span(points.map(({ x }) => x))}, y ${span(points.map(({ y }) => y))}`
}

export function decisionLines(session: CommandSession, decision: ShownDecision, reach: boolean): string[] {
  const spot = (figure: string) => {
    const at = positionOf(session, figure)
    return at ? `at ${pointText(at)}` : ''
  }
  const moverRow = ({ figure, allowance, longest, manner = '' }: ShownMover) => [
    figure,
    spot(figure),
    lengthText(allowance),
    longest === undefined ? '' : `a path of ${lengthText(longest)} at most`,
    manner,
    reach ? reachText(session, figure) : '',
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
