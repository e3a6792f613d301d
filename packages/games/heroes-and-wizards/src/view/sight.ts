/** Whether one figure sees another, as the table draws it: the line of shot with everything it meets. */
import type { FigureId, AttackForecast, Sighting } from '@muster/engine'
import { figureOf } from '../state/figures.ts'
import { lineOfShot, pointOn, type LineOfShot } from '../terrain/line-of-shot.ts'
import type { State } from '../state/state.ts'
import { pieceName } from '../log/words.ts'

export function sight(state: State, byId: FigureId, atId: FigureId): Sighting | undefined {
  const [by, at] = [figureOf(state, byId), figureOf(state, atId)]
  if (by === at || by.where !== 'standing' || at.where !== 'standing') return undefined
  const line = lineOfShot(state, by, at)
  const shown = lineShown(state, line)
  return { ...shown, seen: line.blockedBy ? 'blocked' : shown.met.length > 0 ? 'cover' : 'clear' }
}

export function lineShown(
  state: State,
  line: LineOfShot,
  shows: (kind: string) => boolean = () => true,
): NonNullable<AttackForecast['line']> {
  const { from, to, cover, blockedBy } = line
  const met = cover
    .filter(({ piece }) => shows(piece.kind))
    .map(({ piece, at }) => ({
      name: pieceName(state, piece.id),
      at: pointOn(line, at),
      blocks: blockedBy?.is === 'woods' && piece.kind === 'wood',
    }))
  if (blockedBy?.is === 'building') {
    met.push({ name: pieceName(state, blockedBy.met.piece.id), at: pointOn(line, blockedBy.met.at), blocks: true })
  }
  return { from, to, met }
}
