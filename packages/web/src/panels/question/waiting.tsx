/** Somebody else is choosing: the computer for itself, or for a person who has lent it their side. */
import { useSeat, useTable } from '../../table/table-context.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { useStore } from '../../ui/use-store.ts'
import { words } from '../../words/words.ts'

export function Waiting() {
  const { session } = useSeat()
  const { view, decision, lent } = useTable((state) => state.snapshot)
  const isPlaying = useStore(session.footing, ({ is }) => is === 'playing')
  const side = view.sides.find(({ id }) => id === decision?.by)?.name ?? ''
  return (
    <>
      <div className="question-words">
        <p className="question-prompt">
          {lent === undefined ? words.table.thinking(side) : words.aid.playsFor(side)} …
        </p>
        {decision && <p className="question-line">{decision.prompt}</p>}
      </div>
      {isPlaying && <WaitingAnswers />}
    </>
  )
}

function WaitingAnswers() {
  const { session } = useSeat()
  const lent = useTable((state) => state.snapshot.lent)
  const paused = useTable((state) => state.paused)
  return (
    <div className="answers">
      {lent !== undefined && (
        <button type="button" className="btn" onClick={() => void session.lend(undefined)}>
          {words.aid.stepIn}
        </button>
      )}
      <button type="button" className="btn" onClick={() => session.pause(!paused)}>
        <LineIcon name={paused ? 'play' : 'pause'} size={18} />
        {paused ? words.table.goOn : words.table.pause}
      </button>
      <SkipAhead />
    </div>
  )
}

/** Only where somebody waits for it: with nobody at the screen there is no turn to skip to. */
function SkipAhead() {
  const { session } = useSeat()
  const seats = useTable((state) => state.snapshot.terms.seats)
  if (!Object.values(seats).includes('person')) return null
  return (
    <button type="button" className="btn" onClick={() => session.skipAhead()}>
      <LineIcon name="ahead" size={18} />
      {words.aid.skip}
    </button>
  )
}
