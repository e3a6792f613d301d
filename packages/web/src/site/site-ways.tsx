/** The ways between the screens that are no table. */
import { GAMES } from '../games/games.ts'
import { rulebookAddress } from './addresses.ts'
import './site-ways.css'
import { words } from '../words/words.ts'

export type SiteScreen = 'play' | 'armies' | 'replays' | 'rulebooks'

const WAYS: readonly (readonly [SiteScreen, string])[] = [
  ['play', '#/'],
  ['armies', '#/armies'],
  ['replays', '#/replays'],
  ['rulebooks', rulebookAddress(GAMES[0]?.id ?? '')],
]

export function SiteWays({ current }: { readonly current: SiteScreen }) {
  return (
    <nav className="site-ways" aria-label={words.ways.label}>
      {WAYS.map(([screen, address]) => (
        <a key={screen} href={address} aria-current={screen === current ? 'page' : undefined}>
          {words.ways[screen]}
        </a>
      ))}
    </nav>
  )
}
