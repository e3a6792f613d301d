import { expect, test } from 'vitest'
import { recordText, resume, typedDice, type BattleRecord, type GameKit, type Step } from '@muster/engine'
import { hostOf, isMoving, kit, until } from '../../../test/battle.ts'
import { withoutLastAnswer } from '../history/cut-record.ts'
import { Desk } from './call-handler.ts'
import type { Snapshot } from '../messages/snapshot.ts'
import type { Kept } from '../messages/options.ts'
import type { Moment } from '../messages/replies.ts'
import { words } from '../../words/words.ts'

/** The rules as they might be one day: every figure that deploys is told apart by its fingerprint. */
const newRules: GameKit<unknown> = {
  ...kit,
  game: { ...kit.game, version: 'next', digest: (state, digest) => kit.game.digest(state, digest.add(7)) },
}

const keptBattle = (): Kept => {
  const host = hostOf()
  until(host, isMoving)
  return structuredClone(host.keep())
}

const stateOf = ({ record }: Kept): unknown => resume(kit.game, record, typedDice).state

async function openUnder(rules: GameKit<unknown>, beginning: { kept: Kept } | { text: string; seed: number }) {
  const desk = new Desk(() => Promise.resolve(rules))
  const reply = await desk.take({ id: 1, name: 'begin', ask: beginning })
  return { desk, snapshot: 'reply' in reply ? (reply.reply as Snapshot) : undefined, reply }
}

test('a kept battle that the rules still follow goes on', async () => {
  const { snapshot } = await openUnder(kit, { kept: keptBattle() })
  expect(snapshot?.untrue).toBeUndefined()
  expect(snapshot?.decision?.kind).toBe('move')
})

test('a kept battle that the rules follow no more is shown as it stood and told to its end, and asks nothing', async () => {
  const kept = keptBattle()
  const { snapshot, desk } = await openUnder(newRules, { kept })
  expect(snapshot?.untrue).toMatch(/step 1/)
  expect(snapshot?.decision).toBeUndefined()
  expect(snapshot?.view).toEqual(kept.view)
  expect(snapshot?.log.lines.length).toBeGreaterThan(5)
  const lines = (kept.record.events ?? []).flatMap((event) => kit.logEntry(stateOf(kept), event) ?? [])
  expect(snapshot?.log.lines.length).toBe(lines.length)
  expect(await desk.take({ id: 2, name: 'keep', ask: undefined })).toMatchObject({ reply: kept })
})

const pastOf = async (desk: Desk, line: number) => {
  const reply = await desk.take({ id: 9, name: 'past', ask: line })
  return 'reply' in reply ? (reply.reply as Moment | undefined) : undefined
}

test('where only the fingerprints differ, every moment of an old battle can be stepped through', async () => {
  const kept = keptBattle()
  const { snapshot, desk } = await openUnder(newRules, { kept })
  const today = await openUnder(kit, { kept })
  for (let line = 0; line < (snapshot?.log.lines.length ?? 0); line++) {
    const [old, now] = [await pastOf(desk, line), await pastOf(today.desk, line)]
    expect(old?.view.figures).toEqual(now?.view.figures)
    expect(old?.astray).toBeUndefined()
  }
})

test('where the rules tell something else, the table stops there and says so; the last line has it as it was kept', async () => {
  const kept = keptBattle()
  const { steps } = kit.game
  const step = stepOf(kept)
  const telling: GameKit<unknown> = {
    ...newRules,
    game: { ...newRules.game, steps: { ...steps, [step]: tellsMore(steps[step]) } },
  }
  const { snapshot, desk } = await openUnder(telling, { kept })
  const last = (snapshot?.log.lines.length ?? 0) - 1
  const astray = await Promise.all(Array.from({ length: last }, async (_, line) => (await pastOf(desk, line))?.astray))
  const from = astray.findIndex((why) => why !== undefined)
  expect(from).toBeGreaterThan(0)
  expect(astray.slice(from).every((why) => why === words.astray)).toBe(true)
  expect(await pastOf(desk, last)).toEqual({ view: kept.view, thrown: [] })
})

/** The step the battle is in when it is laid down. */
const stepOf = ({ record }: Kept): string => record.marks.at(-1)?.step ?? ''

const tellsMore = (step: ((play: never) => Step) | undefined) =>
  function* (play: { tell(event: { is: string }): void }): Step {
    play.tell({ is: 'the sun stood still' })
    if (step) yield* step(play as never)
  }

test('a file from under older rules is looked at; one that only pretends is refused', async () => {
  const text = (record: BattleRecord) => recordText(record)
  const { record } = keptBattle()
  const old = await openUnder(newRules, { text: text(record), seed: 1 })
  expect(old.snapshot?.untrue).toMatch(/step 1/)
  const lines = (record.events ?? []).flatMap((event) => kit.logEntry(stateOf({ record } as Kept), event) ?? [])
  expect(old.snapshot?.log.lines.length).toBe(lines.length)
  const changed = JSON.parse(text(record)) as { tape: { faces?: number[] }[] }
  for (const entry of changed.tape) if (entry.faces) entry.faces = entry.faces.map((face) => 7 - face)
  const lie = await openUnder(newRules, { text: JSON.stringify(changed), seed: 1 })
  expect(lie.reply).toMatchObject({
    trouble: { plain: true, message: expect.stringContaining('has been changed since') },
  })
  const forged = await openUnder(newRules, { text: text({ ...record, version: 'next' }), seed: 1 })
  expect(forged.reply).toMatchObject({ trouble: { plain: true } })
})

test('an event that can be worded no more is told by its bare name', async () => {
  const speechless: GameKit<unknown> = {
    ...newRules,
    logEntry: () => {
      throw new Error('never heard of it')
    },
  }
  const { snapshot } = await openUnder(speechless, { kept: keptBattle() })
  expect(snapshot?.log.lines.map(({ text }) => text)).toContain('initiative rolled')
})

test('a record without its last answer ends where that answer was asked for', () => {
  const { record } = keptBattle()
  const shorter = withoutLastAnswer(record)
  const next = record.tape[shorter.tape.length]
  expect(next && 'what' in next).toBe(true)
  expect(record.tape.slice(shorter.tape.length + 1).every((entry) => 'roll' in entry)).toBe(true)
})
