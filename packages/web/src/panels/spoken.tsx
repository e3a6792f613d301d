/** For those who listen: what happens is announced, and the table can be read as a list. */
import type { FigureView, TableView } from '@muster/engine'
import { gap, inchesText } from '@muster/table'
import { memo } from 'react'
import { useTable } from '../play/seat.tsx'
import { figureNamed, nameOf } from '../table/acting.ts'
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
  const view = useTable((state) => state.snapshot.view)
  const picked = useTable((state) => state.picked)
  const from = figureNamed(view, picked)
  return (
    <section className="visually-hidden" aria-label={words.table.list}>
      <ul>
        {view.figures.map((figure) => (
          <li key={figure.id}>{describe(figure, view, from)}</li>
        ))}
      </ul>
    </section>
  )
})

/** "Archer 2, North: 7.4 inches from Knight, has acted." */
function describe(figure: FigureView, view: TableView, from: FigureView | undefined): string {
  const side = view.sides.find(({ id }) => id === figure.side)?.name ?? ''
  const away = from && from.id !== figure.id ? `: ${inchesText(gap(from, figure))} inches from ${nameOf(from)}` : ''
  return [
    `${nameOf(figure)}, ${side}${away}`,
    ...figure.marks.map(({ label }) => label),
    ...(figure.hasActed ? [words.table.acted] : []),
  ].join(', ')
}
