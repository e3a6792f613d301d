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
