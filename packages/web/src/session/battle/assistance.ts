/** The computer's help to a person: a side lent to it for a while, and figures that follow a leader. */
import type { Answer, Battle, FigureView, Refusal, SideId, TableView } from '@muster/engine'
import { endOfTurn, followersOf, followingMove, leadOf, type Lead } from './follow-moves.ts'
import { isOver, loanOf, type Loan } from './delegation.ts'
import type { LoanWish } from '../messages/requests.ts'
import type { Snapshot } from '../messages/snapshot.ts'

export interface Helped<S> {
  readonly battle: Battle<S>
  view(): TableView
  /** `joined`: taken back together with the answer before it. */
  take(answer: Answer, joined: boolean): Refusal | undefined
}

export class Aid<S> {
  private loan: Loan | undefined
  private lead: Lead | undefined

  constructor(private readonly helped: Helped<S>) {}

  /** The side the computer plays for its person just now. */
  get lent(): SideId | undefined {
    return this.loan?.by
  }

  /** The computer plays on for whoever is asked; with nothing to wait for, they play for themselves again. */
  lend(until: LoanWish | undefined): void {
    const by = this.helped.battle.question?.by
    this.loan = until !== undefined && by !== undefined ? loanOf(by, this.helped.view().round, until) : undefined
  }

  /** Where a person's answer would lead others; called before it is given. */
  leadOf(answer: Answer): Lead | undefined {
    return leadOf(answer, this.helped.view())
  }

  follow(lead: Lead | undefined): void {
    this.lead = lead ?? this.lead
  }

  /** After every answer: what was lent or led for a time that is over is over. */
  moveOn(): void {
    if (this.loan && isOver(this.loan, this.helped.view().round)) this.loan = undefined
    if (this.lead && isOver(this.lead.during, this.helped.view().round)) this.lead = undefined
  }

  /** Nobody follows whoever was taken back. */
  forgetLead(): void {
    this.lead = undefined
  }

  /** Others of the leader's name go the way it went; all of it is one stride. */
  likewise(): void {
    const { lead } = this
    if (lead === undefined) return
    for (const follower of this.followers()) this.leadAlong(lead, follower)
    this.lead = undefined
  }

  private leadAlong(lead: Lead, follower: FigureView): void {
    const { battle } = this.helped
    const move = followingMove(battle, lead, follower, this.helped.view().figures)
    if (move === undefined || this.helped.take(move, true) !== undefined) return
    const end = endOfTurn(battle, follower)
    if (end) this.helped.take(end, true)
  }

  private followers(): readonly FigureView[] {
    return this.lead ? followersOf(this.helped.battle, this.lead, this.helped.view().figures) : []
  }

  /** What the page should know of it. */
  told(asked: Snapshot['asked']): Pick<Snapshot, 'lent' | 'likewise'> {
    const lent = this.loan?.by === this.helped.battle.question?.by ? this.loan?.by : undefined
    const count = asked === 'person' ? this.followers().length : 0
    return {
      ...(lent !== undefined && { lent }),
      ...(this.lead && count > 0 && { likewise: { name: this.lead.name, count } }),
    }
  }
}
