/** Shown while the table shows an earlier moment: which one, buttons for the ones beside it, and the way back to now. */
import { backToNow, lookBeside } from '../../play/looking-back.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { EnterKey, LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'

export function LookingBack() {
  const { presenter } = useTableContext()
  const { round } = useTableState((state) => state.snapshot.view)
  const shown = useTableState((state) => state.past?.event)
  const log = useTableState((state) => state.log)
  const line = log.findIndex(({ event }) => event === shown)
  const astray = useTableState((state) => state.past?.astray)
  return (
    <>
      <div className="question-words" role="status">
        <p className="question-prompt">{words.log.asItWas(words.battle.round(round), round.phase)}</p>
        <p className="question-line">{log[line]?.text}</p>
        {astray !== undefined && (
          <p className="question-line">
            <b>{astray}</b>
          </p>
        )}
      </div>
      <div className="answers">
        <button type="button" className="btn" disabled={line <= 0} onClick={() => void lookBeside(presenter, -1)}>
          <LineIcon name="left" size={18} />
          {words.log.earlier}
        </button>
        <button
          type="button"
          className="btn"
          disabled={line + 1 >= log.length}
          onClick={() => void lookBeside(presenter, 1)}
        >
          {words.log.later}
          <LineIcon name="right" size={18} />
        </button>
        <button type="button" className="btn go" onClick={() => backToNow(presenter)}>
          {words.log.backToNow}
          <EnterKey />
        </button>
      </div>
    </>
  )
}
