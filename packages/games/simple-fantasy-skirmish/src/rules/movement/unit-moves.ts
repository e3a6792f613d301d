/** The engine's question for the move of a unit, with this game's judge. Scenes are made lazily. */
import {
  pickOne,
  withNearest,
  type Answer,
  type FigureId,
  type Formation,
  type FormationMove,
  type MoveAnswer,
  type Mover,
  type Option,
  type Random,
  type Refusal,
  type UnitMoveRules,
} from '@muster/engine'
import { prepareMove, type Point, type PreparedMove } from '@muster/table'
import { unitOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import { AS_IT_STANDS, shapesFor } from '../formation/arrange.ts'
import { centreQuestion } from './centre-path.ts'
import { proposeMove, longestMove } from './propose-move.ts'
import { isRefusal, judgeIn, type UnitMove } from './move-judge.ts'
import { sceneOf, type Scene } from '../terrain/scene.ts'

export class UnitMoves implements UnitMoveRules {
  private readonly scenes = new Map<FigureId, Scene>()
  private readonly moves = new Map<FigureId, PreparedMove>()
  private listed: readonly Mover[] | undefined
  private judgedLast: { readonly answer: MoveAnswer; readonly found: Refusal | UnitMove } | undefined

  /** The move that was proposed last: it is usually the one that is answered. */
  private formed: UnitMove | undefined

  constructor(
    protected readonly state: State,
    protected readonly units: readonly Unit[],
  ) {}

  get movers(): readonly Mover[] {
    return (this.listed ??= this.units.map((unit) => moverOf(this.scene(unit.id))))
  }

  get options(): readonly Option[] {
    return []
  }

  isMover(id: FigureId): boolean {
    return this.units.some((unit) => unit.id === id)
  }

  refuse(answer: MoveAnswer): Refusal | undefined {
    const found = this.judge(answer)
    return isRefusal(found) ? withNearest(found, () => this.nearest(answer)) : undefined
  }

  /** Judges a move once. A replay gives answers without checking them first, so this may be the first time. */
  judge(answer: MoveAnswer): Refusal | UnitMove {
    const { judgedLast, formed } = this
    if (judgedLast?.answer === answer) return judgedLast.found
    if (formed && formed.ends === answer.ends && formed.path === answer.path && formed.unit === answer.figure) {
      return formed
    }
    const found = judgeIn(this.scene(answer.figure), answer)
    this.judgedLast = { answer, found }
    return found
  }

  form(id: FigureId, path: readonly Point[], shape: string): FormationMove {
    return proposeMove(this.scene(id), path, shape, (move) => (this.formed = move))
  }

  prepared(id: FigureId): PreparedMove {
    const known = this.moves.get(id)
    if (known) return known
    const scene = this.scene(id)
    const move = prepareMove(centreQuestion(scene, scene.full))
    this.moves.set(id, move)
    return move
  }

  /** Random players usually move towards an enemy, because wandering armies never meet. */
  heading(id: FigureId, random: Random): Point | undefined {
    const { enemies } = this.scene(id)
    return enemies.length > 0 && random() < 0.6 ? pickOne(random, enemies).at : undefined
  }

  scene(id: FigureId): Scene {
    const known = this.scenes.get(id) ?? sceneOf(this.state, unitOf(this.state, id))
    this.scenes.set(id, known)
    return known
  }

  /** The longest legal move along the same path: as it stands, or else bunched up. */
  private nearest({ figure, path }: MoveAnswer): Answer | undefined {
    for (const shape of [AS_IT_STANDS, 'bunch']) {
      const move = longestMove(this.scene(figure), path, shape)
      if (move) return { figure, path: move.path, ends: move.ends }
    }
    return undefined
  }
}

const formationOf = ({ bodies, centre }: Scene): Formation => ({
  models: bodies.map(({ id }) => id),
  centre,
  shapes: shapesFor(bodies.length),
})

const moverOf = (scene: Scene): Mover => ({ figure: scene.unit.id, allowance: scene.full, unit: formationOf(scene) })
