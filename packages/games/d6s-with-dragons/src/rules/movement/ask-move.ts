/** Asks a player for a move: the engine's question, with this game's rules and wording. */
import {
  moveQuestion,
  named,
  picked,
  raise,
  refuse,
  text,
  type Answer,
  type QuestionDetails,
  type FigureId,
  type MoveAnswer,
  type MoveDanger,
  type Mover,
  type MoveRules,
  type Option,
  type Play,
  type Refusal,
  type Step,
} from '@muster/engine'
import {
  isOnTable,
  judgeMove,
  placedAt,
  overlaps,
  type Length,
  type PreparedMove,
  type MoveRefusal,
  type MoveVerdict,
  type Point,
} from '@muster/table'
import { conditionOn, figureOf, footprint, TOLERANCE, isInPlay, isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { straddles } from '../terrain/barriers.ts'
import { draggedBy, isImmune } from '../conditions/conditions.ts'
import { dangersAlong } from './path-dangers.ts'
import { allowanceOf, prepareMoveOf, moveCostsOf } from './move-question.ts'
import { theNameOf, wordMove } from './move-wording.ts'
import { mannerOf } from '../stats/special-movement.ts'
import { wedgedIn } from './tight-spaces.ts'
import type { Move } from './walk.ts'
import { isInWater, landLength } from '../terrain/water.ts'

/** A character that may move now: its movement left, how far at most, and whether it must end in water. */
export interface MoveLimits {
  readonly figure: FigureId
  readonly left: Length
  readonly longest?: Length | undefined
  readonly landLeft?: Length | undefined
  readonly mustSwim?: boolean
  readonly provokes?: boolean
  /** What else forbids a path. */
  readonly refuse?: (path: readonly Point[]) => Refusal | undefined
}

/** Who may move, and the other options. Listed lazily. */
export interface MoveOffer {
  readonly walkers: readonly MoveLimits[]
  walker(figure: FigureId): MoveLimits | undefined
  /** What it can still do if it does not move too far; read when the movers are listed. */
  keeps?(figure: FigureId): Mover['keeps']
  readonly options: readonly Option[]
  isOption(id: string): boolean
}

export const moveOffer = (walkers: readonly MoveLimits[], options: readonly Option[]): MoveOffer => ({
  walkers,
  options,
  walker: (id) => walkers.find(({ figure }) => figure === id),
  isOption: (id) => options.some((option) => option.id === id),
})

/** The move, or the id of the option picked instead. */
export function* askMove(play: Play<State>, ask: QuestionDetails, offer: MoveOffer): Step<Move | string> {
  const moves = new MoveChoices(play.state, offer)
  return moves.reply((yield moveQuestion(ask, moves)) as Answer)
}

/** Who may move, how far and how: worked out for each character when it is first asked about. */
export class MoveChoices implements MoveRules {
  private moves: Map<FigureId, PreparedMove> | undefined
  private known: MoveLimits | undefined
  private approved: { readonly path: readonly Point[]; readonly verdict: MoveVerdict } | undefined
  constructor(
    private readonly state: State,
    readonly offer: MoveOffer,
  ) {}

  get options(): readonly Option[] {
    return this.offer.options
  }

  isOption(id: string): boolean {
    return this.offer.isOption(id)
  }

  get movers(): readonly Mover[] {
    return this.offer.walkers.map((walker) => {
      const keeps = this.offer.keeps?.(walker.figure)
      return { ...moverOf(this.state, walker), ...(keeps && { keeps }) }
    })
  }

  isMover(id: FigureId): boolean {
    return this.find(id) !== undefined
  }

  prepared(id: FigureId): PreparedMove {
    const known = this.moves?.get(id)
    if (known) return known
    const { left, longest } = this.walker(id)
    const made = prepareMoveOf(this.state, figureOf(this.state, id), left, longest)
    this.moves ??= new Map()
    this.moves.set(id, made)
    return made
  }

  wordRefusal(refusal: MoveRefusal, id: FigureId): Refusal {
    return wordMove(this.state, figureOf(this.state, id), refusal)
  }

  refuse(answer: MoveAnswer, verdict: MoveVerdict): Refusal | undefined {
    this.approved = { path: answer.path, verdict }
    return answer.path.length === 0 ? undefined : refuseByRules(this.state, this.walker(answer.figure), answer.path)
  }

  dangers(id: FigureId, path: readonly Point[]): readonly MoveDanger[] {
    return dangersAlong(this.state, figureOf(this.state, id), path, this.walker(id).provokes ?? true)
  }

  /** The move, or the id of the option picked instead. */
  reply(answer: Answer): Move | string {
    return 'path' in answer ? this.made(answer) : (picked(answer) ?? '')
  }

  /** A replayed record is not checked, so its path is judged here for the first time. */
  private made(answer: MoveAnswer): Move {
    const { figure, path } = answer
    const prepared = this.prepared(figure)
    const verdict = this.approved?.path === path ? this.approved.verdict : judgeMove(prepared, path)
    const mover = figureOf(this.state, figure)
    const { open } = moveCostsOf(this.state, mover, mannerOf(this.state, mover))
    return { figure, path, verdict, prepared, open, provokes: this.walker(figure).provokes ?? true }
  }

  private walker(id: FigureId): MoveLimits {
    return this.find(id) ?? raise(`${id} may not move now`)
  }

  /** The same character is usually asked about many times in a row. */
  private find(id: FigureId): MoveLimits | undefined {
    if (this.known?.figure !== id) this.known = this.offer.walker(id)
    return this.known
  }
}

function moverOf(state: State, { figure: id, left, longest }: MoveLimits): Mover {
  const figure = figureOf(state, id)
  const manner = mannerOf(state, figure)
  const allowance = allowanceOf(state, figure, left, moveCostsOf(state, figure, manner))
  if (longest === undefined && manner === 'walk') return { figure: id, allowance }
  return { figure: id, allowance, ...(longest !== undefined && { longest }), ...(manner !== 'walk' && { manner }) }
}

/** What the rules forbid beyond the geometry of a move. */
function refuseByRules(state: State, walker: MoveLimits, path: readonly Point[]): Refusal | undefined {
  const figure = figureOf(state, walker.figure)
  return (
    refuseFear(state, figure, path) ??
    refuseEnd(state, figure, path) ??
    refuseLand(state, figure, walker, path) ??
    refuseDrag(state, figure, path) ??
    walker.refuse?.(path)
  )
}

/** A frightened character may not move nearer to what it fears at any point of its path. */
function refuseFear(state: State, figure: Figure, path: readonly Point[]): Refusal | undefined {
  if (figure.conditions.length === 0 && figure.riders.length === 0) return undefined
  for (const one of [figure, ...figure.riders.map((id) => figureOf(state, id))]) {
    const id = conditionOn(one, 'frightened')?.from
    if (id === undefined || !isInPlay(figureOf(state, id)) || isImmune(state, one, 'frightened', id)) continue
    const source = footprint(state, figureOf(state, id)).at
    let from = figure.at
    for (const to of path) {
      if ((to.x - from.x) * (from.x - source.x) + (to.y - from.y) * (from.y - source.y) < -TOLERANCE) {
        return refuse(
          'DD-COND-13',
          'afraid',
          text`${named(one.id)} is afraid of ${named(id)} and will not go nearer.`,
          {
            at: from,
            figure: id,
          },
        )
      }
      from = to
    }
  }
  return undefined
}

/** Wholly on the battlefield, wholly up or wholly down, and not in a tight space. */
function refuseEnd(state: State, figure: Figure, path: readonly Point[]): Refusal | undefined {
  const at = path.at(-1) ?? figure.at
  const foot = placedAt(footprint(state, figure), at)
  if (!isOnTable(foot, state.field))
    return refuse('DD-RUL-04', 'off-table', text`The whole base of ${named(figure.id)} must stay on the battlefield.`, {
      at,
    })
  const gait = mannerOf(state, figure)
  const across = straddles(state, figure, foot, gait)
  if (across)
    return refuse(
      'DD-TERR-12',
      'rests-on-piece',
      text`${named(figure.id)} would end across the edge of ${theNameOf(across)}.`,
      {
        at,
        piece: across.id,
      },
    )
  const wall = gait === 'walk' ? wedgedIn(state, foot) : undefined
  return (
    wall &&
    refuse(
      'DD-TERR-22',
      'tight-space',
      text`${named(figure.id)} must end in open space, not beside ${theNameOf(wall)} in a tight one.`,
      { at, piece: wall.id },
    )
  )
}

/** A swimmer acts on its Swim Speed: on land it goes no farther than its land Speed, and it must get into the water. */
function refuseLand(
  state: State,
  figure: Figure,
  { landLeft, mustSwim }: MoveLimits,
  path: readonly Point[],
): Refusal | undefined {
  const end = path.at(-1) ?? figure.at
  if (mustSwim && !isInWater(state, end))
    return refuse(
      'DD-SMV-02',
      'must-swim',
      text`${named(figure.id)} acts on its Swim Speed and must enter the water.`,
      {
        at: end,
      },
    )
  if (landLeft === undefined || landLength(state, figure, path) <= landLeft + TOLERANCE) return undefined
  return refuse(
    'DD-RUL-28',
    'too-far-on-land',
    text`${named(figure.id)} moves no farther on land than its land Speed.`,
    {
      at: end,
    },
  )
}

/** A dragged character must find room too. */
function refuseDrag(state: State, figure: Figure, path: readonly Point[]): Refusal | undefined {
  const at = path.at(-1)
  if (!at) return undefined
  const dragged = draggedBy(state, figure)
  for (const base of dragged) {
    const foot = placedAt(footprint(state, base), {
      x: base.at.x + at.x - figure.at.x,
      y: base.at.y + at.y - figure.at.y,
    })
    const isTaken = state.figures.some(
      (other) =>
        other !== figure && !dragged.includes(other) && isStanding(other) && overlaps(foot, footprint(state, other)),
    )
    if (isOnTable(foot, state.field) && !isTaken) continue
    return refuse(
      'DD-COND-17',
      'no-room',
      text`There is no room for ${named(base.id)}, whom ${named(figure.id)} drags along.`,
      {
        at: foot.at,
      },
    )
  }
  return undefined
}
