/** What models cost. */
import { GEAR_TABLE } from '../content/gear.ts'
import { profileOf } from '../content/profiles.ts'
import { SPECIAL_RULE_TABLE } from '../content/special-rules.ts'
import type { Profile } from '../state/profile.ts'
import type { GearId, ProfileId, Rank, SpecialRuleId } from '../state/vocabulary.ts'

/** What is bought with a model. */
export interface Purchase {
  readonly profile: ProfileId
  readonly mounted: boolean
  readonly rank: Rank
  readonly gear: readonly GearId[]
  readonly rules: readonly SpecialRuleId[]
}

/** How many times the price of the model itself is paid. */
const TIMES: { readonly [rank in Rank]: number } = { ordinary: 1, champion: 2, hero: 3 }

/** Half the printed price, rounded up. */
export const steedPrice = ({ points }: Profile): number => Math.ceil(points / 2)

/** What a special rule costs for this kind of model; undefined where it cannot take it. */
export const specialRulePrice = (id: SpecialRuleId, { kind }: Profile): number | undefined =>
  kind === 'monster' ? SPECIAL_RULE_TABLE[id].monsterPoints : SPECIAL_RULE_TABLE[id].points

/** What one model counts: as it is now, so without the steed it has lost. Gear and special rules are not multiplied. */
export function priceOf({ profile: id, mounted, rank, gear, rules }: Purchase): number {
  const profile = profileOf(id)
  let price = (profile.points + (mounted ? steedPrice(profile) : 0)) * TIMES[rank]
  for (const item of gear) price += GEAR_TABLE[item].points
  for (const one of rules) price += specialRulePrice(one, profile) ?? 0
  return price
}
