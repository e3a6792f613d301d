/** The chance of each blow that a drafted move provokes, beside its mark on the path. */
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { toScreen } from '../../camera/viewport.ts'
import { moveDraftOf } from '../../state/table-state.ts'
import { useStore } from '../../ui/use-store.ts'
import { words } from '../../words/words.ts'

/** From the mark to the middle of its chip, in pixels. */
const ASIDE = 34

export function DangerChips() {
  const draft = useTableState(moveDraftOf)
  const strikers = useTableState((state) => state.trial?.strikers)
  const odds = useTableState((state) => state.strikeOdds)
  const { viewport } = useStore(useTableContext().camera.store, (view) => view)
  if (!draft || draft.path.length === 0 || !strikers) return null
  return strikers.map(({ figure, at }, place) => {
    const chance = odds[figure]?.chances.at(-1)?.chance
    if (chance === undefined) return null
    const { x, y } = toScreen(viewport, at)
    return (
      <span
        key={`${figure} ${place}`}
        className="target-chip danger-chip"
        style={{ left: place % 2 === 0 ? x + ASIDE : x - ASIDE, top: y }}
        aria-hidden="true"
      >
        {words.percent(chance)}
      </span>
    )
  })
}
