/** The army being put together, and the cards it can be put together from. */
import type { ArmyReport, Design, Designer } from '@muster/engine'
import { Emblem } from '../ui/drawings.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import { dismiss, enlist, forget, type Bench } from './workbench.ts'

export interface BenchProps {
  readonly designer: Designer
  readonly bench: Bench
  onChange(deed: string, bench: Bench): void
}

interface ArmyListProps extends BenchProps {
  readonly report: ArmyReport | undefined
  readonly limit: number
  onPlay(): void
  onExport(): void
}

export function ArmyList({ designer, bench, report, limit, onChange, onPlay, onExport }: ArmyListProps) {
  const { army } = bench
  const points = report?.points ?? 0
  return (
    <section className="paper design-part" aria-labelledby="army-title">
      <h2 id="army-title">{words.design.army}</h2>
      <input
        aria-label={words.design.armyLabel}
        value={army.name}
        maxLength={60}
        onChange={({ target }) => onChange('army', { ...bench, army: { ...army, name: target.value } })}
      />
      <p className={points > limit ? 'army-points over' : 'army-points'}>{words.design.armyTotal(points, limit)}</p>
      <meter min={0} max={limit} value={Math.min(points, limit)} aria-label={words.design.army} />
      {army.cards.length === 0 && <p className="quiet-text">{words.design.armyEmpty}</p>}
      <ul className="card-rows">
        {army.cards.map((card, place) => (
          <CardRow
            key={`${card.name} ${place}`}
            designer={designer}
            card={card}
            onEdit={() => onChange('', { ...bench, card })}
          >
            <button
              type="button"
              className="btn icon quiet"
              aria-label={words.design.drop(card.name)}
              onClick={() => onChange('', dismiss(bench, place))}
            >
              <LineIcon name="cross" />
            </button>
          </CardRow>
        ))}
      </ul>
      {report?.complaints.map(({ message, where }) => (
        <p key={`${where} ${message}`} className="notice">
          {message}
        </p>
      ))}
      <div className="design-doings">
        <button
          type="button"
          className="btn go"
          disabled={army.cards.length === 0 || (report?.complaints.length ?? 0) > 0}
          onClick={onPlay}
        >
          {words.design.play}
        </button>
        <button type="button" className="btn" disabled={army.cards.length === 0} onClick={onExport}>
          {words.design.exportArmy}
        </button>
      </div>
    </section>
  )
}

/** Cards to take: one's own, and the ready ones. */
export function CardBox({ designer, bench, onChange }: BenchProps) {
  const rows = (cards: readonly Design[], isOwn: boolean) => (
    <ul className="card-rows">
      {cards.map((card) => (
        <CardRow key={card.name} designer={designer} card={card} onEdit={() => onChange('', { ...bench, card })}>
          <button
            type="button"
            className="btn icon quiet"
            aria-label={`${words.design.add}: ${card.name}`}
            onClick={() => onChange('', enlist(bench, card))}
          >
            <LineIcon name="plus" />
          </button>
          {isOwn && (
            <button
              type="button"
              className="btn icon quiet"
              aria-label={words.design.forget(card.name)}
              onClick={() => onChange('', forget(bench, card.name))}
            >
              <LineIcon name="bin" />
            </button>
          )}
        </CardRow>
      ))}
    </ul>
  )
  return (
    <section className="paper design-part" aria-label={words.design.ready}>
      <h2>{words.design.own}</h2>
      {bench.kept.length === 0 ? <p className="quiet-text">{words.design.ownEmpty}</p> : rows(bench.kept, true)}
      <h2>{words.design.ready}</h2>
      {designer.examples.map(({ theme, designs }) => (
        <details key={theme} className="card-theme">
          <summary>{theme}</summary>
          {rows(designs, false)}
        </details>
      ))}
    </section>
  )
}

interface CardRowProps {
  readonly designer: Designer
  readonly card: Design
  readonly children: React.ReactNode
  onEdit(): void
}

function CardRow({ designer, card, children, onEdit }: CardRowProps) {
  return (
    <li className="card-row">
      <button type="button" className="card-row-name" title={words.design.edit(card.name)} onClick={onEdit}>
        <Emblem icon={card.icon} size={30} />
        <span>
          {card.count > 1 && `${card.count} `}
          {card.name}
        </span>
        <small>{words.design.points(designer.card(card).points)}</small>
      </button>
      {children}
    </li>
  )
}
