/** Games of which an earlier draft can be read and played, too. Nothing of a game is loaded for it. */
import { DRAFT_PAIRS } from '../games/games.ts'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'

export function DraftPairs() {
  if (DRAFT_PAIRS.length === 0) return null
  return (
    <section className="home-part" aria-labelledby="drafts-title">
      <h2 id="drafts-title">{words.drafts.home}</h2>
      <ul className="game-cards story-cards">
        {DRAFT_PAIRS.map(({ earlier, later }) => (
          <li key={later.id}>
            <a
              className="story-card paper"
              href={`#/drafts/${later.id}`}
              style={{ borderLeftColor: later.about.colour }}
            >
              <h3>
                {words.drafts.names(earlier.about.name, later.about.name)} <LineIcon name="right" size={18} />
              </h3>
              <p className="game-line">{words.drafts.homeLine}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
