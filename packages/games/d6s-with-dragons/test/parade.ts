/**
 * A situation of any printed profiles, eight on each side, close together and on ground that matters to them: what is
 * too dear or too rare for a random army takes the field here. Plain data, another for each seed.
 */
import { pickOne, raise, randomFrom, shuffled, type Json, type Random } from '@muster/engine'
import { BESTIARY } from '../src/content/bestiary/index.ts'
import { PROFILES } from '../src/content/profiles.ts'
import type { Profile } from '../src/state/profile.ts'
import { ENCOUNTERS } from '../src/state/vocabulary.ts'

type Words = { [key: string]: Json }

const COLUMNS = [3, 8, 13, 18]
const ROWS = { a: [7, 3], b: [14, 18] }

/** Those of the army lists, whose features are rare, more often than those of the bestiary. */
const OFTEN = 3
const isListed = ({ id }: Profile) => !BESTIARY.some((creature) => creature.id === id)

/** One after the other, so that over many seeds each has its turn. */
const ORDER = shuffled(
  randomFrom(1),
  PROFILES.flatMap((profile) => (isListed(profile) ? Array.from({ length: OFTEN }, () => profile) : [profile])),
)
const AT_ONCE = 2 * COLUMNS.length * ROWS.a.length

/** With the weapon it would carry; creatures carry none. */
function fielded(number: number, random: Random): Words {
  const { id, includedGear } = ORDER[number % ORDER.length] ?? raise('no profile')
  return { of: id, gear: includedGear.length > 0 ? pickOne(random, GEAR) : '' }
}

const GEAR = ['blade, throwing', 'great spear', 'exotic', 'bludgeon, shield', 'spear, bow']

/** Something to break down, for those who break walls, and a mind that strikes at minds. */
const TARGETS: readonly Words[] = [
  { types: ['structure'], health: 3, toughness: 9, speed: 0, attacks: 1, gear: '' },
  { types: ['aberration'], health: 3, attackList: [{ id: 'mind', damageType: 'psychic' }], gear: '', attacks: 3 },
]

function company(side: 'a' | 'b', first: number, random: Random): Words[] {
  const spots = ROWS[side].flatMap((y) => COLUMNS.map((x) => [x, y]))
  const ranks = spots.map((at, index) => ({ at, ...fielded(first + index, random) }))
  const target = { at: [22, side === 'a' ? 7 : 14], ...pickOne(random, TARGETS) }
  return [...ranks, target].map((one, index): Words => ({ id: `Figure ${index + 1} ${side}`, side, ...one }))
}

const area = (id: string, kind: string, x: number, y: number, width: number, depth: number): Words => ({
  id,
  kind,
  area: [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ],
})

export function parade(seed: number, encounter: string = ENCOUNTERS[seed % 3] ?? 'raid'): Json {
  const random = randomFrom(seed)
  const first = seed * AT_ONCE
  return {
    muster: 'situation',
    game: 'd6s-with-dragons',
    stage: 'incantations',
    encounter,
    width: 24,
    depth: 24,
    figures: [...company('a', first, random), ...company('b', first + AT_ONCE / 2, random)],
    pieces: [area('wood', 'wood', 1, 9, 8, 3), area('lake', 'deep-water', 12, 4, 8, 14)],
  }
}
