/** Why a move may not be made, in plain words. */
import { fineInches, refuse, text, named, type Refusal, type RuleId } from '@muster/engine'
import { inchesText, type Length, type Point } from '@muster/table'
import type { Unit } from '../../state/state.ts'
import type { Rush } from './rush.ts'
import type { Body, Scene } from '../terrain/scene.ts'
import type { PlaceFault } from '../terrain/standing-places.ts'
import { effectOf, thePiece } from '../../terrain.ts'
import type { PathBlocker } from '../terrain/model-paths.ts'

export const eachOnce = ({ id }: Unit): Refusal =>
  refuse('SF-MOVE-01', 'each-once', text`A unit moves together: every model of ${named(id)} is given one place.`)

export function badStand({ unit }: Scene, body: Body, at: Point, fault: PlaceFault): Refusal {
  if (fault.is === 'off-table') {
    return refuse('SF-RUL-28', 'off-table', text`${named(unit.id)} would step off the table.`, { at, figure: body.id })
  }
  if (fault.is === 'upstairs') {
    return refuse(
      'SF-TERR-11',
      'upstairs',
      text`Upstairs: ${named(unit.id)} must go down before leaving the building.`,
      {
        at,
        figure: body.id,
      },
    )
  }
  if (fault.is === 'on-piece') return onPiece(unit, body, at, fault.piece.piece)
  const message =
    fault.other.unit === body.unit
      ? text`Two of ${named(unit.id)} would stand on each other.`
      : text`${named(unit.id)} would stand on ${named(fault.other.unit)}.`
  return refuse('SF-RUL-19', 'rests-on-figure', message, { at, figure: fault.other.id })
}

function onPiece(unit: Unit, { id }: Body, at: Point, piece: Parameters<typeof thePiece>[0]): Refusal {
  const message =
    effectOf(piece) === 'obstacle'
      ? text`${named(unit.id)} cannot stop on top of ${thePiece(piece)}.`
      : text`${named(unit.id)} cannot stand in ${thePiece(piece)}.`
  return refuse('SF-RUL-28', 'rests-on-piece', message, { at, figure: id, piece: piece.id })
}

export function blocked({ unit }: Scene, met: PathBlocker): Refusal {
  if ('enemy' in met) {
    return refuse(
      'SF-MOVE-13',
      'enemy-in-the-way',
      text`That way leads through ${named(met.enemy.unit)}: nobody walks through enemies.`,
      {
        figure: met.enemy.id,
        at: met.enemy.at,
      },
    )
  }
  const { piece } = met.piece
  const why = effectOf(piece) === 'obstacle' ? 'is too high to climb' : 'is in the way'
  return refuse('SF-TERR-11', 'barred', text`${named(unit.id)} must go round: ${thePiece(piece)} ${why}.`, {
    piece: piece.id,
  })
}

export const split = ({ id }: Unit): Refusal =>
  refuse('SF-RUSH-01', 'split', text`${named(id)} must stay together: all on one side of the wall.`)

/** What slows, for the sentence that says how far they may go. */
const SLOW_WORDS: { readonly [rule: RuleId]: string } = {
  'SF-TERR-04': 'starting in rough ground',
  'SF-TERR-05': 'ending in rough ground',
  'SF-TERR-06': 'starting inside',
  'SF-TERR-07': 'ending inside',
  'SF-TERR-08': 'climbing over a wall',
  'SF-TERR-09': 'climbing a hill',
  'SF-TERR-10': 'going up a level',
  'SF-ATR-05': 'drifting through a wall',
}

export function tooFar(
  { unit }: Scene,
  over: number,
  limit: Length,
  slowed: RuleId | undefined,
  rushes: boolean,
): Refusal {
  const name = named(unit.id)
  const excess = `Not enough movement: ${fineInches(over)}" short`
  if (slowed === undefined)
    return refuse('SF-MOVE-08', 'too-far', text`${excess}. ${name} may move ${inchesText(limit)}".`)
  if (rushes) {
    return refuse(
      'SF-RUSH-03',
      'too-far',
      text`${excess}. The rear of ${name} catches up, but no one runs past the first.`,
    )
  }
  return refuse(
    slowed,
    'too-far',
    text`${excess}. ${name} may move ${inchesText(limit)}", half speed for ${SLOW_WORDS[slowed] ?? 'the ground'}.`,
  )
}

export const noneCross = ({ unit }: Scene, { piece: { piece } }: Rush): Refusal =>
  refuse(
    'SF-RUSH-04',
    'none-cross',
    text`Fewer than half of ${named(unit.id)} get past the edge of ${thePiece(piece)} at half speed, so none do.`,
    { piece: piece.id },
  )

export const tooNear = (unit: Unit, { id, at }: Body, by: number): Refusal =>
  refuse(
    'SF-MOVE-18',
    'too-near',
    text`That is ${fineInches(by)}" too near: ${named(unit.id)} must keep one base away from enemies, or charge.`,
    { figure: id, at },
  )

export const tooWide = ({ id }: Unit, by: number): Refusal =>
  refuse(
    'SF-MOVE-09',
    'out-of-formation',
    text`${named(id)} would be split up: a gap is ${fineInches(by)}" wider than one base.`,
  )

export const noMarker = (refusal: Refusal): Refusal => ({
  ...refusal,
  rule: 'SF-LEE-04',
  code: 'no-marker',
  message: text`${refusal.message} Only the holder of the Leeway Marker may claim leeway.`,
})
