/** Help with leading somebody along a path: the judge's word, the ground in reach, the way to a goal. */
import {
  isLegalMove,
  judgeMove,
  legalPart,
  planMove,
  reachMap,
  type MoveVerdict,
  type Plan,
  type Point,
  type PreparedMove,
  type ReachMap,
} from '@muster/table'
import type { Mover } from './decision.ts'
import type { FigureId } from '../common/ids.ts'
import type { MoveAid, MoveDanger, MoveGoal } from './step.ts'

/** Who may be led along a path. */
export interface MoverSource {
  /** Read only when somebody looks at the decision: a class can put off making the list. */
  readonly movers: readonly Mover[]
  /** Whether a figure is one of them, where that is known without listing them all. */
  isMover?(figure: FigureId): boolean
  /** This figure's move, prepared for the judge. */
  prepared(figure: FigureId): PreparedMove
  /** What a path brings with it besides its cost. */
  dangers?(figure: FigureId, path: readonly Point[]): readonly MoveDanger[]
}

/** Bots are asked thousands of times to move somebody: nothing is made here before it is wanted. */
export class PathMoveAid implements MoveAid {
  private maps: Map<FigureId, ReachMap> | undefined

  constructor(private readonly led: MoverSource) {}

  judge(figure: FigureId, path: readonly Point[]): MoveVerdict | undefined {
    return this.knows(figure) ? judgeMove(this.led.prepared(figure), path) : undefined
  }

  legal(figure: FigureId, path: readonly Point[]): readonly Point[] {
    return this.knows(figure) ? legalPart(this.led.prepared(figure), path) : []
  }

  allows(figure: FigureId, path: readonly Point[]): boolean {
    return this.knows(figure) && isLegalMove(this.led.prepared(figure), path)
  }

  plan(figure: FigureId, goal: MoveGoal): Plan | undefined {
    return this.knows(figure) ? planMove(this.led.prepared(figure), goal) : undefined
  }

  reach(figure: FigureId): ReachMap | undefined {
    if (!this.knows(figure)) return undefined
    this.maps ??= new Map()
    const map = this.maps.get(figure) ?? reachMap(this.led.prepared(figure))
    this.maps.set(figure, map)
    return map
  }

  dangers(figure: FigureId, path: readonly Point[]): readonly MoveDanger[] | undefined {
    return this.knows(figure) ? this.led.dangers?.(figure, path) : undefined
  }

  private knows(figure: FigureId): boolean {
    return this.led.isMover ? this.led.isMover(figure) : this.led.movers.some((mover) => mover.figure === figure)
  }
}
