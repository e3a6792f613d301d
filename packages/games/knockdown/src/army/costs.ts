/** What models cost. */
import { part, type Part, type RuleId } from '@muster/engine'
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
const RANK_NAMES: { readonly [rank in Rank]: string } = { ordinary: '', champion: 'Champion', hero: 'Hero' }
const TIMES: { readonly [rank in Rank]: number } = { ordinary: 1, champion: 2, hero: 3 }

/** Half the printed price, rounded up. */
export const steedPrice = ({ points }: Profile): number => Math.ceil(points / 2)

/** What a special rule costs for this kind of model; undefined where it cannot take it. */
export const specialRulePrice = (id: SpecialRuleId, { kind }: Profile): number | undefined =>
  kind === 'monster' ? SPECIAL_RULE_TABLE[id].monsterPoints : SPECIAL_RULE_TABLE[id].points

/** Adds up what one model costs. Parts are gathered only if asked for. */
export function priceOf({ profile: id, mounted, rank, gear, rules }: Purchase, parts?: Part[]): number {
  const profile = profileOf(id)
  const steed = mounted ? steedPrice(profile) : 0
  let sum = added(parts, profile.points, profile.name, 'KD-PROF-08')
  if (mounted) sum += added(parts, steed, 'Cavalry', 'KD-CAV-02')
  if (rank !== 'ordinary')
    sum += added(parts, (profile.points + steed) * (TIMES[rank] - 1), RANK_NAMES[rank], 'KD-HERO-02')
  for (const item of gear) {
    const { points, name, rule } = GEAR_TABLE[item]
    sum += added(parts, points, name, rule)
  }
  for (const one of rules) {
    const { name, rule } = SPECIAL_RULE_TABLE[one]
    sum += added(parts, specialRulePrice(one, profile) ?? 0, name, rule)
  }
  return sum
}

/** What a model counts with its steed and without it: it may lose the steed, and nothing else that was bought. */
export const pricesOf = (bought: Purchase): { readonly points: number; readonly pointsOnFoot: number } => {
  const { profile, rank, gear, rules } = bought
  return { points: priceOf(bought), pointsOnFoot: priceOf({ profile, mounted: false, rank, gear, rules }) }
}

function added(parts: Part[] | undefined, value: number, source: string, rule: RuleId): number {
  parts?.push(part(value, source, rule))
  return value
}

/** The model and its steed, multiplied by its rank, then gear and special rules, which are not. */
export function priceParts(bought: Purchase): Part[] {
  const parts: Part[] = []
  priceOf(bought, parts)
  return parts
}
