/** Dice on the table: whose they are, what they need, what they show. A 1 always fails, on a die of any shape. */
import type { FigureId, Play, Step } from '@muster/engine'
import { SIDES_OF_DIE, type Kind, type Roll } from '../../state/card.ts'
import type { RolledDie } from '../../events/events.ts'
import { unitOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'

export interface Die {
  readonly unit: FigureId
  readonly sides: number
  readonly need: number
  readonly rolled: number
  readonly enchanted: boolean
  /** What it shows now: it may have been turned. */
  face: number
}

/** Dice of one unit that are alike. */
export interface Throw {
  readonly unit: FigureId
  readonly count: number
  readonly sides: number
  readonly need: number
  readonly enchanted: boolean
}

export const isMade = (face: number, need: number): boolean => face !== 1 && face >= need
export const makes = ({ face, need }: Die): boolean => isMade(face, need)

const diceOf = ({ unit, sides, need, enchanted }: Throw, faces: readonly number[]): Die[] =>
  faces.map((face) => ({ unit, sides, need, rolled: face, enchanted, face }))

/** Rolls these dice, those of one unit at once. What each roll is for is named after its unit. */
export function* rollDice(
  play: Play<State>,
  throws: readonly Throw[],
  purpose: (unit: FigureId) => string,
): Step<Die[]> {
  const dice: Die[] = []
  for (const one of throws) {
    const { unit, count, sides, need } = one
    const faces = yield* play.roll(purpose(unit), unitOf(play.state, unit).side, count, sides, facesFrom(need, sides))
    dice.push(...diceOf(one, faces))
  }
  return dice
}

const known = new Map<number, readonly number[]>()

/** The faces that make a number. */
function facesFrom(need: number, sides: number): readonly number[] {
  const key = need * 100 + sides
  let faces = known.get(key)
  if (!faces) {
    faces = Array.from({ length: sides }, (_, index) => index + 1).filter((face) => isMade(face, need))
    known.set(key, faces)
  }
  return faces
}

export const told = (die: Die): RolledDie => ({
  unit: die.unit,
  sides: die.sides,
  need: die.need,
  rolled: die.rolled,
  face: die.face,
  success: makes(die),
  enchanted: die.enchanted,
})

/** An item lends its bigger die to a roll its Champion already has; of several the largest. */
export function sidesFor({ mode }: State, { card }: Unit, roll: Roll): number {
  let sides = 6
  if (mode === 'basic') return sides
  for (const { grade, rolls } of card.items) if (rolls.includes(roll)) sides = Math.max(sides, SIDES_OF_DIE[grade])
  return sides
}

/** Only in the kind of attack the weapon serves: a bow enchants no blade. */
export function isEnchanted({ mode }: State, { card }: Unit, kind: Kind): boolean {
  return mode !== 'basic' && card.items.some(({ is, rolls }) => is === 'weapon' && rolls.includes(`${kind}-attack`))
}
