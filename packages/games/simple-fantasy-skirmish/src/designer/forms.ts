/** The designer's form: which parts there are to choose from, and a design as choices and back. */
import type { Design, DesignPart } from '@muster/engine'
import {
  GRADES,
  PENALTIES,
  SIDES_OF_DIE,
  TRAITS,
  TYPES,
  type Grade,
  type Item,
  type PenaltyId,
  type ItemRoll,
  type TraitId,
  type UnitType,
  type Upgrade,
} from '../state/card.ts'
import type { UnitDesign } from '../design/design.ts'
import { ARTIFACT_ROLLS, itemCost, itemRule, WEAPON_ROLLS } from '../design/items.ts'
import { PENALTY_COST, PENALTY_PARTS, TRAIT_COST, TRAIT_PARTS, TYPE_PARTS, UPGRADE_PARTS } from '../design/parts.ts'

type Choice = DesignPart['choices'][number]

const points = (n: number): string => `${n > 0 ? '+' : '−'}${Math.abs(n)}`
export const ARMOUR: readonly Upgrade[] = ['light-armour', 'tough', 'heavy-armour', 'resilient']
const TRAINING: readonly Upgrade[] = ['ranged', 'fast']

const upgradeChoice = (id: Upgrade): Choice => ({
  id,
  label: UPGRADE_PARTS[id].name,
  line: UPGRADE_PARTS[id].line,
  cost: points(UPGRADE_PARTS[id].cost),
  rule: UPGRADE_PARTS[id].rule,
})
const traitChoice = (id: TraitId): Choice => ({
  id,
  label: TRAIT_PARTS[id].name,
  line: TRAIT_PARTS[id].line,
  cost: points(TRAIT_COST),
  rule: TRAIT_PARTS[id].rule,
})

/** Every item there is: what it is, how good, and what it serves. */
const USES: readonly {
  readonly is: Item['is']
  readonly use: string
  readonly label: string
  readonly rolls: readonly ItemRoll[]
}[] = [
  { is: 'weapon', use: 'melee', label: 'Blade', rolls: WEAPON_ROLLS.melee },
  { is: 'weapon', use: 'ranged', label: 'Bow', rolls: WEAPON_ROLLS.ranged },
  { is: 'weapon', use: 'magic', label: 'Staff', rolls: WEAPON_ROLLS.magic },
  { is: 'artifact', use: 'armour', label: 'Shield', rolls: ARTIFACT_ROLLS.armour },
  { is: 'artifact', use: 'magic', label: 'Talisman', rolls: ARTIFACT_ROLLS.magic },
  { is: 'artifact', use: 'skills', label: 'Rings', rolls: ARTIFACT_ROLLS.skills },
]
const GRADE: { readonly [grade in Grade]: string } = { enchanted: 'Enchanted', rare: 'Rare', legendary: 'Legendary' }

interface ItemForm extends Item {
  readonly id: string
}
const ITEM_FORMS: readonly ItemForm[] = USES.flatMap(({ is, use, label, rolls }) =>
  GRADES.map((grade) => ({ id: `${grade}-${is}-${use}`, is, grade, name: `${GRADE[grade]} ${label}`, rolls })),
)

const itemChoice = (item: ItemForm): Choice => ({
  id: item.id,
  label: item.name,
  line: `Rolls a d${SIDES_OF_DIE[item.grade]} instead of a d6.`,
  cost: points(itemCost(item)),
  rule: itemRule(item),
  ...(item.grade === 'legendary' && { isNamed: true }),
})

