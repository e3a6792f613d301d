/** Help for a person: the computer plays their side for a while, and figures follow a leader's move. */
import {
  SeededDice,
  type Answer,
  type Battle,
  type Consequence,
  type FigureView,
  type Refusal,
  type SideId,
  type TableView,
} from '@muster/engine'
import {
  activatedBy,
  endOfTurn,
  followerActivation,
  followerMove,
  followersOf,
  leaderOf,
  type ActivatedFigure,
  type Leader,
} from './follow-moves.ts'
import { hasExpired, delegationFor, type Delegation } from './delegation.ts'
import type { DelegationPeriod } from '../messages/requests.ts'
import type { Snapshot } from '../messages/snapshot.ts'

export interface AssistedBattle<S> {
  readonly battle: Battle<S>
  view(): TableView
  /** `joined`: taken back together with the answer before it. */
  takeUnless(consequence: Consequence, answer: Answer, joined: boolean): Refusal | Consequence | undefined
}

export class Assistance<S> {
  private delegation: Delegation | undefined
  private leader: Leader | undefined
  private activated: ActivatedFigure | undefined

  constructor(private readonly assisted: AssistedBattle<S>) {}

  /** The side the computer plays for its person just now. */
  get delegatedSide(): SideId | undefined {
    return this.delegation?.by
  }

  /** Lets the computer play for the side that is asked; with undefined the person plays again. */
  delegate(until: DelegationPeriod | undefined): void {
    const by = this.assisted.battle.question?.by
    this.delegation =
      until !== undefined && by !== undefined ? delegationFor(by, this.assisted.view().round, until) : undefined
  }

  /** Where a person's answer would lead others; called before it is given. */
  leaderOf(answer: Answer): Leader | undefined {
    this.activated = activatedBy(this.assisted.battle, answer) ?? this.activated
    return leaderOf(answer, this.assisted.view(), this.activated)
  }

  setLeader(leader: Leader | undefined): void {
    this.leader = leader ?? this.leader
  }

  /** Called after every answer: ends a delegation or a leader whose phase or turn is over. */
  expire(): void {
    if (this.delegation && hasExpired(this.delegation, this.assisted.view().round)) this.delegation = undefined
    if (this.leader && hasExpired(this.leader.during, this.assisted.view().round)) this.leader = undefined
  }

  /** After an undo nobody follows the move that was taken back. */
  clearLeader(): void {
    this.leader = undefined
  }

  /** Figures of the leader's name move as it did, unless that would bind; all of it is one step of undo. */
  moveFollowers(): void {
    const { leader } = this
    if (leader === undefined) return
    for (const follower of this.followers()) this.moveFollower(leader, follower)
    this.leader = undefined
  }

  private moveFollower(leader: Leader, follower: FigureView): void {
    const { battle } = this.assisted
    const { figures } = this.assisted.view()
    const activation = followerActivation(battle, leader, follower.id)
    const from = activation ? battle.forkAfter(activation, new SeededDice(0)) : battle
    const move = followerMove(from, leader, follower, figures)
    if (move === undefined) return
    // Whoever is activated and then asked for more, such as a target, is left to the player.
    if (activation && endOfTurn(from.forkAfter(move, new SeededDice(0)), follower)) return
    if (activation && this.assisted.takeUnless('irreversible', activation, true) !== undefined) return
    if (this.assisted.takeUnless('irreversible', move, true) !== undefined) return
    const end = endOfTurn(battle, follower)
    if (end) this.assisted.takeUnless('irreversible', end, true)
  }

  private followers(): readonly FigureView[] {
    return this.leader ? followersOf(this.assisted.battle, this.leader, this.assisted.view().figures) : []
  }

  /** The part of the snapshot that tells the page about it. */
  status(asked: Snapshot['answeredBy']): Pick<Snapshot, 'delegatedSide' | 'followers'> {
    const lent = this.delegation?.by === this.assisted.battle.question?.by ? this.delegation?.by : undefined
    const count = asked === 'person' ? this.followers().length : 0
    return {
      ...(lent !== undefined && { delegatedSide: lent }),
      ...(this.leader && count > 0 && { followers: { name: this.leader.name, count } }),
    }
  }
}
