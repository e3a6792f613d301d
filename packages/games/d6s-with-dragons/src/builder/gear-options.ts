/** Everything else that is bought for an entry: bows and shields, armor, upgrades, a mount and its barding. */
import type { ChoiceGroup, OptionChoice, RawEntry } from '@muster/engine'
import { FEATURES, type Feature } from '../content/features.ts'
import { gearWord, isSuit } from '../content/gear-words.ts'
import type { Upgrade } from '../content/army-list.ts'
import { PROFILES } from '../content/profiles.ts'
import { WEAPONS } from '../content/weapons.ts'
import { SPELL_TABLE } from '../spells/index.ts'
import type { GearItem } from '../state/vocabulary.ts'
import { ARMOR, BARDING, SHIELD, weaponView } from '../view/gear.ts'
import type { BuilderContext, EditedEntry } from './context.ts'
import type { CarriedWords } from './weapon-options.ts'

type Option = ChoiceGroup['options'][number]

const THINGS = ['bow', 'throwing', 'shield'] as const
const SUITS = ['light', 'heavy'] as const

const optionFor = (id: string, { name, text, icon, rule }: Feature, isChosen: boolean): Option => ({
  id,
  label: name,
  text,
  icon,
  rule,
  isChosen,
})

export function gearGroups(context: BuilderContext, carried: CarriedWords): readonly ChoiceGroup[] {
  const { listing, words } = carried
  const isOffered = (item: GearItem, word: string): boolean =>
    !listing.profile.includedGear.includes(item) && (listing.prices[item] !== undefined || words.includes(word))
  const things = THINGS.filter((item) => isOffered(item, item))
  const suits = SUITS.filter((item) => isOffered(item, `${item} armor`))
  return [
    {
      id: 'gear',
      label: 'Gear',
      least: 0,
      most: things.length,
      options: things.map((item) => optionFor(item, thingView(context, item), words.includes(item))),
    },
    {
      id: 'armor',
      label: 'Armor',
      least: 0,
      most: 1,
      options: suits.map((item) => optionFor(item, ARMOR[item], words.includes(`${item} armor`))),
    },
  ].filter(({ options }) => options.length > 0)
}

function thingView(context: BuilderContext, item: (typeof THINGS)[number]): Feature {
  const weapon = WEAPONS.find(({ id }) => id === item)
  return weapon ? weaponView(context.table(), weapon) : SHIELD
}

export function withGear({ words }: CarriedWords, { group, option, isChosen }: OptionChoice): readonly string[] {
  const word = group === 'armor' ? `${option} armor` : option
  const rest = words.filter((one) => one !== word && !(group === 'armor' && isSuit(one)))
  return isChosen ? [...rest, word] : rest
}

/** What a sheet says of its gear, in the words that are compared. */
export const carriedWords = (words: readonly string[]): readonly string[] => words.map(gearWord)

export function otherGroups({ sheet, entry: { listing } }: EditedEntry): readonly ChoiceGroup[] {
  const mount = sheet.mount === undefined ? undefined : listing.mounts[sheet.mount]
  const bardings = SUITS.filter((worn) => mount?.[worn] !== undefined || sheet.barding === worn)
  const mounts = [...new Set([...Object.keys(listing.mounts), ...(sheet.mount === undefined ? [] : [sheet.mount])])]
  return [
    {
      id: 'upgrades',
      label: 'Upgrades',
      least: 0,
      most: listing.upgrades.length,
      options: listing.upgrades.map((one) => upgradeOption(one, sheet.upgrades.includes(one.id))),
    },
    {
      id: 'mount',
      label: 'Mount',
      least: 0,
      most: 1,
      options: mounts.map((id) => mountOption(id, sheet.mount === id)),
    },
    {
      id: 'barding',
      label: 'Barding',
      least: 0,
      most: 1,
      options: bardings.map((worn) => optionFor(worn, BARDING[worn], sheet.barding === worn)),
    },
  ].filter(({ options }) => options.length > 0)
}

function upgradeOption(upgrade: Upgrade, isChosen: boolean): Option {
  const { id, name, rule, traits = [], morale, casting, attackList = [] } = upgrade
  const [feature] = traits
  const spells = casting
    ? [...casting.standard, ...casting.incantations, ...casting.quick.flatMap((row) => row.spells)]
    : []
  const text = [
    ...traits.map((trait) => FEATURES[trait].text),
    ...(morale === undefined ? [] : [`Morale +${morale}.`]),
    ...(spells.length > 0 ? [`It casts ${spells.map((spell) => SPELL_TABLE[spell].name).join(', ')}.`] : []),
    ...attackList.map((weapon) => `It attacks with ${weapon.name}.`),
  ].join(' ')
  return { id, label: name, text, rule, isChosen, ...(feature && { icon: FEATURES[feature].icon }) }
}

function mountOption(id: string, isChosen: boolean): Option {
  const profile = PROFILES.find((one) => one.id === id)
  if (!profile) return { id, label: id, text: 'There is no such mount.', isChosen }
  const { name, icon, speed, fight, attacks, strength, toughness, health } = profile
  const text = `Speed ${speed}", Fight ${fight}, Attacks ${attacks}, Strength ${strength}, Toughness ${toughness}, Health ${health}.`
  return { id, label: name, icon, text, rule: 'DD-STEED-01', isChosen }
}

/** Upgrades, mounts and barding have fields of their own. */
export function withOther(raw: RawEntry, { sheet }: EditedEntry, choice: OptionChoice): RawEntry {
  const { group, option, isChosen } = choice
  if (group === 'upgrades') {
    const rest = sheet.upgrades.filter((id) => id !== option)
    return { ...raw, upgrades: isChosen ? [...rest, option] : rest }
  }
  const { barding: _barding, ...bare } = raw
  if (group === 'barding') return isChosen ? { ...raw, barding: option } : bare
  const { mount: _mount, ...onFoot } = bare
  return isChosen ? { ...raw, mount: option } : onFoot
}
