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

type Add = (value: number, source: string, rule: RuleId) => void

/** The model and its steed, multiplied by its rank, then gear and special rules, which are not. */
function addUp({ profile: id, mounted, rank, gear, rules }: Purchase, add: Add): void {
  const profile = profileOf(id)
  const steed = mounted ? steedPrice(profile) : 0
  add(profile.points, profile.name, 'KD-PROF-08')
  if (mounted) add(steed, 'Cavalry', 'KD-CAV-02')
  if (rank !== 'ordinary') add((profile.points + steed) * (TIMES[rank] - 1), RANK_NAMES[rank], 'KD-HERO-02')
  for (const item of gear) add(GEAR_TABLE[item].points, GEAR_TABLE[item].name, GEAR_TABLE[item].rule)
  for (const one of rules) {
    const { name, rule } = SPECIAL_RULE_TABLE[one]
    add(specialRulePrice(one, profile) ?? 0, name, rule)
  }
}

/** What one model counts: as it is now, so without the steed it has lost. */
export function priceOf(bought: Purchase): number {
  let sum = 0
  addUp(bought, (value) => {
    sum += value
  })
  return sum
}

/** The same in its parts. */
export function priceParts(bought: Purchase): Part[] {
  const parts: Part[] = []
  addUp(bought, (value, source, rule) => parts.push(part(value, source, rule)))
  return parts
}
