/** For those who listen: what happens is announced, and the table can be read as a list. */
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useTable } from '../play/seat.tsx'
import { useSurvey } from '../play/survey.ts'
import { announcement } from '../table/announcement.ts'
import { byDistance } from '../table/bearing.ts'
import { everyone, speakerOf } from '../table/someone.ts'
import { describe } from '../table/spoken.ts'
import { words } from '../words.ts'

/** While the computer plays, a pause to listen in: what comes faster than it can be read out is told together. */
const REST = 2500

export function Announcer() {
  const log = useTable((state) => state.log)
  const snapshot = useTable((state) => state.snapshot)
  const [text, setText] = useState('')
  const told = useRef<number>(undefined)
  const isWaitedFor = snapshot.asked === 'person' || snapshot.awaited !== undefined || snapshot.result !== undefined
  useEffect(() => {
    const announce = () => {
      // A battle that is taken up again is not read out from its beginning.
      const from = Math.min(told.current ?? log.length, log.length)
      setText(announcement(log.slice(from), snapshot))
      told.current = log.length
    }
    const timer = setTimeout(announce, isWaitedFor ? 0 : REST)
    return () => clearTimeout(timer)
  }, [log, snapshot, isWaitedFor])
  const refusal = useTable((state) => state.refusal?.message ?? '')
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {text}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {refusal}
      </p>
    </>
  )
}

export const SpokenTable = memo(function SpokenTable() {
  return (
    <section className="visually-hidden" aria-label={words.spoken.figures}>
      <TableList />
    </section>
  )
})

/** Nearest first, seen from the picked figure. */
export function TableList() {
  const view = useTable((state) => state.snapshot.view)
  const picked = useTable((state) => state.picked)
  const survey = useSurvey()
  const from = useMemo(() => speakerOf(view, picked), [view, picked])
  const all = useMemo(() => (from ? [...everyone(view)].sort(byDistance(from.at)) : everyone(view)), [view, from])
  const holder = (id: string | undefined) => view.sides.find((side) => side.id === id)?.name
  return (
    <>
      <p>{from ? words.spoken.from(from.name) : words.spoken.nobody}</p>
      <ul className="table-list">
        {all.map((someone) => (
          <li key={someone.id}>{describe(someone, view, from, survey[someone.id])}</li>
        ))}
        {view.objectives.map(({ id, name, heldBy }) => (
          <li key={`objective ${id}`}>{words.spoken.objective(name, holder(heldBy))}</li>
        ))}
      </ul>
    </>
  )
}
