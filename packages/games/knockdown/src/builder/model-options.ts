/** What can be bought for one model: a steed, a rank, equipment, special rules. */
import type { ChoiceGroup, OptionChoice } from '@muster/engine'
import { GEAR_ABILITIES, SPECIAL_RULE_ABILITIES } from '../abilities/index.ts'
import { champion, hero } from '../abilities/conditions/ranks.ts'
import { steed } from '../abilities/conditions/steed.ts'
import { mostRules } from '../army/check-ranks.ts'
import { specialRulePrice } from '../army/costs.ts'
import type { CrewSheet } from '../army/sheet.ts'
import { GEAR_TABLE, type GearUse } from '../content/gear.ts'
import { profileOf } from '../content/profiles.ts'
import type { KnockdownAbility } from '../state/ability.ts'
import { GEAR, SPECIAL_RULES, type GearId, type SpecialRuleId } from '../state/vocabulary.ts'
import { ABILITY_ICONS, PLAIN_ICON } from '../view/icons.ts'

const optionFor = (ability: KnockdownAbility, isChosen: boolean): ChoiceGroup['options'][number] => ({
  id: ability.id,
  label: ability.name,
  text: ability.text,
  icon: ABILITY_ICONS[ability.id] ?? PLAIN_ICON,
  ...(ability.rule !== undefined && { rule: ability.rule }),
  isChosen,
})

const GEAR_GROUPS: { readonly [use in GearUse]: { readonly label: string; readonly most?: number } } = {
  melee: { label: 'Melee weapon', most: 1 },
  hand: { label: 'In the other hand' },
  ranged: { label: 'Ranged weapons' },
  armour: { label: 'Armour' },
}

/** Those with anything to choose from. What a model has against the rules is listed, so that it can be removed. */
export function modelGroups(model: CrewSheet): readonly ChoiceGroup[] {
  const profile = profileOf(model.profile)
  const isInfantry = profile.kind === 'infantry'
  const rules = SPECIAL_RULES.filter(
    (id) => model.rules.includes(id) || (!isChassis(model) && specialRulePrice(id, profile) !== undefined),
  )
  return [
    { id: 'steed', label: 'Steed', least: 0, most: 1, options: [optionFor(steed, model.mounted)] },
    {
      id: 'rank',
      label: 'Promotion',
      least: 0,
      most: 1,
      options: [optionFor(champion, model.rank === 'champion'), optionFor(hero, model.rank === 'hero')],
    },
    ...gearGroups(model, isInfantry),
    {
      id: 'rules',
      label: 'Special rules',
      least: 0,
      most: mostRules(model),
      options: rules.map((id) => optionFor(SPECIAL_RULE_ABILITIES[id], model.rules.includes(id))),
    },
  ].filter(({ options, id }) => options.some(({ isChosen }) => isChosen) || isOffered(id, isInfantry, options.length))
}

const isChassis = ({ profile }: CrewSheet): boolean => ['siege', 'chariot'].includes(profileOf(profile).kind)
const isOffered = (group: string, isInfantry: boolean, options: number): boolean =>
  options > 0 && (isInfantry || group === 'rules')

function gearGroups({ gear }: CrewSheet, isInfantry: boolean): readonly ChoiceGroup[] {
  return Object.entries(GEAR_GROUPS).map(([use, { label, most }]) => {
    const items = GEAR.filter((id) => GEAR_TABLE[id].use === use && (isInfantry || gear.includes(id)))
    const options = items.map((id) => optionFor(GEAR_ABILITIES[id], gear.includes(id)))
    return { id: use, label, least: 0, most: most ?? options.length, options }
  })
}

/** The model with an option chosen or removed. A new melee weapon replaces the one it had. */
export function withModelOption(model: CrewSheet, { group, option, isChosen }: OptionChoice): Partial<CrewSheet> {
  if (group === 'steed') return { mounted: isChosen }
  if (group === 'rank') return { rank: isChosen && (option === 'champion' || option === 'hero') ? option : 'ordinary' }
  if (group === 'rules') return { rules: withOne<SpecialRuleId>(SPECIAL_RULES, model.rules, option, isChosen) }
  const kept = group === 'melee' && isChosen ? model.gear.filter((id) => GEAR_TABLE[id].use !== 'melee') : model.gear
  return { gear: withOne<GearId>(GEAR, kept, option, isChosen) }
}

function withOne<T extends string>(all: readonly T[], had: readonly T[], option: string, isChosen: boolean): T[] {
  const rest = had.filter((id) => id !== option)
  return isChosen ? [...rest, ...all.filter((id) => id === option)] : rest
}
