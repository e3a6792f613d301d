/** Objects: picked up, passed on, dropped, carried; and supplies, which are only destroyed. */
import { counted, raise, type FigureId, type Option, type Play, type Step } from '@muster/engine'
import { circle, gap, radiusOf, type Footprint } from '@muster/table'
import { checkEncounter } from '../../encounters/index.ts'
import { tell } from '../../events/index.ts'
import {
  areEnemies,
  bearerOf,
  figureOf,
  footprint,
  HAIR,
  isInPlay,
  isStanding,
  isWithin,
  masterOf,
  ONE_INCH,
} from '../../state/figures.ts'
import type { Figure, State, Thing } from '../../state/state.ts'
import { isThreatened } from '../../abilities/everybody.ts'
import { is } from '../../abilities/of.ts'
import { reachesLevel } from '../terrain/reach-level.ts'
import { makeSave } from '../dice/saves.ts'

export { drop, mayDrop } from './drop.ts'

export const thingOf = (state: State, id: string): Thing =>
  state.things.find((thing) => thing.id === id) ?? raise(`there is no "${id}"`)

export const thingPrint = ({ diameter, at }: Thing): Footprint => ({ base: circle(diameter), at })

/** Beasts and mists have no hands. */
export const hasHands = (state: State, figure: Figure): boolean => !is(state, figure, 'handless')

const isOnGround = ({ carrier, destroyed }: Thing): boolean => carrier === undefined && !destroyed

/** Mostly it is far away, which centres tell without a measuring of rims. */
function isNear(state: State, figure: Figure, thing: Thing): boolean {
  const {
    at,
    profile: { base },
  } = bearerOf(state, figure)
  const reach = radiusOf(base) + thing.diameter / 2 + ONE_INCH + HAIR
  if (Math.abs(at.x - thing.at.x) > reach || Math.abs(at.y - thing.at.y) > reach) return false
  return gap(footprint(state, figure), thingPrint(thing)) <= ONE_INCH + HAIR
}

const NOTHING: readonly Option[] = []

/** What a character may do with objects as its combat action, now. */
export function objectActions(state: State, figure: Figure): readonly Option[] {
  if (state.things.length === 0 || !hasHands(state, figure)) return NOTHING
  const near = state.things.filter((thing) => isOnGround(thing) && isNear(state, figure, thing))
  const objects = figure.carrying === undefined ? near.filter(({ kind }) => kind !== 'supply') : []
  if (near.length === 0 && figure.carrying === undefined) return NOTHING
  return [
    ...objects.map((thing) => pickUpOption(state, figure, thing)),
    ...passOptions(state, figure),
    ...near.filter((thing) => mayDestroy(state, figure, thing)).map(destroyOption),
  ]
}

function pickUpOption(state: State, figure: Figure, thing: Thing): Option {
  const potency = guardsOf(state, figure, thing)
  const guards = counted(potency, 'enemy is', 'enemies are')
  const hint = `A Reflex save at Potency ${potency}: ${guards} within 1" of it.`
  return { id: `pick-up|${thing.id}`, label: `Pick up ${thing.id}`, spot: thing.at, hint }
}

/** Light objects only, from hand to hand. */
function passOptions(state: State, figure: Figure): Option[] {
  if (figure.carrying === undefined || thingOf(state, figure.carrying).heavy) return []
  const takers = state.figures.filter((ally) => ally !== figure && mayTake(state, figure, ally))
  return takers.map(({ id }) => ({ id: `pass|${id}`, label: `Pass ${figure.carrying} to ${id}`, figure: id }))
}

const mayTake = (state: State, giver: Figure, ally: Figure): boolean =>
  isInPlay(ally) &&
  !areEnemies(state, giver, ally) &&
  ally.carrying === undefined &&
  hasHands(state, ally) &&
  isWithin(state, giver, ally, ONE_INCH)

/** The other side's supplies, by somebody with no enemy about. */
const mayDestroy = (state: State, figure: Figure, { kind, side }: Thing): boolean =>
  kind === 'supply' && side !== masterOf(state, figure) && !isThreatened(state, figure)

const destroyOption = ({ id, at }: Thing): Option => ({ id: `destroy|${id}`, label: `Destroy ${id}`, spot: at })

/** Enemies about the object make it harder to get hold of. Rider and mount are one. */
export function guardsOf(state: State, figure: Figure, thing: Thing): number {
  let count = 0
  for (const enemy of state.figures) {
    if (!isStanding(enemy) || !areEnemies(state, figure, enemy) || !isNear(state, enemy, thing)) continue
    if (reachesLevel(state, enemy, figure, thing)) count++
  }
  return count
}

/** Does what an option of `objectActions` says. It spends the action; whoever gave the turn says that it is finished. */
export function* doObjectAction(play: Play<State>, id: FigureId, option: string): Step {
  const cut = option.indexOf('|')
  const word = option.slice(0, cut),
    about = option.slice(cut + 1)
  figureOf(play.state, id).now.action = false
  if (word === 'pick-up') yield* pickUp(play, id, about)
  else if (word === 'pass') pass(play, id, about)
  else if (word === 'destroy') destroy(play, id, about)
  else raise(`nothing is done with objects by "${option}"`)
}

export const isObjectAction = (option: string): boolean => /^(pick-up|pass|destroy)\|/.test(option)

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
  thing.by = masterOf(state, figureOf(state, id))
  tell(play, { is: 'destroyed', figure: id, thing: about, side: thing.by, rules: ['DD-ENC-08', 'DD-ENC-09'] })
  checkEncounter(play)
}

/** At the start of its turn: who carries something heavy has no hands for anything else this round. */
export function shoulderLoad(play: Play<State>, figure: Figure): void {
  if (figure.carrying === undefined || !figure.now.action || !thingOf(play.state, figure.carrying).heavy) return
  figure.now.action = false
  tell(play, { is: 'load-shouldered', figure: figure.id, thing: figure.carrying, rules: ['DD-OBJ-10'] })
}
