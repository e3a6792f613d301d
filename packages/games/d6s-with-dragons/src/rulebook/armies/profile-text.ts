/** What the rulebook says of a printed profile, from its data: the numbers stand in one place only. */
import type { ArmyList, Listing } from '../../content/army-list.ts'
import { FEATURES, MOVEMENT_FEATURES } from '../../content/features.ts'
import { gearNumbers } from '../../content/listing.ts'
import { SPECIAL_MOVEMENTS, type Profile } from '../../state/profile.ts'

/** "Knight, 48 points: Speed 5", Fight 4 … Leader." */
export function profileText(profile: Profile): string {
  const { name, points, size, types, saves } = profile
  const worn = gearNumbers(profile)
  const numbers = [
    `Speed ${profile.speed + worn.speed}"`,
    `Fight ${profile.fight}`,
    `Attacks ${profile.attacks}`,
    `Strength ${profile.strength}`,
    `Armor ${profile.armor + worn.armor}`,
    `Toughness ${profile.toughness}`,
    `Health ${profile.health}`,
    `Saves ${saves.fortitude}/${saves.reflex}/${saves.will}`,
    `Morale ${profile.morale}`,
  ]
  const kind = [...(size === 'medium' ? [] : [size]), ...types].join(' ')
  const features = [...featureNames(profile), ...profile.attackList.map((attack) => attack.name)]
  return `${name}, ${points} points, ${kind}: ${numbers.join(', ')}${features.length > 0 ? `; ${features.join(', ')}` : ''}.`
}

const featureNames = ({ traits, uses, moves }: Profile): string[] => [
  ...traits.map((id) => (uses[id] === undefined ? FEATURES[id].name : `${FEATURES[id].name} (${uses[id]})`)),
  ...SPECIAL_MOVEMENTS.flatMap((manner) =>
    moves[manner] === undefined ? [] : [`${MOVEMENT_FEATURES[manner].name} ${moves[manner]}"`],
  ),
]

/** The profiles of a list by their rules. */
export const profileTexts = ({ listings }: ArmyList): { readonly [rule: string]: string } =>
  Object.fromEntries(
    listings.flatMap(({ rule, profile }: Listing) => (rule === undefined ? [] : [[rule, profileText(profile)]])),
  )
