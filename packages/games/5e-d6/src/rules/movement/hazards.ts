/** Climbing a barrier and jumping a gap: a Fortitude save, and a fall where it fails. */
import { part, sumOf, type FigureId, type Play, type Step } from '@muster/engine'
import {
  contains,
  INCH,
  overlaps,
  pointAt,
  type Length,
  type MeasuredPath,
  type Piece,
  type Point,
} from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf, footprint, standing } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { fallProne } from '../damage/prone.ts'
import { eliminate, rollWounds } from '../damage/wounds.ts'
import { makeSave } from '../stats/saves.ts'
import { settle } from '../measuring/settle.ts'

const HEAVY_ARMOR = sumOf(part(1, 'Heavy armor', 'FD-RUL-80'))

/** Difficulty 0, or 1 in heavy armor. */
export function* passes(play: Play<State>, id: FigureId, piece: Piece, check: 'climb' | 'jump'): Step<boolean> {
  const isHeavy = figureOf(play.state, id).armor === 'heavy'
  const test = yield* makeSave(play, id, 'fortitude', isHeavy ? HEAVY_ARMOR : sumOf())
  tell(play, { is: 'terrain-checked', figure: id, piece: piece.id, check, test, rules: ['FD-RUL-80'] })
  return test.success
}

/** It falls from a barrier and lies beside it. */
export const fallBeside = (play: Play<State>, id: FigureId, { id: piece, height = 0 }: Piece): Step =>
  fall(play, id, piece, height)

/** It falls to the floor of a gap; a gap without a floor is the end of it. */
export function* fallInto(play: Play<State>, id: FigureId, gap: Piece, way: MeasuredPath): Step {
  const { state } = play
  if (gap.height === undefined) {
    tell(play, { is: 'fell', figure: id, piece: gap.id, height: 0, rules: ['FD-RUL-80'] })
    return eliminate(play, id)
  }
  const floor = floorOf(state, id, gap, way)
  if (floor) settle(state, id, floor)
  yield* fall(play, id, gap.id, gap.height)
}

/** The first place on the path that is in the gap, if nobody stands there. */
function floorOf(state: State, id: FigureId, { outline }: Piece, way: MeasuredPath): Point | undefined {
  const figure = figureOf(state, id)
  for (let far = 0; far <= way.length; far += INCH / 8) {
    const at = pointAt(way, far)
    if (!contains(outline, at)) continue
    const isFree = standing(state).every((one) => one === figure || !overlaps(footprint(one), footprint(figure, at)))
    return isFree ? at : undefined
  }
  return undefined
}

/** It falls prone and takes one hit with a Strength of the inches fallen. */
function* fall(play: Play<State>, id: FigureId, piece: string, height: Length): Step {
  tell(play, { is: 'fell', figure: id, piece, height, rules: ['FD-RUL-80'] })
  fallProne(play, id, ['FD-RUL-80'])
  const strength = sumOf(part(Math.ceil(height / INCH), 'Inches fallen', 'FD-RUL-80'))
  yield* rollWounds(play, { at: id, strength, damage: 1 })
}
