/** Dice that a rule wants rolled, and what they are for. */
import type { SideId } from '../common/ids.ts'
import { textOf, worded, type LazyText, type Text } from '../common/text.ts'

/** What dice are rolled for: a kind of roll, which the game has a name for (`kit.rolls`), and whom it is about. */
export interface RollPurpose {
  readonly kind: string
  /** Empty where it is about nobody. */
  readonly about: LazyText
}

export const rollFor = (kind: string, about: LazyText = ''): RollPurpose => ({ kind, about })

/** A purpose as tapes and dice scripts write it: "hit: Ann at Bob". */
export function purposeKey({ kind, about }: RollPurpose): string {
  const whom = textOf(about)
  return whom === '' ? kind : `${kind}: ${worded(whom)}`
}

/** Dice wanted: how many, of how many sides, what for. `succeeds` tells which faces pass, if it is a test. */
export interface Roll extends RollPurpose {
  readonly is: 'roll'
  readonly about: Text
  /** The key of its purpose. */
  readonly purpose: string
  readonly by: SideId
  readonly count: number
  readonly sides: number
  /** The faces that pass: odds then need one outcome for each number of dice that pass, not one for each face. */
  readonly succeeds?: readonly number[] | undefined
  /** Only the total of the dice matters (true), or only whether it is one of these. */
  readonly total?: true | readonly number[] | undefined
  /** A reaction may compare this die with another number, so odds need an outcome for each face. */
  readonly reread?: true | undefined
}

/** The faces that pass, or how to find them out where that takes time. */
export type Passing = readonly number[] | (() => readonly number[])

/** Whom a roll is about is put into words when somebody reads it: in a battle between bots nobody does. */
export class WantedRoll implements Roll {
  readonly is = 'roll'

  constructor(
    private readonly what: RollPurpose,
    readonly by: SideId,
    readonly count: number,
    readonly sides: number,
    private readonly passing?: Passing,
    readonly reread?: true,
    readonly total?: true | readonly number[],
  ) {}

  get succeeds(): readonly number[] | undefined {
    const { passing } = this
    return typeof passing === 'function' ? passing() : passing
  }

  get kind(): string {
    return this.what.kind
  }

  get about(): Text {
    return textOf(this.what.about)
  }

  get purpose(): string {
    return purposeKey(this.what)
  }
}
