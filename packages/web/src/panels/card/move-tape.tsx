/** How much of its movement the figure being moved has used. */
import type { FigureId } from '@muster/engine'
import { useTableState } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'

export function MoveTape({ id }: { readonly id: FigureId }) {
  const trial = useTableState((state) => (state.trial?.figure === id ? state.trial : undefined))
  if (!trial || trial.allowance <= 0) return null
  const spent = Math.min(1, trial.spent / trial.allowance)
  const tape = words.battle.spent(trial.spent, Math.max(0, trial.allowance - trial.spent))
  return (
    <div className="this-move">
      <p className="label">{words.card.thisMove}</p>
      <div className="move-tape" style={{ '--spent': `${spent * 100}%`, '--inches': trial.allowance / 2540 } as object}>
        <span />
      </div>
      <p className="move-tape-words">
        <span>{tape.spent}</span> <b>{tape.left}</b>
      </p>
    </div>
  )
}
