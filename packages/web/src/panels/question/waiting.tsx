/** Somebody else is choosing. */
import { useSeat, useTable } from '../../play/seat.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words.ts'

export function Waiting() {
  const { session } = useSeat()
  const { view, decision } = useTable((state) => state.snapshot)
  const paused = useTable((state) => state.paused)
  const side = view.sides.find(({ id }) => id === decision?.by)?.name ?? ''
  return (
    <>
      <div className="question-words">
        <p className="question-prompt">{words.table.thinking(side)} …</p>
        {decision && <p className="question-line">{decision.prompt}</p>}
      </div>
      <div className="answers">
        <button type="button" className="btn" onClick={() => session.pause(!paused)}>
          <LineIcon name={paused ? 'play' : 'pause'} size={18} />
          {paused ? words.table.goOn : words.table.pause}
        </button>
      </div>
    </>
  )
}
