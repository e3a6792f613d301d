/** Asks a player for a move: the engine's question, with this game's rules and refusals. */
import {
  isSamePath,
  moveQuestion,
  pickOne,
  picked,
  raise,
  type FigureId,
  type MoveAid,
  type MoveAnswer,
  type Mover,
  type MoveRules,
  type Option,
  type Play,
  type QuestionDetails,
  type Random,
  type Refusal,
  type Step,
} from '@muster/engine'
import {
  boxAround,
  distanceSquared,
  holdsBox,
  prepareMove,
  samePoint,
  type Box,
  type Footprint,
  type Length,
  type MoveRefusal,
  type MoveVerdict,
  type Point,
  type PreparedMove,
} from '@muster/table'
import { enemiesOf, figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { hasLevels } from '../terrain/levels.ts'
import { contactsAt, EVERYWHERE, moveQuestionOf, type Nearness } from './move-question.ts'
import { levelOnWay, refuseWayOverLevels } from './levels-on-way.ts'
import { placesBeside } from './contact-places.ts'
import { moveRefusal } from './move-refusals.ts'

/** A model that may move, how far, and whom it may come near to. */
export interface MoverRules {
  readonly figure: FigureId
  readonly allowance: Length
  readonly manner: string
  readonly nearness: Nearness
  readonly keeps?: NonNullable<Mover['keeps']>
  /** A rule of this move alone, such as that a crew ends beside its weapon. */
  refuse?(end: Point): Refusal | undefined
}

export interface Move {
  readonly figure: FigureId
  readonly path: readonly Point[]
  readonly verdict: MoveVerdict
}

/** A move of one of these models, or the id of the option that was picked instead. */
export function* askMove(
  play: Play<State>,
  ask: QuestionDetails,
  movers: readonly MoverRules[],
  options: readonly Option[],
): Step<Move | string> {
  const question = moveQuestion(ask, new MoveChoice(play.state, movers, options))
  const answer = yield* play.ask(question)
  if (!('path' in answer)) return picked(answer) ?? ''
  const { figure, path } = answer
  // In a replay answers are not checked, so the path is judged here for the first time.
  const verdict = question.moves?.judge(figure, path) ?? raise(`${figure} may not move`)
  return { figure, path, verdict }
}

/** Into contact with the nearest enemy where that is allowed and in reach, otherwise as near as may be. */
function pathToNearest(state: State, moves: MoveAid, { figure: id, nearness }: MoverRules): readonly Point[] {
  const figure = figureOf(state, id)
  const far = ({ at }: Figure): number => distanceSquared(figure.at, at)
  const [nearest] = enemiesOf(state, figure).sort((a, b) => far(a) - far(b))
  if (!nearest) return NOWHERE
  const places = nearness.mayTouch ? placesBeside(state, figure, nearest).slice(0, 3) : []
  const place = places.find((at) => moves.allows(id, [at]))
  return place ? [place] : moves.legal(id, [nearest.at])
}

const NOWHERE: readonly Point[] = []
const NOBODY: readonly FigureId[] = []

/** A move that was prepared for those who end on this level, in contact with these enemies, and stay in this box. */
interface KnownMove {
  readonly figure: FigureId
  readonly box: Box
  readonly level: Length | undefined
  readonly contacts: readonly FigureId[]
  readonly move: PreparedMove
}

const NOTHING_KNOWN: readonly KnownMove[] = []

/** A model that may move, with the rules of its move. */
interface KnownMover {
  readonly figure: Figure
  readonly rules: MoverRules
}

interface KnownNearness {
  readonly figure: FigureId
  readonly path: readonly Point[]
  readonly nearness: Nearness
}

const areSame = (a: readonly FigureId[], b: readonly FigureId[]): boolean =>
  a.length === b.length && a.every((id, index) => b[index] === id)

/** Who may move, how far and how. Built lazily for each model. */
export class MoveChoice implements MoveRules {
  private known = NOTHING_KNOWN
  /** The model asked about last: a path is looked at many times in a row. */
  private mover: KnownMover | undefined
  /** For a path that may stop anywhere, and for the last path: each is looked up several times in a row. */
  private standing: KnownNearness | undefined
  private last: KnownNearness | undefined

  constructor(
    private readonly state: State,
    private readonly rules: readonly MoverRules[],
    readonly options: readonly Option[],
  ) {}

  get movers(): readonly Mover[] {
    return this.rules.map(({ figure, allowance, manner, keeps }) => ({
      figure,
      allowance,
      manner,
      ...(keeps && { keeps }),
    }))
  }

  isMover(id: FigureId): boolean {
    for (const { figure } of this.rules) if (figure === id) return true
    return false
  }

  /** Where a path ends decides whom it may come near to. */
  prepared(id: FigureId, path: readonly Point[] = NOWHERE, way?: readonly Point[]): PreparedMove {
    const nearness = this.nearnessOf(id, path)
    const { level, contacts = NOBODY } = nearness
    const { figure, rules } = this.moverOf(id)
    const box = way ? boxAround(figure.at, way) : EVERYWHERE
    for (const one of this.known)
      if (one.figure === id && one.level === level && areSame(one.contacts, contacts) && holdsBox(one.box, box))
        return one.move
    const move = prepareMove(moveQuestionOf(this.state, figure, rules.allowance, nearness, box))
    this.known = [...this.known, { figure: id, box, level, contacts, move }]
    return move
  }

  /** Without a path: as for one that stays on the level where it starts. */
  private nearnessOf(figure: FigureId, path: readonly Point[]): Nearness {
    const known = path.length === 0 ? this.standing : this.last
    if (known?.figure === figure && isSamePath(known.path, path)) return known.nearness
    const found = { figure, path, nearness: this.findNearness(figure, path) }
    if (path.length === 0) this.standing = found
    else this.last = found
    return found.nearness
  }

  private findNearness(id: FigureId, path: readonly Point[]): Nearness {
    const { state } = this
    const { figure, rules } = this.moverOf(id)
    const { nearness } = rules
    const end = path.at(-1)
    const contacts = nearness.mayTouch && end ? contactsAt(state, figure, end) : NOBODY
    return {
      mayTouch: nearness.mayTouch,
      tramples: nearness.tramples,
      contacts,
      level: levelOnWay(state, figure, path),
    }
  }

  /** In contact with an enemy, and with everyone else it comes near to there. */
  contactPlaces(id: FigureId, { at }: Footprint): readonly Point[] {
    const { state } = this
    const { figure, rules } = this.moverOf(id)
    const target = enemiesOf(state, figure).find((foe) => samePoint(foe.at, at))
    return target && rules.nearness.mayTouch ? placesBeside(state, figure, target) : []
  }

  /** Mostly towards the nearest enemy: otherwise hardly anybody would meet in random battles. */
  likelyMove(random: Random, moves: MoveAid): MoveAnswer {
    const mover = pickOne(random, this.rules)
    return { figure: mover.figure, path: random() < 0.7 ? pathToNearest(this.state, moves, mover) : NOWHERE }
  }

  wordRefusal(refusal: MoveRefusal, id: FigureId): Refusal {
    return moveRefusal(this.state, this.moverOf(id).rules, refusal)
  }

  refuse({ figure: id, path }: MoveAnswer): Refusal | undefined {
    const { state } = this
    const end = path.at(-1)
    if (!end) return undefined
    const { figure, rules } = this.moverOf(id)
    const tooNear = hasLevels(state) ? refuseWayOverLevels(state, figure, path, this.nearnessOf(id, path)) : undefined
    return tooNear ? this.wordRefusal(tooNear, id) : rules.refuse?.(end)
  }

  private moverOf(id: FigureId): KnownMover {
    const { mover } = this
    if (mover?.figure.id === id) return mover
    for (const rules of this.rules)
      if (rules.figure === id) return (this.mover = { figure: figureOf(this.state, id), rules })
    return raise(`${id} may not move`)
  }
}
