/** One kind of input for one game, and how its cases are made and judged. */

/** What became of one case. A problem is what must never happen: it is reported with the case that shows it. */
export interface Outcome {
  /** Whether the product said no. Cases that changed nothing important are accepted, and that is fine too. */
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

/** One number from a few: neighbouring cases have unrelated dice. */
export function seedOf(...parts: readonly (number | string)[]): number {
  let hash = 0x811c9dc5
  for (const char of parts.join(' ')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
