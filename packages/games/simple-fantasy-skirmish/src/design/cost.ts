/** What a unit costs: points per model, each with where it comes from. */
import { part, sumOf, type Part, type Sum } from '@muster/engine'
import type { Upgrade } from '../state/card.ts'
import type { UnitDesign } from './design.ts'
import { itemCost, itemRule } from './items.ts'
import { PENALTY_COST, PENALTY_PARTS, TRAIT_COST, TRAIT_PARTS, TYPE_PARTS, UPGRADE_PARTS } from './parts.ts'

const isLight = (id: Upgrade): boolean => id === 'light-armour' || id === 'tough'
const isHeavy = (id: Upgrade): boolean => id === 'heavy-armour' || id === 'resilient'

/** Armour is cheaper for the Fast, and heavy armour free for Champions. */
export function upgradePart({ type, upgrades }: Pick<UnitDesign, 'type' | 'upgrades'>, id: Upgrade): Part {
  const { name, cost, rule } = UPGRADE_PARTS[id]
  if (type === 'champion' && isHeavy(id)) return part(0, name, 'SF-DES-10')
  if (upgrades.includes('fast') && isLight(id)) return part(0, name, 'SF-DES-13')
  if (upgrades.includes('fast') && isHeavy(id)) return part(1, name, 'SF-DES-14')
  return part(cost, name, rule)
}

/** Penalties pay for what was bought and no more: nothing costs less than its basic type. */
export function costPerModel(design: UnitDesign): Sum {
  const type = TYPE_PARTS[design.type]
  const extras = extraParts(design)
  const spent = extras.reduce((sum, { value }) => sum + value, 0)
  const penalties = design.penalties.map((id) => part(-PENALTY_COST, PENALTY_PARTS[id].name, PENALTY_PARTS[id].rule))
  const short = penalties.length * PENALTY_COST - spent
  return sumOf(
    part(type.cost, type.name, type.rule),
    ...extras,
    ...penalties,
    short > 0 ? part(short, 'never less than its basic type', 'SF-PEN-06') : undefined,
  )
}

function extraParts(design: UnitDesign): Part[] {
  return [
    ...design.upgrades.map((id) => upgradePart(design, id)),
    ...design.traits.map((id) => part(TRAIT_COST, TRAIT_PARTS[id].name, TRAIT_PARTS[id].rule)),
    ...design.own.map(({ name }) => part(TRAIT_COST, name, 'SF-TRAIT-04')),
    ...design.items.map((item) => part(itemCost(item), item.name, itemRule(item))),
  ]
}
