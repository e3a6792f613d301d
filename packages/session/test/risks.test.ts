import { kit, services, sessionOptions } from '@muster/session/testing'
import { expect, test } from 'vitest'
import { BattleSession } from '../src/battle-session.ts'

/** The dice deal the spells: one of the first seeds gives somebody a Fireball to cast. */
function* sessions(): Generator<BattleSession<unknown>> {
  for (let seed = 1; seed < 12; seed++) {
    const options = { ...sessionOptions(), dice: { seed } }
    const session = BattleSession.begin(kit, { plan: kit.readyPlan(seed) }, options, services)
    session.play.deployAll()
    yield session
  }
}

test('a spell that is aimed afterwards has the odds of the aim that is then proposed', () => {
  let compared = 0
  for (const session of sessions()) {
    for (let asked = 0; asked < 300 && session.battle.question && compared < 3; asked++) {
      const fireball = session.snapshot().decision?.options.find(({ label }) => label.endsWith(': Fireball'))
      if (fireball) {
        const before = session.whatIf.risks({ pick: [fireball.id] })
        session.answer({ pick: [fireball.id] })
        const aim = session.snapshot().decision
        expect(aim?.kind).toBe('aim')
        expect(before?.risks).toEqual(aim && session.whatIf.risks(aim.default)?.risks)
        if (before && before.risks.length > 0) compared++
      }
      session.answer(session.advise().answer)
    }
  }
  expect(compared).toBeGreaterThan(0)
})
