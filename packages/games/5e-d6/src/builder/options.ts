/** What can be bought for an entry. Creatures that are no soldiers only list what they should not have. */
import type { ChoiceGroup, OptionChoice, RawEntry } from '@muster/engine'
import { printedOn } from '../abilities/index.ts'
import type { EntrySheet } from '../army/sheet.ts'
import { ARMOR_TABLE, SHIELD_PRICE, WEAPON_TABLE } from '../content/gear.ts'
import { ARMORS, WEAPONS, type ArmorWorn, type WeaponId } from '../state/vocabulary.ts'
import { ABILITY_ICONS, weaponIcon } from '../view/icons.ts'
import { weaponText } from '../view/figures.ts'
import { carriedIn, GEAR, GREAT_WEAPONS, HAND_WEAPONS, REPLACEMENTS, weaponsFrom, type Carried } from './carried.ts'

type Option = ChoiceGroup['options'][number]

function weaponOption(id: WeaponId, isChosen: boolean): Option {
  const weapon = WEAPON_TABLE[id]
  const icon = weaponIcon(weapon.range !== undefined, weapon.needsPreparing === true)
  return { id, label: weapon.name, text: weaponText(weapon), icon, rule: weapon.rule, isChosen }
}

const one = (
  id: string,
  label: string,
  least: number,
  weapons: readonly WeaponId[],
  now: WeaponId | undefined,
): ChoiceGroup => ({
  id,
  label,
  least,
  most: 1,
  options: weapons.map((weapon) => weaponOption(weapon, weapon === now)),
})

export function choices(entry: EntrySheet): readonly ChoiceGroup[] {
  const { profile, weapons, shield } = entry
  const { hand, second, instead, great, gear } = carriedIn(weapons)
  const offered = profile.isSoldier ? GEAR : GEAR.filter((id) => gear.includes(id))
  return [
    ...(profile.isSoldier
      ? [
          one('hand', 'Hand weapon', instead ? 0 : 1, HAND_WEAPONS, hand),
          ...(hand ? [one('second', 'Second hand weapon', 0, HAND_WEAPONS, second)] : []),
          one('instead', 'In place of the hand weapon', 0, REPLACEMENTS, instead),
          one('great', 'Great weapon', 0, GREAT_WEAPONS, great),
        ]
      : []),
    {
      id: 'gear',
      label: 'Gear',
      least: 0,
      most: offered.length,
      options: offered.map((id) => weaponOption(id, gear.includes(id))),
    },
    armorGroup(entry),
    {
      id: 'shield',
      label: 'Shield',
      least: 0,
      most: 1,
      options: profile.isSoldier || shield ? [shieldOption(entry)] : [],
    },
  ].filter(({ options }) => options.length > 0)
}

/** Better armor than it comes in. */
function armorGroup({ profile, armor }: EntrySheet): ChoiceGroup {
  const better = ARMORS.filter((worn) => ARMORS.indexOf(worn) > ARMORS.indexOf(profile.wears))
  const offered = better.filter((worn) => profile.isSoldier || worn === armor)
  return {
    id: 'armor',
    label: 'Armor',
    least: 0,
    most: 1,
    options: offered.map((worn) => armorOption(worn, worn === armor)),
  }
}

function armorOption(worn: ArmorWorn, isChosen: boolean): Option {
  const { name, rule, armor, speed } = ARMOR_TABLE[worn]
  const text = `Armor +${armor}${speed < 0 ? `, Speed −${-speed}` : ''}.`
  return { id: worn, label: name, text, icon: worn === 'heavy' ? 'breastplate' : 'leather-armor', rule, isChosen }
}

function shieldOption({ shield, ...entry }: EntrySheet): Option {
  const mastery = printedOn({ ...entry, shield: true }).all.find(({ ability }) => ability.id === 'shield-mastery')
  const { source, rule } = SHIELD_PRICE
  return {
    id: 'shield',
    label: String(source),
    text: mastery?.ability.text ?? '',
    icon: ABILITY_ICONS['shield-mastery'],
    rule,
    isChosen: shield,
  }
}

export function choose(entry: EntrySheet, { group, option, isChosen }: OptionChoice, raw: RawEntry): RawEntry {
  if (group === 'shield') return { ...raw, shield: isChosen }
  if (group === 'armor') {
    const { armor: _armor, ...usual } = raw
    return isChosen ? { ...raw, armor: option } : usual
  }
  const weapon = WEAPONS.find((id) => id === option)
  if (!weapon) return raw
  return { ...raw, weapons: weaponsFrom(withWeapon(carriedIn(entry.weapons), group, weapon, isChosen)) }
}

/** A hand weapon comes back when nothing stands in its place any more. */
function withWeapon(had: Carried, group: string, weapon: WeaponId, isChosen: boolean): Carried {
  if (group === 'gear') {
    const others = had.gear.filter((id) => id !== weapon)
    return { ...had, gear: isChosen ? [...others, weapon] : others }
  }
  if (group === 'great') return { ...had, great: isChosen ? weapon : undefined }
  if (group === 'second') return { ...had, second: isChosen ? weapon : undefined }
  if (group === 'instead')
    return isChosen
      ? { ...had, instead: weapon, hand: undefined, second: undefined }
      : { ...had, instead: undefined, hand: 'hand-blade' }
  if (isChosen) return { ...had, hand: weapon, instead: undefined }
  return { ...had, hand: had.instead ? undefined : 'hand-blade' }
}
