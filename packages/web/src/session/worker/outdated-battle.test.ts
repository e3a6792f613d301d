import { expect, test } from 'vitest'
import { recordText, resume, typedDice, type BattleRecord, type GameKit, type Step } from '@muster/engine'
import { hostOf, isMoving, kit, until } from '../../../test/battle.ts'
import { withoutLastAnswer } from '../history/cut-record.ts'
import { CallHandler } from './call-handler.ts'
import type { Snapshot } from '../messages/snapshot.ts'
import type { BattleSave } from '../messages/options.ts'
import type { PastMoment } from '../messages/replies.ts'
import { words } from '../../words/words.ts'

/** The rules as they might be one day: every figure that deploys is told apart by its fingerprint. */
const newRules: GameKit<unknown> = {
  ...kit,
  game: { ...kit.game, version: 'next', digest: (state, digest) => kit.game.digest(state, digest.add(7)) },
}

const savedBattle = (): BattleSave => {
  const host = hostOf()
  until(host, isMoving)
  return structuredClone(host.save())
}

const stateOf = ({ record }: BattleSave): unknown => resume(kit.game, record, typedDice).state

async function openUnder(rules: GameKit<unknown>, source: { save: BattleSave } | { text: string; seed: number }) {
  const handler = new CallHandler(() => Promise.resolve(rules))
  const reply = await handler.handle({ id: 1, name: 'open', ask: source })
  return { handler, snapshot: 'reply' in reply ? (reply.reply as Snapshot) : undefined, reply }
}

test('a saved battle that still fits the rules is played on', async () => {
  const { snapshot } = await openUnder(kit, { save: savedBattle() })
  expect(snapshot?.outdated).toBeUndefined()
  expect(snapshot?.decision?.kind).toBe('move')
})

test('a saved battle that no longer fits the rules is shown as it stood, with its whole log, and asks nothing', async () => {
  const save = savedBattle()
  const { snapshot, handler } = await openUnder(newRules, { save })
  expect(snapshot?.outdated).toMatch(/step 1/)
  expect(snapshot?.decision).toBeUndefined()
  expect(snapshot?.view).toEqual(save.view)
  expect(snapshot?.log.lines.length).toBeGreaterThan(5)
  const lines = (save.record.events ?? []).flatMap((event) => kit.logEntry(stateOf(save), event) ?? [])
  expect(snapshot?.log.lines.length).toBe(lines.length)
  expect(await handler.handle({ id: 2, name: 'save', ask: undefined })).toMatchObject({ reply: save })
})

const pastOf = async (handler: CallHandler, line: number) => {
  const reply = await handler.handle({ id: 9, name: 'pastMoment', ask: line })
  return 'reply' in reply ? (reply.reply as PastMoment | undefined) : undefined
}

test('where only the fingerprints differ, every moment of an old battle can be stepped through', async () => {
  const save = savedBattle()
  const { snapshot, handler } = await openUnder(newRules, { save })
  const today = await openUnder(kit, { save })
  for (let line = 0; line < (snapshot?.log.lines.length ?? 0); line++) {
    const [old, now] = [await pastOf(handler, line), await pastOf(today.handler, line)]
    expect(old?.view.figures).toEqual(now?.view.figures)
    expect(old?.inexactBecause).toBeUndefined()
  }
})

test('where the rules tell something else, the table stops there and says so; the last line has it as it was kept', async () => {
  const save = savedBattle()
  const { steps } = kit.game
  const step = stepOf(save)
  const telling: GameKit<unknown> = {
    ...newRules,
    game: { ...newRules.game, steps: { ...steps, [step]: tellsMore(steps[step]) } },
  }
  const { snapshot, handler } = await openUnder(telling, { save })
  const last = (snapshot?.log.lines.length ?? 0) - 1
  const astray = await Promise.all(
    Array.from({ length: last }, async (_, line) => (await pastOf(handler, line))?.inexactBecause),
  )
  const from = astray.findIndex((why) => why !== undefined)
  expect(from).toBeGreaterThan(0)
  expect(astray.slice(from).every((why) => why === words.errors.inexact)).toBe(true)
  expect(await pastOf(handler, last)).toEqual({ view: save.view, thrown: [] })
})

/** The step the battle is in when it is laid down. */
const stepOf = ({ record }: BattleSave): string => record.marks.at(-1)?.step ?? ''

const tellsMore = (step: ((play: never) => Step) | undefined) =>
  function* (play: { tell(event: { is: string }): void }): Step {
    play.tell({ is: 'the sun stood still' })
    if (step) yield* step(play as never)
  }

test('a file from under older rules is looked at; one that only pretends is refused', async () => {
  const text = (record: BattleRecord) => recordText(record)
  const { record } = savedBattle()
  const old = await openUnder(newRules, { text: text(record), seed: 1 })
  expect(old.snapshot?.outdated).toMatch(/step 1/)
  const lines = (record.events ?? []).flatMap((event) => kit.logEntry(stateOf({ record } as BattleSave), event) ?? [])
  expect(old.snapshot?.log.lines.length).toBe(lines.length)
  const changed = JSON.parse(text(record)) as { tape: { faces?: number[] }[] }
  for (const entry of changed.tape) if (entry.faces) entry.faces = entry.faces.map((face) => 7 - face)
  const lie = await openUnder(newRules, { text: JSON.stringify(changed), seed: 1 })
  expect(lie.reply).toMatchObject({
    error: { userFacing: true, message: expect.stringContaining('has been changed since') },
  })
  const forged = await openUnder(newRules, { text: text({ ...record, version: 'next' }), seed: 1 })
  expect(forged.reply).toMatchObject({ error: { userFacing: true } })
})

test('an event that can be worded no more is told by its bare name', async () => {
  const speechless: GameKit<unknown> = {
    ...newRules,
    logEntry: () => {
      throw new Error('never heard of it')
    },
  }
  const { snapshot } = await openUnder(speechless, { save: savedBattle() })
  expect(snapshot?.log.lines.map(({ text }) => text)).toContain('initiative rolled')
})

test('a record without its last answer ends where that answer was asked for', () => {
  const { record } = savedBattle()
  const shorter = withoutLastAnswer(record)
  const next = record.tape[shorter.tape.length]
  expect(next && 'what' in next).toBe(true)
  expect(record.tape.slice(shorter.tape.length + 1).every((entry) => 'roll' in entry)).toBe(true)
})
