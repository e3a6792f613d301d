/** What gear costs. Warriors pay the lower prices; only the printed cost of a profile decides its class. */
import type { RuleId } from '@muster/engine'
import type { Profile } from '../state/profile.ts'
import type { ArmorWorn } from '../state/vocabulary.ts'

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

export interface PriceList {
  /** A hand weapon beside the first, which is part of the profile. */
  readonly hand: Price
  readonly great: Price
  /** A great weapon in place of the first hand weapon. */
  readonly greatInstead: Price
  readonly throwing: Price
  readonly bow: Price
  readonly armor: { readonly [armor in Exclude<ArmorWorn, 'none'>]: Price }
  readonly shield: Price
}

const price = (points: number, rule: RuleId): Price => ({ points, rule })

export const PRICES: { readonly [who in Class]: PriceList } = {
  warrior: {
    hand: price(1, 'DD-COST-01'),
    great: price(2, 'DD-COST-02'),
    greatInstead: price(1, 'DD-COST-02'),
    throwing: price(1, 'DD-COST-03'),
    bow: price(3, 'DD-COST-04'),
    armor: { light: price(2, 'DD-COST-05'), heavy: price(4, 'DD-COST-06') },
    shield: price(1, 'DD-COST-07'),
  },
  hero: {
    hand: price(5, 'DD-COST-11'),
    great: price(10, 'DD-COST-12'),
    greatInstead: price(5, 'DD-COST-12'),
    throwing: price(5, 'DD-COST-13'),
    bow: price(15, 'DD-COST-14'),
    armor: { light: price(10, 'DD-COST-15'), heavy: price(20, 'DD-COST-16') },
    shield: price(5, 'DD-COST-17'),
  },
}
