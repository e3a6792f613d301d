/** What an answer may bring: who falls, who is hurt, with exact chances, until somebody is asked again. */
import {
  NEVER,
  Ways,
  plus,
  toNumber,
  type Answer,
  type Battle,
  type FigureId,
  type FigureView,
  type Fraction,
  type GameKit,
} from '@muster/engine'

export interface Risk {
  readonly figure: FigureId
  readonly falls: number
  readonly hurt: number
}

/** More ways than this take longer than anybody hesitates. */
const MOST_WAYS = 400

/** Nobody's loss is listed unless it can happen. Undefined where the dice could fall in too many ways. */
export function weigh<S>(kit: GameKit<S>, battle: Battle<S>, answer: Answer): readonly Risk[] | undefined {
  const before = kit.view(battle.state).figures
  const tallies = new Map<FigureId, { falls: Fraction; hurt: Fraction }>()
  const ways = new Ways()
  let walked = 0
  do {
    if (++walked > MOST_WAYS) return undefined
    const fork = battle.fork(ways)
    if (fork.answer(answer) !== undefined) return undefined
    count(tallies, before, kit.view(fork.state).figures, ways.weight)
  } while (ways.next())
  return walked === 1 ? [] : [...tallies].map(([figure, { falls, hurt }]) => ({ figure, falls: toNumber(falls), hurt: toNumber(hurt) }))
}

function count(
  tallies: Map<FigureId, { falls: Fraction; hurt: Fraction }>,
  before: readonly FigureView[],
  after: readonly FigureView[],
  weight: Fraction,
): void {
  const standing = new Map(after.map((figure) => [figure.id, figure]))
  for (const { id, health } of before) {
    const now = standing.get(id)
    const isHurt = now !== undefined && (now.health?.left ?? 1) < (health?.left ?? 1)
    if (now !== undefined && !isHurt) continue
    const { falls, hurt } = tallies.get(id) ?? { falls: NEVER, hurt: NEVER }
    tallies.set(id, now === undefined ? { falls: plus(falls, weight), hurt } : { falls, hurt: plus(hurt, weight) })
  }
}