export const DESIGN_PARTS: readonly DesignPart[] = [
  {
    id: 'type',
    label: 'What are they?',
    line: 'Troops are many, Elites are good, a Champion is one of a kind.',
    least: 1,
    most: 1,
    choices: TYPES.map((id) => ({
      id,
      label: TYPE_PARTS[id].name,
      line: TYPE_PARTS[id].line,
      cost: `${TYPE_PARTS[id].cost}`,
      rule: TYPE_PARTS[id].rule,
    })),
  },
  {
    id: 'armour',
    label: 'Armour or hide',
    line: 'One kind, or none. Cheaper for the Fast; heavy armour is free for Champions.',
    least: 0,
    most: 1,
    choices: ARMOUR.map(upgradeChoice),
  },
  {
    id: 'training',
    label: 'Bows and speed',
    line: 'Shoot, ride, or both.',
    least: 0,
    most: 2,
    choices: TRAINING.map(upgradeChoice),
  },
  {
    id: 'traits',
    label: 'Traits',
    line: 'What they are known for. Two points each.',
    least: 0,
    most: TRAITS.length,
    choices: TRAITS.filter((id) => !TRAIT_PARTS[id].isAdvanced).map(traitChoice),
  },
  {
    id: 'advanced-traits',
    label: 'Advanced Traits',
    line: 'For the advanced game.',
    least: 0,
    most: TRAITS.length,
    choices: TRAITS.filter((id) => TRAIT_PARTS[id].isAdvanced).map(traitChoice),
  },
  {
    id: 'penalties',
    label: 'Penalties',
    line: 'Two of them pay for one point of what you bought. For the advanced game.',
    least: 0,
    most: PENALTIES.length,
    choices: PENALTIES.map((id) => ({
      id,
      label: PENALTY_PARTS[id].name,
      line: PENALTY_PARTS[id].line,
      cost: points(-PENALTY_COST),
      rule: PENALTY_PARTS[id].rule,
    })),
  },
  {
    id: 'items',
    label: 'Enchanted Items',
    line: 'For Champions. A legendary one has a name, and there is only one of it.',
    least: 0,
    most: ITEM_FORMS.length,
    choices: ITEM_FORMS.map(itemChoice),
  },
]

/** Reads the form. What nobody knows is left out: a form can only hold what it offers. */
export function fromDesign({ name, icon, count, flavour, chosen, named }: Design): UnitDesign {
  const picks = (part: string): readonly string[] => chosen[part] ?? []
  const known = <T extends string>(all: readonly T[], ids: readonly string[]): T[] =>
    all.filter((id) => ids.includes(id))
  const [type = 'troops'] = known<UnitType>(TYPES, picks('type'))
  return {
    name,
    icon,
    count: type === 'champion' ? 1 : count,
    type,
    upgrades: known<Upgrade>([...ARMOUR, ...TRAINING], [...picks('armour'), ...picks('training')]),
    traits: known<TraitId>(TRAITS, [...picks('traits'), ...picks('advanced-traits')]),
    penalties: known<PenaltyId>(PENALTIES, picks('penalties')),
    items: ITEM_FORMS.filter(({ id }) => picks('items').includes(id)).map(({ id, is, grade, name: usual, rolls }) => ({
      is,
      grade,
      rolls,
      name: named?.[id]?.trim() || usual,
    })),
    own: [],
    ...(flavour !== undefined && { flavour }),
  }
}

export const itemFrom = (id: string): Item | undefined => {
  const form = ITEM_FORMS.find((one) => one.id === id)
  return form && { is: form.is, grade: form.grade, name: form.name, rolls: form.rolls }
}

/** The choice that an item is; undefined for one that the form does not offer. */
export const itemChoiceOf = (item: Item): string | undefined =>
  ITEM_FORMS.find((one) => one.is === item.is && one.grade === item.grade && one.rolls.join() === item.rolls.join())?.id

export function toDesign({ name, icon, count, flavour, type, upgrades, traits, penalties, items }: UnitDesign): Design {
  const forms = items.flatMap((item) => {
    const id = itemChoiceOf(item)
    return id === undefined ? [] : [{ id, name: item.name }]
  })
  return {
    name,
    icon,
    count,
    ...(flavour !== undefined && { flavour }),
    chosen: {
      type: [type],
      armour: upgrades.filter((id) => ARMOUR.includes(id)),
      training: upgrades.filter((id) => TRAINING.includes(id)),
      traits: traits.filter((id) => !TRAIT_PARTS[id].isAdvanced),
      'advanced-traits': traits.filter((id) => TRAIT_PARTS[id].isAdvanced),
      penalties: [...penalties],
      items: forms.map(({ id }) => id),
    },
    named: Object.fromEntries(forms.map(({ id, name: called }) => [id, called])),
  }
}
