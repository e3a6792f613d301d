/** Who goes for whom, as a list: the same links as on the table, for keys and for those who like lists. */
import type { FigureId, Intent, Linker, TableView } from '@muster/engine'
import { useSeat, useTable } from '../table/table-context.tsx'
import { useForecast } from '../table/use-forecast.ts'
import { someoneNamed } from '../figures/combatants.ts'
import { isMine } from '../state/table-state.ts'
import { words } from '../words/words.ts'

export function PairList() {
  const { decision, view } = useTable((state) => state.snapshot)
  const draft = useTable((state) => state.draft)
  const mine = useTable(isMine)
  if (decision?.kind !== 'pair' || draft?.is !== 'pair' || !mine) return null
  return (
    <section className="pairs paper" aria-label={words.table.pairs}>
      <h3>{words.table.pairs}</h3>
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
  /** Which of its links, where it may have several. */
  readonly place: number
  readonly to: FigureId | undefined
  readonly view: TableView
}

function PairRow({ linker: { figure, targets, kind }, place, to, view }: RowProps) {
  const { hands, session } = useSeat()
  const name = (id: FigureId) => someoneNamed(view, id)?.name ?? id
  return (
    <label className="pair-row">
      <span>
        {name(figure)}
        {kind !== undefined && to !== undefined && <PairOdds intent={{ by: figure, at: to, kind }} />}
      </span>
      <select
        value={to ?? ''}
        onFocus={() => session.store.set((now) => ({ ...now, picked: figure }))}
        onChange={({ target }) => hands.laying.relink(figure, place, target.value)}
      >
        <option value="">{words.table.nobody}</option>
        {targets.map((id) => (
          <option key={id} value={id}>
            {name(id)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What comes of one link, exactly. */
function PairOdds({ intent }: { readonly intent: Intent }) {
  const { chances = [] } = useForecast(intent) ?? {}
  if (chances.length === 0) return null
  return (
    <small className="risk">{chances.map(({ label, chance }) => words.table.chance(label, chance)).join(' · ')}</small>
  )
}
