/** A game in the list: its colour, icon, one line about it, and how long it takes. */
import type { GameEntry } from '../games/games.ts'
import { DraftsLink } from '../site/drafts-link.tsx'
import { rulebookAddress } from '../site/addresses.ts'
import { Emblem } from '../ui/drawings.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'

export function GameCard({ game: { id, about } }: { readonly game: GameEntry }) {
  return (
    <li>
      <a className="game-card paper" href={`#/set-up/${id}`} style={{ borderLeftColor: about.colour }}>
        <span className="game-top">
          <span className="game-emblem" style={{ color: about.colour }}>
            <Emblem icon={about.icon} size={52} />
          </span>
          <b>
            {words.home.setUp} <LineIcon name="right" size={18} />
          </b>
        </span>
        <h3>{about.name}</h3>
        <p className="game-line">{about.line}</p>
        <p className="game-times">
          <span>
            <LineIcon name="clock" size={18} /> {words.home.minutes(about.firstMinutes ?? about.minutes, about.minutes)}
          </span>
          <span>
            <LineIcon name="book" size={18} /> {words.home.learn(about.minutesToLearn)}
          </span>
        </p>
      </a>
      <p className="game-links">
        <a className="link" href={`#/ready/${id}`} aria-label={words.home.playGame(about.name)}>
          <LineIcon name="play" size={18} /> {words.home.playNow}
        </a>
        <a className="link" href={rulebookAddress(id)} aria-label={words.rulebook.linkOf(about.name)}>
          <LineIcon name="book" size={18} /> {words.rulebook.link}
        </a>
        {about.designs && (
          <a className="link" href={`#/design/${id}`} aria-label={words.workshop.openOf(about.name)}>
            <LineIcon name="pen" size={18} /> {words.workshop.open}
          </a>
        )}
        <DraftsLink game={id} />
      </p>
    </li>
  )
}
