/** The weapons of an entry: which hand weapon, a second one, a great weapon beside it or in its place. */
import type { ChoiceGroup, OptionChoice } from '@muster/engine'
import type { Listing } from '../content/army-list.ts'
import { WEAPONS } from '../content/weapons.ts'
import { WEAPON_TYPES, type WeaponType } from '../state/vocabulary.ts'
import { weaponIcon } from '../view/emblem.ts'
import { weaponView } from '../view/gear.ts'
import type { BuilderContext } from './context.ts'

export interface CarriedWords {
  readonly listing: Listing
  /** Gear in words, as they are compared. */
  readonly words: readonly string[]
}

const isHand = (word: string): word is WeaponType => (WEAPON_TYPES as readonly string[]).includes(word)
const greatWord = (type: string): string => `great ${type}`
const greatType = (word: string): WeaponType | undefined => WEAPON_TYPES.find((type) => greatWord(type) === word)
const isGreat = (word: string): boolean => greatType(word) !== undefined

/** What is carried of each group. */
function carriedIn({ listing: { profile, prices }, words }: CarriedWords) {
  const [first, second] = words.filter(isHand)
  const great = words.map(greatType).find((type) => type !== undefined)
  const isIncluded = profile.includedGear.includes('great')
  const isForSale = prices.greatInstead !== undefined && !isIncluded
  const isInstead = great !== undefined && isForSale && (first === undefined || !prices.great)
  return {
    hand: first,
    second,
    great: isInstead ? undefined : great,
    'great-instead': isInstead ? great : undefined,
  }
}

export const WEAPON_GROUPS = ['hand', 'second', 'great', 'great-instead'] as const
type WeaponGroup = (typeof WEAPON_GROUPS)[number]
export const isWeaponGroup = (id: string): id is WeaponGroup => (WEAPON_GROUPS as readonly string[]).includes(id)

const LABELS: { readonly [group in WeaponGroup]: string } = {
  hand: 'Hand weapon',
  second: 'Second hand weapon',
  great: 'Great weapon',
  'great-instead': 'Great weapon in place of the hand weapon',
}

/** Those that are included, for sale, or carried already. */
export function weaponGroups(context: BuilderContext, carried: CarriedWords): readonly ChoiceGroup[] {
  const { includedGear } = carried.listing.profile
  const { prices } = carried.listing
  const has = carriedIn(carried)
  const isOffered: { readonly [group in WeaponGroup]: boolean } = {
    hand: includedGear.includes('hand') || prices.hand !== undefined,
    second: includedGear.includes('hand') && prices.hand !== undefined && has.hand !== undefined,
    great: includedGear.includes('great') || prices.great !== undefined,
    'great-instead': includedGear.includes('hand') && prices.greatInstead !== undefined,
  }
  const mustHave = (group: WeaponGroup): boolean =>
    (group === 'hand' && includedGear.includes('hand') && has['great-instead'] === undefined) ||
    (group === 'great' && includedGear.includes('great'))
  return WEAPON_GROUPS.filter((group) => isOffered[group] || has[group] !== undefined).map((group) => ({
    id: group,
    label: LABELS[group],
    least: mustHave(group) ? 1 : 0,
    most: 1,
    options: WEAPON_TYPES.map((type) => optionOf(context, group, type, has[group] === type)),
  }))
}

function optionOf(context: BuilderContext, group: WeaponGroup, type: WeaponType, isChosen: boolean) {
  const id = group === 'hand' || group === 'second' ? type : `great-${type}`
  const weapon = WEAPONS.find((one) => one.id === id)
  if (!weapon) throw new RangeError(`there is no weapon ${id}`)
  const { name, text, rule } = weaponView(context.table(), weapon)
  return { id: type, label: name, icon: weaponIcon(weapon), text, rule, isChosen }
}

/** The words with a weapon chosen or removed; an included weapon comes back when nothing stands in its place. */
export function withWeapon(carried: CarriedWords, { group, option, isChosen }: OptionChoice): readonly string[] {
  const { includedGear } = carried.listing.profile
  const has = carriedIn(carried)
  const others = carried.words.filter((word) => !isHand(word) && !isGreat(word))
  const now = { ...has, [group]: isChosen ? option : undefined }
  if (isChosen && group === 'great') now['great-instead'] = undefined
  if (isChosen && group === 'great-instead') [now.great, now.hand] = [undefined, has.second]
  if (isChosen && group === 'great-instead') now.second = undefined
  const great = now.great ?? now['great-instead']
  const mayLackHand = !includedGear.includes('hand') || now['great-instead'] !== undefined
  const hand = now.hand ?? (mayLackHand ? undefined : (has['great-instead'] ?? 'blade'))
  const included = includedGear.includes('great') && great === undefined ? 'blade' : great
  return [hand, now.second, included && greatWord(included)].filter((word) => word !== undefined).concat(others)
}
