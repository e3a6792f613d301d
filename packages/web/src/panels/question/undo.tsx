/** Undo and redo, as far as they are allowed; where they are not, the button says why. */
import { useState } from 'react'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'

export function Undo() {
  const { presenter } = useTableContext()
  const { noUndo, canAgree = false } = useTableState((state) => state.snapshot)
  const isAgreeing = useTableState((state) => state.isAgreeing)
  const [isTold, setTold] = useState(false)
  const why = noUndo === undefined ? undefined : words.battle.cannotUndo(noUndo)
  const press = () => {
    if (why === undefined || canAgree) void presenter.undo()
    else setTold(!isTold)
  }
  return (
    <span className="undo-place">
      <button
        type="button"
        className="btn quiet undo"
        aria-disabled={why !== undefined && !canAgree}
        title={why}
        aria-label={canAgree ? words.battle.undo : (why ?? words.battle.undo)}
        onClick={press}
        onBlur={() => setTold(false)}
      >
        <LineIcon name="undo" />
        <span className="caption">{words.battle.undo}</span>
      </button>
      {isAgreeing && noUndo !== undefined && <Agreement why={noUndo} />}
      {isTold && why !== undefined && (
        <span className="undo-why paper" role="status">
          {why}
        </span>
      )}
    </span>
  )
}

/** Asks whether everybody agrees to take back what nobody can take back alone. */
function Agreement({ why }: { readonly why: string }) {
  const { presenter } = useTableContext()
  return (
    <div className="undo-why agreement paper" role="alertdialog" aria-label={words.battle.undo}>
      <p>{words.battle.agree(why)}</p>
      <p className="agreement-answers">
        <button type="button" className="btn small go" onClick={() => void presenter.undoByAgreement('step')}>
          {words.battle.agreeStep}
        </button>
        <button type="button" className="btn small" onClick={() => void presenter.undoByAgreement('turn')}>
          {words.battle.agreeTurn}
        </button>
        <button type="button" className="btn small" onClick={() => presenter.stopAgreeing()}>
          {words.battle.agreeNot}
        </button>
      </p>
    </div>
  )
}

/** Shown only after an undo. */
export function Redo() {
  const { presenter } = useTableContext()
  const canRedo = useTableState((state) => state.snapshot.canRedo)
  if (!canRedo) return null
  return (
    <button type="button" className="btn quiet undo redo" onClick={() => void presenter.redo()}>
      <LineIcon name="redo" />
      <span className="caption">{words.battle.redo}</span>
    </button>
  )
}
