/** For those who listen: what happens is announced, and the table can be read as a list. */
import { memo, useMemo } from 'react'
import { useTable } from '../play/seat.tsx'
import { useSurvey } from '../play/survey.ts'
import { figureNamed, nameOf } from '../table/acting.ts'
import { byDistance } from '../table/bearing.ts'
import { describeFigure } from '../table/spoken.ts'
import { words } from '../words.ts'

export function Announcer() {
  const text = useTable(({ log, snapshot }) => {
    const news = snapshot.log.lines
      .filter(({ weight }) => weight !== 'minor')
      .slice(-4)
      .map((line) => line.text)
    const question = snapshot.asked === 'person' ? [snapshot.decision?.prompt ?? ''] : []
    const end = snapshot.result ? [snapshot.result.reason] : []
    return log.length === 0 ? '' : [...news, ...question, ...end].join(' ')
  })
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
  const from = figureNamed(view, picked)
  const figures = useMemo(
    () => (from ? [...view.figures].sort(byDistance(from.at)) : view.figures),
    [view.figures, from],
  )
  const holder = (id: string | undefined) => view.sides.find((side) => side.id === id)?.name
  return (
    <>
      <p>{from ? words.spoken.from(nameOf(from)) : words.spoken.nobody}</p>
      <ul className="table-list">
        {figures.map((figure) => (
          <li key={figure.id}>{describeFigure(figure, view, from, survey[figure.id])}</li>
        ))}
        {view.objectives.map(({ id, name, heldBy }) => (
          <li key={`objective ${id}`}>{words.spoken.objective(name, holder(heldBy))}</li>
        ))}
      </ul>
    </>
  )
}
