/** What is fought for and what can be done now: where the card of a figure would lie, and on the sheet of help. */
import { useTable } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'
import type { Snapshot } from '../../session/messages/snapshot.ts'

export function Briefing() {
  const snapshot = useTable((state) => state.snapshot)
  const { name, line } = snapshot.view.scenario
  return (
    <div className="briefing">
      <h3 className="label">{words.brief.aim}</h3>
      <p>
        <b>{name}.</b> {line}
      </p>
      <h3 className="label">{words.brief.now}</h3>
      <p>{whatNow(snapshot)}</p>
      {snapshot.asked === 'person' && <p>{words.brief.help}</p>}
    </div>
  )
}

function whatNow({ result, awaited, asked, decision, terms }: Snapshot): string {
  if (result) return words.brief.over
  if (awaited) return words.brief.dice
  if (Object.values(terms.seats).every((seat) => seat === 'computer')) return words.brief.watch
  return asked === 'person' && decision ? words.brief.how[decision.kind] : words.brief.wait
}
