/** A unit as its players design it: what it is and what was bought for it. The card is worked out from this. */
import type { StatColumn, Item, AttackKind, PenaltyId, TraitId, UnitType, Upgrade } from '../state/card.ts'

/** One of the nine boxes of the card. */
export type CardBox = `${AttackKind}-${StatColumn}`

/** A trait the players made up: plain changes of stats, nothing else. */
export interface OwnTrait {
  readonly name: string
  readonly gives?: { readonly [box in CardBox]?: number | undefined } | undefined
  readonly improves?: readonly CardBox[] | undefined
}

export interface UnitDesign {
  readonly name: string
  readonly icon: string
  readonly type: UnitType
  readonly count: number
  readonly upgrades: readonly Upgrade[]
  readonly traits: readonly TraitId[]
  readonly penalties: readonly PenaltyId[]
  readonly items: readonly Item[]
  readonly own: readonly OwnTrait[]
  readonly flavour?: string | undefined
}

export const plainDesign = (more: Partial<UnitDesign> = {}): UnitDesign => ({
  name: 'Unit',
  icon: 'barbute',
  type: 'troops',
  count: 6,
  upgrades: [],
  traits: [],
  penalties: [],
  items: [],
  own: [],
  ...more,
})
