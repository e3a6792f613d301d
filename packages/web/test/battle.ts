/** A small battle for tests: a real game, two small armies, everybody within reach of a question. */
import { heroesAndWizards } from '@muster/heroes-and-wizards'
import type { BattlePlan, GameKit } from '@muster/engine'
import { BattleHost } from '../src/session/battle/battle-host.ts'
import type { Snapshot } from '../src/session/messages/snapshot.ts'
import type { Seats, SessionOptions } from '../src/session/messages/options.ts'

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

export function hostOf(seats?: Seats): BattleHost<unknown> {
  return BattleHost.begin(kit, { plan: smallPlan() }, sessionOptions(seats))
}

/** Gives default answers until this question comes, and returns its snapshot. */
export function until(host: BattleHost<unknown>, wanted: (snapshot: Snapshot) => boolean): Snapshot {
  for (let answers = 0; answers < 400; answers++) {
    const snapshot = host.snapshot()
    if (wanted(snapshot) || snapshot.decision === undefined) return snapshot
    host.answer(snapshot.decision.default)
  }
  throw new Error('the question never came')
}

export const isMoving = ({ decision }: Snapshot): boolean => decision?.kind === 'move'
