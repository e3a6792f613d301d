/** Which screen is up: the first one, the set-up of a game, or a table with a battle on it. */
import { Component, Suspense, lazy, useEffect, useState, type ReactNode } from 'react'
import { Home } from './home/home.tsx'
import { loadSettings, saveSettings, type Settings } from './store/settings.ts'
import { ThemeProvider, useLight } from './ui/light.tsx'
import { useKits } from './ui/use-kits.ts'
import { useRoute } from './ui/use-route.ts'
import { useBattles } from './use-battles.ts'
import { words } from './words.ts'

// What the first screen does not need comes when it is wanted.
const SetUp = lazy(async () => ({ default: (await import('./home/set-up.tsx')).SetUp }))
const TableScreen = lazy(async () => ({ default: (await import('./play/table-screen.tsx')).TableScreen }))

export function App() {
  const [settings, setSettings] = useState(loadSettings)
  const change = (next: Settings) => {
    saveSettings(next)
    setSettings(next)
  }
  const theme = useLight(settings.light)
  return (
    <ThemeProvider value={theme}>
      <Stumble>
        <Suspense fallback={<Waiting />}>
          <Screens settings={settings} onSettings={change} />
        </Suspense>
      </Stumble>
    </ThemeProvider>
  )
}

function Screens({ settings, onSettings }: { readonly settings: Settings; onSettings(settings: Settings): void }) {
  const route = useRoute()
  const kits = useKits()
  const battles = useBattles(route)
  const { seat, seed } = battles
  useEffect(() => {
    document.title = seat ? `${seat.session.state.snapshot.view.scenario.name} · ${words.app}` : words.app
  }, [seat])
  if (route.is === 'battle' && seat)
    return <TableScreen key={route.id} seat={seat} settings={settings} onSettings={onSettings} onFile={battles.open} />
  if (route.is === 'battle' && battles.trouble === undefined) return <Waiting />
  const kit = route.is === 'set-up' ? kits.find(({ game }) => game.id === route.game) : undefined
  if (kit) return <SetUp kit={kit} seed={seed} onPlay={battles.play} />
  return (
    <Home
      kits={kits}
      spines={battles.spines}
      trouble={battles.trouble}
      seed={seed}
      onPlay={battles.play}
      onFile={battles.open}
      onRemove={battles.remove}
      onClearTrouble={battles.clearTrouble}
    />
  )
}

const Waiting = () => <p className="page-wait desk">{words.home.loading}</p>

/** A fault of the page must not look like a lost battle. */
class Stumble extends Component<{ readonly children: ReactNode }, { readonly fallen: boolean }> {
  override state = { fallen: false }

  static getDerivedStateFromError() {
    return { fallen: true }
  }

  override render() {
    if (!this.state.fallen) return this.props.children
    return (
      <div className="page-wait desk">
        <p className="notice" role="alert">
          {words.pageTrouble}{' '}
          <button type="button" className="link" onClick={() => location.reload()}>
            {words.reload}
          </button>
        </p>
      </div>
    )
  }
}
