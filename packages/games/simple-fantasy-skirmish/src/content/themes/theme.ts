/** How the ready cards are written: one line a unit. */
import type { Item, PenaltyId, TraitId, UnitType, Upgrade } from '../../state/card.ts'
import { plainDesign, type UnitDesign } from '../../design/design.ts'

export interface Theme {
  readonly id: string
  readonly name: string
  readonly line: string
  readonly units: readonly UnitDesign[]
  /** Armies of these units by name: for the basic game, and with all there is. */
  readonly basic: readonly string[]
  readonly advanced: readonly string[]
}

interface More {
  readonly traits?: readonly TraitId[]
  readonly penalties?: readonly PenaltyId[]
  readonly items?: readonly Item[]
}

const unit =
  (type: UnitType) =>
  (
    count: number,
    name: string,
    icon: string,
    flavour: string,
    upgrades: readonly Upgrade[] = [],
    more: More = {},
  ): UnitDesign =>
    plainDesign({ type, count, name, icon, flavour, upgrades, ...more })

export const troops = unit('troops')
export const elites = unit('elites')

export const champion = (
  name: string,
  icon: string,
  flavour: string,
  upgrades: readonly Upgrade[],
  more: More = {},
): UnitDesign => unit('champion')(1, name, icon, flavour, upgrades, more)
