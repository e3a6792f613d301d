/** The card of the selected figure or unit: its numbers, gear and conditions. */
import { memo } from 'react'
import { useTableState } from '../../table/table-context.tsx'
import { cardOf, isUnit, mainCard, otherCard, type Card } from './card.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { Emblem, Token } from '../../ui/drawings.tsx'
import { scrollable } from '../../ui/scrollable.ts'
import { words } from '../../words/words.ts'
import { Briefing } from '../help/briefing.tsx'
import { TermText } from '../../terms/term-text.tsx'
import { Carried } from './carried.tsx'
import { Gear } from './gear.tsx'
import { Health } from './health.tsx'
import { MoveTape } from './move-tape.tsx'
import { Stats } from './stats.tsx'

export const FigureCards = memo(function FigureCards() {
  const view = useTableState((state) => state.snapshot.view)
  const main = useTableState((state) => mainCard(state)?.subject.id)
  const other = useTableState((state) => otherCard(state)?.subject.id)
  const card = cardOf(view, main)
  const second = cardOf(view, other)
  return (
    <>
      {card ? (
        <FigureCard key={card.subject.id} card={card} />
      ) : (
        <section className="figure-card paper empty" aria-label={words.briefing.aim} {...scrollable}>
          <Briefing />
          <p className="quiet-text">{words.briefing.figure}</p>
        </section>
      )}
      {second && <SmallCard card={second} />}
    </>
  )
})

function FigureCard({ card: { subject, name, portrait } }: { readonly card: Card }) {
  const sides = useTableState((state) => state.snapshot.view.sides)
  const look = sideLookOf(sides, subject.side)
  return (
    <section className="figure-card paper" aria-label={name}>
      <header className={`side-rule-${look}`}>
        {portrait && <Token figure={portrait} look={look} size={62} plain />}
        <div>
          <h2 className="figure-name">{name}</h2>
          <p className="figure-line">
            {[sides.find(({ id }) => id === subject.side)?.name, subject.kind, words.battle.points(subject.points)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {isUnit(subject) && <p className="figure-line">{words.card.models(subject.models.length)}</p>}
        </div>
      </header>
      {!isUnit(subject) && subject.health && <Health {...subject.health} look={look} />}
      <Stats stats={subject.stats} />
      <MoveTape id={subject.id} />
      <Gear gear={subject.gear} />
      {!isUnit(subject) && subject.carries && <Carried carries={subject.carries} />}
      {subject.marks.length > 0 && (
        <ul className="conditions">
          {subject.marks.map(({ icon, label }) => (
            <li key={label}>
              <Emblem icon={icon} size={20} />
              <span>
                <TermText text={label} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function SmallCard({ card: { subject, name, portrait } }: { readonly card: Card }) {
  const sides = useTableState((state) => state.snapshot.view.sides)
  const look = sideLookOf(sides, subject.side)
  const line = subject.stats.map(({ label, value }) => `${label} ${value}`).join(' · ')
  return (
    <section className={`small-card paper side-edge-${look}`} aria-label={name}>
      {portrait && <Token figure={portrait} look={look} size={44} plain />}
      <div>
        <h3>{name}</h3>
        <p className="figure-line">{[line, ...subject.marks.map(({ label }) => label)].join(' · ')}</p>
      </div>
    </section>
  )
}
