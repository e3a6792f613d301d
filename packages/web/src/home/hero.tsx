/** The battle that can be started with one click. */
import type { BattlePitch, BattlePlan, GameKit } from '@muster/engine'
import { Suspense, lazy, useMemo } from 'react'
import type { GameEntry } from '../games/games.ts'
import type { BattleSummary } from '../store/battle-store.ts'
import { SiteWays } from '../site/site-ways.tsx'
import { EnterKey, LineIcon } from '../ui/line-icons.tsx'
import { useEnterKey } from '../ui/use-enter-key.ts'
import { useKit } from '../games/use-kit.ts'
import { words } from '../words/words.ts'
import { firstPlan } from '../set-up/choices.ts'
import type { HomeProps } from './home.tsx'
import { LightSwitch } from './light-switch.tsx'
import type { BattleRequest } from '../set-up/battle-request.ts'

const Cover = lazy(async () => ({ default: (await import('./cover.tsx')).Cover }))

interface HeroProps extends Pick<HomeProps, 'seed' | 'settings' | 'onSettings' | 'onPlay' | 'onPrepare'> {
  readonly game: GameEntry
  /** The battle with a story that is offered, instead of an ordinary one of the game. */
  readonly story: BattlePitch | undefined
  readonly unfinished?: BattleSummary | undefined
}

export function Hero({ game, story, unfinished, seed, settings, onSettings, onPlay, onPrepare }: HeroProps) {
  const kit = useKit(game.id)
  const plan = useMemo(() => kit && planOf(kit, story, seed), [kit, story, seed])
  const play = (seats: BattleRequest['seats']) =>
    plan && onPlay({ game: game.id, plan, seats, skill: 'good', dice: 'seeded', ready: true })
  useEnterKey(() => play(['person', 'computer']))
  return (
    <header className="hero desk">
      {kit && plan && (
        <Suspense fallback={null}>
          <Cover kit={kit} plan={plan} seed={seed} />
        </Suspense>
      )}
      <div className="hero-top">
        <p className="hero-name title">{words.app}</p>
        <SiteWays current="play" />
        <LightSwitch settings={settings} onSettings={onSettings} />
      </div>
      <div className="hero-card paper">
        <h1>{story?.call ?? words.home.waiting}</h1>
        <p>{kit && plan ? battleLine(kit, plan, story) : words.home.loading}</p>
        <div className="hero-go">
          <button
            type="button"
            className="btn go play-now"
            disabled={!plan}
            onClick={() => play(['person', 'computer'])}
          >
            {words.home.playNow}
            <EnterKey />
          </button>
          {unfinished && <ContinueButton summary={unfinished} onPrepare={onPrepare} />}
        </div>
        <p className="hero-links">
          <OtherPlayers plan={plan} play={play} />
          <a className="link" href={`#/set-up/${game.id}`}>
            {words.home.choose}
          </a>
        </p>
      </div>
    </header>
  )
}

function OtherPlayers({
  plan,
  play,
}: {
  readonly plan: BattlePlan | undefined
  play(seats: BattleRequest['seats']): void
}) {
  const other = plan?.sides[1]?.name
  const ways: readonly (readonly [string, BattleRequest['seats']])[] = [
    ...(other === undefined ? [] : [[words.home.take(other), ['computer', 'person']] as const]),
    [words.home.twoHere, ['person', 'person']],
    [words.home.watch, ['computer', 'computer']],
  ]
  return ways.map(([name, seats]) => (
    <button key={name} type="button" className="link" disabled={!plan} onClick={() => play(seats)}>
      {name}
    </button>
  ))
}

interface ContinueProps extends Pick<HomeProps, 'onPrepare'> {
  readonly summary: BattleSummary
}

/** Continues the battle played last. */
function ContinueButton({ summary: { id, title, progress, line }, onPrepare }: ContinueProps) {
  return (
    <a
      className="btn go-on"
      href={`#/battle/${encodeURIComponent(id)}`}
      aria-label={words.home.continueWith(title)}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
    >
      <span>
        <b>{words.home.goOn}</b>
        <small>{progress ?? line}</small>
      </span>
      <LineIcon name="right" size={20} />
    </a>
  )
}

const planOf = (kit: GameKit<unknown>, story: BattlePitch | undefined, seed: number): BattlePlan =>
  kit.readyBattles?.find(({ id }) => id === story?.id)?.plan(seed) ?? firstPlan(kit, seed)

function battleLine(kit: GameKit<unknown>, { sides: [first, second] }: BattlePlan, story?: BattlePitch): string {
  if (story) return words.home.story(story.line, first?.name ?? '', story.minutes)
  const minutes = kit.about.firstMinutes ?? kit.about.minutes
  return words.home.pitch(kit.about.name, first?.name ?? '', second?.name ?? '', minutes)
}
