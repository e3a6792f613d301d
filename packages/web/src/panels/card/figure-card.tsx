/** The figure or unit one looks at: what it is, what it can do, what is the matter with it. */
import { memo } from 'react'
import { useTable } from '../../table/table-context.tsx'
import { cardOf, isUnit, mainCard, otherCard, type CardOf } from './card.ts'
import { lookOf } from '../../figures/side-looks.ts'
import { Emblem, Token } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { Briefing } from '../help/briefing.tsx'
import { Gear } from './gear.tsx'
import { Health } from './health.tsx'
import { MoveTape } from './move-tape.tsx'
import { Stats } from './stats.tsx'

export const FigureCards = memo(function FigureCards() {
  const view = useTable((state) => state.snapshot.view)
  const main = useTable((state) => mainCard(state)?.bearer.id)
  const other = useTable((state) => otherCard(state)?.bearer.id)
  const card = cardOf(view, main)
  const second = cardOf(view, other)
  return (
    <>
      {card ? (
        <FigureCard key={card.bearer.id} card={card} />
      ) : (
        <section className="figure-card paper empty">
          <Briefing />
          <p className="quiet-text">{words.brief.figure}</p>
        </section>
      )}
      {second && <SmallCard card={second} />}
    </>
  )
})

function FigureCard({ card: { bearer, name, likeness } }: { readonly card: CardOf }) {
  const sides = useTable((state) => state.snapshot.view.sides)
  const look = lookOf(sides, bearer.side)
  return (
    <section className={isUnit(bearer) ? 'figure-card unit-card paper' : 'figure-card paper'} aria-label={name}>
      <header className={`side-rule-${look}`}>
        {likeness && <Token figure={likeness} look={look} size={62} plain />}
        <div>
          <h2 className="figure-name">{name}</h2>
          <p className="figure-line">
            {[sides.find(({ id }) => id === bearer.side)?.name, bearer.kind, words.table.points(bearer.points)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {isUnit(bearer) && <p className="figure-line">{words.card.models(bearer.models.length)}</p>}
        </div>
      </header>
      {!isUnit(bearer) && bearer.health && <Health {...bearer.health} look={look} />}
      <Stats stats={bearer.stats} />
      <MoveTape id={bearer.id} />
      <Gear gear={bearer.gear} />
      {bearer.marks.length > 0 && (
        <ul className="conditions">
          {bearer.marks.map(({ icon, label }) => (
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

function SmallCard({ card: { bearer, name, likeness } }: { readonly card: CardOf }) {
  const sides = useTable((state) => state.snapshot.view.sides)
  const look = lookOf(sides, bearer.side)
  const line = bearer.stats.map(({ label, value }) => `${label} ${value}`).join(' · ')
  return (
    <section className={`small-card paper side-edge-${look}`} aria-label={name}>
      {likeness && <Token figure={likeness} look={look} size={44} plain />}
      <div>
        <h3>{name}</h3>
        <p className="figure-line">{[line, ...bearer.marks.map(({ label }) => label)].join(' · ')}</p>
      </div>
    </section>
  )
}
