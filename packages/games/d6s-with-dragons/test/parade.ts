/**
 * A situation of any printed profiles, a few on each side, close together and on ground that matters to them: what is
 * too dear or too rare for a random army takes the field here. Plain data, another for each seed.
 */
import { pickOne, randomFrom, type Json, type Random } from '@muster/engine'
import { PROFILES } from '../src/content/profiles.ts'
import { ENCOUNTERS } from '../src/state/vocabulary.ts'

type Words = { [key: string]: Json }

const COLUMNS = [3, 8, 13, 18]

/** With the weapon it would carry; creatures carry none. */
function any(random: Random): Words {
  const { id, includedGear } = pickOne(random, PROFILES)
  return { of: id, gear: includedGear.length > 0 ? pickOne(random, GEAR) : '' }
}

const GEAR = ['blade, throwing', 'great spear', 'exotic', 'bludgeon, shield', 'spear, bow']

/** Something to break down, for those who break walls, and a mind that strikes at minds. */
const TARGETS: readonly Words[] = [
  { types: ['structure'], health: 3, toughness: 9, speed: 0, attacks: 1, gear: '' },
  { types: ['aberration'], health: 3, attackList: [{ id: 'mind', damageType: 'psychic' }], gear: '', attacks: 3 },
]

function company(side: 'a' | 'b', random: Random): Words[] {
  const words = [...COLUMNS.map(() => any(random)), pickOne(random, TARGETS)]
  return words.map((one, index) => ({
    id: `Figure ${index + 1} ${side}`,
    side,
    at: [COLUMNS[index] ?? 22, side === 'a' ? 7 : 14],
    ...one,
  }))
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
  return {
    muster: 'situation',
    game: 'd6s-with-dragons',
    stage: 'incantations',
    encounter,
    width: 24,
    depth: 24,
    figures: [...company('a', random), ...company('b', random)],
    pieces: [area('wood', 'wood', 1, 9, 8, 3), area('lake', 'deep-water', 12, 4, 8, 14)],
  }
}
