/** Who is hired for a random army, and for how many of its points. */
import { pickOne, type Random } from '@muster/engine'
import type { Listing } from '../content/army-list.ts'
import { plainly, randomlyEquipped, type Recruit } from './random-entry.ts'

/** Those who may be taken together, and what the army says of it. */
export interface Pool {
  readonly list?: string
  readonly element?: string
  /** The army is raised around it. */
  readonly leader?: Listing
  readonly listings: readonly Listing[]
}

export const cheapestOf = ({ listings }: Pool): Listing =>
  listings
    .filter(({ role }) => role !== 'recruit')
    .reduce((least, one) => (one.profile.points < least.profile.points ? one : least))

/** A champion takes no more of the points. */
const CHAMPIONS_SHARE = 0.85

/** At most this many of one kind. */
const MOST_ALIKE = 24
const MOST_MORE_KINDS = 2
const MOST_IN_THE_REAR = 40

/** An army under way. */
export class Company {
  private readonly hired: (Recruit & { readonly listing: Listing; readonly count: number })[] = []

  constructor(
    private readonly random: Random,
    private purse: number,
  ) {}

  /** Its leader, or often a champion, first; then three to five kinds of others, and whoever the points left buy. */
  enlist(pool: Pool): void {
    const { random } = this
    const champions = pool.listings.filter(({ role }) => role === 'champion' || role === 'captain')
    const share = this.purse * CHAMPIONS_SHARE
    const affordable = champions.filter((one) => plainly(one).points <= share)
    if (pool.leader) this.hire(pool.leader, this.purse, 1)
    if (affordable.length > 0 && random() < 0.85) this.hire(pickOne(random, affordable), share, 1)
    for (let left = 3 + Math.floor(random() * 3); left > 0; left--) {
      const others = this.welcome(pool.listings).filter((one) => !champions.includes(one))
      this.hire(pickOne(random, others), this.purse / left, MOST_ALIKE)
    }
    this.fillUp(pool.listings.filter((one) => !champions.includes(one)))
    this.hireTheRear(cheapestOf(pool))
  }

  get entries(): readonly object[] {
    return this.hired.map(({ entry, listing: { profile }, count }, index) => {
      const isNamesake = this.hired.findIndex((one) => one.listing.profile === profile) < index
      return { ...entry, name: isNamesake ? `${profile.name} ${'ABCDEFGHIJ'[index] ?? ''}` : profile.name, count }
    })
  }

  /** Recruits only if somebody recruits them. */
  private welcome(listings: readonly Listing[]): readonly Listing[] {
    const wanted = new Set(
      this.hired.flatMap(({ listing, upgrades }) => [
        ...listing.recruits,
        ...upgrades.flatMap(({ recruits = [] }) => recruits),
      ]),
    )
    return listings.filter(({ role, profile }) => role !== 'recruit' || wanted.has(profile.id))
  }

  /** As many as the share allows; if that is nobody, one without anything bought. */
  private hire(listing: Listing, share: number, most: number): void {
    const dressed = randomlyEquipped(this.random, listing)
    const one = dressed.points <= share ? dressed : plainly(listing)
    const count = Math.min(most, Math.floor(share / one.points))
    if (count < 1) return
    this.hired.push({ ...one, listing, count })
    this.purse -= count * one.points
  }

  /** Of who is cheap there are soon enough: what they leave is spent on kinds that a few of cost as much. */
  private fillUp(listings: readonly Listing[]): void {
    for (let kinds = 0; kinds < MOST_MORE_KINDS; kinds++) {
      const fitting = this.welcome(listings).filter((one) => {
        const { points } = plainly(one)
        return points <= this.purse && points * MOST_ALIKE >= this.purse
      })
      if (fitting.length === 0) return
      this.hire(pickOne(this.random, fitting), this.purse, MOST_ALIKE)
    }
  }

  private hireTheRear(listing: Listing): void {
    const one = plainly(listing)
    const count = Math.min(MOST_IN_THE_REAR, Math.floor(this.purse / one.points))
    if (count >= 1) this.hired.push({ ...one, listing, count })
  }
}
