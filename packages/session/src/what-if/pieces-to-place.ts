/** Those who are placed, as they will look: until they are placed the view does not have them. */
import { worded, type Battle, type FigureView, type GameKit, type PlaceDecision } from '@muster/engine'
import { stateAfter } from './try-answer.ts'

/** The figures of a placing as they will stand: what the view would show if the proposal were taken. */
export function piecesToPlace<S>(kit: GameKit<S>, battle: Battle<S>): readonly FigureView[] {
  const { decision } = battle
  if (decision?.kind !== 'place') return []
  const placed = kit.view(stateAfter(battle, decision.default)).figures
  const known = [...placed, ...(decision.mayWait ? (kit.waiting?.(battle.state) ?? []) : [])]
  return decision.pieces.map((piece) => known.find(({ id }) => id === piece.figure) ?? pieceAsFigure(piece, decision))
}

/** What is no figure is dragged about like one until it has its place. */
function pieceAsFigure(piece: PlaceDecision['pieces'][number], decision: PlaceDecision): FigureView {
  const { figure: id, base, name = id, icon = 'flag-objective' } = piece
  const spot = 'spots' in decision.default ? decision.default.spots.find(({ figure }) => figure === id) : undefined
  return {
    id,
    name: worded(name),
    icon,
    base,
    side: decision.by,
    kind: '',
    at: spot?.at ?? { x: 0, y: 0 },
    ...(spot?.facing && { facing: spot.facing }),
    points: 0,
    stats: [],
    gear: [],
    marks: [],
    hasActed: false,
  }
}
