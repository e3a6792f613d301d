/** The games of the page, and the only place that names them. A game's rules are loaded when they are needed. */
import { about as fiveED6 } from '@muster/5e-d6/about'
import { about as d6sWithDragons } from '@muster/d6s-with-dragons/about'
import type { About, DraftComparison, GameKit } from '@muster/engine'
import { about as heroesAndWizards } from '@muster/heroes-and-wizards/about'
import { about as knockdown } from '@muster/knockdown/about'
import { about as simpleFantasySkirmish } from '@muster/simple-fantasy-skirmish/about'

export interface GameEntry {
  readonly id: string
  readonly about: About
  load(): Promise<GameKit<unknown>>
  /** The comparison with its earlier draft, for a game that names one. */
  loadComparison?(): Promise<DraftComparison>
}

/** The page treats all kits alike, whatever their state. */
const asKit = <S>(kit: GameKit<S>): GameKit<unknown> => kit as unknown as GameKit<unknown>

export const GAMES: readonly GameEntry[] = [
  {
    id: 'd6s-with-dragons',
    about: d6sWithDragons,
    load: async () => asKit((await import('@muster/d6s-with-dragons')).d6sWithDragons),
    loadComparison: async () => (await import('@muster/d6s-with-dragons/drafts')).draftComparison,
  },
  {
    id: 'heroes-and-wizards',
    about: heroesAndWizards,
    load: async () => asKit((await import('@muster/heroes-and-wizards')).heroesAndWizards),
  },
  {
    id: 'simple-fantasy-skirmish',
    about: simpleFantasySkirmish,
    load: async () => asKit((await import('@muster/simple-fantasy-skirmish')).simpleFantasySkirmish),
  },
  {
    id: 'knockdown',
    about: knockdown,
    load: async () => asKit((await import('@muster/knockdown')).knockdown),
  },
  {
    id: '5e-d6',
    about: fiveED6,
    load: async () => asKit((await import('@muster/5e-d6')).fiveED6),
  },
]

export const gameNamed = (id: string | undefined): GameEntry | undefined => GAMES.find((game) => game.id === id)

/** Two games that are drafts of one. */
export interface DraftPair {
  readonly earlier: GameEntry
  readonly later: GameEntry
}

/** Every game with an earlier draft, and that draft. */
export const DRAFT_PAIRS: readonly DraftPair[] = GAMES.flatMap((later) => {
  const earlier = gameNamed(later.about.earlierDraft)
  return earlier ? [{ earlier, later }] : []
})

/** The pair that a game belongs to, as the earlier or the later draft. */
export const draftPairOf = (game: string | undefined): DraftPair | undefined =>
  DRAFT_PAIRS.find(({ earlier, later }) => earlier.id === game || later.id === game)

export async function loadKit(game: string): Promise<GameKit<unknown> | undefined> {
  return gameNamed(game)?.load()
}
