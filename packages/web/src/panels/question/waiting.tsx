/** Shown while the computer chooses, for its own side or for a person it plays for. */
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { useStore } from '../../ui/use-store.ts'
import { words } from '../../words/words.ts'

export function Waiting() {
  const { presenter } = useTableContext()
  const { view, decision, delegatedSide } = useTableState((state) => state.snapshot)
  const status = useStore(presenter.status, ({ is }) => is)
  if (status === 'checking') return <Checking />
  const side = view.sides.find(({ id }) => id === decision?.by)?.name ?? ''
  return (
    <>
      <div className="question-words">
        <p className="question-prompt">
          {delegatedSide === undefined ? words.battle.thinking(side) : words.assistance.playsFor(side)} …
        </p>
        {decision && <p className="question-line">{decision.prompt}</p>}
      </div>
      {status === 'playing' && <WaitingAnswers />}
    </>
  )
}

/** The table is that of the file; whether the rules lead there is being found out. */
const Checking = () => (
  <div className="question-words" role="status">
    <p className="question-prompt">{words.battle.checking} …</p>
    <p className="question-line">{words.battle.checkingLine}</p>
  </div>
)

function WaitingAnswers() {
  const { presenter } = useTableContext()
  const delegatedSide = useTableState((state) => state.snapshot.delegatedSide)
  const paused = useTableState((state) => state.paused)
  return (
    <div className="answers">
      {delegatedSide !== undefined && (
        <button type="button" className="btn" onClick={() => void presenter.change('delegate', undefined)}>
          {words.assistance.stepIn}
        </button>
      )}
      <button type="button" className="btn" onClick={() => presenter.pause(!paused)}>
        <LineIcon name={paused ? 'play' : 'pause'} size={18} />
        {paused ? words.battle.goOn : words.battle.pause}
      </button>
      <SkipAhead />
    </div>
  )
}

/** Shown only if a person plays: with computers alone there is no turn to skip to. */
function SkipAhead() {
  const { presenter } = useTableContext()
  const seats = useTableState((state) => state.snapshot.options.seats)
  if (!Object.values(seats).includes('person')) return null
  return (
    <button type="button" className="btn" onClick={() => presenter.skipAhead()}>
      <LineIcon name="ahead" size={18} />
      {words.assistance.skip}
    </button>
  )
}
