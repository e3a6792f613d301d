/** Which of the chances of an attack is told where there is room for one. */
export interface Chance {
  readonly label: string
  readonly chance: number
}

/** Of the worst that can come of it at all: "wound 7 %" says more than "eliminate 0 %". */
export const tellingChance = <C extends Chance>(chances: readonly C[]): C | undefined =>
  chances.findLast(({ chance }) => chance > 0) ?? chances.at(-1)
