/** A random army: legal, somewhat sensible, and within its points. */
import { counted, InputError, pickOne, randomFrom, shuffled, type Json, type Random } from '@muster/engine'
import { gearComplaints } from './check-gear.ts'
import { specialRuleComplaints } from './check-ranks.ts'
import { priceOf } from './costs.ts'
import type { CrewSheet } from './sheet.ts'
import {
  CHARIOTS,
  CREATURES,
  GEAR,
  INFANTRY,
  MONSTERS,
  SIEGE_WEAPONS,
  SPECIAL_RULES,
  type ProfileId,
  type Rank,
} from '../state/vocabulary.ts'
import { profileOf } from '../content/profiles.ts'

const NAMES = [
  'Blade',
  'Guard',
  'Raider',
  'Hunter',
  'Warden',
  'Reaver',
  'Scout',
  'Slayer',
  'Outlaw',
  'Sworn',
  'Beast',
] as const
const COLOURS = ['Red', 'Grey', 'Green', 'Black', 'White', 'Golden', 'Iron', 'Wild', 'Old', 'Pale'] as const

const CHEAPEST = Math.min(...[...INFANTRY, ...CREATURES].map((id) => profileOf(id).points))

/** Monsters take it often: it pays only where three enemies crowd around one of them. */
const OFTEN: CrewSheet['rules'] = ['mass-attack']

type Entry = CrewSheet & { readonly crew: readonly CrewSheet[] }

/** Draws models until the points are spent. */
export function randomArmy(seed: number, points: number): Json {
  if (!(points >= CHEAPEST))
    throw new InputError(`There is no army of ${counted(points, 'point')}: the cheapest model costs ${CHEAPEST}.`)
  const draft = new Draft(randomFrom(seed), points)
  if (draft.random() < 0.6) draft.addLeader('hero')
  if (draft.random() < 0.6) draft.addLeader('champion')
  if (draft.random() < 0.35) draft.addSiege()
  if (draft.random() < 0.4) draft.addChariot()
  if (draft.random() < 0.6) draft.addSome(MONSTERS, 1)
  for (let i = 0; i < 4; i++) draft.addSome(draft.random() < 0.8 ? INFANTRY : CREATURES, 8)
  draft.addSome(INFANTRY, 30)
  draft.addSome(['crawling-creature'], 60)
  return { name: `The ${pickOne(draft.random, COLOURS)} Company`, entries: draft.entries as unknown as Json }
}

const costOf = (entry: Entry): number =>
  priceOf(entry) + entry.crew.reduce((sum, one) => sum + priceOf(one) * one.count, 0)

class Draft {
  readonly entries: Entry[] = []
  private names = 0

  constructor(
    readonly random: Random,
    private readonly points: number,
  ) {}

  private get left(): number {
    return this.points - this.entries.reduce((sum, entry) => sum + costOf(entry) * entry.count, 0)
  }

  private model(profile: ProfileId, rank: Rank, mounted: boolean): CrewSheet {
    const { random } = this
    const name = `${pickOne(random, COLOURS)} ${pickOne(random, NAMES)} ${++this.names}`
    const plain: CrewSheet = { name, profile, mounted, rank, gear: [], rules: [], count: 1 }
    const geared = {
      ...plain,
      gear: drawn(random, GEAR, 3, (gear) => gearComplaints({ ...plain, gear }, '').length === 0),
    }
    const isLegal = (rules: CrewSheet['rules']) => specialRuleComplaints({ ...plain, rules }, '').length === 0
    const first: CrewSheet['rules'] = isLegal(OFTEN) && random() < 0.6 ? OFTEN : []
    return { ...geared, rules: drawn(random, SPECIAL_RULES, 3, isLegal, first) }
  }

  private add(entry: Entry, most: number): void {
    const count = Math.min(most, Math.floor(this.left / Math.max(1, costOf(entry))))
    if (count >= 1) this.entries.push({ ...entry, count })
  }

  addLeader(rank: Rank): void {
    this.add({ ...this.model(pickOne(this.random, INFANTRY), rank, this.random() < 0.4), crew: [] }, 1)
  }

  addSome(profiles: readonly ProfileId[], most: number): void {
    const profile = pickOne(this.random, profiles)
    const mounted = profileOf(profile).kind === 'infantry' && this.random() < 0.3
    this.add({ ...this.model(profile, 'ordinary', mounted), crew: [] }, 1 + Math.floor(this.random() * most))
  }

  addSiege(): void {
    this.addChassis(pickOne(this.random, SIEGE_WEAPONS), 3)
  }

  addChariot(): void {
    const profile = pickOne(this.random, CHARIOTS)
    this.addChassis(profile, 1 + Math.floor(this.random() * (profileOf(profile).crew ?? 1)))
  }

  private addChassis(profile: ProfileId, size: number): void {
    const crew = { ...this.model(pickOne(this.random, INFANTRY), 'ordinary', false), count: size }
    this.add({ ...this.model(profile, 'ordinary', false), gear: [], rules: [], crew: [crew] }, 1)
  }
}

/** A few things in any order, as long as they are legal together. */
function drawn<T>(
  random: Random,
  all: readonly T[],
  most: number,
  isLegal: (some: T[]) => boolean,
  first: readonly T[] = [],
): T[] {
  const wanted = Math.floor(random() * (most + 1))
  const some = [...first]
  for (const one of shuffled(random, all)) {
    if (some.length >= wanted) break
    if (!some.includes(one) && isLegal([...some, one])) some.push(one)
  }
  return some
}
