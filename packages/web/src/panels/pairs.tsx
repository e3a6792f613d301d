/** Who goes for whom, as a list: the same links as on the table, for keys and for those who like lists. */
import { useSeat, useTable } from '../play/seat.tsx'
import { figureNamed, nameOf } from '../table/acting.ts'
import { isMine } from '../table/state.ts'
import { words } from '../words.ts'

export function PairList() {
  const { hands, session } = useSeat()
  const { decision, view } = useTable((state) => state.snapshot)
  const draft = useTable((state) => state.draft)
  const mine = useTable(isMine)
  if (decision?.kind !== 'pair' || draft?.is !== 'pair' || !mine) return null
  const name = (id: string) => nameOf(figureNamed(view, id) ?? ({ name: id } as never))
  return (
    <section className="pairs paper" aria-label={words.table.pairs}>
      <h3>{words.table.pairs}</h3>
      {decision.linkers.map((linker) => {
        const own = draft.links.filter(({ from }) => from === linker.figure)
        return Array.from({ length: linker.most }, (_, place) => (
          <label key={`${linker.figure} ${place}`} className="pair-row">
            <span>{name(linker.figure)}</span>
            <select
              value={own[place]?.to ?? ''}
              onFocus={() => session.store.set((now) => ({ ...now, picked: linker.figure }))}
              onChange={({ target }) => hands.laying.relink(linker.figure, place, target.value)}
            >
              <option value="">{words.table.nobody}</option>
              {linker.targets.map((to) => (
                <option key={to} value={to}>
                  {name(to)}
                </option>
              ))}
            </select>
          </label>
        ))
      })}
    </section>
  )
}
