/**
 * Line of sight and cover. The target's base fills an angle as seen from the centre of the shooter's base. Sight is
 * lost where every ray of it is blocked by an obstacle; the target is in cover where half of the rays or more are
 * hidden by obstacles and models together.
 */
import type { FigureId } from '@muster/engine'
import { distance } from '@muster/table'
import { bearerOf, radiusOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { heightAt } from '../terrain/levels.ts'
import { heightOf } from './heights.ts'
import { modelsBetween, obstaclesBetween, type Hider } from './hiders.ts'
import { areHidden } from './hidden-rays.ts'
import { hiderOn, mayHide, type Outlook, type SightLine } from './outlook.ts'
import { edgesOf, middleRay, RAYS, raysTo } from './rays.ts'

export interface Sight {
  readonly isSeen: boolean
  readonly inCover: boolean
  /** Everything that hides some of it. */
  readonly hiders: readonly { readonly id: string; readonly blocks: boolean }[]
}

/** The line from a shooter's eye to a share of the target's height. */
function lineTo(state: State, shooter: Figure, target: Figure, share: number): SightLine {
  const to = heightAt(state, target.at) + heightOf(target) * share
  const from = heightAt(state, shooter.at) + heightOf(shooter)
  return { eye: shooter.at, from, to, length: distance(shooter.at, target.at) }
}

function outlook(target: Figure, all: readonly Hider[], line: SightLine): Outlook | undefined {
  const hiders: Hider[] = []
  for (const one of all) if (mayHide(one, line)) hiders.push(one)
  return hiders.length === 0 ? undefined : { target, hiders, line }
}

/** The obstacles that may block the line to the top of the target; undefined where there are none. */
function blockersOf(state: State, shooter: Figure, target: Figure): Outlook | undefined {
  const obstacles = obstaclesBetween(state, shooter.at, target.at, radiusOf(target))
  return obstacles.length === 0 ? undefined : outlook(target, obstacles, lineTo(state, shooter, target, 1))
}

/** Obstacles and models that may hide the middle of the target. `spared` never do: the weapon that is shot, its crew. */
function coverOf(state: State, shooter: Figure, target: Figure, spared: readonly FigureId[]): Outlook | undefined {
  const obstacles = obstaclesBetween(state, shooter.at, target.at, radiusOf(target))
  const models = modelsBetween(state, shooter, target, spared)
  if (obstacles.length + models.length === 0) return undefined
  const all = obstacles.length === 0 ? models : models.length === 0 ? obstacles : [...obstacles, ...models]
  return outlook(target, all, lineTo(state, shooter, target, 0.5))
}

/** Whether some part of the target's width is not blocked by an obstacle. Mostly its middle is not. */
export function isSeenBy(state: State, by: Figure, at: Figure): boolean {
  const shooter = bearerOf(state, by)
  const target = bearerOf(state, at)
  const view = blockersOf(state, shooter, target)
  const edges = view && edgesOf(shooter.at, target.at, radiusOf(target))
  return !edges || !hiderOn(view, middleRay(edges)) || !areHidden(view, edges, RAYS)
}

/** Whether half of the target's width or more is hidden. One that is seen from within its base never is. */
export function isHalfHidden(state: State, by: Figure, at: Figure, spared: readonly FigureId[] = []): boolean {
  const shooter = bearerOf(state, by)
  const target = bearerOf(state, at)
  const view = coverOf(state, shooter, target, spared)
  const edges = view && edgesOf(shooter.at, target.at, radiusOf(target))
  return view !== undefined && edges !== undefined && areHidden(view, edges, RAYS / 2)
}

/** Everything that hides some of the target, and what comes of it. */
export function sightOf(state: State, by: Figure, at: Figure, spared: readonly FigureId[] = []): Sight {
  const [shooter, target] = [bearerOf(state, by), bearerOf(state, at)]
  const isSeen = isSeenBy(state, by, at)
  const [blockers, cover] = [blockersOf(state, shooter, target), coverOf(state, shooter, target, spared)]
  const met = new Map<string, boolean>()
  for (const ray of raysTo(shooter.at, target.at, radiusOf(target))) {
    const blocker = blockers && hiderOn(blockers, ray)
    const hider = cover && hiderOn(cover, ray)
    if (blocker) met.set(blocker.id, !isSeen)
    if (hider && !met.has(hider.id)) met.set(hider.id, false)
  }
  const hiders = [...met].map(([id, blocks]) => ({ id, blocks }))
  return { isSeen, inCover: isHalfHidden(state, by, at, spared), hiders }
}
