/** What the scenario wants of a figure: a place to go, and how much it matters now. */
import {
  contains,
  distanceSquared,
  isNearBox,
  type Box,
  type Ground,
  type Outline,
  type Piece,
  type Point,
} from '@muster/table'
import { isStanding } from '../state/figures.ts'
import { hillOf } from '../scenarios/king-of-the-hill.ts'
import { canBeCaptured } from '../scenarios/standing-on.ts'
import { EDGES, type Figure, type State } from '../state/state.ts'

export interface Goal {
  readonly at: Point
  readonly outline?: Outline
  readonly worth: number
  readonly why: string
}

const centreOf = (outline: Outline): Point => {
  if (outline.is === 'disc') return outline.centre
  const { points } = outline
  const x = points.reduce((sum, p) => sum + p.x, 0) / points.length
  const y = points.reduce((sum, p) => sum + p.y, 0) / points.length
  return { x: Math.round(x), y: Math.round(y) }
}

/** Matters more and more towards the end, when it is counted. */
const urgency = (state: State): number => (state.turn >= state.turns - 1 ? 60 : state.turn >= 3 ? 22 : 8)

export function goalOf(state: State, figure: Figure): Goal | undefined {
  switch (state.scenario) {
    case 'king-of-the-hill':
      return hillGoal(state, figure)
    case 'capture-terrain':
      return pieceGoal(state, figure, () => true)
    case 'cursed-gem':
      return gemGoal(state, figure)
    case 'rescue':
      return rescueGoal(state, figure)
    default:
      return undefined
  }
}

/** A piece that can be captured, with what the bots ask of it again and again. */
interface CapturablePiece {
  readonly piece: Piece
  readonly centre: Point
  readonly box: Box
}

const prizesOn = ({ pieces }: Ground): readonly CapturablePiece[] =>
  pieces
    .filter(({ piece }) => canBeCaptured(piece))
    .map(({ piece, box }) => ({ piece, centre: centreOf(piece.outline), box }))

export const capturable = ({ survey }: State): readonly CapturablePiece[] => survey.get(prizesOn)

export const isOn = ({ piece, box }: CapturablePiece, { at }: Figure): boolean =>
  isNearBox(box, at, at, 0) && contains(piece.outline, at)

function hillGoal(state: State, figure: Figure): Goal | undefined {
  const hill = hillOf(state.field)
  return hill && pieceGoal(state, figure, (id) => id === hill.id)
}

/** The nearest piece where more of our figures are needed. */
function pieceGoal(state: State, figure: Figure, wanted: (id: string) => boolean): Goal | undefined {
  let best: Goal | undefined
  let nearest = Infinity
  for (const prize of capturable(state)) {
    const {
      piece: { id, outline, name },
      centre: at,
    } = prize
    if (!wanted(id)) continue
    const plain = Math.sqrt(distanceSquared(figure.at, at))
    if (plain >= nearest) continue
    const [ours, theirs] = countOn(state, figure, prize)
    const distance = plain * (ours > theirs + 1 ? 2 : 1)
    if (distance >= nearest) continue
    nearest = distance
    best = { at, outline, worth: urgency(state), why: `takes ${name ?? 'the ground'}` }
  }
  return best
}

function countOn(state: State, figure: Figure, prize: CapturablePiece): [ours: number, theirs: number] {
  let ours = 0
  let theirs = 0
  for (const other of state.figures) {
    if (!isStanding(other) || other === figure || !isOn(prize, other)) continue
    if (other.side === figure.side) ours++
    else theirs++
  }
  return [ours, theirs]
}

/** The bearer runs for the enemy's edge; the nearest friends fetch the gem or hunt its bearer. */
function gemGoal(state: State, figure: Figure): Goal | undefined {
  const { gem } = state
  if (!gem) return undefined
  if (gem.bearer === figure.id) return { at: deepInEnemyHalf(state, figure), worth: 200, why: 'carries the gem' }
  const bearer = state.figures.find(({ id }) => id === gem.bearer)
  if (bearer?.side === figure.side) return undefined
  const at = bearer ? bearer.at : gem.at
  return { at, worth: bearer ? 30 : 60, why: bearer ? 'hunts the bearer' : 'fetches the gem' }
}

function deepInEnemyHalf(state: State, figure: Figure): Point {
  const { width, depth } = state.field
  const own = state.sides.find(({ id }) => id === figure.side)?.edge ?? 'north'
  const far = {
    north: { x: figure.at.x, y: depth },
    south: { x: figure.at.x, y: 0 },
    west: { x: width, y: figure.at.y },
    east: { x: 0, y: figure.at.y },
  }
  return far[own]
}

function rescueGoal(state: State, figure: Figure): Goal | undefined {
  const prison = state.field.pieces.find(({ id }) => id === state.prison)
  const prisoner = state.figures.find((one) => one.prisoner)
  if (!prison || !prisoner) return undefined
  if (figure.prisoner) return { at: nearestEdge(state, figure.at), worth: 150, why: 'makes for safety' }
  if (prisoner.where === 'prison') {
    const attacks = figure.side === prisoner.side
    return {
      at: centreOf(prison.outline),
      outline: prison.outline,
      worth: attacks ? 70 : 15,
      why: attacks ? 'goes to the prison' : 'guards the prison',
    }
  }
  return figure.side === prisoner.side ? undefined : { at: prisoner.at, worth: 60, why: 'hunts the prisoner' }
}

function nearestEdge({ field: { width, depth } }: State, { x, y }: Point): Point {
  const spots = { north: { x, y: 0 }, east: { x: width, y }, south: { x, y: depth }, west: { x: 0, y } }
  const away = { north: y, east: width - x, south: depth - y, west: x }
  const edge = EDGES.reduce((a, b) => (away[b] < away[a] ? b : a))
  return spots[edge]
}
