/** One kind of input for one game, and how its cases are made and judged. */

/** The outcome of one case. A problem is something that must never happen; it is reported with its case. */
export interface Outcome {
  /** Whether the case was refused. Harmless cases are accepted, which is correct. */
  readonly refused: boolean
  readonly problem?: string
}

export interface Target {
  /** "army", "record", "answer" … */
  readonly kind: string
  readonly game: string
  /** Makes and tries the case with this number. The same number always makes the same case. */
  attempt(number: number): Promise<Outcome>
}

/** How a target is made: `folder` is an empty one for its files. */
export interface TargetSpec {
  readonly kind: string
  readonly game: string
  readonly seed: number
  readonly folder: string
}

/** Mixes numbers into one seed, so that neighbouring cases have unrelated dice. */
export function seedOf(...parts: readonly (number | string)[]): number {
  let hash = 0x811c9dc5
  for (const char of parts.join(' ')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
