import { QuickPlayer } from '@muster/bots'
import { KITS } from '@muster/cli/games'
import { services, sessionOptions } from '@muster/session/testing'
import { expect, test } from 'vitest'
import { BattleSession } from '../src/battle-session.ts'

const GAMES = KITS.map((kit) => ({ id: kit.game.id, kit }))
const QUESTIONS = 160

test.each(GAMES)('$id: Enter gives the best that the computer knows, and a move is only suggested', ({ kit }) => {
  const session = BattleSession.begin(kit, { plan: kit.readyPlan(1) }, { ...sessionOptions(), ready: true }, services)
  session.play.deployAll()
  let [better, ranked, suggested] = [0, 0, 0]
  for (let asked = 0; asked < QUESTIONS; asked++) {
    const { decision, advisedMove } = session.state()
    const { battle } = session
    if (!decision || !battle.decision) break
    const advised = new QuickPlayer(kit.advice).decide(battle).answer
    const usual = battle.decision.default
    const [best] = session.whatIf.ranking()
    const isOfOne = decision.kind === 'choose' && decision.most === 1
    const wanted = isOfOne && best ? { pick: [best.option] } : advised
    const expected = 'pick' in wanted === 'pick' in usual ? wanted : usual
    expect(decision.default).toEqual(expected)
    const isMove = 'path' in advised && (advised.path.length > 0 || advised.ends !== undefined)
    expect(advisedMove?.answer).toEqual(isMove && 'pick' in usual ? advised : undefined)
    if (advisedMove) suggested++
    if (JSON.stringify(expected) !== JSON.stringify(usual)) better++
    const ranking = session.whatIf.ranking()
    const ids = new Set(decision.options.map(({ id }) => id))
    expect(ranking.filter(({ option }) => !ids.has(option))).toEqual([])
    if (ranking.length > 1) ranked++
    session.answer(advised)
  }
  expect(better, 'questions where the advice knows better than the default').toBeGreaterThan(0)
  expect(suggested, 'questions where a move is suggested').toBeGreaterThan(0)
  expect(ranked, 'questions with several options to rank').toBeGreaterThan(0)
})

test.each(GAMES)('$id: advice for one figure is about that figure, and legal', ({ kit }) => {
  const session = BattleSession.begin(kit, { plan: kit.readyPlan(2) }, { ...sessionOptions(), ready: true }, services)
  session.play.deployAll()
  const advised = new Set<string>()
  for (let asked = 0; asked < 40; asked++) {
    const { decision, battle } = session
    if (!decision) break
    const movers = decision.kind === 'move' ? decision.movers : []
    for (const { figure } of movers) {
      const advice = session.whatIf.adviceFor(figure)
      if (kit.advice.figureCandidates) expect(advice).toBeDefined()
      if (!advice) continue
      const { answer } = advice
      const option = 'pick' in answer ? decision.options.find(({ id }) => id === answer.pick[0]) : undefined
      expect('path' in answer ? answer.figure : option?.figure).toBe(figure)
      expect(battle.question?.check(answer)).toBeUndefined()
      advised.add(figure)
    }
    session.answer(session.advise().answer)
  }
  expect(advised.size, 'figures for which there was advice').toBeGreaterThan(1)
})
