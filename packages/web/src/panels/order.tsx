/** Where the battle stands: turn and phase, the sides in their order, and everybody's figures. */
import type { TableView } from '@muster/engine'
import { memo } from 'react'
import { useSeat, useTable } from '../play/seat.tsx'
import { nameOf } from '../table/acting.ts'
import { lookOf } from '../table/seats.ts'
import { SideMark, Token } from '../ui/art.tsx'
import { words } from '../words.ts'

export const OrderOfPlay = memo(function OrderOfPlay() {
  const { view, decision } = useTable((state) => state.snapshot)
  const { turn, of, phase, phases } = view.round
  return (
    <section className="order paper" aria-label={words.table.order}>
      <header>
        <h2>{words.table.round(turn, of)}</h2>
        <ol className="phases">
          {phases.map((name) => <li key={name} aria-current={name === phase ? 'step' : undefined}>{name}</li>)}
        </ol>
        <p className="phase-now">{phase}</p>
      </header>
      {inOrder(view).map((side) => <SideRow key={side.id} side={side} view={view} isAsked={decision?.by === side.id} />)}
    </section>
  )
})

/** First to act first; whoever has no place in the order yet comes after. */
function inOrder({ sides, order }: TableView): TableView['sides'] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...sides].sort((a, b) => place(a.id) - place(b.id))
}

function SideRow({ side, view, isAsked }: { readonly side: TableView['sides'][number]; readonly view: TableView; readonly isAsked: boolean }) {
  const { session, lookouts, camera } = useSeat()
  const picked = useTable((state) => state.picked)
  const look = lookOf(view.sides, side.id)
  return (
    <div className={isAsked ? 'side-row current' : 'side-row'}>
      <p className="side-name"><SideMark look={look} /><b>{side.name}</b> <span className="score">{side.score}</span></p>
      <div className="side-tokens">
        {view.figures.filter((figure) => figure.side === side.id).map((figure) => (
          <button
            key={figure.id} type="button" className={picked === figure.id ? 'order-token picked' : 'order-token'} aria-label={nameOf(figure)} title={nameOf(figure)} tabIndex={-1}
            onClick={() => {
              session.store.set((now) => ({ ...now, picked: figure.id }))
              lookouts.point(figure.id)
              camera.reveal(figure.at)
            }}
          >
            <Token figure={figure} look={look} size={30} plain states={figure.hasActed ? ACTED : STILL} />
          </button>
        ))}
      </div>
    </div>
  )
}

const ACTED = { acted: true } as const
const STILL = {} as const
