/** A parcel lies in the middle; each side must bring it to a friend behind the enemy's lines. */
import { raise, named, text, type FigureId, type Play, type SideId } from '@muster/engine'
import { inches } from '@muster/table'
import { tell } from '../events/events.ts'
import { centreOf, distanceTo, TOLERANCE, isFree, otherSide, sideOf, unitOf } from '../state/figures.ts'
import type { State, TaskKey, Thing, Unit } from '../state/state.ts'
import { fallSpot, homeAt, openSpot } from './places.ts'
import type { Scenario, Task, Verdict } from './scenario.ts'
import { mostWins } from './score.ts'
import { bearerSide, isAt, isBearer, take } from './things.ts'

/** How far a parcel can be thrown. */
const THROW = inches(6)

const parcelOf = ({ things }: State): Thing => things.find(({ is }) => is === 'parcel') ?? raise('there is no parcel')
export const goalOf = ({ things }: State, side: SideId): Thing | undefined =>
  things.find(({ is, owner }) => is === 'goal' && owner === side)

function things(state: State): Thing[] {
  const { field, sides } = state
  const middle = { x: Math.round(field.width / 2), y: Math.round(field.depth / 2) }
  const parcel: Thing = {
    id: 'parcel',
    is: 'parcel',
    name: 'The parcel',
    owner: undefined,
    at: openSpot(field, middle),
    bearer: undefined,
    done: false,
  }
  return [
    parcel,
    ...sides.map(({ id, name }): Thing => ({
      id: `goal-${id}`,
      is: 'goal',
      name: `The friend of ${name}`,
      owner: id,
      bearer: undefined,
      done: false,
      at: homeAt(field, sideOf(state, otherSide(state, id)).edge ?? raise('no edge yet')),
    })),
  ]
}

function tasks(state: State, unit: Unit): readonly Task[] {
  const parcel = parcelOf(state)
  if (parcel.bearer === undefined) {
    if (!isAt(state, unit, parcel.at)) return []
    return [{ verb: 'take', on: parcel.id, label: 'Pick up the parcel', rule: 'SF-SKILL-03' }]
  }
  return isBearer(state, unit, parcel) ? throwsOf(state, unit) : []
}

/** To any friend near enough, measured as a shot is. */
function throwsOf(state: State, unit: Unit): Task[] {
  const from = centreOf(state, unit)
  const friends = state.units.filter((friend) => friend !== unit && friend.side === unit.side && isFree(friend))
  return friends
    .filter((friend) => distanceTo(state, from, friend) <= THROW + TOLERANCE)
    .map(({ id }): Task => ({
      verb: 'throw',
      on: id,
      label: text`Throw the parcel to ${named(id)}`,
      kind: 'ranged',
      rule: 'SF-SKILL-10',
      at: id,
      hint: 'If it fails, it falls half way.',
    }))
}

function succeed(play: Play<State>, unit: FigureId, { verb, on: catcher }: TaskKey): void {
  const parcel = parcelOf(play.state)
  if (verb !== 'throw') return take(play, parcel, unit)
  parcel.bearer = catcher
  parcel.at = centreOf(play.state, unitOf(play.state, catcher))
  tell(play, { is: 'thing-thrown', rules: ['SF-SKILL-10'], thing: parcel.id, from: unit, unit: catcher })
}

function fail(play: Play<State>, unit: FigureId, { on: catcher }: TaskKey): undefined {
  const { state } = play
  const parcel = parcelOf(state)
  const from = centreOf(state, unitOf(state, unit))
  const to = centreOf(state, unitOf(state, catcher))
  parcel.bearer = undefined
  parcel.at = fallSpot(state.field, { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) })
  tell(play, { is: 'thing-dropped', rules: ['SF-SKILL-10'], thing: parcel.id, unit, at: parcel.at })
}

function settle(play: Play<State>): void {
  const { state } = play
  const parcel = parcelOf(state)
  const side = bearerSide(state, parcel)
  if (parcel.done || parcel.bearer === undefined || side === undefined) return
  const goal = goalOf(state, side)
  if (!goal || !isAt(state, unitOf(state, parcel.bearer), goal.at)) return
  parcel.done = true
  sideOf(state, side).score++
  tell(play, { is: 'thing-brought', rules: ['SF-END-02'], thing: parcel.id, unit: parcel.bearer, side })
}

function checkNow(state: State): Verdict | undefined {
  const parcel = parcelOf(state)
  const winner = parcel.done ? bearerSide(state, parcel) : undefined
  return winner === undefined
    ? undefined
    : { winner, reason: `${sideOf(state, winner).name} delivered the parcel.`, rule: 'SF-END-02' }
}

const scores = (state: State) =>
  state.sides.map(({ id }) => ({ side: id, score: bearerSide(state, parcelOf(state)) === id ? 1 : 0 }))

function standing(state: State): string {
  const side = bearerSide(state, parcelOf(state))
  return side === undefined ? 'The parcel lies on the ground.' : `${sideOf(state, side).name} carries the parcel.`
}

export const deliver: Scenario = {
  id: 'deliver',
  name: 'Deliver',
  line: 'Bring the parcel from the middle to your friend at the far edge. Throwing it takes a Ranged Skill roll.',
  rule: 'SF-SKILL-01',
  modes: ['advanced'],
  usualRounds: 10,
  verbs: { things: ['take'], units: ['throw'] },
  things,
  tasks,
  succeed,
  fail,
  settle,
  checkNow,
  scores,
  standing,
  count: (state) => mostWins(state, scores(state), 'Parcel in hand', 'SF-END-02'),
}
