/** Who acts next, as far as the rules know it now, in the order they will. */
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { cardOf } from './card/card.ts'
import { sideLookOf } from '../figures/side-looks.ts'
import { Token } from '../ui/drawings.tsx'
import { words } from '../words/words.ts'

/** How many fit on one line of the narrowest panel. */
const MOST = 5

export function UpNext() {
  const { presenter, camera } = useTableContext()
  const view = useTableState((state) => state.snapshot.view)
  const selected = useTableState((state) => state.selected)
  const ids = view.upNext ?? []
  if (ids.length === 0) return null
  const show = (id: string) => {
    presenter.store.set((now) => ({ ...now, selected: id }))
    const portrait = cardOf(view, id)?.portrait
    if (portrait) camera.reveal(portrait.at)
  }
  return (
    <div className="up-next" role="group" aria-label={words.battle.inTurn}>
      <span className="label">{words.battle.upNext}</span>
      {ids.slice(0, MOST).map((id) => {
        const card = cardOf(view, id)
        if (!card?.portrait) return null
        return (
          <button
            key={id}
            type="button"
            className={id === selected ? 'order-token picked' : 'order-token'}
            aria-label={card.name}
            title={card.name}
            onClick={() => show(id)}
          >
            <Token figure={card.portrait} look={sideLookOf(view.sides, card.subject.side)} size={30} plain />
          </button>
        )
      })}
      {ids.length > MOST && (
        <span className="order-count" title={words.battle.others(ids.length - MOST)}>
          +{ids.length - MOST}
        </span>
      )}
    </div>
  )
}
