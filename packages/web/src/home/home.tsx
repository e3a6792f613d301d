/** The first screen: a battle to start, the games, and the saved battles. */
import { GAMES, gameNamed } from '../games/games.ts'
import type { Settings } from '../settings/settings.ts'
import type { SavedBattleList } from './use-saved-battles.ts'
import { words } from '../words/words.ts'
import { CampaignList } from '../campaign/campaign-list.tsx'
import { DraftPairs } from './draft-pairs.tsx'
import { GameCard } from './game-card.tsx'
import { Hero } from './hero.tsx'
import { StoryBattles } from './story-battles.tsx'
import { SavedBattles } from './saved-battles.tsx'
import type { BattleRequest } from '../set-up/battle-request.ts'

export interface HomeProps {
  readonly savedBattles: SavedBattleList
  readonly problem: string | undefined
  readonly seed: number
  readonly settings: Settings
  onSettings(settings: Settings): void
  onPlay(wish: BattleRequest): void
  onFile(file: File): void
  /** A saved battle is about to be chosen. */
  onPrepare(): void
  onClearProblem(): void
}

export function Home(props: HomeProps) {
  const { savedBattles, problem, onClearProblem } = props
  const latest = savedBattles.summaries?.find(({ isOldForm }) => !isOldForm)
  const played = gameNamed(latest?.game)
  const game = played ?? GAMES[0]
  // Whoever comes for the first time is told a story; later the game played last is offered.
  const story = played ? undefined : game?.about.battles?.[0]
  return (
    <div className="home">
      {game && <Hero {...props} game={game} story={story} unfinished={latest?.over === false ? latest : undefined} />}
      <main className="home-parts">
        {problem && (
          <p className="notice" role="alert">
            <span>{problem}</span>
            <button type="button" className="link" onClick={onClearProblem}>
              {words.menu.close}
            </button>
          </p>
        )}
        <section className="home-part" aria-labelledby="games-title">
          <h2 id="games-title">
            {words.home.games(GAMES.length)} <small>{words.home.free}</small>
          </h2>
          <ul className="game-cards">
            {GAMES.map((one) => (
              <GameCard key={one.id} game={one} />
            ))}
          </ul>
        </section>
        <SavedBattles {...props} />
        <StoryBattles />
        <CampaignList />
        <DraftPairs />
      </main>
      <footer className="home-foot">
        {GAMES.map(({ id, about }) => (
          <p key={id}>
            {about.name}: {about.credit}
          </p>
        ))}
        <p>{words.home.credits}</p>
      </footer>
    </div>
  )
}
