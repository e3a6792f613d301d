/** The order of options from the best down: by the computer's advice, else by their chances. */
import type { ShownOption } from '@muster/session'
import type { TableState } from './table-state.ts'

type Ranking = Pick<TableState, 'ranking' | 'targetOdds' | 'snapshot'>

export function rankOptions(state: Ranking, options: readonly ShownOption[]): readonly ShownOption[] {
  const scores = new Map(state.ranking.map(({ option, score }) => [option, score]))
  const score = ({ id }: ShownOption): number => scores.get(id) ?? -Infinity
  return [...options].sort(
    (a, b) =>
      difference(score(b), score(a)) || chanceOf(state, b.id) - chanceOf(state, a.id) || friendsLast(state, a, b),
  )
}

/** Two infinities are equal. */
const difference = (a: number, b: number): number => (a === b ? 0 : a - b)

/** The chance of what one wants: the last that the forecast tells. */
export const chanceOf = ({ targetOdds }: Pick<Ranking, 'targetOdds'>, option: string): number =>
  targetOdds[option]?.chances.at(-1)?.chance ?? 0

function friendsLast({ snapshot: { decision, view } }: Ranking, a: ShownOption, b: ShownOption): number {
  const isFriend = ({ at }: ShownOption) => view.figures.find(({ id }) => id === at)?.side === decision?.by
  return Number(isFriend(a)) - Number(isFriend(b))
}
