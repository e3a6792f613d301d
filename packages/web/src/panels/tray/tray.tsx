/** Those who are to be placed, and may wait: each is dragged onto the table, or put there by a click, and back. */
import type { FigureId, FigureView } from '@muster/engine'
import { groupByKind } from '../../figures/group-by-kind.ts'
import { canAnswer } from '../../state/table-state.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { Token } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { useTrayDrag } from './use-tray-drag.ts'

export function PieceTray() {
  const pieces = useTableState((state) => state.snapshot.pieces)
  const isOpen = useTableState(
    (state) =>
      canAnswer(state) && state.snapshot.decision?.kind === 'place' && state.snapshot.decision.mayWait === true,
  )
  const placed = useTableState(({ draft }) =>
    JSON.stringify(draft?.is === 'place' ? draft.spots.map(({ figure }) => figure) : []),
  )
  if (!isOpen) return null
  const onTable = new Set(JSON.parse(placed) as readonly FigureId[])
  return (
    <section className="piece-tray paper" aria-label={words.tray.title}>
      <p>
        <b>{words.tray.count(onTable.size, pieces.length)}</b> <span className="quiet-text">{words.tray.hint}</span>
      </p>
      <ul>
        {groupByKind(pieces).map(({ name, figures }) => (
          <li key={name}>
            <span className="label">{name}</span>
            <span className="tray-tokens">
              {figures.map((figure) => (
                <TrayPiece key={figure.id} figure={figure} isPlaced={onTable.has(figure.id)} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TrayPiece({ figure, isPlaced }: { readonly figure: FigureView; readonly isPlaced: boolean }) {
  const { actions } = useTableContext()
  const sides = useTableState((state) => state.snapshot.view.sides)
  const drag = useTrayDrag(figure.id)
  const name = figure.number === undefined ? figure.name : `${figure.name} ${figure.number}`
  const label = isPlaced ? words.tray.putBack(name) : words.tray.place(name)
  const press = () => void (isPlaced ? actions.drafts.putIntoTray(figure.id) : actions.drafts.takeFromTray(figure.id))
  return (
    <button
      type="button"
      className={isPlaced ? 'tray-piece placed' : 'tray-piece'}
      aria-label={label}
      title={label}
      aria-pressed={isPlaced}
      data-piece={figure.id}
      onClick={() => !drag.wasDragged() && press()}
      onFocus={() => actions.select(figure.id)}
      {...drag.handlers}
    >
      <Token figure={figure} look={sideLookOf(sides, figure.side)} size={40} />
    </button>
  )
}
