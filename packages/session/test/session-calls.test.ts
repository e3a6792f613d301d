import { InputError, MOST_OF_A_RECORD, recordText } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { sessionOf, isMoving, kit, services, smallPlan, sessionOptions, until } from '@muster/session/testing'
import { checkSource, openSession, parseSource } from '../src/open-session.ts'
import { BattleSession } from '../src/battle-session.ts'
import { SessionCalls } from '../src/session-calls.ts'
import { restartOf } from '../src/keeping/cut-record.ts'
import type { BattleSave, BattleSource } from '../src/messages/options.ts'

const open = (source: BattleSource) => new SessionCalls(openSession(kit, checkSource(parseSource(source)), services))
const openText = (text: string) => open({ text, seed: 1 }).source.state()
const goodText = (): string => {
  const session = sessionOf()
  until(session, isMoving)
  return recordText(session.save().record)
}

describe('a battle file', () => {
  test('that is whole is taken up where it was left', () => {
    const snapshot = openText(goodText())
    expect(snapshot.decision?.kind).toBe('move')
    expect(snapshot.options.seats).toEqual({ a: 'person', b: 'computer' })
  })

  test('brings its seats with it', () => {
    const text = JSON.stringify({ ...(JSON.parse(goodText()) as object), seats: { a: 'computer', b: 'person' } })
    expect(openText(text).options.seats).toEqual({ a: 'computer', b: 'person' })
  })

  const broken: readonly (readonly [string, (text: string) => string, RegExp])[] = [
    ['cut short', (text) => text.slice(0, text.length / 2), /not whole JSON/],
    ['empty', () => '', /not whole JSON/],
    ['of another kind', () => '{"muster":"situation"}', /not a battle record: its field "muster" says/],
    ['a bare number', () => '12', /not a battle record: it holds a number/],
    ['of junk without end', () => 'x'.repeat(MOST_OF_A_RECORD + 1), /too large/],
    ['with a forged die', forged, /does not follow the rules/],
    ['with dice that nobody rolled', moreDice, /at entry \d+ of its tape, .* rolls 1 die, 4 are given/],
    [
      'with a plan that is none',
      (text) => text.replace(/"plan":\{.*?"sides":\[/, '"plan":{"game":"heroes-and-wizards","sides":[7,'),
      /./,
    ],
  ]
  test.each(broken)('%s is refused with a reason a person can read', (_, spoil, reason) => {
    const refused = () => openText(spoil(goodText()))
    expect(refused).toThrow(InputError)
    expect(refused).toThrow(reason)
  })
})

/** The first answer's place is moved: the dice that follow no longer fit. */
function forged(text: string): string {
  const record = JSON.parse(text) as { tape: { roll?: string; faces?: number[] }[] }
  const roll = record.tape.find((entry) => entry.roll?.startsWith('initiative'))
  if (roll?.faces) roll.faces = roll.faces.map((face) => 7 - face)
  return JSON.stringify(record)
}

function moreDice(text: string): string {
  const record = JSON.parse(text) as { tape: { faces?: number[] }[] }
  const roll = record.tape.find(({ faces }) => faces?.length === 1)
  roll?.faces?.push(1, 1, 1)
  return JSON.stringify(record)
}

test('a saved battle whose dice cannot have been rolled is not played on, and the reason is given', () => {
  const session = sessionOf()
  until(session, isMoving)
  const save = JSON.parse(JSON.stringify(session.save()), (key, value: unknown) =>
    key === 'faces' ? [100] : value,
  ) as BattleSave
  const snapshot = open({ save }).source.state()
  expect(snapshot.outdated).toContain('a d6 cannot show 100')
  expect(snapshot.decision).toBeUndefined()
})

test('a battle is played again from its beginning, everybody in place as they were at first, with other dice', () => {
  const calls = open({ game: kit.game.id, plan: smallPlan(), options: { ...sessionOptions(), ready: true } })
  const first = calls.source.state()
  if (first.decision) calls.change('answer', first.decision.default)
  const again = open(restartOf(calls.lookUp('save', undefined), 99)).source.state()
  expect(again.view.figures.map(({ id, at }) => [id, at])).toEqual(first.view.figures.map(({ id, at }) => [id, at]))
  expect(again.view.round).toEqual(first.view.round)
  expect(again.options).toEqual(first.options)
})

test('the computer plays as well as it is told, from its next answer on', () => {
  let asked = 0
  const clock = { ...services, now: () => ++asked }
  const session = BattleSession.begin(
    kit,
    { plan: smallPlan() },
    sessionOptions({ a: 'computer', b: 'computer' }),
    clock,
  )
  const calls = new SessionCalls(session)
  const thinkUntilMoving = () => {
    while (!isMoving(session.snapshot())) session.think()
  }
  thinkUntilMoving()
  const quickly = looksAtTheClock(() => calls.change('think', undefined))
  calls.change('skill', 'good')
  expect(session.snapshot().options.skill).toBe('good')
  thinkUntilMoving()
  expect(looksAtTheClock(() => calls.change('think', undefined))).toBeGreaterThan(quickly)

  function looksAtTheClock(act: () => void): number {
    const before = asked
    act()
    return asked - before
  }
})
