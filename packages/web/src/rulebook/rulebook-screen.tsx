/** The page of the rulebooks: one game at a time, the others one touch away. */
import type { GameKit } from '@muster/engine'
import { GAMES } from '../games/games.ts'
import { DraftsLink } from '../site/drafts-link.tsx'
import { SiteHead } from '../site/site-head.tsx'
import { words } from '../words/words.ts'
import { rulebookAddress } from '../site/addresses.ts'
import { RulebookView } from './rulebook-view.tsx'

interface RulebookScreenProps {
  readonly kit: GameKit<unknown>
  readonly rule: string | undefined
}

export function RulebookScreen({ kit, rule }: RulebookScreenProps) {
  return (
    <div className="desk">
      <SiteHead current="rulebooks">
        <a className="btn brass" href={`#/set-up/${kit.game.id}`}>
          {words.rulebook.play}
        </a>
      </SiteHead>
      <main className="rulebook-screen">
        <h1>{words.rulebook.title(kit.about.name)}</h1>
        <nav className="rulebook-games" aria-label={words.rulebook.games}>
          {GAMES.map(({ id, about }) => (
            <a
              key={id}
              className="btn small"
              href={rulebookAddress(id)}
              aria-current={id === kit.game.id ? 'page' : undefined}
            >
              {about.name}
            </a>
          ))}
          <DraftsLink game={kit.game.id} className="btn small" />
        </nav>
        <RulebookView key={kit.game.id} rulebook={kit.rulebook} rule={rule} />
        <p className="rulebook-credit">{kit.about.credit}</p>
      </main>
    </div>
  )
}
