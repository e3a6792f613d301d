/** Who decided the battle, to be ringed in its picture. */
import type { FigureId } from '@muster/engine'
import type { Review, Snapshot } from '@muster/session'

/** Whoever of the winning side is named at its greatest turning point and still stands; undefined if nobody is. */
export function deciderOf({ view, result }: Pick<Snapshot, 'view' | 'result'>, review?: Review): FigureId | undefined {
  if (result?.winner === undefined || !review) return undefined
  const sign = result.winner === review.side ? 1 : -1
  const isWinner = (id: FigureId) => view.figures.some((figure) => figure.id === id && figure.side === result.winner)
  return (review.turningPoints ?? [])
    .filter(({ before, after }) => sign * (after - before) > 0)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .flatMap(({ line }) => line.figures.filter(isWinner))[0]
}
