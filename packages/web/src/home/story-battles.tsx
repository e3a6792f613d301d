/** Battles with a story, and the way to one's own creatures. Nothing of a game is loaded for it. */
import { GAMES } from '../games/games.ts'
import { Emblem } from '../ui/drawings.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'

export function StoryBattles() {
  const battles = GAMES.flatMap(({ id, about }) => (about.battles ?? []).map((battle) => ({ game: id, about, battle })))
  const converting = GAMES.filter(({ about }) => about.converts !== undefined)
  if (battles.length === 0) return null
  return (
    <section className="home-part" aria-labelledby="stories-title">
      <h2 id="stories-title">{words.ready.title}</h2>
      <ul className="game-cards story-cards">
        {battles.map(({ game, about, battle }) => (
          <li key={`${game} ${battle.id}`}>
            <a
              className="story-card paper"
              href={`#/ready/${game}/${battle.id}`}
              style={{ borderLeftColor: about.colour }}
            >
              <span className="game-top">
                <span className="game-emblem" style={{ color: about.colour }}>
                  <Emblem icon={battle.icon} size={52} />
                </span>
                <b>
                  {about.name} <LineIcon name="right" size={18} />
                </b>
              </span>
              <h3>{battle.name}</h3>
              <p className="game-line">{battle.line}</p>
            </a>
          </li>
        ))}
      </ul>
      {converting.map(({ id, about }) => (
        <p key={id} className="load-row">
          <a className="btn" href={`#/convert/${id}`}>
            <LineIcon name="pen" size={18} />
            {about.converts}
          </a>
        </p>
      ))}
    </section>
  )
}
