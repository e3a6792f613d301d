/** Advantage and disadvantage on a roll: their sources, and what is left when they cancel. */
import type { Part } from '../common/sums.ts'

export interface Luck {
  readonly for: readonly Part[]
  readonly against: readonly Part[]
  /** 1 for advantage, −1 for disadvantage, 0 for a plain roll. */
  readonly net: -1 | 0 | 1
}

export const PLAIN_ROLL: Luck = { for: [], against: [], net: 0 }

/** Each named source counts once, whether it comes from the roller or from the target. */
export function luckFrom(sources: readonly Part[]): Luck {
  if (sources.length === 0) return PLAIN_ROLL
  const favourable: Part[] = []
  const adverse: Part[] = []
  for (const one of sources) {
    const list = one.value > 0 ? favourable : adverse
    if (!list.some(({ source }) => source === one.source)) list.push(one)
  }
  return { for: favourable, against: adverse, net: Math.sign(favourable.length - adverse.length) as Luck['net'] }
}
