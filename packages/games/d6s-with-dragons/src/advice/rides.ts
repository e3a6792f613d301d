/** Mounts and vehicles: who gets on or in, and when a passenger gets out. */
import { named, text, type Candidate, type ChooseDecision, type FigureId } from '@muster/engine'
import { inches } from '@muster/table'
import { findFigure, figureOf, gapBetween, isAboard } from '../state/figures.ts'
import { carries } from '../rules/vehicles/vehicles.ts'
import { optionId } from '../state/option-id.ts'
import type { Figure, State } from '../state/state.ts'
import { keepsBack } from './estimates/chances.ts'
import { BESIDE, isNear, nearestFoe } from './estimates/nearby.ts'
import { say, type TurnContext } from './turn.ts'

/** With an enemy so near there is something to do outside. */
const NEAR = inches(6)
/** With an enemy no nearer than this there is time to be carried. */
const FAR = inches(14)
/** Better than to walk. */
const RIDING = 6

/** Those who fight hand to hand are carried to the enemy; archers can do something on the way. */
export const aboardCandidates = (state: State, { options }: ChooseDecision): Candidate[] =>
  options.map(({ id, label, figure: who }) => {
    const figure = who === undefined ? undefined : findFigure(state, who)
    return { answer: { pick: [id] }, why: label, score: figure && !keepsBack(figure) ? 1 + figure.points / 100 : 0.5 }
  })

/** A passenger whose vehicle has come near an enemy, or is about to fall apart, gets out. */
export function leavingVehicle(turn: TurnContext): Candidate[] {
  const { state, figure } = turn
  if (!isAboard(figure) || !turn.can('leave')) return []
  const vehicle = figureOf(state, figure.vehicle ?? figure.id)
  const isWreck = vehicle.wounds >= vehicle.profile.health - 1
  return isWreck || isFoeWithin(state, vehicle, NEAR) ? [say(turn, 'leave', 'gets out', 10)] : []
}

/** The mount it was thrown from, or a faster vehicle while no enemy is near. */
export function mounting(turn: TurnContext): Candidate[] {
  const { state, figure } = turn
  const { mounts = [], speed } = figure.profile
  if (figure.carrying !== undefined || figure.riders.length > 0 || figure.mount !== undefined) return []
  for (const other of state.figures) {
    if (other.side !== figure.side || other === figure || !isNear(figure.at, other.at, BESIDE)) continue
    if (other.riders.length === 0 && mounts.includes(other.profile.id)) return getsOn(turn, 'mount', other.id)
    const isFaster = isVehicle(other) && other.profile.speed > speed && !keepsBack(figure)
    if (isFaster && !isFoeWithin(state, figure, FAR)) return getsOn(turn, 'board', other.id)
  }
  return []
}

function getsOn({ figure, question }: TurnContext, word: 'mount' | 'board', on: FigureId): Candidate[] {
  const answer = { pick: [optionId(figure.id, word, on)] }
  const why = () => text`${named(figure.id)} ${word === 'mount' ? 'mounts' : 'boards'} ${named(on)}`
  return question.check(answer) === undefined ? [{ answer, why, score: RIDING }] : []
}

const isVehicle = ({ printed }: Figure): boolean => printed.answersTo(carries.name).length > 0

function isFoeWithin(state: State, figure: Figure, far: number): boolean {
  const foe = nearestFoe(state, figure)
  return foe !== undefined && gapBetween(state, figure, foe) <= far
}
