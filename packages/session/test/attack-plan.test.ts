import { expect, test } from 'vitest'
import { BattleSession } from '../src/battle-session.ts'
import type { AttackPlan } from '../src/messages/replies.ts'
import { kit, services, sessionOptions } from '../src/testing/index.ts'

interface FoundPlan {
  readonly session: BattleSession<unknown>
  readonly plan: AttackPlan
  readonly at: string
}

/** The first enemy whom somebody could strike only by a spell on the place where it stands. */
function planOnAPlace(): FoundPlan {
  for (let seed = 1; seed < 9; seed++) {
    const options = { ...sessionOptions(), dice: { seed } }
    const session = BattleSession.begin(kit, { plan: kit.readyPlan(seed) }, options, services)
    session.play.deployAll()
    for (let answers = 0; answers < 60 && session.snapshot().decision; answers++) {
      const found = planIn(session)
      if (found) return found
      session.answer(session.advise().answer)
    }
  }
  throw new Error('nobody casts a spell on a place')
}

function planIn(session: BattleSession<unknown>): FoundPlan | undefined {
  const { decision, view } = session.snapshot()
  if (decision?.kind !== 'choose') return undefined
  for (const by of new Set(decision.options.flatMap(({ figure }) => figure ?? [])))
    for (const { id: at, side } of view.figures) {
      const plan = side === decision.by ? undefined : session.whatIf.attackPlan({ by, at })
      if (plan && 'place' in plan) return { session, plan, at }
    }
  return undefined
}

test('HW-SPELL-09 an enemy in reach of the Fireball can be struck by aiming at where it stands', () => {
  const { session, plan, at } = planOnAPlace()
  for (const answer of plan.before) expect(session.answer(answer)).toBeUndefined()
  const { decision, view } = session.snapshot()
  const place = view.figures.find(({ id }) => id === at)?.at ?? { x: 0, y: 0 }
  expect(decision?.kind).toBe('aim')
  expect(plan).toMatchObject({ place })
  expect(session.battle.question?.check({ at: place })).toBeUndefined()
})
