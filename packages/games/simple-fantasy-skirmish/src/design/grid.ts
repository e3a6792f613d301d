/** The nine boxes of a card worked out in the book's order: type, what is given, improvements, never below 2, what is emptied. */
import { part, sumOf, type Part, type Sum } from '@muster/engine'
import { STAT_COLUMNS, ATTACK_KINDS, type StatColumn, type CardGrid, type AttackKind } from '../state/card.ts'
import type { CardBox, UnitDesign } from './design.ts'
import { TRAIT_PARTS, TYPE_PARTS, UPGRADE_PARTS, type Buy } from './parts.ts'

export const BEST = 2

export interface WorkedBox {
  readonly kind: AttackKind
  readonly doing: StatColumn
  /** Absent: it cannot be done at all. The total is the stat. */
  readonly sum?: Sum
  /** What took the number away. */
  readonly emptiedBy?: Part
}

/** All that was bought, as things that give and improve. */
export function bought({ type, upgrades, traits, own }: UnitDesign): Buy[] {
  return [
    TYPE_PARTS[type],
    ...upgrades.map((id) => UPGRADE_PARTS[id]),
    ...traits.map((id) => TRAIT_PARTS[id]),
    ...own.map(({ name, gives, improves }) => ({
      name,
      line: '',
      rule: 'SF-TRAIT-04',
      ...(gives && { gives: present(gives) }),
      ...(improves && { improves }),
    })),
  ]
}

const present = (gives: { readonly [box in CardBox]?: number | undefined }): NonNullable<Buy['gives']> =>
  Object.fromEntries(Object.entries(gives).filter(([, value]) => value !== undefined)) as NonNullable<Buy['gives']>

export function workOutBox(buys: readonly Buy[], kind: AttackKind, doing: StatColumn): WorkedBox {
  const box: CardBox = `${kind}-${doing}`
  const given = bestOf(buys, box)
  const emptier = buys.find(({ empties }) => empties?.includes(box))
  if (emptier) return { kind, doing, emptiedBy: part(given?.value ?? 0, emptier.name, emptier.rule) }
  return given ? { kind, doing, sum: improved(given, buys, box) } : { kind, doing }
}

/** Of two that give a value the lower number stays. */
function bestOf(buys: readonly Buy[], box: CardBox): Part | undefined {
  let best: Part | undefined
  for (const { name, rule, gives } of buys) {
    const value = gives?.[box]
    if (value !== undefined && (best === undefined || value < best.value)) best = part(value, name, rule)
  }
  return best
}

function improved(given: Part, buys: readonly Buy[], box: CardBox): Sum {
  const better = buys.filter(({ improves }) => improves?.includes(box)).map(({ name, rule }) => part(-1, name, rule))
  const total = given.value - better.length
  return sumOf(given, ...better, total < BEST ? part(BEST - total, 'never better than 2', 'SF-TRAIT-02') : undefined)
}

export function workOutGrid(design: UnitDesign): WorkedBox[] {
  const buys = bought(design)
  return ATTACK_KINDS.flatMap((kind) => STAT_COLUMNS.map((doing) => workOutBox(buys, kind, doing)))
}

export function gridOf(design: UnitDesign): CardGrid {
  const grid: { [kind in AttackKind]: { [doing in StatColumn]?: number } } = { melee: {}, ranged: {}, magic: {} }
  for (const { kind, doing, sum } of workOutGrid(design)) if (sum) grid[kind][doing] = sum.total
  return grid
}
