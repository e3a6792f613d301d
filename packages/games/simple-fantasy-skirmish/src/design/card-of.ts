/** Builds the Unit Card of a design. */
import { part, sumOf, type Sum } from '@muster/engine'
import { inches, millimetres } from '@muster/table'
import type { Card } from '../state/card.ts'
import { costPerModel } from './cost.ts'
import type { UnitDesign } from './design.ts'
import { gridOf } from './grid.ts'

export const NORMAL_MOVE = 6
export const FAST_MOVE = 9
export const SHAMBLING_MOVE = 3
export const USUAL_RANGE = inches(12)
export const STARE_RANGE = inches(6)
export const BASE = millimetres(25)

/** Move in inches, with its reasons. */
export function moveSum({ upgrades, penalties }: UnitDesign): Sum {
  const plain = sumOf(
    part(NORMAL_MOVE, 'normal Move', 'SF-MOVE-17'),
    upgrades.includes('fast') ? part(FAST_MOVE - NORMAL_MOVE, 'Fast', 'SF-DES-12') : undefined,
  )
  if (!penalties.includes('shambling') || plain.total <= SHAMBLING_MOVE) return plain
  return sumOf(...plain.parts, part(SHAMBLING_MOVE - plain.total, 'Shambling: 3 at most', 'SF-PEN-02'))
}

/** Where a Magic attack works: ghosts up close alone, a paralyzing stare at range alone, Magic Users both. */
export function magicOf({ traits }: Pick<UnitDesign, 'traits'>): Card['magic'] {
  if (traits.includes('ethereal')) return { inMelee: true, range: 0 }
  if (traits.includes('paralyzing') && !traits.includes('magic-user')) return { inMelee: false, range: STARE_RANGE }
  return { inMelee: true, range: USUAL_RANGE }
}

export function cardOf(design: UnitDesign): Card {
  const { name, icon, type, count, upgrades, traits, penalties, items, flavour } = design
  return {
    name,
    icon,
    type,
    count,
    upgrades,
    traits,
    penalties,
    items,
    move: inches(moveSum(design).total),
    grid: gridOf(design),
    range: USUAL_RANGE,
    magic: magicOf(design),
    cost: costPerModel(design).total,
    diameter: BASE,
    ...(flavour !== undefined && { flavour }),
  }
}
