/** Going up or down one storey of a building. The whole unit goes; models outside the building come inside. */
import type { FigureId, Play, Spot } from '@muster/engine'
import { raise } from '@muster/engine'
import type { Point } from '@muster/table'
import { tell } from '../../events/events.ts'
import { TOLERANCE, isEngaged, meanPoint, unitOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import { arrange, AS_IT_STANDS, standsAt } from '../formation/arrange.ts'
import { isInFormation } from '../formation/formation.ts'
import { putModels } from './put-models.ts'
import { sceneOf, type Scene } from '../terrain/scene.ts'
import { nextFloor, type BuildingFloor } from '../terrain/storeys.ts'
import { isIn } from '../../terrain.ts'
import { standsClear } from '../formation/find-room.ts'

const SHAPES_TRIED = [AS_IT_STANDS, 'bunch', 'ranks', 'file'] as const

interface Landing extends BuildingFloor {
  readonly ends: readonly Spot[]
}

/** Places on the other floor; undefined if there is no such floor, no stairs or no room. */
export function levelSpots(state: State, unit: Unit, to: 'up' | 'down'): Landing | undefined {
  const scene = sceneOf(state, unit)
  const next = isEngaged(unit) ? undefined : nextFloor(scene, to)
  if (!next) return undefined
  const there = { ...scene, bodies: scene.bodies.map((body) => ({ ...body, floor: next.floor })) }
  for (const shape of SHAPES_TRIED) {
    const ends = landing(there, next, shape)
    if (ends) return { ...next, ends: there.bodies.map(({ id }, index) => ({ figure: id, at: ends[index] as Point })) }
  }
  return undefined
}

function landing(scene: Scene, { building }: BuildingFloor, shape: string): Point[] | undefined {
  const inside = scene.bodies.filter(({ at }) => isIn(building, at)).map(({ at }) => at)
  const may = standsClear(scene)
  const ends = arrange(
    scene,
    shape,
    meanPoint(inside),
    { x: 0, y: 1 },
    (body, at) => isIn(building, at) && may(body, at),
  )
  return ends && isInFormation(standsAt(scene, ends), scene.width - TOLERANCE) ? ends : undefined
}

export function changeLevel(play: Play<State>, id: FigureId, to: 'up' | 'down'): void {
  const { state } = play
  const {
    building: { piece },
    floor,
    ends,
  } = levelSpots(state, unitOf(state, id), to) ?? raise(`${id} cannot go ${to}`)
  putModels(
    state,
    id,
    ends,
    ends.map(({ figure }) => ({ id: figure, floor })),
  )
  if (state.active) state.active.moved = true
  tell(play, {
    is: 'changed-level',
    unit: id,
    piece: piece.id,
    to,
    ends,
    rules: to === 'up' ? ['SF-TERR-10'] : ['SF-RUL-26'],
  })
}
