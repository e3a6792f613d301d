/** Which of the chances of an attack is told where there is room for one. */
import { words } from '../words/words.ts'

export interface Chance {
  readonly label: string
  readonly chance: number
}

/** Of the worst that can come of it at all: "wound 7 %" says more than "eliminate 0 %". */
export const tellingChance = <C extends Chance>(chances: readonly C[]): C | undefined =>
  chances.findLast(({ chance }) => chance > 0) ?? chances.at(-1)

/** A number alone is the chance of what one wants; anything less is named. */
export function chanceText(chances: readonly Chance[]): string | undefined {
  const told = tellingChance(chances)
  if (!told) return undefined
  return told === chances.at(-1) ? words.percent(told.chance) : words.battle.chance(told.label, told.chance)
}
