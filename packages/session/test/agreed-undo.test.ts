import { describe, expect, test } from 'vitest'
import { BattleSession } from '../src/battle-session.ts'
import { battleFileText } from '../src/keeping/battle-file.ts'
import { checkSource, openSession, parseSource } from '../src/open-session.ts'
import { kit, services, sessionOf, sessionOptions, smallPlan, until } from '../src/testing/index.ts'

/** Plays default answers until dice have fallen in the second round. */
function played(session = sessionOf()): BattleSession<unknown> {
  until(session, ({ view }) => view.round.turn >= 2)
  for (let i = 0; i < 12; i++) {
    const { decision } = session.snapshot()
    if (decision) session.answer(decision.default)
  }
  return session
}

describe('taking back by agreement', () => {
  test('two people at one screen take back what dice have decided, and the record says so', () => {
    const session = played()
    const before = session.battle.tape.length
    while (session.play.match.noUndo === undefined) session.play.undo()
    expect(session.snapshot().canAgree).toBe(true)
    session.play.undoByAgreement('step')
    expect(session.battle.tape.length).toBeLessThan(before)
    const note = { at: session.battle.tape.length, answers: 1, events: session.events.length }
    expect(session.save().record.takenBack).toEqual([note])
    expect(session.snapshot().takenBack).toEqual([note])
  })

  test('redo brings back the same answers with the dice that fell then', () => {
    const session = played()
    while (session.play.match.noUndo === undefined) session.play.undo()
    session.play.match.reset()
    const tape = [...session.battle.tape]
    const hash = session.battle.hash()
    session.play.undoByAgreement('step')
    session.play.undoByAgreement('turn')
    expect(session.battle.tape.length).toBeLessThan(tape.length - 3)
    session.play.redo()
    session.play.redo()
    expect(session.battle.tape).toEqual(tape)
    expect(session.battle.hash()).toBe(hash)
    expect(session.snapshot()).toMatchObject({ canRedo: false })
    expect(session.save().record.takenBack).toBeUndefined()
  })

  test('what a player took back alone before can still be redone', () => {
    const session = played()
    const step = () => {
      const { decision } = session.snapshot()
      if (decision) session.answer(decision.default)
    }
    while (session.play.match.noUndo !== undefined) step()
    const tape = [...session.battle.tape]
    while (session.play.match.noUndo === undefined) session.play.undo()
    session.play.undoByAgreement('step')
    expect(session.save().record.takenBack).toMatchObject([{ answers: 1 }])
    while (session.snapshot().canRedo) session.play.redo()
    expect(session.battle.tape).toEqual(tape)
    expect(session.save().record.takenBack).toBeUndefined()
  })

  test('a whole turn goes back to where it began; once more, to the one before', () => {
    const session = played()
    const { decision } = session.snapshot()
    if (decision) session.answer(decision.default)
    const { turn } = session.view().round
    session.play.undoByAgreement('turn')
    expect(session.view().round.turn).toBe(turn)
    session.play.undoByAgreement('turn')
    expect(session.view().round.turn).toBe(turn - 1)
  })

  test('after another answer there is nothing to redo', () => {
    const session = played()
    session.play.undoByAgreement('turn')
    const { decision } = session.snapshot()
    if (decision) session.answer(decision.default)
    expect(session.snapshot().canRedo).toBe(false)
  })

  test('against the computer nobody agrees: nothing is taken back', () => {
    const session = sessionOf({ a: 'person', b: 'computer' })
    for (let i = 0; i < 30; i++) {
      const { decision, answeredBy } = session.snapshot()
      if (answeredBy === 'computer') session.think()
      else if (decision) session.answer(decision.default)
    }
    const length = session.battle.tape.length
    expect(session.snapshot().canAgree).toBeUndefined()
    session.play.undoByAgreement('turn')
    expect(session.battle.tape).toHaveLength(length)
  })

  test('typed dice are taken back and done again, also those before an answer', () => {
    const session = BattleSession.begin(
      kit,
      { plan: smallPlan() },
      { ...sessionOptions({ a: 'person', b: 'computer' }), dice: 'typed' },
      services,
    )
    const rolls = () => session.battle.tape.filter((entry) => 'roll' in entry).length
    for (let i = 0; i < 60 && rolls() < 3; i++) {
      const { decision, answeredBy, awaited } = session.snapshot()
      if (awaited) session.play.enterDice(Array.from({ length: awaited.count }, () => 2 + (i % 3)))
      else if (answeredBy === 'computer') session.think()
      else if (decision) session.answer(decision.default)
    }
    const tape = [...session.battle.tape]
    session.play.undo()
    expect(session.battle.awaited).toBeDefined()
    session.play.redo()
    expect(session.battle.tape).toEqual(tape)
    session.play.undoByAgreement('step')
    session.play.undoByAgreement('step')
    session.play.redo()
    session.play.redo()
    expect(session.battle.tape).toEqual(tape)
    session.play.undoByAgreement('step')
    session.play.enterDice(Array.from({ length: session.battle.awaited?.count ?? 0 }, () => 1))
    expect(session.snapshot().canRedo).toBe(false)
  })

  test('a file keeps what was taken back', () => {
    const session = played()
    session.play.undoByAgreement('turn')
    const opened = openSession(
      kit,
      checkSource(parseSource({ text: battleFileText(session.save()), seed: 3 })),
      services,
    )
    if (!(opened instanceof BattleSession)) throw new Error('the battle is outdated')
    expect(opened.save().record.takenBack).toHaveLength(1)
  })
})
