/** Which models of a unit are slowed on their way: by where they start, where they end, and what they climb over. */
import type { RuleId } from '@muster/engine'
import { elevationAt, type Point } from '@muster/table'
import { HEAD_HEIGHT, isHalf } from '../../state/figures.ts'
import type { Body, Scene } from './scene.ts'
import { isIn, effectOf } from '../../terrain.ts'
import { crosses, type ModelPath, type ModelPaths } from './model-paths.ts'

export interface SlowedModels {
  /** How many models are affected; penalties never add up, so each counts once. */
  readonly count: number
  readonly rules: readonly RuleId[]
}

/** A unit with exactly half of its models slowed is slowed: the terrain rule is more specific than the Rule of Halves. */
export const isUnitSlowed = ({ bodies }: Scene, { count }: SlowedModels): boolean =>
  count > 0 && isHalf(count, bodies.length)

/** `ways` and `ends` are in the order of the bodies. */
export function slowedModels(scene: Scene, ways: ModelPaths, ends: readonly Point[]): SlowedModels {
  const rules: RuleId[] = []
  let count = 0
  for (let i = 0; i < scene.bodies.length; i++) {
    const rule = slowingRule(scene, scene.bodies[i] as Body, ways[i], ends[i] as Point)
    if (rule === undefined) continue
    count++
    if (!rules.includes(rule)) rules.push(rule)
  }
  return { count, rules }
}

function slowingRule(scene: Scene, { at }: Body, way: ModelPath | undefined, end: Point): RuleId | undefined {
  return (
    inArea(scene, at, 'SF-TERR-04', 'SF-TERR-06') ??
    inArea(scene, end, 'SF-TERR-05', 'SF-TERR-07') ??
    onTheWay(scene, at, way ?? [end])
  )
}

/** How many models are slowed by where they start, even before they move. */
export function slowedAtStart(scene: Scene): number {
  let count = 0
  for (const { at } of scene.bodies) if (inArea(scene, at, 'SF-TERR-04', 'SF-TERR-06') !== undefined) count++
  return count
}

function inArea({ terrain: { areas } }: Scene, at: Point, rough: RuleId, inside: RuleId): RuleId | undefined {
  for (const area of areas) if (isIn(area, at)) return effectOf(area.piece) === 'rough' ? rough : inside
  return undefined
}

/** Walls and climbs slow when crossed; rough ground that is merely passed through does not. */
function onTheWay(scene: Scene, from: Point, way: ModelPath): RuleId | undefined {
  const { obstacles, stoppers } = scene.terrain
  for (const piece of obstacles) if (crosses(piece, from, way)) return 'SF-TERR-08'
  if (climbs(scene, from, way)) return 'SF-TERR-09'
  if (scene.passesWalls) for (const piece of stoppers) if (crosses(piece, from, way)) return 'SF-ATR-05'
  return undefined
}

/** Whether the way leads to a level more than a head above where it begins. */
function climbs({ terrain: { ground } }: Scene, from: Point, way: ModelPath): boolean {
  if (ground.hills.length === 0) return false
  const start = elevationAt(ground, from)
  for (const hill of ground.hills) if (hill.top - start > HEAD_HEIGHT && crosses(hill, from, way)) return true
  return false
}
