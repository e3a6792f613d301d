import { knockdown } from '@muster/knockdown'
import { BattleSession } from '@muster/session'
import { services, sessionOptions } from '@muster/session/testing'
import { expect, test } from 'vitest'
import { riskText } from './risk-texts.ts'

test('of several who may fall, the enemies are told apart from one’s own', () => {
  const plan = knockdown.readyPlan(1)
  const session = BattleSession.begin(knockdown, { plan }, { ...sessionOptions(), ready: true }, services)
  session.play.deployAll()
  const { view } = session.snapshot()
  const [first, second] = view.sides.map(({ id }) => view.figures.filter(({ side }) => side === id))
  const risk = (figure: string | undefined, falls: number) => ({ figure: figure ?? '', falls, hurt: 0 })
  const enemies = [risk(second?.[0]?.id, 0.5), risk(second?.[1]?.id, 0.33)]
  const own = risk(first?.[0]?.id, 0.44)
  const by = view.sides[0]?.id
  expect(riskText(view, { risks: [...enemies, own] }, { by })).toBe('About 0.83 of 2 enemies and 0.44 of 1 own fall')
  expect(riskText(view, { risks: enemies }, { by })).toBe('About 0.83 of 2 enemies fall')
})
