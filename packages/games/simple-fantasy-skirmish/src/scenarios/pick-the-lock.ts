/** Three locked chests lie between the armies, and each has a dart in its lock. */
import { raise, type FigureId, type Play } from '@muster/engine'
import type { Point } from '@muster/table'
import { tell } from '../events/events.ts'
import { sideOf, unitOf } from '../state/figures.ts'
import type { State, TaskKey, Thing, Unit } from '../state/state.ts'
import { openSpot } from './places.ts'
import type { Mishap, Scenario, Task, Verdict } from './scenario.ts'
import { byScore, mostWins, standingText } from './score.ts'
import { isAt } from './things.ts'

const CHESTS = 3

function chests({ field }: State): Thing[] {
  return chestSpots(field).map((at, index) => ({
    id: `chest-${index + 1}`,
    is: 'lock',
    name: 'A locked chest',
    owner: undefined,
    at,
    bearer: undefined,
    done: false,
  }))
}

/** One in the middle and one half way to either side. */
function chestSpots(field: State['field']): Point[] {
  const wished = (share: number): Point => ({ x: Math.round(field.width * share), y: Math.round(field.depth / 2) })
  const left = openSpot(field, wished(1 / 4))
  const right = openSpot(field, wished(3 / 4), -1, [left])
  return [left, openSpot(field, wished(1 / 2), 1, [left, right]), right]
}

function tasks(state: State, unit: Unit): readonly Task[] {
  const found: Task[] = []
  for (const { id, at, done } of state.things) {
    if (done || !isAt(state, unit, at)) continue
    found.push({
      verb: 'pick',
      on: id,
      label: 'Pick the lock',
      kind: 'melee',
      rule: 'SF-SKILL-09',
      hint: 'If it fails, a dart flies out.',
    })
    found.push({ verb: 'unbind', on: id, label: 'Open the lock by magic', kind: 'magic', rule: 'SF-SKILL-11' })
  }
  return found
}

const chestOf = ({ things }: State, { on }: TaskKey): Thing =>
  things.find(({ id }) => id === on) ?? raise(`there is no chest "${on}"`)

function open(play: Play<State>, unit: FigureId, task: TaskKey): void {
  const { state } = play
  const chest = chestOf(state, task)
  const { side } = unitOf(state, unit)
  chest.done = true
  sideOf(state, side).score++
  tell(play, { is: 'lock-opened', rules: ['SF-SKILL-01'], thing: chest.id, unit, side })
}

/** A failed Melee Skill roll springs the trap: one hit, saved like a shot. Magic does not spring it. */
function spring(play: Play<State>, unit: FigureId, task: TaskKey): Mishap | undefined {
  if (task.verb !== 'pick') return undefined
  tell(play, { is: 'trap-sprung', rules: ['SF-SKILL-08', 'SF-RUL-68'], thing: chestOf(play.state, task).id, unit })
  return { kind: 'ranged', hits: 1 }
}

/** More than half of the chests win. */
function checkNow(state: State): Verdict | undefined {
  const winner = state.sides.find(({ score }) => score * 2 > CHESTS)
  return (
    winner && {
      winner: winner.id,
      reason: `${winner.name} opened ${winner.score} of ${CHESTS} chests.`,
      rule: 'SF-END-02',
    }
  )
}

export const pickTheLock: Scenario = {
  id: 'pick-the-lock',
  name: 'Pick the Lock',
  line: 'Open two of the three chests in the middle: a Melee Skill roll (mind the dart), or a Magic Skill roll.',
  rule: 'SF-SKILL-01',
  modes: ['advanced'],
  usualRounds: 10,
  things: chests,
  verbs: { things: ['pick', 'unbind'] },
  tasks,
  checkNow,
  succeed: open,
  fail: spring,
  count: (state) => mostWins(state, byScore(state), 'Chests opened', 'SF-END-02'),
  scores: byScore,
  standing: (state) => `Chests opened: ${standingText(state, byScore(state))}.`,
}
