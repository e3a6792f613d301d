/** Turn, phase, the sides in their order of play, and their figures. */
import type { FigureView, TableView } from '@muster/engine'
import { memo } from 'react'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { groupByKind } from '../figures/group-by-kind.ts'
import { sideLookOf, type SideLook } from '../figures/side-looks.ts'
import { SideMark, Token } from '../ui/drawings.tsx'
import { words } from '../words/words.ts'
import { FightOrder } from './fight-order.tsx'
import { UpNext } from './up-next.tsx'

export const OrderOfPlay = memo(function OrderOfPlay() {
  const { view, decision } = useTableState((state) => state.snapshot)
  const fight = useTableState((state) => state.fight)
  const passed = useTableState((state) => state.passedPhases)
  const { phase, phases } = view.round
  return (
    <section className="order paper" aria-label={words.battle.order}>
      <header>
        <h2>{words.battle.round(view.round)}</h2>
        <ol className="phases">
          {phases.map((name) => (
            <li key={name} aria-current={name === phase ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
        <p className="phase-now">{phase}</p>
      </header>
      <p className="passed-phases" role="status">
        {passed.length > 0 && words.battle.passedPhases(passed)}
      </p>
      {fight ? <FightOrder fight={fight} /> : <UpNext />}
      {inOrder(view).map((side) => (
        <SideRow key={side.id} side={side} view={view} isAsked={decision?.by === side.id} />
      ))}
    </section>
  )
})

/** In the order of play; figures without a place in it come last. */
function inOrder({ sides, order }: TableView): TableView['sides'] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...sides].sort((a, b) => place(a.id) - place(b.id))
}

function SideRow({
  side,
  view,
  isAsked,
}: {
  readonly side: TableView['sides'][number]
  readonly view: TableView
  readonly isAsked: boolean
}) {
  const look = sideLookOf(view.sides, side.id)
  return (
    <div className={isAsked ? 'side-row current' : 'side-row'}>
      <p className="side-name">
        <SideMark look={look} />
        <b>{side.name}</b> <span className="score">{side.score}</span>
      </p>
      <div className="side-tokens">
        {groupByKind(view.figures.filter((figure) => figure.side === side.id)).map(({ figures }) => (
          <GroupToken key={figures[0]?.name} figures={figures} look={look} />
        ))}
      </div>
    </div>
  )
}

/** One token for all figures of a kind; each press selects the next of them. */
function GroupToken({ figures, look }: { readonly figures: readonly FigureView[]; readonly look: SideLook }) {
  const { presenter, lookups, camera } = useTableContext()
  const selected = useTableState((state) => state.selected)
  const [first] = figures
  if (!first) return null
  const waiting = figures.filter(({ hasActed }) => !hasActed).length
  const show = () => {
    const next = figures[(figures.findIndex(({ id }) => id === selected) + 1) % figures.length] ?? first
    presenter.store.set((now) => ({ ...now, selected: next.id }))
    lookups.hover(next.id)
    camera.reveal(next.at)
  }
  const label = `${figures.length > 1 ? `${figures.length} ` : ''}${first.name}`
  return (
    <button
      type="button"
      className={figures.some(({ id }) => id === selected) ? 'order-token picked' : 'order-token'}
      aria-label={label}
      title={label}
      onClick={show}
    >
      <Token figure={first} look={look} size={34} plain states={waiting === 0 ? ACTED : STILL} />
      {figures.length > 1 && <span className="order-count">{figures.length}</span>}
    </button>
  )
}

const ACTED = { acted: true } as const
const STILL = {} as const
