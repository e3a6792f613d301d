/** Every way in which a winner may settle a victory. */
import { InputError } from '@muster/engine'
import { checkSpoils, settlementOf, usualSpoils, type Spoils, type Toll } from './settlement.ts'
import type { Campaign, Player } from './state.ts'

interface Bounds {
  readonly least: number
  readonly most: number
}

/** The usual one first. */
export function allSpoils(campaign: Campaign, winner: string): readonly Spoils[] {
  const { claim, take, raid, losers, risked } = settlementOf(campaign, winner)
  const usual = usualSpoils(campaign, winner)
  const ways = numbers(claim).flatMap((claimed) =>
    shares(losers, take).flatMap((taken) =>
      shares(losers, raid).flatMap((raided) => extras(risked).map((extra) => ({ claimed, taken, raided, extra }))),
    ),
  )
  return [usual, ...ways.filter((way) => keyOf(way) !== keyOf(usual) && isAllowed(campaign, winner, way))]
}

const numbers = ({ least, most }: Bounds): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => most - i)

/** How a number of territories can come from several losers. */
const shares = (losers: readonly Player[], bounds: Bounds): readonly (readonly Toll[])[] =>
  numbers(bounds).flatMap((count) => sharesOf(losers, count))

function sharesOf([first, ...rest]: readonly Player[], count: number): readonly (readonly Toll[])[] {
  if (!first) return count === 0 ? [[]] : []
  const most = Math.min(count, first.territories)
  return numbers({ least: 0, most }).flatMap((taken) =>
    sharesOf(rest, count - taken).map((others) => (taken > 0 ? [{ from: first.id, count: taken }, ...others] : others)),
  )
}

/** One more from each of those who stated All or Nothing, or not. */
function extras([first, ...rest]: readonly string[]): readonly (readonly Toll[])[] {
  if (first === undefined) return [[]]
  const others = extras(rest)
  return [...others.map((one) => [{ from: first, count: 1 }, ...one]), ...others]
}

const keyOf = ({ claimed, taken, raided, extra }: Spoils): string =>
  JSON.stringify([claimed, ...[taken, raided, extra].map((tolls) => tolls.map((one) => Object.values(one)).sort())])

function isAllowed(campaign: Campaign, winner: string, spoils: Spoils): boolean {
  try {
    checkSpoils(campaign, winner, spoils)
    return true
  } catch (error) {
    if (error instanceof InputError) return false
    throw error
  }
}
