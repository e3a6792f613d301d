/** What was taken back by agreement, told where it once stood. */
import { useTableState } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'

interface NotesProps {
  /** How many events had been told before this place of the log, and when the next line was told. */
  readonly after: number
  readonly before: number | undefined
}

export function TakenBackNotes({ after, before = Infinity }: NotesProps) {
  const notes = useTableState((state) => state.snapshot.takenBack)
  return notes
    ?.filter(({ events }) => events >= after && events <= before)
    .map(({ answers }, place) => (
      <li key={place} className="log-line minor taken-back">
        <span className="side-mark" aria-hidden="true" />
        <p>{words.log.takenBack(answers)}</p>
      </li>
    ))
}
