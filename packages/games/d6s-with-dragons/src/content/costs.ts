/** What a character costs: its profile and what is bought for it, as a sum with its parts. */
import { part, sumOf, type Part, type Sum } from '@muster/engine'
import { classOf, PRICES, type PriceList } from './prices.ts'
import type { Gear, Profile, Weapon } from '../state/profile.ts'

export function costOf(profile: Profile, gear: Gear): Sum {
  const prices = PRICES[classOf(profile)]
  return sumOf(
    part(profile.points, profile.name, 'DD-CLASS-07'),
    ...weaponParts(prices, gear),
    ...defenceParts(prices, gear),
  )
}

/** The first hand weapon is part of the profile; a great weapon in its place is cheaper than one beside it. */
function weaponParts(prices: PriceList, { weapons }: Gear): Part[] {
  const first = weapons.findIndex(({ kind }) => kind === 'hand')
  const pays = ({ points, rule }: PriceList['hand'], { name }: Weapon): Part => part(points, name, rule)
  return weapons.flatMap((weapon, index) => {
    if (weapon.kind === 'hand') return index === first ? [] : [pays(prices.hand, weapon)]
    if (weapon.kind === 'great') return [pays(first < 0 ? prices.greatInstead : prices.great, weapon)]
    return weapon.kind === 'throwing' || weapon.kind === 'bow' ? [pays(prices[weapon.kind], weapon)] : []
  })
}

function defenceParts(prices: PriceList, { armor, shield }: Gear): Part[] {
  const parts: Part[] = []
  if (armor !== 'none') parts.push(part(prices.armor[armor].points, `${armor} armor`, prices.armor[armor].rule))
  if (shield) parts.push(part(prices.shield.points, 'shield', prices.shield.rule))
  return parts
}
