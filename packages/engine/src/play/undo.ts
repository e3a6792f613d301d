/** A battle with a way back: undo and redo as far as the rules of undo allow. */
import type { Battle, SavePoint } from './battle.ts'
import { typedDice } from './dice.ts'
import { goOnWith } from './go-on-with.ts'
import type { Answer, Refusal } from '../decisions/decision.ts'
import type { FigureId, SideId } from '../common/ids.ts'

interface TakenAnswer<S> {
  readonly by: SideId
  readonly answer: Answer
  readonly before: SavePoint<S>
}

/** Dice of a real table, and the battle before them. */
interface TypedDice<S> {
  readonly faces: readonly number[]
  readonly before: SavePoint<S>
}

type TypedFaces = Pick<TypedDice<unknown>, 'faces'>

export const WHY_NO_UNDO = {
  nothing: 'Nothing has been done yet.',
  dice: 'Dice have been rolled since.',
  asked: 'The other side has been asked since.',
} as const
export type WhyNoUndo = keyof typeof WHY_NO_UNDO

/** What a person is asked to confirm before it happens. */
export type Consequence = 'irreversible' | 'ends-battle'

/** Once dice fall or the other side is asked, there is no way back. */
export const isIrreversible = <S>({ awaited, question }: Battle<S>, by: SideId | undefined): boolean =>
  awaited !== undefined || question?.by !== by

const hasConsequence = <S>(after: Battle<S>, by: SideId | undefined, consequence: Consequence): boolean =>
  consequence === 'ends-battle' ? after.over : isIrreversible(after, by)

export class UndoableBattle<S> {
  private taken: TakenAnswer<S>[] = []
  private undone: (Answer | TypedFaces)[] = []
  /** Save points before dice that were typed in, as long as nothing else has been rolled since. */
  private typed: TypedDice<S>[] = []
  private why: WhyNoUndo = 'nothing'

  constructor(readonly battle: Battle<S>) {}

  answer(answer: Answer): Refusal | undefined {
    const refusal = this.take(answer, () => this.battle.answer(answer))
    if (refusal === undefined) this.undone = []
    return refusal
  }

  /** Gives an answer unless it has this consequence; then nothing has changed. */
  answerUnless(consequence: Consequence, answer: Answer): Refusal | Consequence | undefined {
    const refusal = this.take(answer, (before) => this.giveUnless(consequence, answer, before))
    if (refusal === undefined) this.undone = []
    return refusal
  }

  /** No dice fall before it is known what the answer leads to. */
  private giveUnless(
    consequence: Consequence,
    answer: Answer,
    before: SavePoint<S>,
  ): Refusal | Consequence | undefined {
    const { battle } = this
    const { dice, question } = battle
    battle.dice = typedDice
    const refusal = battle.answer(answer)
    const isUnwanted = refusal === undefined && hasConsequence(battle, question?.by, consequence)
    if (isUnwanted) battle.rewind(before)
    if (refusal === undefined && !isUnwanted) goOnWith(battle, dice)
    battle.dice = dice
    return isUnwanted ? consequence : refusal
  }

  /** Why the last answer cannot be taken back, or undefined when it can. */
  get noUndo(): WhyNoUndo | undefined {
    return this.taken.length + this.typed.length > 0 ? undefined : this.why
  }

  get canRedo(): boolean {
    return this.undone.length > 0
  }

  undo(): boolean {
    const misread = this.typed.pop()
    if (misread !== undefined) {
      this.battle.rewind(misread.before)
      this.undone.push({ faces: misread.faces })
      return true
    }
    const last = this.taken.pop()
    if (last === undefined) return false
    this.battle.rewind(last.before)
    this.undone.push(last.answer)
    return true
  }

  /**
   * The figures and units whose last move can be opened again: the last answer of all, or one of several moves of a
   * phase in which the side moves whom it likes.
   */
  get reopenable(): readonly FigureId[] {
    if (this.typed.length > 0) return []
    const moves = this.battle.decision?.kind === 'move' ? this.taken : this.taken.slice(-1)
    return [...new Set(moves.flatMap(({ answer }) => ('path' in answer ? answer.figure : [])))]
  }

  /**
   * Takes back the last move of one figure and keeps what was answered since. Returns its place among the answers;
   * undefined where the later answers would not stand without it, and then nothing has changed.
   */
  reopen(figure: FigureId): number | undefined {
    const place = this.taken.findLastIndex(({ answer }) => 'path' in answer && answer.figure === figure)
    const move = this.taken[place]
    if (move === undefined || this.typed.length > 0) return undefined
    const later = this.taken.splice(place)
    this.battle.rewind(move.before)
    const isKept = later.slice(1).every(({ answer }) => this.takeQuietly(answer))
    if (isKept) {
      this.undone = []
      return place
    }
    this.taken.length = place
    this.battle.rewind(move.before)
    for (const { answer } of later) this.takeQuietly(answer)
    return undefined
  }

  /** Takes an answer that was taken before, if it is allowed and still binds nobody. */
  private takeQuietly(answer: Answer): boolean {
    return this.take(answer, (before) => this.giveUnless('irreversible', answer, before)) === undefined
  }

  redo(): boolean {
    const undone = this.undone.pop()
    if (undone === undefined) return false
    if (!('faces' in undone)) return this.take(undone, () => this.battle.answer(undone)) === undefined
    const { undone: others } = this
    const isWrong = this.enterDice(undone.faces) !== undefined
    this.undone = others
    return !isWrong
  }

  /** Enters dice from a real table. Undo takes them back if they were misread, unless other dice were rolled since. */
  enterDice(faces: readonly number[], isRead = true): string | undefined {
    const { battle, typed } = this
    const before = battle.savePoint()
    const length = battle.tape.length
    const wrong = battle.enterDice(faces)
    if (wrong !== undefined) return wrong
    const isLast = !battle.tape.slice(length + 1).some((entry) => 'roll' in entry)
    this.forget('dice')
    if (isRead && isLast) this.typed = [...typed, { faces, before }]
    return undefined
  }

  /** The battle has been rewound by other means: nothing before this can be taken back alone. */
  reset(): void {
    this.forget('asked')
  }

  private take<R>(answer: Answer, give: (before: SavePoint<S>) => R | undefined): R | undefined {
    const { battle } = this
    const by = battle.question?.by
    const before = battle.savePoint()
    const length = battle.tape.length
    const refusal = give(before)
    if (refusal !== undefined || by === undefined) return refusal
    this.typed = []
    this.taken.push({ by, answer, before })
    if (battle.tape.slice(length).some((entry) => 'roll' in entry)) this.forget('dice')
    else if (battle.question !== undefined && battle.question.by !== by) this.forget('asked')
    return undefined
  }

  private forget(why: WhyNoUndo): void {
    this.taken = []
    this.typed = []
    this.undone = []
    this.why = why
  }
}
