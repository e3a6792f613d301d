/** Dice: whose they are, what they need and what they show. A 1 always fails, whatever the die. */
import { AbilityQuestion, type FigureId, type Play, type Step, type RollPurpose } from '@muster/engine'
import type { SkirmishTypes } from '../../state/ability-types.ts'
import type { AttackKind, ItemRoll } from '../../state/card.ts'
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
export interface DiceGroup {
  readonly unit: FigureId
  readonly count: number
  readonly sides: number
  readonly need: number
  readonly enchanted: boolean
}

export const isMade = (face: number, need: number): boolean => face !== 1 && face >= need
export const succeeds = ({ face, need }: Die): boolean => isMade(face, need)

const diceOf = ({ unit, sides, need, enchanted }: DiceGroup, faces: readonly number[]): Die[] =>
  faces.map((face) => ({ unit, sides, need, rolled: face, enchanted, face }))

/** Rolls these dice, those of one unit together. */
export function* rollDice(
  play: Play<State>,
  throws: readonly DiceGroup[],
  purpose: (unit: FigureId) => RollPurpose,
): Step<Die[]> {
  const dice: Die[] = []
  for (const one of throws) {
    const { unit, count, sides, need } = one
    const faces = yield* play.roll(purpose(unit), unitOf(play.state, unit).side, count, sides, facesFrom(need, sides))
    dice.push(...diceOf(one, faces))
  }
  return dice
}

/** The faces that make a number. */
export const facesFrom = (need: number, sides: number): readonly number[] =>
  Array.from({ length: sides }, (_, index) => index + 1).filter((face) => isMade(face, need))

export const rolledDie = (die: Die): RolledDie => ({
  unit: die.unit,
  sides: die.sides,
  need: die.need,
  rolled: die.rolled,
  face: die.face,
  success: succeeds(die),
  enchanted: die.enchanted,
})

/** The number of sides of the bigger die that something lends to a roll. */
export const lendsDie = new AbilityQuestion<SkirmishTypes, ItemRoll, number>('lends a bigger die')

/** Of several dice that are lent to a roll the largest is rolled. */
export const sidesFor = (state: State, unit: Unit, roll: ItemRoll): number =>
  Math.max(6, ...lendsDie.all(state.abilities.of(state, unit), state, unit, roll))

/** Whether attacks of a kind are made with an Enchanted Weapon. */
export const strikesEnchanted = new AbilityQuestion<SkirmishTypes, AttackKind, boolean>(
  'strikes with an Enchanted Weapon',
)

export const isEnchanted = (state: State, unit: Unit, kind: AttackKind): boolean =>
  state.abilities.says(state, unit, strikesEnchanted, kind)
