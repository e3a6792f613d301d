/** The usual way to deploy: lines behind the zone's front, shooters behind them, leaders in the rear. */
import type { Random, Spot } from '@muster/engine'
import type { Figure, State } from '../../state/state.ts'
import { placeBlock } from './block.ts'
import { crowdIn, packIn } from './crowd.ts'
import { groundFor, type DeploymentGround } from './deployment-ground.ts'
import { zoneOf } from './zone.ts'

const TRIES = 24

type Formation = (ground: DeploymentGround, figures: readonly Figure[], like: Figure) => void

/** From the tidiest to the most closely packed. */
const FORMATIONS: readonly Formation[] = [
  placeBlock,
  crowdIn,
  (ground, figures) => void figures.every((figure) => packIn(ground, figure)),
]

/** Places for as many of these figures (all of one type) as there is room for: in good order, or as they fit. */
export function usualFormation(state: State, figures: readonly Figure[]): readonly Spot[] {
  const [first] = figures
  if (!first) return []
  const zone = zoneOf(state, first.side)
  let best: readonly Spot[] = []
  for (const form of FORMATIONS) {
    const ground = groundFor(state, zone)
    form(ground, figures, first)
    if (ground.spots.length === figures.length) return ground.spots
    if (ground.spots.length > best.length) best = ground.spots
  }
  return best
}

/** Any legal places; the usual ones when chance finds none. */
export function anyFormation(state: State, figures: readonly Figure[], random: Random): readonly Spot[] {
  const [first] = figures
  if (!first) return []
  const ground = groundFor(state, zoneOf(state, first.side))
  const { left, top, right, bottom } = ground.zone.box
  for (const figure of figures) {
    for (let tries = 0; tries < TRIES; tries++) {
      const at = { x: Math.round(left + random() * (right - left)), y: Math.round(top + random() * (bottom - top)) }
      if (ground.fault(figure, at)) continue
      ground.put(figure, at)
      break
    }
  }
  return ground.spots.length === figures.length ? ground.spots : usualFormation(state, figures)
}
