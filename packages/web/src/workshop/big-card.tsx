/** A unit card as it is printed: picture, name, the boxes in their colours, and each number's sum on request. */
import { worded, type Design, type DesignedCard } from '@muster/engine'
import type { ShownStat } from '@muster/session'
import { useState } from 'react'
import { Emblem } from '../ui/drawings.tsx'
import { isBoxed, StatGrid } from '../ui/stat-grid.tsx'
import { words } from '../words/words.ts'

export function BigCard({ design, card }: { readonly design: Design; readonly card: DesignedCard }) {
  const [asked, ask] = useState<string>()
  const stats = worded(card.stats)
  const shown = stats.find(({ label }) => label === asked)
  return (
    <article className="big-card paper" aria-label={design.name}>
      <header>
        <span className="unit-picture">
          <Emblem icon={design.icon} size={92} />
        </span>
        <div>
          <h2>{design.name || words.workshop.name}</h2>
          <p className="label">{card.kind}</p>
          <p className="unit-cost">{words.workshop.total(design.count, card.points)}</p>
        </div>
      </header>
      <BoxTable stats={stats} asked={asked} onAsk={(label) => ask(label === asked ? undefined : label)} />
      {shown ? <SumLine stat={shown} /> : <p className="quiet-text sum-line">{words.workshop.askBox}</p>}
      {card.notes.length > 0 && (
        <ul className="unit-notes">
          {card.notes.map(({ name, text }) => (
            <li key={name}>
              <b>{name}.</b> {text}
            </li>
          ))}
        </ul>
      )}
      {design.flavour && <p className="unit-flavour">{design.flavour}</p>}
    </article>
  )
}

interface BoxTableProps {
  readonly stats: readonly ShownStat[]
  readonly asked: string | undefined
  onAsk(label: string): void
}

/** Stats without a row in the table stand beside it. */
function BoxTable({ stats, asked, onAsk }: BoxTableProps) {
  const button = (stat: ShownStat) => <BoxButton stat={stat} isAsked={stat.label === asked} onAsk={onAsk} />
  return (
    <>
      <StatGrid stats={stats} cell={button} />
      <div className="unit-extra">
        {stats
          .filter((stat) => !isBoxed(stat))
          .map((one) => (
            <span key={one.label}>
              <span className="label">{one.label}</span> {button(one)}
            </span>
          ))}
      </div>
    </>
  )
}

function BoxButton({
  stat,
  isAsked,
  onAsk,
}: {
  readonly stat: ShownStat
  readonly isAsked: boolean
  onAsk(label: string): void
}) {
  const { label, value, tone } = stat
  return (
    <button
      type="button"
      className={`box ${tone ? `box-${tone}` : ''} ${value === '' ? 'box-empty' : ''}`}
      aria-label={`${label}: ${value || words.workshop.empty}`}
      aria-pressed={isAsked}
      onClick={() => onAsk(label)}
    >
      {value || '–'}
    </button>
  )
}

/** The sum as the rulebook writes it: "4 Heavy Armour − 1 Combat Master = 3". */
export function SumLine({ stat: { label, value, sum } }: { readonly stat: ShownStat }) {
  return (
    <p className="sum-line" role="status" aria-label={words.workshop.sum(label)}>
      <b>{label}</b>{' '}
      {sum ? (
        <>
          {sum.parts.map(({ value: part, source }, i) => (
            <span key={`${source} ${i}`} className="sum-part">
              {i > 0 && (part < 0 ? ' − ' : ' + ')}
              {i > 0 ? Math.abs(part) : part} <i>{source}</i>
            </span>
          ))}{' '}
          = <b>{value}</b>
        </>
      ) : (
        words.workshop.empty
      )}
    </p>
  )
}
