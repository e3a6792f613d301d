/** Dice that a rule wants rolled, and what they are for. */
import type { SideId } from '../common/ids.ts'
import { worded, type Text } from '../common/text.ts'

/** What dice are rolled for: a kind of roll, which the game has a name for (`kit.rolls`), and whom it is about. */
export interface RollPurpose {
  readonly kind: string
  /** Empty where it is about nobody. */
  readonly about: Text
}

export const rollFor = (kind: string, about: Text = ''): RollPurpose => ({ kind, about })

/** A purpose as tapes and dice scripts write it: "hit: Ann at Bob". */
export const purposeKey = ({ kind, about }: RollPurpose): string => (about === '' ? kind : `${kind}: ${worded(about)}`)

/** Dice wanted: how many, of how many sides, what for. `succeeds` tells which faces pass, if it is a test. */
export interface Roll extends RollPurpose {
  readonly is: 'roll'
  /** The key of its purpose. */
  readonly purpose: string
  readonly by: SideId
  readonly count: number
  readonly sides: number
  /** The faces that pass: odds then need one outcome for each number of dice that pass, not one for each face. */
  readonly succeeds?: readonly number[]
  /** Only the total of the dice matters (true), or only whether it is one of these. */
  readonly total?: true | readonly number[]
  /** A reaction may compare this die with another number, so odds need an outcome for each face. */
  readonly reread?: true
}
