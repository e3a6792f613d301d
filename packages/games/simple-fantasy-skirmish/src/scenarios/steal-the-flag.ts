/** Each side has a flag by its edge: pull up theirs and carry it home. */
import { raise, type FigureId, type Play, type SideId } from '@muster/engine'
import { tell } from '../events/events.ts'
import { isHalf, modelsOf, otherSide, sideOf, unitOf, ZONE_DEPTH } from '../state/figures.ts'
import type { State, TaskKey, Thing, Unit } from '../state/state.ts'
import { homeAt } from './places.ts'
import type { Scenario, Task, Verdict } from './scenario.ts'
import { mostWins, standingText } from './score.ts'
import { bearerSide, isAt, take } from './things.ts'

const edgeOf = (state: State, side: SideId) => sideOf(state, side).edge ?? raise(`${side} has no edge yet`)
const homeOf = (state: State, { owner }: Thing) =>
  homeAt(state.field, edgeOf(state, owner ?? raise('a flag is somebody’s')))

function isHome(state: State, flag: Thing): boolean {
  const home = homeOf(state, flag)
  return flag.bearer === undefined && flag.at.x === home.x && flag.at.y === home.y
}

const flagFor = (state: State, { id, name }: State['sides'][number]): Thing => ({
  id: `flag-${id}`,
  is: 'flag',
  name: `The flag of ${name}`,
  owner: id,
  at: homeAt(state.field, edgeOf(state, id)),
  bearer: undefined,
  done: false,
})

function tasks(state: State, unit: Unit): readonly Task[] {
  const found: Task[] = []
  for (const flag of state.things) {
    if (flag.bearer !== undefined || !isAt(state, unit, flag.at)) continue
    const home = isHome(state, flag)
    if (flag.owner === unit.side) {
      if (!home)
        found.push({ verb: 'return', on: flag.id, label: 'Put our flag back where it stood', rule: 'SF-SKILL-03' })
    } else if (home) {
      found.push({ verb: 'steal', on: flag.id, label: 'Pull up their flag', kind: 'melee', rule: 'SF-SKILL-09' })
    } else found.push({ verb: 'take', on: flag.id, label: 'Pick up their flag', rule: 'SF-SKILL-03' })
  }
  return found
}

function succeed(play: Play<State>, unit: FigureId, { verb, on }: TaskKey): void {
  const flag = play.state.things.find(({ id }) => id === on) ?? raise(`there is no flag "${on}"`)
  if (verb !== 'return') return take(play, flag, unit)
  flag.at = homeOf(play.state, flag)
  tell(play, { is: 'thing-returned', rules: ['SF-SKILL-03'], thing: flag.id, unit })
}

/** Carried home: at least half of the bearers stand as near to their own edge as they set up. */
function isBroughtHome(state: State, flag: Thing): boolean {
  if (flag.bearer === undefined) return false
  const bearer = unitOf(state, flag.bearer)
  const edge = edgeOf(state, bearer.side)
  const models = modelsOf(state, bearer)
  const home = models.filter(({ at: { y } }) => (edge === 'north' ? y : state.field.depth - y) <= ZONE_DEPTH)
  return isHalf(home.length, models.length)
}

function settle(play: Play<State>): void {
  const { state } = play
  for (const flag of state.things) {
    const side = bearerSide(state, flag)
    if (flag.done || flag.bearer === undefined || side === undefined || !isBroughtHome(state, flag)) continue
    flag.done = true
    sideOf(state, side).score++
    tell(play, { is: 'thing-brought', rules: ['SF-END-02'], thing: flag.id, unit: flag.bearer, side })
  }
}

function checkNow(state: State): Verdict | undefined {
  const stolen = state.things.find(({ done }) => done)
  const winner = stolen?.owner === undefined ? undefined : otherSide(state, stolen.owner)
  if (winner === undefined) return undefined
  return { winner, reason: `${sideOf(state, winner).name} carried the enemy’s flag home.`, rule: 'SF-END-02' }
}

const isTaken = (state: State, flag: Thing, by: SideId): boolean =>
  flag.owner !== by && (flag.done || bearerSide(state, flag) === by)

const scores = (state: State) =>
  state.sides.map(({ id }) => ({ side: id, score: state.things.filter((flag) => isTaken(state, flag, id)).length }))

export const stealTheFlag: Scenario = {
  id: 'steal-the-flag',
  name: 'Steal the Flag',
  line: 'Pull up the enemy’s flag (a Melee Skill roll) and carry it to your own edge.',
  rule: 'SF-SKILL-01',
  modes: ['advanced'],
  usualRounds: 10,
  things: (state) => state.sides.map((side) => flagFor(state, side)),
  verbs: { things: ['steal', 'take', 'return'] },
  tasks,
  succeed,
  settle,
  checkNow,
  scores,
  count: (state) => mostWins(state, scores(state), 'Flags in hand', 'SF-END-02'),
  standing: (state) => `Flags in hand: ${standingText(state, scores(state))}.`,
}
