/** Which screen is up: the first one, the set-up of a game, or a table with a battle on it. */
import { Component, Suspense, lazy, useEffect, useState, type ReactNode } from 'react'
import { draftPairOf, gameNamed } from '../games/games.ts'
import { Hero } from '../home/hero.tsx'
import { Home } from '../home/home.tsx'
import { loadSettings, saveSettings, type Settings } from '../settings/settings.ts'
import { ThemeProvider, useThemeFor } from '../settings/theme.tsx'
import { useKit } from '../games/use-kit.ts'
import { useRoute, type Route } from '../site/use-route.ts'
import { loadBattleScreen } from './load-battle-screen.ts'
import { useBattles, type OpenBattles } from './use-battles.ts'
import { words } from '../words/words.ts'

// Loaded only when needed, to keep the first screen small.
const SetUp = lazy(async () => ({ default: (await import('../set-up/set-up.tsx')).SetUp }))
const Workshop = lazy(async () => ({ default: (await import('../workshop/workshop.tsx')).Workshop }))
const ArmyScreens = lazy(async () => ({ default: (await import('../armies/army-screens.tsx')).ArmyScreens }))
const BeginCampaign = lazy(async () => ({ default: (await import('../campaign/begin-campaign.tsx')).BeginCampaign }))
const CampaignScreen = lazy(async () => ({
  default: (await import('../campaign/campaign-screen.tsx')).CampaignScreen,
}))
const CampaignBattle = lazy(async () => ({
  default: (await import('../campaign/campaign-battle.tsx')).CampaignBattle,
}))
const ConvertScreen = lazy(async () => ({ default: (await import('../convert/convert-screen.tsx')).ConvertScreen }))
const DraftsScreen = lazy(async () => ({ default: (await import('../drafts/drafts-screen.tsx')).DraftsScreen }))
const ReplaysScreen = lazy(async () => ({ default: (await import('../home/replays-screen.tsx')).ReplaysScreen }))
const RulebookScreen = lazy(async () => ({
  default: (await import('../rulebook/rulebook-screen.tsx')).RulebookScreen,
}))
const TableScreen = lazy(async () => ({ default: (await loadBattleScreen()).BattleScreen }))

export function App() {
  const [settings, setSettings] = useState(loadSettings)
  const change = (next: Settings) => {
    saveSettings(next)
    setSettings(next)
  }
  const theme = useThemeFor(settings.light)
  return (
    <ThemeProvider value={theme}>
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Screens settings={settings} onSettings={change} />
        </Suspense>
      </ErrorBoundary>
    </ThemeProvider>
  )
}

interface ScreensProps {
  readonly settings: Settings
  onSettings(settings: Settings): void
}

function Screens({ settings, onSettings }: ScreensProps) {
  const route = useRoute()
  const battles = useBattles(route)
  const { current } = battles
  useEffect(() => {
    document.title = current
      ? `${current.context.presenter.state.snapshot.view.scenario.name} · ${words.app}`
      : words.app
  }, [current])
  if (route.is === 'battle' && current)
    return (
      <TableScreen
        key={route.id}
        context={current.context}
        settings={settings}
        onSettings={onSettings}
        onFile={battles.open}
        onAgain={battles.again}
        onBranch={battles.branch}
        onTakeOver={() => void current.guard?.takeOver()}
      />
    )
  if (route.is === 'battle' && battles.problem === undefined) return <Loading />
  return (
    <>
      <BeforeBattle route={route} battles={battles} settings={settings} onSettings={onSettings} />
      <p className="loading" role="status">
        {battles.opening && <span className="paper">{words.home.loading}</span>}
      </p>
    </>
  )
}

interface BeforeBattleProps extends ScreensProps {
  readonly route: Route
  readonly battles: OpenBattles
}

/** The first screen or the set-up of a game; also shown when a battle cannot be opened. */
function BeforeBattle({ route, battles, settings, onSettings }: BeforeBattleProps) {
  const { seed } = battles
  const drafts = route.is === 'drafts' ? draftPairOf(route.game) : undefined
  const game = 'game' in route && !drafts ? route.game : undefined
  const kit = useKit(game)
  if (route.is === 'drafts' && drafts) return <DraftsScreen pair={drafts} rule={route.rule} attack={route.attack} />
  if (route.is === 'armies' || route.is === 'army' || route.is === 'shared-army')
    return <ArmyScreens route={route} problem={battles.problem} onPlay={battles.play} />
  if (route.is === 'replays')
    return (
      <ReplaysScreen
        savedBattles={battles.savedBattles}
        problem={battles.problem}
        onFile={battles.open}
        onPrepare={battles.prepare}
      />
    )
  if (route.is === 'new-campaign') return <BeginCampaign />
  if (route.is === 'campaign' && route.fights)
    return <CampaignBattle key={route.id} id={route.id} seed={seed} problem={battles.problem} onPlay={battles.play} />
  if (route.is === 'campaign')
    return <CampaignScreen key={route.id} id={route.id} battles={battles.savedBattles.summaries} />
  if (gameNamed(game) && !kit) return <Loading />
  if (route.is === 'convert' && kit?.converter) return <ConvertScreen kit={kit} converter={kit.converter} />
  if (route.is === 'rulebook' && kit) return <RulebookScreen kit={kit} rule={route.rule} />
  const entry = gameNamed(game)
  const story = route.is === 'ready' ? entry?.about.battles?.find(({ id }) => id === route.battle) : undefined
  if (entry && route.is === 'ready' && (story || route.battle === undefined))
    return (
      <main className="home story">
        <Hero
          game={entry}
          story={story}
          seed={seed}
          settings={settings}
          onSettings={onSettings}
          onPlay={battles.play}
          onPrepare={battles.prepare}
        />
      </main>
    )
  if (route.is === 'design' && kit?.designer)
    return <Workshop key={game} kit={kit} designer={kit.designer} builder={kit.builder} army={route.army} />
  if (kit)
    return (
      <SetUp
        kit={kit}
        seed={seed}
        army={route.is === 'set-up' ? route.army : undefined}
        onPlay={battles.play}
        problem={battles.problem ?? (route.is === 'ready' ? words.ready.none(route.battle ?? '') : undefined)}
      />
    )
  const nowhere =
    route.is === 'unknown' ? words.errors.noScreen : game === undefined ? undefined : words.setUp.noGame(game)
  return (
    <Home
      savedBattles={battles.savedBattles}
      problem={battles.problem ?? nowhere}
      seed={seed}
      settings={settings}
      onSettings={onSettings}
      onPlay={battles.play}
      onFile={battles.open}
      onPrepare={battles.prepare}
      onClearProblem={() => {
        battles.clearProblem()
        location.hash = '#/'
      }}
    />
  )
}

const Loading = () => <p className="page-loading desk">{words.home.loading}</p>

/** Shows a notice when the page fails, and tries again at the next address. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly fallen: boolean }> {
  override state = { fallen: false }
  private readonly reset = () => this.setState({ fallen: false })

  static getDerivedStateFromError() {
    return { fallen: true }
  }

  override componentDidMount() {
    addEventListener('hashchange', this.reset)
  }

  override componentWillUnmount() {
    removeEventListener('hashchange', this.reset)
  }

  override render() {
    if (!this.state.fallen) return this.props.children
    return (
      <div className="page-loading desk">
        <p className="notice" role="alert">
          {words.errors.pageFailed}{' '}
          <button type="button" className="link" onClick={() => location.reload()}>
            {words.errors.reload}
          </button>{' '}
          <a className="link" href="#/">
            {words.battle.home}
          </a>
        </p>
      </div>
    )
  }
}
