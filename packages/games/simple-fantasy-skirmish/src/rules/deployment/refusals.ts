/** Why a unit may not be put on the table like this. */
import { refuse, named, text, type Refusal, type Spot } from '@muster/engine'
import { isOnTable, square, type Length, type Point } from '@muster/table'
import { baseOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { pieceUnder } from '../terrain/standing-places.ts'
import { isInFormation } from '../formation/formation.ts'
import { terrainByEffect, thePiece } from '../../terrain.ts'
import type { Deployment, WaitingModel } from './waiting.ts'
import { isInZone } from './zone.ts'

export function refuseDeployment(deployment: Deployment, spots: readonly Spot[]): Refusal | undefined {
  const { state, unit, zone, models, placed } = deployment
  const stands: { readonly at: Point; readonly diameter: Length }[] = []
  for (const body of models) {
    const at = spots.find(({ figure }) => figure === body.id)?.at
    if (!at) continue
    if (!isInZone(zone, at, body.diameter)) {
      return refuse('SF-RUL-46', 'out-of-zone', 'Every model must stand within 6" of your own edge.', {
        at,
        figure: body.id,
      })
    }
    const refusal = refuseGround(state, body, at) ?? refuseCrowd(placed, stands, body, at)
    if (refusal) return refusal
    stands.push({ at, diameter: body.diameter })
  }
  if (isInFormation(stands, unit.card.diameter)) return undefined
  return refuse('SF-MOVE-02', 'not-in-formation', 'Keep them together: no gap wider than a base.', { figure: unit.id })
}

export function refuseGround(state: State, body: WaitingModel, at: Point): Refusal | undefined {
  const foot = { base: baseOf(body), at }
  if (!isOnTable(foot, state.field)) {
    return refuse('SF-RUL-46', 'off-table', 'Every model must stand wholly on the table.', { at, figure: body.id })
  }
  const found = pieceUnder(terrainByEffect(state), body, at)
  if (found) {
    const { piece } = found
    return refuse('SF-RUL-28', 'rests-on-piece', `Nobody can stand on ${thePiece(piece)}.`, {
      at,
      figure: body.id,
      piece: piece.id,
    })
  }
  return undefined
}

function refuseCrowd(
  placed: Deployment['placed'],
  own: readonly { readonly at: Point; readonly diameter: Length }[],
  body: WaitingModel,
  at: Point,
): Refusal | undefined {
  const isUnder = (other: Point, diameter: Length) => isNearer(at, other, (diameter + body.diameter) / 2)
  if (own.some((other) => isUnder(other.at, other.diameter))) {
    return refuse('SF-RUL-19', 'rests-on-figure', 'Two of these models would stand on each other.', {
      at,
      figure: body.id,
    })
  }
  const under = placed.find((model) => isUnder(model.at, model.diameter))
  return (
    under &&
    refuse('SF-RUL-19', 'rests-on-figure', text`That is where ${named(under.unit)} stands.`, { at, figure: under.id })
  )
}

export const isNearer = (a: Point, b: Point, reach: number): boolean =>
  square(a.x - b.x) + square(a.y - b.y) < square(reach)
