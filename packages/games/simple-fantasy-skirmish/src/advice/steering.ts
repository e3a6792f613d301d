/** Moves a unit towards a place without a search: straight on, or a little to one side. */
import { STRAIGHT_ON, turnedPoint, TURNS, type MoveAnswer } from '@muster/engine'
import { distance, type Length, type Point } from '@muster/table'
import { proposeMove } from '../rules/movement/propose-move.ts'
import { isInFormation } from '../rules/formation/formation.ts'
import { isRefusal, judgeIn } from '../rules/movement/move-judge.ts'
import { narrowed, sceneOf, standingNear, widestOf, type Scene } from '../rules/terrain/scene.ts'
import type { State, Unit } from '../state/state.ts'
import type { Force } from './forces.ts'

/** A shorter move is not worth making. */
const LEAST = 0.15

/** A move that brings the unit nearer to a place; undefined if none is worth making. */
export function steer(state: State, { unit, centre, move }: Force, to: Point): MoveAnswer | undefined {
  const whole = distance(centre, to)
  const far = Math.min(whole, move)
  const scene = sceneInReach(state, unit, move)
  if (!isInFormation(scene.bodies, scene.width)) return gatheredAt(scene, turnedPoint(centre, to, far, STRAIGHT_ON))
  if (far < LEAST * move) return undefined
  for (const turn of TURNS) {
    for (const length of far > scene.half ? [far, scene.half] : [far]) {
      const answer = asItStands(scene, turnedPoint(centre, to, length, turn))
      if (!isRefusal(judgeIn(scene, answer))) return answer
    }
  }
  return squeezed(scene, turnedPoint(centre, to, far, STRAIGHT_ON), whole - LEAST * move, to)
}

/** Nobody farther away can be in the way of a move. */
function sceneInReach(state: State, unit: Unit, move: Length): Scene {
  const scene = sceneOf(state, unit)
  const places = scene.bodies.map(({ at }) => at)
  return narrowed(scene, standingNear(places, move + 4 * widestOf(scene)))
}

/** Every model keeps its place in the unit. */
function asItStands({ unit: { id }, bodies, centre }: Scene, to: Point): MoveAnswer {
  const dx = to.x - centre.x
  const dy = to.y - centre.y
  return {
    figure: id,
    path: [to],
    ends: bodies.map((body) => ({
      figure: body.id,
      at: { x: body.at.x + dx, y: body.at.y + dy },
    })),
  }
}

/** A broken unit comes together on its way, or where it stands. */
function gatheredAt(scene: Scene, at: Point): MoveAnswer | undefined {
  for (const length of [1, 0.5, 0]) {
    const way = length === 0 ? [] : [{ x: mix(scene.centre.x, at.x, length), y: mix(scene.centre.y, at.y, length) }]
    const { path, spots } = proposeMove(scene, way, 'bunch')
    const isMoved = spots.some((spot, index) => distance(spot.at, scene.bodies[index]?.at ?? spot.at) > 0)
    if (isMoved) return { figure: scene.unit.id, path, ends: spots }
  }
  return undefined
}

const mix = (a: number, b: number, share: number): number => Math.round(a + (b - a) * share)

/** Bunched up, a unit gets through narrow gaps. */
function squeezed(scene: Scene, at: Point, nearer: number, to: Point): MoveAnswer | undefined {
  const { path, spots } = proposeMove(scene, [at], 'bunch')
  const end = path.at(-1)
  return end && distance(end, to) < nearer ? { figure: scene.unit.id, path, ends: spots } : undefined
}
