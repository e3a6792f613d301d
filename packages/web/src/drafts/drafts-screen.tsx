/** Two drafts of one game: their rules side by side, and the same attack worked out in both. */
import type { DraftPair } from '../games/games.ts'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import { AttackView } from './attack-view.tsx'
import { RulesView } from './rules-view.tsx'
import { draftsAddress, useDrafts } from './use-drafts.ts'
import './drafts.css'

interface DraftsProps {
  readonly pair: DraftPair
  /** The rule that the address names. */
  readonly rule: string | undefined
  /** What the address says of the attack; undefined where the rules are shown. */
  readonly attack: string | undefined
}

export function DraftsScreen({ pair, rule, attack }: DraftsProps) {
  const drafts = useDrafts(pair)
  const game = pair.later.id
  return (
    <main className="drafts desk">
      <header className="set-up-head drafts-head">
        <a className="btn" href="#/">
          <LineIcon name="left" />
          {words.drafts.back}
        </a>
        <h1>
          {words.drafts.title} <small>{words.drafts.names(pair.earlier.about.name, pair.later.about.name)}</small>
        </h1>
        <nav aria-label={words.drafts.parts} className="drafts-tabs">
          <Tab href={draftsAddress(game)} isHere={attack === undefined} label={words.drafts.rules} />
          <Tab href={draftsAddress(game, 'attack')} isHere={attack !== undefined} label={words.drafts.attack} />
        </nav>
      </header>
      {drafts === undefined ? (
        <p className="paper drafts-loading" role="status">
          {words.home.loading}
        </p>
      ) : attack === undefined ? (
        <RulesView drafts={drafts} rule={rule} />
      ) : (
        <AttackView drafts={drafts} address={attack} />
      )}
    </main>
  )
}

interface TabProps {
  readonly href: string
  readonly isHere: boolean
  readonly label: string
}

const Tab = ({ href, isHere, label }: TabProps) => (
  <a className="btn" href={href} aria-current={isHere ? 'page' : undefined}>
    {label}
  </a>
)
