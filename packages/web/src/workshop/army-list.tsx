/** The list that cards are made for, and the cards it can be put together from. */
import { entriesIn, textIn, withField, type Design, type Designer, type Json } from '@muster/engine'
import type { ReactNode } from 'react'
import type { ArmyStatus } from '../armies/editor/army-status.ts'
import { Emblem } from '../ui/drawings.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import type { KeptCard } from './card-store.ts'
import { removeFromArmy, type Workbench } from './workbench.ts'

export interface WorkbenchProps {
  readonly designer: Designer
  /** The field of a list that holds its entries. */
  readonly field: string
  readonly workbench: Workbench
  onChange(edit: string, workbench: Workbench): void
}

interface ArmyListProps extends WorkbenchProps {
  readonly status: ArmyStatus
  readonly limit: number
  /** The way to the builder, where the same list lies. */
  readonly builder: string
  onPlay(): void
}

export function ArmyList({ designer, field, workbench, status, limit, builder, onChange, onPlay }: ArmyListProps) {
  const { army } = workbench
  const { points } = status.summary
  const entries = entriesIn(army, field) as readonly Json[]
  return (
    <section className="paper design-part" aria-labelledby="army-title">
      <h2 id="army-title">{words.workshop.army}</h2>
      <input
        aria-label={words.workshop.armyLabel}
        value={textIn(army, 'name') ?? ''}
        maxLength={50}
        onChange={({ target }) => onChange('army', { ...workbench, army: withField(army, 'name', target.value) })}
      />
      <p className={points > limit ? 'army-points over' : 'army-points'}>{words.workshop.armyTotal(points, limit)}</p>
      <meter min={0} max={limit} value={Math.min(points, limit)} aria-label={words.workshop.army} />
      {entries.length === 0 && <p className="quiet-text">{words.workshop.armyEmpty}</p>}
      <ul className="card-rows">
        {entries.map((entry, place) => (
          <EntryRow key={place} {...{ designer, entry, field, workbench, onChange }} place={place} />
        ))}
      </ul>
      {status.complaints.map(({ message, where }) => (
        <p key={`${where} ${message}`} className="notice">
          {message}
        </p>
      ))}
      <div className="design-actions">
        <button
          type="button"
          className="btn go"
          disabled={entries.length === 0 || status.complaints.length > 0}
          onClick={onPlay}
        >
          {words.workshop.play}
        </button>
        {entries.length > 0 && (
          <a className="btn" href={builder}>
            {words.workshop.toBuilder}
          </a>
        )}
      </div>
    </section>
  )
}

interface EntryRowProps extends WorkbenchProps {
  readonly entry: Json
  readonly place: number
}

/** What was not made from parts stays in the list, but cannot be opened here. */
function EntryRow({ designer, entry, place, field, workbench, onChange }: EntryRowProps) {
  const design = designer.designOf(entry)
  const name = design?.name ?? textIn(entry, 'name') ?? '?'
  const remove = (
    <button
      type="button"
      className="btn icon quiet"
      aria-label={words.workshop.drop(name)}
      onClick={() => onChange('', removeFromArmy(field, workbench, place))}
    >
      <LineIcon name="cross" />
    </button>
  )
  if (!design)
    return (
      <li className="card-row">
        <span className="card-row-name">{name}</span>
        {remove}
      </li>
    )
  return (
    <CardRow designer={designer} card={design} onEdit={() => onChange('', { ...workbench, card: design })}>
      {remove}
    </CardRow>
  )
}

interface CardBoxProps extends Pick<WorkbenchProps, 'designer'> {
  readonly kept: readonly KeptCard[]
  onEdit(card: Design): void
  onAdd(card: Design): void
  onForget(card: KeptCard): void
}

/** The cards to choose from: own ones and ready-made ones. */
export function CardBox({ designer, kept, onEdit, onAdd, onForget }: CardBoxProps) {
  const row = (card: Design, own?: KeptCard) => (
    <CardRow key={own?.profile.id ?? card.name} designer={designer} card={card} onEdit={() => onEdit(card)}>
      <button
        type="button"
        className="btn icon quiet"
        aria-label={`${words.workshop.add}: ${card.name}`}
        onClick={() => onAdd(card)}
      >
        <LineIcon name="plus" />
      </button>
      {own && (
        <button
          type="button"
          className="btn icon quiet"
          aria-label={words.workshop.forget(card.name)}
          onClick={() => onForget(own)}
        >
          <LineIcon name="bin" />
        </button>
      )}
    </CardRow>
  )
  return (
    <section className="paper design-part" aria-label={words.workshop.ready}>
      <h2>{words.workshop.own}</h2>
      {kept.length === 0 && <p className="quiet-text">{words.workshop.ownEmpty}</p>}
      <ul className="card-rows">{kept.map((own) => row(own.design, own))}</ul>
      <h2>{words.workshop.ready}</h2>
      {designer.examples.map(({ theme, designs }) => (
        <details key={theme} className="card-theme">
          <summary>{theme}</summary>
          <ul className="card-rows">{designs.map((card) => row(card))}</ul>
        </details>
      ))}
    </section>
  )
}

interface CardRowProps {
  readonly designer: Designer
  readonly card: Design
  readonly children: ReactNode
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
