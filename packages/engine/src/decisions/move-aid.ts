/** Help with moves along a path: judging it, the ground in reach, the way to a goal. */
import {
  judgeMove,
  planMove,
  prepareMove,
  reachMap,
  verdictIfLegal,
  verdictOnLegalPart,
  type Footprint,
  type Length,
  type MoveVerdict,
  type Plan,
  type Point,
  type PreparedMove,
  type ReachMap,
} from '@muster/table'
import type { Mover } from './decision.ts'
import type { FigureId } from '../common/ids.ts'
import { isSamePath } from './questions.ts'
import type { MoveAid, MoveDanger, MoveGoal } from './step.ts'

/** The figures that may move along a path, and what the judge needs to know of each. */
export interface MoverSource {
  /** Read only when the decision is described: a class can build the list lazily. */
  readonly movers: readonly Mover[]
  /** Whether a figure is one of them, where that is known without listing them all. */
  isMover?(figure: FigureId): boolean
  /**
   * This figure's move, prepared for the judge. Where a path, by its end, decides what is in its way, it is handed in;
   * without it the move is prepared for a path that may stop anywhere. Where only paths along a way are to be judged,
   * that is handed in too: those who stand far from it may be left out.
   */
  prepared(figure: FigureId, path?: readonly Point[], way?: readonly Point[]): PreparedMove
  /** Where this figure may end in contact with that base, the best first; left out where any such place will do. */
  contactPlaces?(figure: FigureId, target: Footprint): readonly Point[]
  /** The dangers of a path. */
  dangers?(figure: FigureId, path: readonly Point[]): readonly MoveDanger[]
}

interface JudgedPath {
  readonly figure: FigureId
  readonly path: readonly Point[]
  /** What it was judged by, where that may not be what a move that ends there is judged by. */
  readonly move: PreparedMove | undefined
  readonly verdict: MoveVerdict
}

/** Everything is built lazily, because bots are asked to move thousands of times. */
export class PathMoveAid implements MoveAid {
  private maps: Map<FigureId, ReachMap> | undefined
  private last: JudgedPath | undefined
  /** The mover asked about last: whoever tries paths tries many of one figure. */
  private mover: FigureId | undefined

  constructor(private readonly source: MoverSource) {}

  /** Remembers the last path: whoever finds a legal path, or shows a move, has it judged right afterwards. */
  judge(figure: FigureId, path: readonly Point[]): MoveVerdict | undefined {
    const known = this.remembered(figure, path)
    if (known || !this.knows(figure)) return known
    const verdict = judgeMove(this.source.prepared(figure, path, path), path)
    this.last = { figure, path, move: undefined, verdict }
    return verdict
  }

  private remembered(figure: FigureId, path: readonly Point[]): MoveVerdict | undefined {
    const { last } = this
    if (last?.figure !== figure || !isSamePath(last.path, path)) return undefined
    return last.move === undefined || last.move === this.source.prepared(figure, path, path) ? last.verdict : undefined
  }

  legal(figure: FigureId, path: readonly Point[]): readonly Point[] {
    if (!this.knows(figure)) return []
    const move = this.source.prepared(figure, undefined, path)
    // Where the end decides nothing, the whole path is judged by the same move as its parts, and only once.
    if (this.source.prepared(figure, path, path) !== move && this.allows(figure, path)) return path
    const verdict = verdictOnLegalPart(move, path)
    if (verdict) {
      const isWhole = verdict.legal === path
      this.last = { figure, path: verdict.legal, move: isWhole ? undefined : move, verdict }
    }
    return verdict?.legal ?? []
  }

  /** A legal path is remembered too: whoever found it mostly answers with it. */
  allows(figure: FigureId, path: readonly Point[]): boolean {
    const verdict = this.knows(figure) ? verdictIfLegal(this.source.prepared(figure, path, path), path) : undefined
    if (verdict) this.last = { figure, path, move: undefined, verdict }
    return verdict !== undefined
  }

  plan(figure: FigureId, goal: MoveGoal): Plan | undefined {
    if (!this.knows(figure)) return undefined
    const places = 'contact' in goal ? this.source.contactPlaces?.(figure, goal.contact) : undefined
    for (const at of places ?? []) {
      const plan = planMove(this.source.prepared(figure, [at]), { at })
      if (plan?.arrives) return plan
    }
    return planMove(this.source.prepared(figure, 'at' in goal ? [goal.at] : undefined), goal)
  }

  reach(figure: FigureId, allowance?: Length): ReachMap | undefined {
    if (!this.knows(figure)) return undefined
    if (allowance !== undefined) return reachMap(prepareMove({ ...this.source.prepared(figure).question, allowance }))
    this.maps ??= new Map()
    const map = this.maps.get(figure) ?? reachMap(this.source.prepared(figure))
    this.maps.set(figure, map)
    return map
  }

  dangers(figure: FigureId, path: readonly Point[]): readonly MoveDanger[] | undefined {
    return this.knows(figure) ? this.source.dangers?.(figure, path) : undefined
  }

  private knows(figure: FigureId): boolean {
    if (figure === this.mover) return true
    const { source } = this
    const isMover = source.isMover?.(figure) ?? source.movers.some((mover) => mover.figure === figure)
    if (isMover) this.mover = figure
    return isMover
  }
}
