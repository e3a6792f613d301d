/** For those who listen: what happens is announced, and the table can be read as a list. */
import { memo, useEffect, useMemo, useState } from 'react'
import { Herald } from './announcer.ts'
import { useTable } from '../table/table-context.tsx'
import { useSurvey } from './use-survey.ts'
import { byDistance } from '../figures/directions.ts'
import { everyone, speakerOf } from '../figures/combatants.ts'
import { describe } from './describe.ts'
import { words } from '../words/words.ts'

export function Announcer() {
  const log = useTable((state) => state.log)
  const snapshot = useTable((state) => state.snapshot)
  const [text, setText] = useState('')
  const [herald] = useState(() => new Herald(setText))
  useEffect(() => herald.hear(log, snapshot), [herald, log, snapshot])
  useEffect(() => () => herald.rest(), [herald])
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
