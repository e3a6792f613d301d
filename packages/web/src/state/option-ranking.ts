/** The order of options from the best down: by the computer's advice, else by their chances; what harms a friend is last. */
import type { FigureId } from '@muster/engine'
import type { ShownOption } from '@muster/session'
import type { TableState } from './table-state.ts'

type Ranking = Pick<TableState, 'ranking' | 'targetOdds' | 'snapshot'>

export function rankOptions(state: Ranking, options: readonly ShownOption[]): readonly ShownOption[] {
  const scores = new Map(state.ranking.map(({ option, score }) => [option, score]))
  const score = ({ id }: ShownOption): number => scores.get(id) ?? -Infinity
  const isAtFriend = ({ at }: ShownOption): boolean => isFriend(state, at)
  const harmsFriend = (option: ShownOption): boolean => option.harmful === true && isAtFriend(option)
  return [...options].sort(
    (a, b) =>
      Number(harmsFriend(a)) - Number(harmsFriend(b)) ||
      difference(score(b), score(a)) ||
      chanceOf(state, b.id) - chanceOf(state, a.id) ||
      Number(isAtFriend(a)) - Number(isAtFriend(b)),
  )
}

/** Two infinities are equal. */
const difference = (a: number, b: number): number => (a === b ? 0 : a - b)

/** The chance of what one wants: the last that the forecast tells. */
export const chanceOf = ({ targetOdds }: Pick<Ranking, 'targetOdds'>, option: string): number =>
  targetOdds[option]?.chances.at(-1)?.chance ?? 0

const isFriend = ({ snapshot: { decision, view } }: Ranking, at: FigureId | undefined): boolean =>
  view.figures.find(({ id }) => id === at)?.side === decision?.by
