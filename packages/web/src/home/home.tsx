/** The first screen: a battle is waiting, one click away. Below it the games, and the battles left lying. */
import type { GameKit } from '@muster/engine'
import { Suspense, lazy, useMemo, useRef } from 'react'
import type { Spine } from '../store/shelf.ts'
import { Emblem } from '../ui/art.tsx'
import { EnterKey, LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words.ts'
import type { Wish } from './wish.ts'

const Cover = lazy(async () => ({ default: (await import('./cover.tsx')).Cover }))

interface HomeProps {
  readonly kits: readonly GameKit<unknown>[]
  readonly spines: readonly Spine[] | undefined
  readonly trouble: string | undefined
  readonly seed: number
  onPlay(wish: Wish): void
  onFile(file: File): void
  onRemove(id: string): void
  onClearTrouble(): void
}

export function Home(props: HomeProps) {
  const { kits, trouble, onClearTrouble } = props
  return (
    <div className="home">
      <Hero {...props} />
      {trouble && (
        <p className="notice home-notice" role="alert">
          <span>{trouble}</span>
          <button type="button" className="link" onClick={onClearTrouble}>
            {words.menu.close}
          </button>
        </p>
      )}
      <section className="home-part" aria-labelledby="games-title">
        <h2 id="games-title">
          {words.home.games(kits.length || 1)} <small>{words.home.free}</small>
        </h2>
        <div className="game-cards">
          {kits.map((kit) => (
            <GameCard key={kit.game.id} kit={kit} />
          ))}
        </div>
      </section>
      <Kept {...props} />
      <footer className="home-foot">
        {kits.map(({ game, about }) => (
          <p key={game.id}>
            {about.name}: {about.credit}
          </p>
        ))}
        <p>{words.home.credits}</p>
      </footer>
    </div>
  )
}

function Hero({ kits: [kit], seed, onPlay }: HomeProps) {
  const plan = useMemo(() => kit?.readyPlan(seed), [kit, seed])
  const [first, second] = plan?.sides ?? []
  const play = (seats: Wish['seats']) =>
    kit && plan && onPlay({ game: kit.game.id, plan, seats, skill: 'good', dice: 'seeded', ready: true })
  return (
    <header className="hero desk">
      {kit && plan && (
        <Suspense fallback={null}>
          <Cover kit={kit} plan={plan} seed={seed} />
        </Suspense>
      )}
      <p className="hero-name title">{words.app}</p>
      <div className="hero-card paper">
        <h1>{words.home.waiting}</h1>
        <p>
          {first && second && kit ? words.home.pitch(first.name, second.name, kit.about.minutes) : words.home.loading}
        </p>
        <button type="button" className="btn go play-now" disabled={!plan} onClick={() => play(['person', 'computer'])}>
          {words.home.playNow}
          <EnterKey />
        </button>
        <p className="hero-links">
          <button type="button" className="link" disabled={!plan} onClick={() => play(['person', 'person'])}>
            {words.home.twoHere}
          </button>
          <button type="button" className="link" disabled={!plan} onClick={() => play(['computer', 'computer'])}>
            {words.home.watch}
          </button>
          {kit && (
            <a className="link" href={`#/set-up/${kit.game.id}`}>
              {words.home.choose}
            </a>
          )}
        </p>
      </div>
    </header>
  )
}

function GameCard({ kit: { game, about } }: { readonly kit: GameKit<unknown> }) {
  return (
    <a className="game-card paper" href={`#/set-up/${game.id}`} style={{ borderLeftColor: about.colour }}>
      <span className="game-top">
        <span style={{ color: about.colour }}>
          <Emblem icon={about.icon} size={48} />
        </span>
        <b>
          {words.home.setUp} <LineIcon name="right" size={18} />
        </b>
      </span>
      <h3>{about.name}</h3>
      <p>{about.line}</p>
      <p className="game-times">
        <LineIcon name="clock" size={18} /> {words.home.minutes(about.minutes)} <LineIcon name="book" size={18} />{' '}
        {words.home.learn(about.minutesToLearn)}
      </p>
    </a>
  )
}

function Kept({ spines, onFile, onRemove }: HomeProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <section className="home-part" aria-labelledby="kept-title">
      <h2 id="kept-title">{words.home.goOn}</h2>
      {spines?.length === 0 && <p className="quiet-text">{words.home.noBattles}</p>}
      <ul className="kept">
        {spines?.map((spine) => (
          <KeptCard key={spine.id} spine={spine} onRemove={onRemove} />
        ))}
      </ul>
      <p className="load-row">
        <button type="button" className="btn" onClick={() => picker.current?.click()}>
          <LineIcon name="folder" />
          {words.home.load}
        </button>
        <span className="quiet-text">{words.home.loadHint}</span>
      </p>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.home.load}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </section>
  )
}

function KeptCard({
  spine: { id, title, line, over },
  onRemove,
}: {
  readonly spine: Spine
  onRemove(id: string): void
}) {
  return (
    <li className="kept-card paper">
      <div>
        <h3>{title}</h3>
        <p>{line}</p>
      </div>
      <a className={over ? 'btn' : 'btn go'} href={`#/battle/${id}`}>
        {over ? words.home.lookAt : words.home.continue}
      </a>
      <button
        type="button"
        className="btn quiet icon"
        aria-label={words.home.removeNamed(title)}
        title={words.home.remove}
        onClick={() => onRemove(id)}
      >
        <LineIcon name="bin" />
      </button>
    </li>
  )
}
