import type { Battlefield } from './battlefield.ts'
import { prepareGround, type Ground } from './ground.ts'

/**
 * A battlefield with everything that rules work out from it alone. A battle makes its survey once and all copies of its
 * state share it: the content depends on nothing but the battlefield, so it needs no place in a file or a fingerprint.
 */
export class Survey {
  readonly #ground: Ground
  readonly #results = new Map<(ground: Ground) => unknown, unknown>()
  /** What was requested last: rules mostly request one thing many times in a row. */
  #lastWork: ((ground: Ground) => unknown) | undefined
  #lastResult: unknown

  constructor(field: Battlefield) {
    this.#ground = prepareGround(field)
  }

  get ground(): Ground {
    return this.#ground
  }

  /** Not serialized: it can be made again. */
  toJSON(): undefined {
    return undefined
  }

  /** The result of `work` for this battlefield, computed when it is first requested. */
  get<T>(work: (ground: Ground) => T): T {
    if (work === this.#lastWork) return this.#lastResult as T
    let result = this.#results.get(work)
    if (result === undefined) this.#results.set(work, (result = work(this.#ground)))
    this.#lastWork = work
    this.#lastResult = result
    return result as T
  }
}
