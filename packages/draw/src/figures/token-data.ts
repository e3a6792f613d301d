/** What is drawn of a figure: its side, base, emblem, states and marks. */
import type { Base, Length, Point } from '@muster/table'
import type { IconName } from '../icons/icon-names.ts'
import type { Side } from '../themes/theme.ts'

export interface TokenStates {
  readonly acted?: boolean
  readonly prone?: boolean
  readonly hidden?: boolean
  readonly ghost?: boolean
  readonly mayAct?: boolean
  readonly picked?: boolean
  readonly lifted?: boolean
  readonly concentrating?: boolean
  readonly slain?: boolean
}

export interface Health {
  readonly left: number
  readonly full: number
}

export interface Token {
  readonly side: Side
  readonly icon: IconName
  readonly base: Base
  /** A direction of any length; where it is given the rim shows a notch. */
  readonly facing?: Point
  readonly number?: number
  readonly health?: Health
  /** How high above the table it stands. */
  readonly level?: Length
  readonly marks: readonly IconName[]
  readonly states: TokenStates
}
