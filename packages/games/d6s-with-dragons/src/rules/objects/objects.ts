/** Objects: picked up, passed on, dropped, carried; and supplies, which are only destroyed. */
import { counted, named, raise, text, type FigureId, type Play, type Step } from '@muster/engine'
import { circle, gap, radiusOf, type Footprint } from '@muster/table'
import { checkEncounter } from '../../encounters/index.ts'
import { tell } from '../../events/index.ts'
import {
  areEnemies,
  bearerOf,
  figureOf,
  footprint,
  TOLERANCE,
  isInPlay,
  isStanding,
  isWithin,
  controllerOf,
  ONE_INCH,
} from '../../state/figures.ts'
import { optionId, type Choice } from '../../state/option-id.ts'
import type { Figure, State, Thing } from '../../state/state.ts'
import { thingName } from '../../state/thing-name.ts'
import { isThreatened } from '../attacks/threatened.ts'
import { hasHands } from './hands.ts'
import { reachesLevel } from '../terrain/reach-level.ts'
import { makeSave } from '../dice/saves.ts'

export { drop, mayDrop } from './drop.ts'

export const thingOf = (state: State, id: string): Thing =>
  state.things.find((thing) => thing.id === id) ?? raise(`there is no "${id}"`)

export const thingFootprint = ({ diameter, at }: Thing): Footprint => ({ base: circle(diameter), at })

const isOnGround = ({ carrier, destroyed }: Thing): boolean => carrier === undefined && !destroyed

/** Most objects are far away, which comparing centres shows. */
function isNear(state: State, figure: Figure, thing: Thing): boolean {
  const {
    at,
    profile: { base },
  } = bearerOf(state, figure)
  const reach = radiusOf(base) + thing.diameter / 2 + ONE_INCH + TOLERANCE
  if (Math.abs(at.x - thing.at.x) > reach || Math.abs(at.y - thing.at.y) > reach) return false
  return gap(footprint(state, figure), thingFootprint(thing)) <= ONE_INCH + TOLERANCE
}

/** What is done with an object as a combat action. */
export type ObjectAction =
  | { readonly is: 'pick-up' | 'destroy'; readonly thing: string }
  | { readonly is: 'pass'; readonly to: FigureId }
type ObjectChoice = Choice<ObjectAction>

const NO_CHOICES: readonly ObjectChoice[] = []

/** What a character may do with objects as its combat action, now. */
export function objectActions(state: State, figure: Figure): readonly ObjectChoice[] {
  if (state.things.length === 0 || !hasHands(state, figure)) return NO_CHOICES
  const near = state.things.filter((thing) => isOnGround(thing) && isNear(state, figure, thing))
  const objects = figure.carrying === undefined ? near.filter(({ kind }) => kind !== 'supply') : []
  if (near.length === 0 && figure.carrying === undefined) return NO_CHOICES
  return [
    ...objects.map((thing) => pickUpChoice(state, figure, thing)),
    ...passChoices(state, figure),
    ...near.filter((thing) => mayDestroy(state, figure, thing)).map((thing) => destroyChoice(state, thing)),
  ]
}

function pickUpChoice(state: State, figure: Figure, thing: Thing): ObjectChoice {
  const potency = guardsOf(state, figure, thing)
  const guards = counted(potency, 'enemy is', 'enemies are')
  const hint = `A Reflex save at Potency ${potency}: ${guards} within 1" of it.`
  return {
    action: { is: 'pick-up', thing: thing.id },
    option: { id: optionId('pick-up', thing.id), label: `Pick up ${thingName(state, thing)}`, spot: thing.at, hint },
  }
}

/** Light objects only, from hand to hand. */
function passChoices(state: State, figure: Figure): ObjectChoice[] {
  const { carrying } = figure
  if (carrying === undefined || thingOf(state, carrying).heavy) return []
  const name = thingName(state, thingOf(state, carrying))
  const takers = state.figures.filter((ally) => ally !== figure && mayTake(state, figure, ally))
  return takers.map(({ id }) => ({
    action: { is: 'pass', to: id },
    option: { id: optionId('pass', id), label: text`Pass ${name} to ${named(id)}`, figure: id },
  }))
}

const mayTake = (state: State, giver: Figure, ally: Figure): boolean =>
  isInPlay(ally) &&
  !areEnemies(state, giver, ally) &&
  ally.carrying === undefined &&
  hasHands(state, ally) &&
  isWithin(state, giver, ally, ONE_INCH)

/** Supplies of the other side, by a character in no threatened space. */
const mayDestroy = (state: State, figure: Figure, { kind, side }: Thing): boolean =>
  kind === 'supply' && side !== controllerOf(state, figure) && !isThreatened(state, figure)

const destroyChoice = (state: State, thing: Thing): ObjectChoice => ({
  action: { is: 'destroy', thing: thing.id },
  option: { id: optionId('destroy', thing.id), label: `Destroy ${thingName(state, thing)}`, spot: thing.at },
})

/** Enemies within 1" of an object make it harder to pick up. Rider and mount are one. */
export function guardsOf(state: State, figure: Figure, thing: Thing): number {
  let count = 0
  for (const enemy of state.figures) {
    if (!isStanding(enemy) || !areEnemies(state, figure, enemy) || !isNear(state, enemy, thing)) continue
    if (reachesLevel(state, enemy, figure, thing)) count++
  }
  return count
}

/** Spends the action of the round; the caller finishes it. */
export function* doObjectAction(play: Play<State>, id: FigureId, action: ObjectAction): Step {
  figureOf(play.state, id).now.action = false
  if (action.is === 'pick-up') yield* pickUp(play, id, action.thing)
  else if (action.is === 'pass') pass(play, id, action.to)
  else destroy(play, id, action.thing)
}

function* pickUp(play: Play<State>, id: FigureId, about: string): Step {
  const { state } = play
  const potency = guardsOf(state, figureOf(state, id), thingOf(state, about))
  const success = yield* makeSave(play, { of: id, save: 'reflex', potency, purpose: 'pick-up' })
  if (success) give(state, id, about)
  const outcome = success ? 'picked-up' : 'pick-up-failed'
  tell(play, { is: outcome, figure: id, thing: about, potency, rules: ['DD-OBJ-08', 'DD-OBJ-09'] })
}

function give(state: State, id: FigureId, about: string): void {
  thingOf(state, about).carrier = id
  figureOf(state, id).carrying = about
}

function pass(play: Play<State>, id: FigureId, to: FigureId): void {
  const giver = figureOf(play.state, id)
  const thing = giver.carrying ?? raise(`${id} carries nothing`)
  giver.carrying = undefined
  give(play.state, to, thing)
  tell(play, { is: 'passed', figure: id, to, thing, rules: ['DD-OBJ-03', 'DD-RUL-96'] })
}

function destroy(play: Play<State>, id: FigureId, about: string): void {
  const { state } = play
  const thing = thingOf(state, about)
  thing.destroyed = true
  thing.by = controllerOf(state, figureOf(state, id))
  tell(play, { is: 'destroyed', figure: id, thing: about, side: thing.by, rules: ['DD-ENC-08', 'DD-ENC-09'] })
  checkEncounter(play)
}

/** At the start of its turn the carrier of a Heavy Object loses its action of the round. */
export function spendActionOnLoad(play: Play<State>, figure: Figure): void {
  if (figure.carrying === undefined || !figure.now.action || !thingOf(play.state, figure.carrying).heavy) return
  figure.now.action = false
  tell(play, { is: 'load-shouldered', figure: figure.id, thing: figure.carrying, rules: ['DD-OBJ-10'] })
}
