/** The numbers of a card: a changed one shows the printed one as well, and a touch shows how it comes about. */
import type { ShownStat } from '@muster/session'
import { useState } from 'react'
import { printedValue } from '../../ui/printed-value.ts'
import { isBoxed, StatGrid } from '../../ui/stat-grid.tsx'
import { SumRows } from '../../ui/sum-rows.tsx'
import { words } from '../../words/words.ts'

export function CardStats({ stats }: { readonly stats: readonly ShownStat[] }) {
  const [open, setOpen] = useState<string>()
  const shown = stats.find(({ label }) => label === open)
  const cell = (stat: ShownStat) => (
    <StatButton
      key={stat.label}
      stat={stat}
      isOpen={stat.label === open}
      onOpen={() => setOpen(stat.label === open ? undefined : stat.label)}
    />
  )
  const plain = stats.filter((stat) => !isBoxed(stat))
  return (
    <div className="card-stats">
      {stats.some(isBoxed) && <StatGrid stats={stats} cell={cell} />}
      {plain.length > 0 && <div className="card-numbers">{plain.map(cell)}</div>}
      {shown && <SumOf stat={shown} />}
    </div>
  )
}

interface StatButtonProps {
  readonly stat: ShownStat
  readonly isOpen: boolean
  onOpen(): void
}

function StatButton({ stat, isOpen, onOpen }: StatButtonProps) {
  const { label, value, tone } = stat
  const was = printedValue(stat.sum)
  return (
    <button
      type="button"
      className={`card-number ${tone ? `box-${tone}` : ''}`}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span className={isBoxed(stat) ? 'visually-hidden' : 'number-label'}>{label}</span>
      <span className={value.length > 4 ? 'number-value long' : 'number-value'}>
        {was !== undefined && <s aria-label={words.card.printed(was)}>{was}</s>} {value || '–'}
      </span>
    </button>
  )
}

const SumOf = ({ stat: { label, value, sum, made } }: { readonly stat: ShownStat }) => {
  const found = sum ?? made
  return (
    <div className="card-sum" role="status">
      <b>
        {label} {value}
      </b>
      {found ? <SumRows sum={found} /> : <p className="quiet-text">{words.armies.asPrinted}</p>}
    </div>
  )
}
