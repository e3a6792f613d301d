/** A small battle for every seed: both modes, all scenarios, ready and random tables, armies full of twists. */
import { pickOne, randomFrom, type BattlePlan } from '@muster/engine'
import { INCH, outlineBox, type Battlefield, type Box, type Outline, type Point } from '@muster/table'
import { randomArmy } from '../src/content/random-army.ts'
import { simpleFantasySkirmish as kit } from '../src/kit.ts'
import { SCENARIOS } from '../src/state/state.ts'

const POINTS = 50
/** Random players go to and fro for ever, so there is a last round. */
const ROUNDS = 10
const SMALL = { width: 30 * INCH, depth: 20 * INCH } as const

/** The middle of a table: random players meet sooner on a small one. */
function middleOf(field: Battlefield): Battlefield {
  const left = Math.round((field.width - SMALL.width) / 2)
  const top = Math.round((field.depth - SMALL.depth) / 2)
  const shift = ({ x, y }: Point): Point => ({ x: x - left, y: y - top })
  const pieces = field.pieces.map((piece) => ({ ...piece, outline: moved(piece.outline, shift) }))
  return { ...field, ...SMALL, pieces: pieces.filter(({ outline }) => isWithin(outlineBox(outline))) }
}

const moved = (outline: Outline, shift: (at: Point) => Point): Outline =>
  outline.is === 'disc'
    ? { ...outline, centre: shift(outline.centre) }
    : {
        ...outline,
        points: outline.points.map(shift),
      }

const isWithin = ({ left, top, right, bottom }: Box): boolean =>
  left >= 0 && top >= 0 && right <= SMALL.width && bottom <= SMALL.depth

/** Two armies that share a legendary item never meet: the second is drawn again. */
export function anyPlan(seed: number): BattlePlan {
  for (let second = 1; ; second++) {
    const plan = planWith(seed, second)
    if (kit.checkPlan(plan).every(({ rule }) => rule !== 'SF-ENCH-03')) return plan
  }
}

/** Every fifth is a basic game. */
function planWith(seed: number, second: number): BattlePlan {
  const mode = seed % 5 === 0 ? 'basic' : 'advanced'
  const army = (from: number) => randomArmy(from, POINTS, { mode, twists: mode === 'advanced' })
  return {
    game: kit.game.id,
    sides: [
      { id: 'a', name: 'North', army: army(seed) },
      { id: 'b', name: 'South', army: army(5000 * second + seed) },
    ],
    field: seed % 7 === 0 ? pickOne(randomFrom(seed), kit.fields).field : middleOf(kit.generateField(seed)),
    scenario: mode === 'basic' ? 'deathmatch' : (SCENARIOS[seed % 4] ?? 'deathmatch'),
    options: { mode, limit: 2 * POINTS, rounds: ROUNDS },
  }
}
