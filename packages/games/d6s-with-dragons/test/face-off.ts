/**
 * A situation of ten printed profiles, five a side, two of each, face to face: what is too dear or too rare for a
 * random army takes the field here, and fights at once. One side in four is broken already, so that morale is checked
 * and some flee. Plain data, another for each number; counted on, each contender has its turn as often as any other.
 */
import { randomFrom, type Json, type Random } from '@muster/engine'
import { ENCOUNTERS } from '../src/state/vocabulary.ts'
import { figuresOf, mustered, NEAR, widthOf, type Company, type Side, type Words } from './company.ts'
import { contenderAt } from './contenders.ts'

/** Pairs of companies side by side. */
export const PAIRS = 5
const DEPTH = 24
const MARGIN = 4
/** Far enough apart to shoot and to charge; else an arm's length. */
const FAR = 7
/** So many began the battle on a side that is broken, but not yet beaten: half of its ten a pair are left. */
const BROKEN = 10 * PAIRS

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

interface Pair {
  readonly a: Company
  readonly b: Company
  readonly gap: number
}

function pairAt(number: number, random: Random): Pair {
  const a = mustered(contenderAt(2 * number), random)
  const b = mustered(contenderAt(2 * number + 1), random)
  return { a, b, gap: random() < 1 / 2 ? NEAR : FAR }
}

const roomFor = ({ a, b }: Pair): number => Math.max(widthOf(a), widthOf(b))

export function faceOff(turn: number, encounter: string = ENCOUNTERS[turn % 3] ?? 'raid'): Json {
  const random = randomFrom(turn)
  const pairs = Array.from({ length: PAIRS }, (_, index) => pairAt(PAIRS * turn + index, random))
  const broken = random()
  let left = MARGIN
  const figures = pairs.flatMap((pair, index) => {
    const x = left + roomFor(pair) / 2
    left += roomFor(pair)
    const rim = (side: Side) => (radius: number) => DEPTH / 2 + (side === 'a' ? -1 : 1) * (radius + pair.gap / 2)
    const placeOf = (side: Side) => ({ side, number: index + 1, x, rim: rim(side) })
    return [...figuresOf(pair.a, pair.b, placeOf('a'), random), ...figuresOf(pair.b, pair.a, placeOf('b'), random)]
  })
  return {
    muster: 'situation',
    game: 'd6s-with-dragons',
    stage: 'incantations',
    encounter,
    width: left + MARGIN,
    depth: DEPTH,
    sides: [
      { id: 'a', edge: 'north', ...(broken < 1 / 4 && { starting: BROKEN }) },
      { id: 'b', edge: 'south', ...(broken > 3 / 4 && { starting: BROKEN }) },
    ],
    figures,
    pieces: [area('wood', 'wood', 1, 9, 5, 3), area('lake', 'deep-water', 10, 10, 8, 4)],
  }
}
