/** Who attacks or shoots whom, as a list: the same links as on the table, for the keyboard and for screen readers. */
import type { FigureId, Intent, Linker, TableView } from '@muster/engine'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { useForecast } from '../table/use-forecast.ts'
import { combatantNamed } from '../figures/combatants.ts'
import { canAnswer } from '../state/table-state.ts'
import { words } from '../words/words.ts'

export function PairList() {
  const { decision, view } = useTableState((state) => state.snapshot)
  const draft = useTableState((state) => state.draft)
  const mine = useTableState(canAnswer)
  if (decision?.kind !== 'pair' || draft?.is !== 'pair' || !mine) return null
  return (
    <section className="pairs paper" aria-label={words.battle.pairs}>
      <h3>{words.battle.pairs}</h3>
      {decision.linkers.map((linker) => {
        const own = draft.links.filter(({ from }) => from === linker.figure)
        return Array.from({ length: linker.most }, (_, place) => (
          <PairRow key={`${linker.figure} ${place}`} linker={linker} place={place} to={own[place]?.to} view={view} />
        ))
      })}
    </section>
  )
}

interface RowProps {
  readonly linker: Linker
  /** Which of its links, if it can have several. */
  readonly place: number
  readonly to: FigureId | undefined
  readonly view: TableView
}

function PairRow({ linker: { figure, targets, kind }, place, to, view }: RowProps) {
  const { actions, presenter } = useTableContext()
  const name = (id: FigureId) => combatantNamed(view, id)?.name ?? id
  return (
    <label className="pair-row">
      <span>
        {name(figure)}
        {kind !== undefined && to !== undefined && <PairOdds intent={{ by: figure, at: to, kind }} />}
      </span>
      <select
        value={to ?? ''}
        onFocus={() => presenter.store.set((now) => ({ ...now, selected: figure }))}
        onChange={({ target }) => actions.drafts.relink(figure, place, target.value)}
      >
        <option value="">{words.battle.nobody}</option>
        {targets.map((id) => (
          <option key={id} value={id}>
            {name(id)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The exact odds of one link. */
function PairOdds({ intent }: { readonly intent: Intent }) {
  const { chances = [] } = useForecast(intent) ?? {}
  if (chances.length === 0) return null
  return (
    <small className="risk">{chances.map(({ label, chance }) => words.battle.chance(label, chance)).join(' · ')}</small>
  )
}
