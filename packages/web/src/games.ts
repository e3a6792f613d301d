/** The games on the shelf. The only place that names one; each is fetched when it is wanted. */
import type { GameKit } from '@muster/engine'

type Load = () => Promise<GameKit<unknown>>

/** What a game keeps is its own business: to the table every kit looks the same. */
const asKit = <S>(kit: GameKit<S>): GameKit<unknown> => kit as unknown as GameKit<unknown>

const SHELF: Readonly<Record<string, Load>> = {
  'heroes-and-wizards': async () => asKit((await import('@muster/heroes-and-wizards')).heroesAndWizards),
  'd6s-with-dragons': async () => asKit((await import('@muster/d6s-with-dragons')).d6sWithDragons),
}

export const gameIds: readonly string[] = Object.keys(SHELF)

export async function loadKit(game: string): Promise<GameKit<unknown> | undefined> {
  return Object.hasOwn(SHELF, game) ? SHELF[game]?.() : undefined
}
