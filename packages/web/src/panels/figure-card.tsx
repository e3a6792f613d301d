/** The figure one looks at: what it is, what it can do, what is the matter with it. */
import type { FigureView, Stat } from '@muster/engine'
import { memo } from 'react'
import { useTable } from '../play/seat.tsx'
import { figureNamed, nameOf } from '../table/acting.ts'
import { lookOf } from '../table/seats.ts'
import type { TableState } from '../table/state.ts'
import { Emblem, Token } from '../ui/art.tsx'
import { words } from '../words.ts'

const main = ({ picked, pointed, snapshot: { view } }: TableState): FigureView | undefined =>
  figureNamed(view, picked) ?? figureNamed(view, pointed)

/** The other one, when somebody is picked and another pointed at. */
const other = (state: TableState): FigureView | undefined => {
  const pointed = figureNamed(state.snapshot.view, state.pointed)
  return pointed && pointed.id !== main(state)?.id ? pointed : undefined
}

export const FigureCards = memo(function FigureCards() {
  const figure = useTable(main)
  const second = useTable(other)
  return (
    <>
      {figure ? (
        <FigureCard figure={figure} />
      ) : (
        <section className="figure-card paper empty">
          <p className="quiet-text">{words.table.noFigure}</p>
        </section>
      )}
      {second && <SmallCard figure={second} />}
    </>
  )
})

function FigureCard({ figure }: { readonly figure: FigureView }) {
  const sides = useTable((state) => state.snapshot.view.sides)
  const look = lookOf(sides, figure.side)
  return (
    <section className="figure-card paper" aria-label={nameOf(figure)}>
      <header className={`side-rule-${look}`}>
        <Token figure={figure} look={look} size={62} plain />
        <div>
          <h2 className="figure-name">{nameOf(figure)}</h2>
          <p className="figure-line">
            {[sides.find(({ id }) => id === figure.side)?.name, words.table.points(figure.points)].join(' · ')}
          </p>
        </div>
      </header>
      <dl className="stats">
        {figure.stats.map((stat) => (
          <StatCell key={stat.label} stat={stat} />
        ))}
      </dl>
      {figure.gear.length > 0 && (
        <ul className="gear">
          {figure.gear.map(({ name, text, icon }) => (
            <li key={name}>
              <Emblem icon={icon} size={24} />
              <p>
                <b>{name}</b> {text}
              </p>
            </li>
          ))}
        </ul>
      )}
      {figure.marks.length > 0 && (
        <ul className="conditions">
          {figure.marks.map(({ icon, label }) => (
            <li key={label}>
              <Emblem icon={icon} size={20} />
              {label}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function StatCell({ stat: { label, value, sum } }: { readonly stat: Stat }) {
  const sources = sum?.parts.map(({ value: part, source }) => `${source} ${part}`).join(', ')
  return (
    <div title={sources}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function SmallCard({ figure }: { readonly figure: FigureView }) {
  const sides = useTable((state) => state.snapshot.view.sides)
  const look = lookOf(sides, figure.side)
  const line = figure.stats.map(({ label, value }) => `${label} ${value}`).join(' · ')
  return (
    <section className={`small-card paper side-edge-${look}`} aria-label={nameOf(figure)}>
      <Token figure={figure} look={look} size={44} plain />
      <div>
        <h3>{nameOf(figure)}</h3>
        <p className="figure-line">{[line, ...figure.marks.map(({ label }) => label)].join(' · ')}</p>
      </div>
    </section>
  )
}
