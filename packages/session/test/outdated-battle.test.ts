import { expect, test } from 'vitest'
import { InputError, recordText, resume, typedDice, type BattleRecord, type GameKit, type Step } from '@muster/engine'
import { sessionOf, isMoving, kit, services, until } from '@muster/session/testing'
import { withoutLastAnswer } from '../src/keeping/cut-record.ts'
import { Feed } from '../src/feed.ts'
import { checkSource, openSession, parseSource } from '../src/open-session.ts'
import { SessionCalls } from '../src/session-calls.ts'
import type { BattleSave } from '../src/messages/options.ts'
import { texts } from '../src/texts.ts'

/** The rules as they might be one day: every figure that deploys is told apart by its fingerprint. */
const newRules: GameKit<unknown> = {
  ...kit,
  game: { ...kit.game, version: 'next', digest: (state, digest) => kit.game.digest(state, digest.add(7)) },
}

const savedBattle = (): BattleSave => {
  const session = sessionOf()
  until(session, isMoving)
  return structuredClone(session.save())
}

const stateOf = ({ record }: BattleSave): unknown => resume(kit.game, record, typedDice).state

function openUnder(rules: GameKit<unknown>, source: { save: BattleSave } | { text: string; seed: number }) {
  const calls = new SessionCalls(openSession(rules, checkSource(parseSource(source)), services))
  return { calls, snapshot: new Feed(calls.source).snapshot() }
}

test('a saved battle that still fits the rules is played on', () => {
  const { snapshot } = openUnder(kit, { save: savedBattle() })
  expect(snapshot.outdated).toBeUndefined()
  expect(snapshot.decision?.kind).toBe('move')
})

test('a saved battle that no longer fits the rules is shown as it stood, with its whole log, and asks nothing', () => {
  const save = savedBattle()
  const { snapshot, calls } = openUnder(newRules, { save })
  expect(snapshot.outdated).toMatch(/step 1/)
  expect(snapshot.decision).toBeUndefined()
  expect(snapshot.view).toEqual(save.view)
  expect(snapshot.log.lines.length).toBeGreaterThan(5)
  const lines = (save.record.events ?? []).flatMap((event) => kit.logEntry(stateOf(save), event) ?? [])
  expect(snapshot.log.lines.length).toBe(lines.length)
  expect(calls.lookUp('save', undefined)).toEqual(save)
})

const pastOf = (calls: SessionCalls, event: number) => calls.lookUp('pastMoment', event)

test('where only the fingerprints differ, every moment of an old battle can be stepped through', () => {
  const save = savedBattle()
  const { snapshot, calls } = openUnder(newRules, { save })
  const today = openUnder(kit, { save })
  for (let line = 0; line < snapshot.log.lines.length; line++) {
    const [old, now] = [pastOf(calls, line), pastOf(today.calls, line)]
    expect(old?.view.figures).toEqual(now?.view.figures)
    expect(old?.inexactBecause).toBeUndefined()
  }
})

test('where the rules tell something else, the table stops there and says so; the last line has it as it was kept', () => {
  const save = savedBattle()
  const { steps } = kit.game
  const step = stepOf(save)
  const telling: GameKit<unknown> = {
    ...newRules,
    game: { ...newRules.game, steps: { ...steps, [step]: tellsMore(steps[step]) } },
  }
  const { snapshot, calls } = openUnder(telling, { save })
  const last = snapshot.log.lines.length - 1
  const astray = Array.from({ length: last }, (_, line) => pastOf(calls, line)?.inexactBecause)
  const from = astray.findIndex((why) => why !== undefined)
  expect(from).toBeGreaterThan(0)
  expect(astray.slice(from).every((why) => why === texts.inexact)).toBe(true)
  expect(pastOf(calls, last)).toEqual({ view: save.view, thrown: [] })
})

/** The step the battle is in when it is laid down. */
const stepOf = ({ record }: BattleSave): string => record.marks.at(-1)?.step ?? ''

const tellsMore = (step: ((play: never) => Step) | undefined) =>
  function* (play: { tell(event: { is: string }): void }): Step {
    play.tell({ is: 'the sun stood still' })
    if (step) yield* step(play as never)
  }

test('a file from under older rules is looked at; one that only pretends is refused', () => {
  const text = (record: BattleRecord) => recordText(record)
  const { record } = savedBattle()
  const old = openUnder(newRules, { text: text(record), seed: 1 })
  expect(old.snapshot.outdated).toMatch(/step 1/)
  const lines = (record.events ?? []).flatMap((event) => kit.logEntry(stateOf({ record } as BattleSave), event) ?? [])
  expect(old.snapshot.log.lines.length).toBe(lines.length)
  const changed = JSON.parse(text(record)) as { tape: { faces?: number[] }[] }
  for (const entry of changed.tape) if (entry.faces) entry.faces = entry.faces.map((face) => 7 - face)
  expect(() => openUnder(newRules, { text: JSON.stringify(changed), seed: 1 })).toThrow('has been changed since')
  expect(() => openUnder(newRules, { text: text({ ...record, version: 'next' }), seed: 1 })).toThrow(InputError)
})

test('an event that can be worded no more is told by its bare name', () => {
  const speechless: GameKit<unknown> = {
    ...newRules,
    logEntry: () => {
      throw new Error('never heard of it')
    },
  }
  const { snapshot } = openUnder(speechless, { save: savedBattle() })
  expect(snapshot.log.lines.map(({ text }) => text)).toContain('initiative rolled')
})

test('a record without its last answer ends where that answer was asked for', () => {
  const { record } = savedBattle()
  const shorter = withoutLastAnswer(record)
  const next = record.tape[shorter.tape.length]
  expect(next && 'what' in next).toBe(true)
  expect(record.tape.slice(shorter.tape.length + 1).every((entry) => 'roll' in entry)).toBe(true)
})
