/** The army being put together, and the cards it can be put together from. */
import type { ArmyReport, Design, Designer } from '@muster/engine'
import { Emblem } from '../ui/drawings.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import { removeFromArmy, addToArmy, forgetCard, type Workbench } from './workbench.ts'

export interface WorkbenchProps {
  readonly designer: Designer
  readonly workbench: Workbench
  onChange(edit: string, workbench: Workbench): void
}

interface ArmyListProps extends WorkbenchProps {
  readonly report: ArmyReport | undefined
  readonly limit: number
  onPlay(): void
  onExport(): void
}

export function ArmyList({ designer, workbench, report, limit, onChange, onPlay, onExport }: ArmyListProps) {
  const { army } = workbench
  const points = report?.points ?? 0
  return (
    <section className="paper design-part" aria-labelledby="army-title">
      <h2 id="army-title">{words.workshop.army}</h2>
      <input
        aria-label={words.workshop.armyLabel}
        value={army.name}
        maxLength={60}
        onChange={({ target }) => onChange('army', { ...workbench, army: { ...army, name: target.value } })}
      />
      <p className={points > limit ? 'army-points over' : 'army-points'}>{words.workshop.armyTotal(points, limit)}</p>
      <meter min={0} max={limit} value={Math.min(points, limit)} aria-label={words.workshop.army} />
      {army.cards.length === 0 && <p className="quiet-text">{words.workshop.armyEmpty}</p>}
      <ul className="card-rows">
        {army.cards.map((card, place) => (
          <CardRow
            key={`${card.name} ${place}`}
            designer={designer}
            card={card}
            onEdit={() => onChange('', { ...workbench, card })}
          >
            <button
              type="button"
              className="btn icon quiet"
              aria-label={words.workshop.drop(card.name)}
              onClick={() => onChange('', removeFromArmy(workbench, place))}
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
      <div className="design-actions">
        <button
          type="button"
          className="btn go"
          disabled={army.cards.length === 0 || (report?.complaints.length ?? 0) > 0}
          onClick={onPlay}
        >
          {words.workshop.play}
        </button>
        <button type="button" className="btn" disabled={army.cards.length === 0} onClick={onExport}>
          {words.workshop.exportArmy}
        </button>
      </div>
    </section>
  )
}

/** The cards to choose from: own ones and ready-made ones. */
export function CardBox({ designer, workbench, onChange }: WorkbenchProps) {
  const rows = (cards: readonly Design[], isOwn: boolean) => (
    <ul className="card-rows">
      {cards.map((card) => (
        <CardRow key={card.name} designer={designer} card={card} onEdit={() => onChange('', { ...workbench, card })}>
          <button
            type="button"
            className="btn icon quiet"
            aria-label={`${words.workshop.add}: ${card.name}`}
            onClick={() => onChange('', addToArmy(workbench, card))}
          >
            <LineIcon name="plus" />
          </button>
          {isOwn && (
            <button
              type="button"
              className="btn icon quiet"
              aria-label={words.workshop.forget(card.name)}
              onClick={() => onChange('', forgetCard(workbench, card.name))}
            >
              <LineIcon name="bin" />
            </button>
          )}
        </CardRow>
      ))}
    </ul>
  )
  return (
    <section className="paper design-part" aria-label={words.workshop.ready}>
      <h2>{words.workshop.own}</h2>
      {workbench.kept.length === 0 ? (
        <p className="quiet-text">{words.workshop.ownEmpty}</p>
      ) : (
        rows(workbench.kept, true)
      )}
      <h2>{words.workshop.ready}</h2>
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
      <button type="button" className="card-row-name" title={words.workshop.edit(card.name)} onClick={onEdit}>
        <Emblem icon={card.icon} size={30} />
        <span>
          {card.count > 1 && `${card.count} `}
          {card.name}
        </span>
        <small>{words.workshop.points(designer.card(card).points)}</small>
      </button>
      {children}
    </li>
  )
}
