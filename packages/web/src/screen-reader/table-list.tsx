/** The live region for screen readers, and the table as a list. */
import { memo, useEffect, useMemo, useState } from 'react'
import { Announcer } from './announcer.ts'
import { useIsTurned, useTableState } from '../table/table-context.tsx'
import { useSurvey } from './use-survey.ts'
import { byDistance } from '../figures/directions.ts'
import { allCombatants, combatantOf } from '../figures/combatants.ts'
import { describe, describeThing } from './describe.ts'
import { allThings, idOf } from '../figures/ground-things.ts'
import { words } from '../words/words.ts'

export function LiveRegion() {
  const log = useTableState((state) => state.log)
  const snapshot = useTableState((state) => state.snapshot)
  const [text, setText] = useState('')
  const [announcer] = useState(() => new Announcer(setText))
  useEffect(() => announcer.update(log, snapshot), [announcer, log, snapshot])
  useEffect(() => () => announcer.stop(), [announcer])
  const refusal = useTableState((state) => state.refusal?.message ?? '')
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

export const HiddenTableList = memo(function HiddenTableList() {
  return (
    <section className="visually-hidden" aria-label={words.screenReader.figures}>
      <TableList />
    </section>
  )
})

/** Nearest to the selected figure first. */
export function TableList() {
  const view = useTableState((state) => state.snapshot.view)
  const selected = useTableState((state) => state.selected)
  const isTurned = useIsTurned()
  const survey = useSurvey()
  const from = useMemo(() => combatantOf(view, selected), [view, selected])
  const all = useMemo(
    () => (from ? [...allCombatants(view)].sort(byDistance(from.at)) : allCombatants(view)),
    [view, from],
  )
  return (
    <>
      <p>{from ? words.screenReader.from(from.name) : words.screenReader.nobody}</p>
      <ul className="table-list">
        {all.map((combatant) => (
          <li key={combatant.id}>{describe(combatant, view, from, survey[combatant.id], isTurned)}</li>
        ))}
        {allThings(view).map((thing) => (
          <li key={`${thing.is} ${idOf(thing)}`}>{describeThing(thing, view, from, isTurned)}</li>
        ))}
      </ul>
    </>
  )
}
