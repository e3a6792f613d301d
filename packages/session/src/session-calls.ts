/** Answers every call of an open battle. A call that fails leaves the battle unchanged. */
import type { BattleSession } from './battle-session.ts'
import type { FeedSource } from './feed.ts'
import { OutdatedBattle } from './keeping/outdated-battle.ts'
import type { ChangeName, Changes, LookupName, Lookups } from './messages/calls.ts'

type ChangeHandlers = { readonly [N in ChangeName]: (ask: Changes[N]['ask']) => Changes[N]['reply'] | void }
type LookupHandlers = { readonly [N in LookupName]: (ask: Lookups[N]['ask']) => Lookups[N]['reply'] }

export class SessionCalls {
  private readonly session: BattleSession<unknown>

  constructor(private readonly opened: BattleSession<unknown> | OutdatedBattle) {
    this.session = opened instanceof OutdatedBattle ? opened.playable : opened
  }

  /** What those who look on are told. */
  get source(): FeedSource {
    return this.opened
  }

  /** Undefined where the battle was changed; else why it was not. */
  change<N extends ChangeName>(name: N, ask: Changes[N]['ask']): Changes[N]['reply'] {
    this.session.play.moments.start()
    return this.changes[name](ask) as Changes[N]['reply']
  }

  lookUp<N extends LookupName>(name: N, ask: Lookups[N]['ask']): Lookups[N]['reply'] {
    return this.lookups[name](ask)
  }

  isChange(name: string): name is ChangeName {
    return name in this.changes
  }

  private readonly changes: ChangeHandlers = {
    answer: (answer) => this.session.answer(answer),
    answerUnless: (ask) => this.session.answerUnless(ask),
    think: () => this.session.think(),
    undo: () => this.session.play.undo(),
    undoByAgreement: (what) => this.session.play.undoByAgreement(what),
    reopen: (figure) => this.session.play.reopen(figure),
    redo: () => this.session.play.redo(),
    enterDice: (faces) => this.session.play.enterDice(faces),
    seats: (seats) => this.session.play.seat(seats),
    skill: (skill) => this.session.setSkill(skill),
    rollByHand: (sides) => this.session.play.rollByHand(sides),
    rollForMe: () => this.session.play.rollForMe(),
    delegate: (until) => this.session.play.assistance.delegate(until),
    moveFollowers: () => this.session.play.assistance.moveFollowers(),
    setStandingAnswer: (request) => this.session.play.setStandingAnswer(request),
  }

  private readonly lookups: LookupHandlers = {
    nearest: (request) => this.session.whatIf.nearest(request),
    tryAnswer: (answer) => this.session.whatIf.tryAnswer(answer),
    tryMove: (request) => this.session.whatIf.tryMove(request),
    formation: (request) => this.session.whatIf.formation(request),
    sight: (request) => this.session.whatIf.sight(request),
    opportunities: (request) => this.session.whatIf.opportunities(request),
    watchers: (request) => this.session.whatIf.watchers(request),
    threat: (request) => this.session.whatIf.threat(request),
    reach: (figure) => this.session.whatIf.reach(figure),
    forecasts: (request) => this.session.whatIf.forecasts(request),
    forecast: (intent) => this.session.whatIf.forecast(intent),
    risks: (answer) => this.session.whatIf.risks(answer),
    attackPlan: (request) => this.session.whatIf.attackPlan(request),
    ranking: () => this.session.whatIf.ranking(),
    advise: () => this.session.advise(),
    adviceFor: (figure) => this.session.whatIf.adviceFor(figure),
    save: () => (this.opened instanceof OutdatedBattle ? this.opened.save : this.opened.save()),
    review: () => (this.opened instanceof OutdatedBattle ? undefined : this.opened.review()),
    earlierLog: (event) => this.opened.logBefore(event),
    pastMoment: (event) => this.opened.pastMoment(event),
  }
}
