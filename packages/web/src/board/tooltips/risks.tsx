/** Lines of the move tooltip: dangers on the way, attacks possible at its end, and enemies who could respond. */

import { useTableState } from '../../table/table-context.tsx'
import { moveOutlook } from '../../state/move-outlook.ts'
import { capitalize } from '../../words/capitalize.ts'
import type { Combatant } from '../../figures/combatants.ts'
import { moveDraftOf, type TableState } from '../../state/table-state.ts'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import type { MoveTrial, ShownForecast } from '@muster/session'

interface OnTheWayProps {
  readonly trial: MoveTrial
  names(ids: readonly string[]): readonly string[]
}

/** Attacks and tests on the way, in their order. */
export function DangerOnTheWay({ trial: { strikers, dangers }, names }: OnTheWayProps) {
  return (
    <>
      {strikers.length > 0 && (
        <p className="warning">
          <Emblem icon="crossed-swords" size={17} /> {words.board.provokes(names(strikers.map(({ figure }) => figure)))}
        </p>
      )}
      {dangers.map(({ label, chance }, place) => (
        <p key={place} className="danger">
          {words.board.danger(label, chance)}
        </p>
      ))}
    </>
  )
}

/** The best attack that would be possible from there. */
export function OpportunityLine() {
  const opportunities = useTableState((state) => state.opportunities)
  const [best] = [...opportunities].sort((a, b) => bestChance(b) - bestChance(a))
  const last = best?.chances.at(-1)
  if (!best || !last) return null
  const { label, chance } = last
  return <p className="chance">{words.board.couldAttack(opportunities.length, capitalize(best.kind), label, chance)}</p>
}

const bestChance = ({ chances }: ShownForecast): number => chances.at(-1)?.chance ?? 0

/** Enemies who could charge or shoot there. Whether they see it is requested once the pointer rests. */
export function DangerAtEnd() {
  const state = useTableState((now) => now)
  const { chargers, shooters } = moveOutlook(state)
  const archers = shooters.filter((one) => !chargers.includes(one))
  const watchers = knownWatchers(state)
  return (
    <>
      {chargers.length > 0 && <p className="danger">{words.board.charged(namesOf(chargers))}</p>}
      {watchers ? (
        <ShootersLine archers={archers.filter(({ id }) => watchers.includes(id))} />
      ) : (
        archers.length > 0 && <p className="danger">{words.board.inRange(namesOf(archers))}</p>
      )}
    </>
  )
}

const ShootersLine = ({ archers }: { readonly archers: readonly Combatant[] }) =>
  archers.length > 0 && <p className="danger">{words.board.shotAt(namesOf(archers))}</p>

const namesOf = (people: readonly Combatant[]): readonly string[] => people.map(({ name }) => name)

/** Undefined until the sight lines from there are known. */
const knownWatchers = (state: TableState): readonly string[] | undefined =>
  state.watchers && state.watchers.path === moveDraftOf(state)?.path ? state.watchers.figures : undefined
