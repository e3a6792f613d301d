/** What models cost: the printed prices, and the sum with its parts. */
import { part, type Part } from '@muster/engine'
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
const RANK_NAME: { readonly [rank in Rank]: string } = { ordinary: '', champion: 'Champion', hero: 'Hero' }

/** Half the printed price, rounded up. */
export const steedPrice = ({ points }: Profile): number => Math.ceil(points / 2)

/** What a special rule costs for this kind of model; undefined where it cannot take it. */
export const specialRulePrice = (id: SpecialRuleId, { kind }: Profile): number | undefined =>
  kind === 'monster' ? SPECIAL_RULE_TABLE[id].monsterPoints : SPECIAL_RULE_TABLE[id].points

/** The price of one model with its parts: the model and its steed, multiplied by its rank, then gear and special rules. */
export function priceParts({ profile: id, mounted, rank, gear, rules }: Purchase): Part[] {
  const profile = profileOf(id)
  const parts = [part(profile.points, profile.name, 'KD-PROF-08')]
  if (mounted) parts.push(part(steedPrice(profile), 'Cavalry', 'KD-CAV-02'))
  const base = totalOf(parts)
  if (rank !== 'ordinary') parts.push(part(base * (TIMES[rank] - 1), RANK_NAME[rank], 'KD-HERO-02'))
  for (const item of gear) parts.push(part(GEAR_TABLE[item].points, GEAR_TABLE[item].name, GEAR_TABLE[item].rule))
  for (const one of rules) {
    const { name, rule } = SPECIAL_RULE_TABLE[one]
    parts.push(part(specialRulePrice(one, profile) ?? 0, name, rule))
  }
  return parts
}

const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0)

/** What one model counts: as it is now, so without the steed it has lost. */
export const priceOf = (bought: Purchase): number => totalOf(priceParts(bought))
