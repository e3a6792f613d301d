/** Who acts next, as far as the rules know it now, in the order they will. */
import { useSeat, useTable } from '../table/table-context.tsx'
import { cardOf } from './card/card.ts'
import { lookOf } from '../figures/side-looks.ts'
import { Token } from '../ui/drawings.tsx'
import { words } from '../words/words.ts'

/** So many fit on one line of the narrowest rail. */
const MOST = 5

export function UpNext() {
  const { session, camera } = useSeat()
  const view = useTable((state) => state.snapshot.view)
  const picked = useTable((state) => state.picked)
  const ids = view.upNext ?? []
  if (ids.length === 0) return null
  const show = (id: string) => {
    session.store.set((now) => ({ ...now, picked: id }))
    const likeness = cardOf(view, id)?.likeness
    if (likeness) camera.reveal(likeness.at)
  }
  return (
    <div className="up-next" role="group" aria-label={words.table.inTurn}>
      <span className="label">{words.table.upNext}</span>
      {ids.slice(0, MOST).map((id) => {
        const card = cardOf(view, id)
        if (!card?.likeness) return null
        return (
          <button
            key={id}
            type="button"
            className={id === picked ? 'order-token picked' : 'order-token'}
            aria-label={card.name}
            title={card.name}
            onClick={() => show(id)}
          >
            <Token figure={card.likeness} look={lookOf(view.sides, card.bearer.side)} size={30} plain />
          </button>
        )
      })}
      {ids.length > MOST && (
        <span className="order-count" title={words.table.others(ids.length - MOST)}>
          +{ids.length - MOST}
        </span>
      )}
    </div>
  )
}
