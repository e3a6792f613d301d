/** What one side sees: not what is hidden from it, and not the dice to come. */
import type { GameKit, SideId, TableView } from '@muster/engine'
import type { SeenOptions, SessionOptions } from './messages/options.ts'

/** Where nothing is hidden, both sides see the same table. */
export const viewFor = <S>(kit: GameKit<S>, state: S, side: SideId): TableView =>
  kit.viewFor?.(state, side) ?? kit.view(state)

export function seenOptions({ dice, ...options }: SessionOptions): SeenOptions {
  if (dice === 'typed') return { ...options, dice }
  return { ...options, dice: dice.byHand ? { byHand: dice.byHand } : {} }
}
