/** Attacks to try: a unit about to attack, and units as the designer makes them. */
import type { Json } from '@muster/engine'
import { toInches } from '@muster/table'
import { cardOf } from '../src/design/card-of.ts'
import { plainDesign, type UnitDesign } from '../src/design/design.ts'
import { skirmish, type Skirmish, type Spot, type UnitWords } from './skirmish.ts'

interface Assault {
  /** Whom it has just charged, and from where. */
  readonly charged?: string
  readonly from?: Spot
  readonly fromLevel?: number
  readonly [word: string]: Json | undefined
}

/** The attack step of this unit; everything else is as in any situation. */
export function assault(unit: string, { charged, from = [10, 10], fromLevel = 0, ...words }: Assault = {}): Skirmish {
  const active = { unit, moved: true, from, fromLevel, ...(charged !== undefined && { charged }) }
  return skirmish({ stage: 'attack', active, ...words } as { readonly [key: string]: Json })
}

/** A designed unit in the words of a situation, where elites are told by their numbers alone. */
export function designed(design: Partial<UnitDesign>, words: UnitWords = {}): UnitWords {
  const { grid, move, range, magic, type, traits, penalties, items } = cardOf(plainDesign(design))
  return {
    ...(type === 'champion' && { type }),
    traits,
    penalties,
    items,
    melee: grid.melee,
    ranged: grid.ranged,
    magic: grid.magic,
    move: toInches(move),
    range: toInches(range),
    magicRange: toInches(magic.range),
    magicInMelee: magic.inMelee,
    ...words,
  } as unknown as UnitWords
}

/** The words that may be answered now, in their order. */
export const optionsOf = (battle: Skirmish): readonly string[] => battle.decision.options.map(({ id }) => id)
