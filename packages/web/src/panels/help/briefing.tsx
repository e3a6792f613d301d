/** The objective and what to do now: on the empty card and in the help. */
import { useIsChecking, useTableState } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'
import type { Snapshot } from '@muster/session'

export function Briefing() {
  const snapshot = useTableState((state) => state.snapshot)
  const isPast = useTableState(({ past }) => past !== undefined)
  const isChecking = useIsChecking()
  const { name, line } = snapshot.view.scenario
  return (
    <div className="briefing">
      <h3 className="label">{words.briefing.aim}</h3>
      <p>
        <b>{name}.</b> {line}
      </p>
      <h3 className="label">{words.briefing.now}</h3>
      {isPast ? (
        <p>{words.briefing.past}</p>
      ) : (
        <>
          <p>{isChecking ? words.briefing.checking : whatNow(snapshot)}</p>
          {snapshot.answeredBy === 'person' && <p>{words.briefing.help}</p>}
        </>
      )}
    </div>
  )
}

function whatNow({ result, awaited, answeredBy, decision, options }: Snapshot): string {
  if (result) return words.briefing.over
  if (awaited) return words.briefing.dice
  if (Object.values(options.seats).every((seat) => seat === 'computer')) return words.briefing.watch
  return answeredBy === 'person' && decision ? words.briefing.how[decision.kind] : words.briefing.wait
}
