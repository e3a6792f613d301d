/** The screens of army lists: the collection, a kept list in the builder or on paper, a list that somebody shared. */
import type { GameKit } from '@muster/engine'
import { Suspense, lazy, useMemo } from 'react'
import { gameNamed } from '../games/games.ts'
import { useKit } from '../games/use-kit.ts'
import type { BattleRequest } from '../set-up/battle-request.ts'
import { storedArmy, type KeptArmy, type StoredArmy } from '../store/army-store.ts'
import { randomNumber } from '../store/new-id.ts'
import type { Route } from '../site/use-route.ts'
import { words } from '../words/words.ts'
import { BuilderScreen } from './builder-screen.tsx'
import { ArmiesScreen } from './collection/armies-screen.tsx'
import { SharedArmy } from './collection/shared-army.tsx'
import { fittingBattle } from './share/fitting-battle.ts'
import { PlayProvider, type PlayRequest } from './share/play-context.ts'

// Loaded only when needed: few people print.
const PrintScreen = lazy(async () => ({ default: (await import('./print/print-screen.tsx')).PrintScreen }))

export type ArmyRoute = Extract<Route, { is: 'armies' | 'army' | 'shared-army' }>

interface ArmyScreensProps {
  readonly route: ArmyRoute
  /** Why the last battle could not begin. */
  readonly problem: string | undefined
  onPlay(request: BattleRequest): void
}

export function ArmyScreens({ route, problem, onPlay }: ArmyScreensProps) {
  const play = ({ kit, army, limit, id }: PlayRequest) => {
    const request = fittingBattle(kit, army, limit, randomNumber())
    if (request) onPlay(request)
    else location.hash = `#/set-up/${kit.game.id}/${id ?? ''}`
  }
  return (
    <PlayProvider value={play}>
      {route.is === 'armies' && <ArmiesScreen problem={problem} />}
      {route.is === 'shared-army' && <SharedArmy key={route.link} link={route.link} />}
      {route.is === 'army' && (
        <KeptList key={`${route.id} ${route.prints}`} id={route.id} prints={route.prints} problem={problem} />
      )}
    </PlayProvider>
  )
}

interface KeptListProps {
  readonly id: string
  readonly prints: boolean
  readonly problem: string | undefined
}

/** Read anew for each of its screens: the list may have been changed on the last one. */
function KeptList({ id, prints, problem }: KeptListProps) {
  const stored = useMemo(() => storedArmy(id), [id])
  const kept = stored?.kept
  const kit = useKit(kept?.game)
  if (!stored || !kept) return <ArmiesScreen problem={stored ? words.armies.unreadable : words.armies.noSuchArmy} />
  if (!gameNamed(kept.game)) return <ArmiesScreen problem={words.armies.noGame(kept.game)} />
  if (!kit) return <p className="page-loading desk">{words.home.loading}</p>
  return <OpenList kit={kit} stored={stored} kept={kept} prints={prints} problem={problem} />
}

interface OpenListProps extends Omit<KeptListProps, 'id'> {
  readonly kit: GameKit<unknown>
  readonly stored: StoredArmy
  readonly kept: KeptArmy
}

function OpenList({ kit, stored, kept, prints, problem }: OpenListProps) {
  const { builder } = kit
  if (!prints) return <BuilderScreen kit={kit} stored={stored} kept={kept} problem={problem} />
  return (
    <Suspense fallback={<p className="page-loading desk">{words.home.loading}</p>}>
      <PrintScreen kit={kit} builder={builder} id={stored.id} kept={kept} />
    </Suspense>
  )
}
