/** Where dice come from. Rule code never knows: it asks for a roll and is given faces. */
import { counted } from '../common/wording.ts'
import { raise } from '../common/ids.ts'
import { Seed } from '../common/random.ts'
import type { Roll } from '../decisions/roll.ts'

export interface Dice {
  /** The faces, or undefined when a person has yet to type them in. */
  roll(roll: Roll): readonly number[] | undefined
}

export class SeededDice implements Dice {
  private readonly seed: Seed
  constructor(seed: number) {
    this.seed = new Seed(seed)
  }

  get state(): number {
    return this.seed.state
  }

  roll({ count, sides }: Roll): readonly number[] {
    const faces: number[] = []
    for (let i = 0; i < count; i++) faces.push(1 + Math.floor(this.seed.next() * sides))
    return faces
  }
}

/** A line of a dice script: what the roll is for, then the faces that fall. */
export type ScriptedRoll = readonly [purpose: string, ...faces: number[]]

/** Dice of a test or a situation: every roll in its order, to the last die. */
export class ScriptedDice implements Dice {
  private next = 0
  constructor(private readonly script: readonly ScriptedRoll[]) {}

  roll({ purpose }: Roll): readonly number[] {
    const line = this.script[this.next] ?? raise(`unscripted roll: ${purpose}`)
    const [expected, ...faces] = line
    if (expected !== purpose) raise(`the script has "${expected}" next, but the roll is "${purpose}"`)
    this.next++
    return faces
  }

  /** Scripted rolls that were never made: a test should leave none. */
  unrolled(): readonly ScriptedRoll[] {
    return this.script.slice(this.next)
  }
}

/** Dice on a real table: the battle waits until somebody types in what fell. */
export const typedDice: Dice = { roll: () => undefined }

/** For places where a roll would be a mistake. */
export const noDice: Dice = { roll: ({ purpose }) => raise(`no dice here, but a roll was asked for: ${purpose}`) }

/** Why these faces cannot have fallen, or undefined. */
export function refuseFaces(roll: Roll, faces: readonly number[]): string | undefined {
  const { count, sides } = roll
  if (!Array.isArray(faces)) return `"${roll.purpose}" has no list of faces`
  if (faces.length !== count) {
    return `"${roll.purpose}" rolls ${counted(count, 'die', 'dice')}, ${counted(faces.length, 'is', 'are')} given`
  }
  for (const face of faces)
    if (!Number.isInteger(face) || face < 1 || face > sides)
      return `"${roll.purpose}": a d${sides} cannot show ${JSON.stringify(face)}`
  return undefined
}
