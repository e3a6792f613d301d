/** Armies drawn by chance: legal, well spent, and over many seeds of everything that can be fielded. */
import { expect, test } from 'vitest'
import { checkArmy } from '../../src/army/check.ts'
import { randomArmy, randomPrintedArmy } from '../../src/army/random-army.ts'
import { BESTIARY } from '../../src/content/bestiary/index.ts'
import { freeForm } from '../../src/content/lists/free-form.ts'
import { ARMY_LISTS } from '../../src/content/lists/index.ts'

interface Drawn {
  readonly list?: string
  readonly element?: string
  readonly entries: readonly {
    readonly profile: string
    readonly upgrades?: readonly string[]
    readonly mount?: string
    readonly count: number
  }[]
}

const LIMITS = [60, 150, 350, 350]
const SEEDS = Array.from({ length: 8000 }, (_, seed) => seed + 1)
const limitOf = (seed: number): number => LIMITS[seed % LIMITS.length] ?? 150
const drawn = (make: typeof randomArmy, seed: number): Drawn => make(seed, limitOf(seed)) as unknown as Drawn
const ALL = SEEDS.map((seed) => drawn(randomArmy, seed))

/** What was drawn from a list: each profile, upgrade, mount and element. */
function drawnFrom(list: string | undefined): ReadonlySet<string> {
  const armies = ALL.filter((army) => army.list === list)
  return new Set(
    armies.flatMap(({ element = '', entries }) => [
      element,
      ...entries.flatMap(({ profile, upgrades = [], mount = '' }) => [
        profile,
        ...upgrades.map((upgrade) => `${profile}+${upgrade}`),
        `${profile} on ${mount}`,
      ]),
    ]),
  )
}

test.each(ARMY_LISTS.filter((list) => list !== freeForm).map((list) => [list.name, list] as const))(
  '%s: over many seeds everybody is drawn, with every upgrade and mount and of every element',
  (_name, { id, listings, elements = [] }) => {
    const found = drawnFrom(id)
    for (const element of elements) expect(found).toContain(element.id)
    for (const { profile, upgrades, mounts } of listings) {
      expect(found).toContain(profile.id)
      for (const upgrade of upgrades) expect(found).toContain(`${profile.id}+${upgrade.id}`)
      for (const mount of Object.keys(mounts)) expect(found).toContain(`${profile.id} on ${mount}`)
    }
  },
)

test('free-form teams draw every warrior, every captain and every creature that the points allow', () => {
  const found = drawnFrom(undefined)
  const affordable = freeForm.listings.filter(({ profile: { points } }) => points <= Math.max(...LIMITS))
  expect(affordable.filter(({ profile }) => !found.has(profile.id)).map(({ profile }) => profile.name)).toEqual([])
})

test('an army is legal and leaves few points unspent; its seed decides it', () => {
  for (const seed of SEEDS.slice(0, 600)) {
    const { complaints, points } = checkArmy(randomArmy(seed, limitOf(seed)), limitOf(seed))
    expect(complaints, `seed ${seed}`).toEqual([])
    expect(points, `seed ${seed}`).toBeGreaterThan(0.85 * limitOf(seed))
    expect(randomArmy(seed, limitOf(seed))).toEqual(randomArmy(seed, limitOf(seed)))
  }
})

test('a printed army has nobody of the bestiary, one of everything often has', () => {
  const beasts = new Set(BESTIARY.map(({ id }) => id))
  const withBeasts = (make: typeof randomArmy) =>
    SEEDS.slice(0, 400).filter((seed) => drawn(make, seed).entries.some(({ profile }) => beasts.has(profile))).length
  expect(withBeasts(randomPrintedArmy)).toBe(0)
  expect(withBeasts(randomArmy)).toBeGreaterThan(60)
})
