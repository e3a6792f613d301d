/** What is told about dice that are rolled on a real table. */
import { expect, test } from 'vitest'
import { simpleFantasySkirmish } from '@muster/simple-fantasy-skirmish'
import type { GameKit } from '@muster/engine'
import { BattleSession } from '../src/battle-session.ts'
import { openSession } from '../src/open-session.ts'
import type { AwaitedDice } from '../src/messages/snapshot.ts'
import { kit, services, smallPlan } from '../src/testing/index.ts'

const typed = { seats: { a: 'person', b: 'person' }, skill: 'quick', dice: 'typed' } as const

/** Answers by default and types dice of all kinds in until this roll comes. */
function handTo(session: BattleSession<unknown>, wanted: (roll: AwaitedDice) => boolean): AwaitedDice {
  let face = 0
  for (let steps = 0; steps < 900; steps++) {
    const { awaited, decision } = session.snapshot()
    if (awaited && wanted(awaited)) return awaited
    if (awaited) session.play.enterDice(Array.from({ length: awaited.count }, () => 1 + ((face += 5 + (face % 7)) % 6)))
    else if (decision) session.answer(session.advise().answer)
    else throw new Error('the battle ended')
  }
  throw new Error('the roll never came')
}

test('the faces of an item roll are told by name', () => {
  const session = BattleSession.begin(kit, { plan: kit.readyPlan(3) }, typed, services)
  const item = handTo(session, ({ purpose }) => purpose.startsWith('Magic item'))
  expect(item.faces).toHaveLength(6)
  expect(item.faces?.[1]).toBe('Battle Axe of Slaughter')
  expect(item.figures).toHaveLength(1)
})

test('after a tie the question says so, and not before', () => {
  const session = BattleSession.begin(kit, { plan: smallPlan() }, typed, services)
  const first = handTo(session, ({ purpose }) => purpose.startsWith('Deployment'))
  expect(first.isAfterTie).toBeUndefined()
  expect(first.note).toBe('The lowest deploys first.')
  session.play.enterDice([4])
  expect(session.snapshot().awaited?.isAfterTie).toBeUndefined()
  session.play.enterDice([4])
  expect(session.snapshot().awaited).toMatchObject({ purpose: first.purpose, isAfterTie: true })
})

test('a shot names who shoots and at whom', () => {
  const session = BattleSession.begin(kit, { plan: smallPlan() }, typed, services)
  const shot = handTo(session, ({ purpose }) => purpose.startsWith('To hit'))
  expect(shot.succeeds).toBeDefined()
  expect(shot.figures).toHaveLength(2)
})

test('a handful of dice of which only the number that succeed matters is counted', () => {
  const skirmish = simpleFantasySkirmish as unknown as GameKit<unknown>
  const session = BattleSession.begin(skirmish, { plan: skirmish.readyPlan(2) }, typed, services)
  const attack = handTo(session, ({ purpose }) => purpose.startsWith('Attack'))
  expect(attack).toMatchObject({ isCounted: true, results: { passes: 'hit', fails: 'miss' } })
})

test('a ready-made deployment goes on after each of the dice that are typed in', () => {
  const session = openSession(
    kit,
    { game: kit.game.id, plan: smallPlan(), options: { ...typed, ready: true } } as never,
    services,
  ) as BattleSession<unknown>
  let faces = 0
  for (let { awaited } = session.snapshot(); awaited && session.view().round.turn < 1; { awaited } = session.snapshot())
    session.play.enterDice(Array.from({ length: awaited.count }, () => 1 + (faces++ % 6)))
  expect(session.view().round.turn).toBe(1)
  expect(session.snapshot().decision?.what ?? 'dice').not.toMatch(/deploy|place/)
})
