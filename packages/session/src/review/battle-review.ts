/**
 * Looks back at a battle: the chance to win after each answer, the moments that decided it, who felled how many, and how
 * lucky the dice were. It is worked out bit by bit, so that nothing has to wait for it.
 */
import type { Battle, BattleStart, FigureView, GameKit, SideId, TableView } from '@muster/engine'
import { History } from '../history/history.ts'
import type { Review, ReviewPoint, TurningPoint } from '../messages/review.ts'
import type { LogLine, LogPart } from '../messages/snapshot.ts'
import { Deeds } from './deeds.ts'
import { DiceLuck } from './dice-luck.ts'
import { greatestSwings } from './swings.ts'
import { winChance } from './win-chance.ts'

export interface ReviewedBattle<S> {
  readonly battle: Battle<S>
  logPart(from: number, to: number): LogPart
}

export class BattleReview<S> {
  private readonly history: History<S>
  private readonly points: ReviewPoint[] = []
  private readonly deeds = new Deeds()
  private readonly luck = new DiceLuck()
  private readonly fallen: FigureView[] = []
  private place = 0
  private last: TableView | undefined
  private worth = 0
  /** The lead that counts as none. */
  private evenLead: number | undefined

  constructor(
    private readonly kit: GameKit<S>,
    start: BattleStart,
    private readonly reviewed: ReviewedBattle<S>,
    /** Whose chance it is. */
    private readonly side: SideId,
  ) {
    this.history = new History(kit.game, start)
    this.evenLead = 'plan' in start && start.plan.even ? undefined : 0
  }

  /** Goes on until it is done or the time is over. */
  work(isOver: () => boolean): Review {
    const { tape } = this.reviewed.battle
    while (this.place <= tape.length) {
      const next = tape[this.place]
      // The dice that an answer brought belong to it.
      if (next === undefined || 'what' in next) this.look()
      this.place++
      if (isOver()) break
    }
    return this.review()
  }

  private look(): void {
    const { kit, history } = this
    const { tape, result } = this.reviewed.battle
    history.goToEntry(this.place, tape)
    const view = kit.view(history.state)
    const from = this.points.at(-1)?.events ?? 0
    const events = history.events.length
    this.luck.add(history.throwsFrom(this.luck.entries), this.place)
    if (view.round.turn < 1) return
    this.worth ||= worthOf(view)
    this.notice(view, from, events)
    const isEnd = this.place === tape.length && result !== undefined
    const lead = kit.advice.value(history.state, this.side) / (this.worth || 1)
    this.evenLead ??= lead
    const chance = isEnd ? endChance(result.winner, this.side) : winChance(lead - this.evenLead, kit.advice)
    this.points.push({ events, turn: view.round.turn, chance })
  }

  /** Who has fallen since, and by whose hand. */
  private notice(view: TableView, from: number, to: number): void {
    const left = new Set(view.figures.map(({ id }) => id))
    const gone = (this.last?.figures ?? []).filter(({ id }) => !left.has(id))
    this.last = view
    if (gone.length === 0) return
    this.fallen.push(...gone)
    this.deeds.add(gone, this.reviewed.logPart(from, to).lines)
  }

  private review(): Review {
    const entries = this.reviewed.battle.tape.length + 1
    const isDone = this.place >= entries
    return {
      side: this.side,
      points: [...this.points],
      progress: Math.min(1, this.place / entries),
      isDone,
      ...(isDone && {
        turningPoints: this.turningPoints(),
        deeds: this.deeds.best(),
        fallen: this.fallen,
        dice: this.luck.bySide(),
      }),
    }
  }

  private turningPoints(): readonly TurningPoint[] {
    return greatestSwings(this.points).flatMap((place) => {
      const [before, after] = [this.points[place - 1], this.points[place]]
      if (!before || !after) return []
      const line = tellingLine(this.reviewed.logPart(before.events, after.events).lines)
      return line ? [{ line, turn: after.turn, before: before.chance, after: after.chance, place }] : []
    })
  }
}

const worthOf = ({ figures, sides }: TableView): number =>
  figures.reduce((sum, { points }) => sum + points, 0) / Math.max(1, sides.length)

const endChance = (winner: SideId | undefined, side: SideId): number =>
  winner === undefined ? 0.5 : winner === side ? 1 : 0

const RANK: Readonly<Record<LogLine['weight'], number>> = { major: 0, plain: 1, minor: 2 }

/** The line that says best what happened: of the most important ones the last that names somebody. */
function tellingLine(lines: readonly LogLine[]): LogLine | undefined {
  const named = lines.filter(({ figures }) => figures.length > 0)
  return (named.length > 0 ? named : lines).toReversed().sort((a, b) => RANK[a.weight] - RANK[b.weight])[0]
}
