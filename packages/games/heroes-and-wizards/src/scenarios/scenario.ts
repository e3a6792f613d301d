/** What a scenario adds to the battle: how it is set up, what happens in it, who wins. */
import type { FigureId, Option, Play, Result, RuleId, SideId, Step, Text } from '@muster/engine'
import type { Length } from '@muster/table'
import type { Figure, ScenarioId, State } from '../state/state.ts'

/** How a figure was slain: gold, gem and points depend on it. */
export interface Death {
  readonly figure: FigureId
  /** The figure that struck, shot or cast. */
  readonly by: FigureId
  readonly how: 'melee' | 'shot' | 'spell'
  /** The side that gets the credit; undefined when nobody does. */
  readonly credit: SideId | undefined
}

/** How far a figure may go this turn, whatever its Movement. */
export interface MoveLimit {
  readonly left: Length
  readonly rule: RuleId
  /** As the figure's card says it. */
  readonly reason: string
  /** Whether it holds for a figure that is teleported, too. */
  readonly byAnyMeans: boolean
}

export interface Scenario {
  readonly id: ScenarioId
  readonly name: string
  readonly line: string
  readonly rule: RuleId
  readonly sides: readonly number[]
  /** After a figure has ended its own movement (also standing still), and after a Blood Lust move. */
  onMovementEnded?(play: Play<State>, figure: FigureId): Step
  /** When the slain of a phase, spell or immediate attack are removed, in the order they were slain. */
  onRemoved?(play: Play<State>, deaths: readonly Death[]): Step
  /** Options a side has between its moves (passing the gem). */
  betweenMoves?(state: State, side: SideId): readonly Option[]
  doBetweenMoves?(play: Play<State>, side: SideId, option: string): Step
  /** A figure was moved along a path of this length, or teleported by it. */
  onMoved?(
    play: Play<State>,
    figure: Figure,
    length: number,
    how: 'walk' | 'teleport',
    from: { readonly x: number; readonly y: number },
  ): void
  /** How far this figure may still go this turn, whatever its Movement; undefined when only its Movement counts. */
  moveLimit?(state: State, figure: Figure): MoveLimit | undefined
  /** Ends the battle before turn 6. */
  isDecided?(state: State): boolean
  result(state: State): Result
  /** "North 120, South 85": how it stands now. */
  standing(state: State): Text
}
