/** Lines of the move tooltip: dangers on the way, attacks possible at its end, and enemies who could respond. */

import { useTableState } from '../../table/table-context.tsx'
import { moveOutlook } from '../../state/move-outlook.ts'
import { combatantOf, type Combatant } from '../../figures/combatants.ts'
import { moveDraftOf, type TableState } from '../../state/table-state.ts'
import { tellingChance } from '../../state/telling-chance.ts'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import type { MoveTrial } from '@muster/session'

interface OnTheWayProps {
  readonly trial: MoveTrial
}

/** Tests on the way, in their order. */
export function DangerOnTheWay({ trial: { dangers } }: OnTheWayProps) {
  return dangers.map(({ label, chance }, place) => (
    <p key={place} className="danger">
      {words.board.danger(label, chance)}
    </p>
  ))
}

/** Every blow that the way provokes with its chance, and the chance to survive them all. */
export function BlowRows({ trial: { strikers } }: OnTheWayProps) {
  const view = useTableState((state) => state.snapshot.view)
  const odds = useTableState((state) => state.strikeOdds)
  if (strikers.length === 0) return null
  const chances = strikers.map(({ figure }) => odds[figure]?.chances.at(-1))
  const alive = chances.reduce((share, last) => share * (1 - (last?.chance ?? 0)), 1)
  return (
    <div className="blows">
      {strikers.map(({ figure }, place) => {
        const striker = combatantOf(view, figure)
        const last = chances[place]
        return (
          <p key={place}>
            <Emblem icon="crossed-swords" size={17} /> {words.board.strikes(striker?.name ?? figure)}
            {last && <b>{words.board.blow(last.label, last.chance)}</b>}
          </p>
        )
      })}
      {strikers.length > 1 && chances.every((last) => last !== undefined) && (
        <p className="blows-sum">
          {words.board.arrives}
          <b>{words.percent(alive)}</b>
        </p>
      )}
    </div>
  )
}

/** The best attack that would be possible from there, beside its chance from where the figure stands now. */
export function OpportunityLine() {
  const best = useTableState((state) => state.opportunities[0])
  const view = useTableState((state) => state.snapshot.view)
  const last = best && tellingChance(best.chances)
  const target = combatantOf(view, best?.at)
  if (!best || !last || !target) return null
  return (
    <p className="chance">
      {words.board.opportunity(target.name, last.label)} <b>{words.board.wasIs(best.was, last.chance)}</b>
    </p>
  )
}

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
