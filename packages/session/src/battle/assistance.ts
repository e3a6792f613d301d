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
  followedBy,
  followersOf,
  leaderOf,
  type ActivatedFigure,
  type FollowResult,
  type Leader,
} from './follow-moves.ts'
import { hasExpired, delegationFor, type Delegation } from './delegation.ts'
import type { DelegationPeriod } from '../messages/requests.ts'
import type { Followed, Snapshot } from '../messages/snapshot.ts'

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
  private isFollowing = false
  /** What came of it when figures last followed a leader; until the next answer. */
  private followed: Followed | undefined

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
    this.followed = undefined
    this.leader = leader ?? this.leader
  }

  /** Called after every answer: ends a delegation or a leader whose phase or turn is over. */
  expire(): void {
    if (this.delegation && hasExpired(this.delegation, this.assisted.view().round)) this.delegation = undefined
    if (this.leader && hasExpired(this.leader.during, this.assisted.view().round)) this.leader = undefined
  }

  /** After an undo nobody follows the move that was taken back. */
  clearLeader(): void {
    this.followed = undefined
    this.leader = undefined
  }

  /** Figures of the leader's name move as it did, unless that would bind. All of them are one step of undo. */
  moveFollowers(): void {
    const { leader } = this
    if (leader === undefined) return
    const results = this.followers().map((follower) => this.moveFollower(leader, follower))
    this.isFollowing = false
    this.followed = followedBy(leader.name, results)
    this.leader = undefined
  }

  /** An answer for a follower: the first begins a group of its own, so that undo leaves the leader where it is. */
  private lead(answer: Answer): Refusal | Consequence | undefined {
    const refusal = this.assisted.takeUnless('irreversible', answer, this.isFollowing)
    if (refusal === undefined) this.isFollowing = true
    return refusal
  }

  private moveFollower(leader: Leader, follower: FigureView): FollowResult {
    const { battle } = this.assisted
    const { figures } = this.assisted.view()
    const activation = followerActivation(battle, leader, follower.id)
    const from = activation ? battle.forkAfter(activation, new SeededDice(0)) : battle
    const move = followerMove(from, leader, follower, figures)
    if (typeof move === 'string') return move
    // Whoever is activated and then asked for more, such as a target, is left to the player.
    if (activation && endOfTurn(from.forkAfter(move, new SeededDice(0)), follower)) return 'asked'
    if (activation && this.lead(activation) !== undefined) return 'binds'
    if (this.lead(move) !== undefined) return 'binds'
    const end = endOfTurn(battle, follower)
    if (end) this.lead(end)
    return 'moved'
  }

  private followers(): readonly FigureView[] {
    return this.leader ? followersOf(this.assisted.battle, this.leader, this.assisted.view().figures) : []
  }

  /** The part of the snapshot that tells the page about it. */
  status(asked: Snapshot['answeredBy']): Pick<Snapshot, 'delegatedSide' | 'followers' | 'followed'> {
    const lent = this.delegation?.by === this.assisted.battle.question?.by ? this.delegation?.by : undefined
    const count = asked === 'person' ? this.followers().length : 0
    return {
      ...(lent !== undefined && { delegatedSide: lent }),
      ...(this.followed && { followed: this.followed }),
      ...(this.leader && count > 0 && { followers: { name: this.leader.name, count } }),
    }
  }
}
