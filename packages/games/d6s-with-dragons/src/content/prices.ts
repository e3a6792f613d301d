/** What gear costs. Warriors pay the lower prices; only the printed cost of a profile decides its class. */
import type { RuleId } from '@muster/engine'
import type { Profile } from '../state/profile.ts'
import type { GearItem } from '../state/vocabulary.ts'

export const DEAREST_WARRIOR = 16

export const CLASSES = ['warrior', 'hero'] as const
export type Class = (typeof CLASSES)[number]

export const classOf = ({ points, isCaptain }: Pick<Profile, 'points' | 'isCaptain'>): Class =>
  points <= DEAREST_WARRIOR && !isCaptain ? 'warrior' : 'hero'

/** A price and the rule that names it. */
export interface Price {
  readonly points: number
  readonly rule: RuleId
}

/** `hand` is a hand weapon besides those included, `greatInstead` a great weapon in place of a hand weapon. */
export type Purchase = GearItem | 'greatInstead'
export type PriceList = { readonly [item in Purchase]: Price }

const price = (points: number, rule: RuleId): Price => ({ points, rule })

export const PRICES: { readonly [who in Class]: PriceList } = {
  warrior: {
    hand: price(1, 'DD-COST-01'),
    great: price(2, 'DD-COST-02'),
    greatInstead: price(1, 'DD-COST-02'),
    throwing: price(1, 'DD-COST-03'),
    bow: price(3, 'DD-COST-04'),
    light: price(2, 'DD-COST-05'),
    heavy: price(4, 'DD-COST-06'),
    shield: price(1, 'DD-COST-07'),
  },
  hero: {
    hand: price(5, 'DD-COST-11'),
    great: price(10, 'DD-COST-12'),
    greatInstead: price(5, 'DD-COST-12'),
    throwing: price(5, 'DD-COST-13'),
    bow: price(15, 'DD-COST-14'),
    light: price(10, 'DD-COST-15'),
    heavy: price(20, 'DD-COST-16'),
    shield: price(5, 'DD-COST-17'),
  },
}

/** A mount without barding, in light barding and in heavy barding; a price left out is not for sale. */
export interface MountPrices {
  readonly none: Price
  readonly light?: Price
  readonly heavy?: Price
}

/** The mount and its barding together. */
const together = (mount: Price, light: Price, heavy: Price): MountPrices => ({
  none: mount,
  light: price(mount.points + light.points, light.rule),
  heavy: price(mount.points + heavy.points, heavy.rule),
})

/** The table price of a mount; undefined: not for this class. A mount of more than 16 points is a monstrous one. */
export function mountPrices(who: Class, { points }: Pick<Profile, 'points'>): MountPrices | undefined {
  const isMonstrous = points > DEAREST_WARRIOR
  if (who === 'warrior') {
    if (isMonstrous) return undefined
    return together(price(points, 'DD-COST-08'), price(2, 'DD-COST-09'), price(4, 'DD-COST-10'))
  }
  return isMonstrous
    ? together(price(points, 'DD-COST-21'), price(10, 'DD-COST-22'), price(20, 'DD-COST-23'))
    : together(price(2 * points, 'DD-COST-18'), price(4, 'DD-COST-19'), price(8, 'DD-COST-20'))
}
