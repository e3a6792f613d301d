/** A small battle for tests: a real game, two small armies, everybody within reach of a question. */
import { heroesAndWizards } from '@muster/heroes-and-wizards'
import type { BattlePlan, GameKit } from '@muster/engine'
import { BattleSession } from '../battle-session.ts'
import type { Snapshot } from '../messages/snapshot.ts'
import type { SessionServices } from '../services.ts'
import type { Seats, SessionOptions } from '../messages/options.ts'

export const kit = heroesAndWizards as unknown as GameKit<unknown>

export function smallPlan(seed = 3, points = 60): BattlePlan {
  const usual = kit.readyPlan(seed)
  return {
    ...usual,
    scenario: 'pitched-battle',
    options: { ...usual.options, limit: points },
    sides: usual.sides.map((side, seat) => ({ ...side, army: kit.randomArmy(seed + seat, points) })),
  }
}

const BOTH: Seats = { a: 'person', b: 'person' }
export const sessionOptions = (seats: Seats = BOTH): SessionOptions => ({ seats, skill: 'quick', dice: { seed: 11 } })

/** A clock that stands still: the computer always has time to think. */
export const services: SessionServices = { now: () => 0, randomSeed: () => 1 }

export function sessionOf(seats?: Seats): BattleSession<unknown> {
  return BattleSession.begin(kit, { plan: smallPlan() }, sessionOptions(seats), services)
}

/** Gives default answers until this question comes, and returns its snapshot. */
export function until(session: BattleSession<unknown>, wanted: (snapshot: Snapshot) => boolean): Snapshot {
  for (let answers = 0; answers < 400; answers++) {
    const snapshot = session.snapshot()
    if (wanted(snapshot) || snapshot.decision === undefined) return snapshot
    session.answer(snapshot.decision.default)
  }
  throw new Error('the question never came')
}

export const isMoving = ({ decision }: Snapshot): boolean => decision?.kind === 'move'
