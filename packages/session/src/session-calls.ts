/** Answers every call of an open battle. A call that fails leaves the battle unchanged. */
import type { BattleSession } from './battle-session.ts'
import { OutdatedBattle } from './keeping/outdated-battle.ts'
import type { CallName, Calls } from './messages/calls.ts'
import type { Snapshot } from './messages/snapshot.ts'

type Handlers = { readonly [N in CallName]: (ask: Calls[N]['ask']) => Calls[N]['reply'] }

export class SessionCalls {
  private readonly session: BattleSession<unknown>
  private readonly outdated: OutdatedBattle | undefined

  constructor(opened: BattleSession<unknown> | OutdatedBattle) {
    this.outdated = opened instanceof OutdatedBattle ? opened : undefined
    this.session = opened instanceof OutdatedBattle ? opened.playable : opened
  }

  snapshot(): Snapshot {
    return this.outdated?.snapshot ?? this.session.snapshot()
  }

  call<N extends CallName>(name: N, ask: Calls[N]['ask']): Calls[N]['reply'] {
    return this.handlers[name](ask)
  }

  private readonly handlers: Handlers = {
    answer: (answer) => {
      const refusal = this.session.answer(answer)
      return refusal ? { refusal } : { snapshot: this.snapshot() }
    },
    think: () => this.after(() => this.session.think()),
    undo: () => this.after(() => this.session.play.undo()),
    redo: () => this.after(() => this.session.play.redo()),
    enterDice: (faces) => {
      const wrong = this.session.play.enterDice(faces)
      return wrong === undefined ? { snapshot: this.snapshot() } : { wrong }
    },
    seats: (seats) => this.after(() => this.session.play.seat(seats)),
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
    save: () => this.outdated?.save ?? this.session.save(),
    pastMoment: (line) => (this.outdated ?? this.session).pastMoment(line),
    risks: (answer) => this.session.whatIf.risks(answer),
    rollByHand: (sides) => this.after(() => this.session.play.rollByHand(sides)),
    rollForMe: () => this.after(() => this.session.play.rollForMe()),
    advise: () => this.session.advise(),
    delegate: (until) => this.after(() => this.session.play.assistance.delegate(until)),
    moveFollowers: () => this.after(() => this.session.play.assistance.moveFollowers()),
    setStandingAnswer: (request) => this.after(() => this.session.play.setStandingAnswer(request)),
  }

  private after(act: () => void): Snapshot {
    act()
    return this.snapshot()
  }
}
