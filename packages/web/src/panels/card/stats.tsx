/** The numbers of a card. Clicking one shows how it is worked out; a changed one also shows its printed value. */
import type { ShownStat } from '@muster/session'
import { useState } from 'react'
import { printedValue } from '../../ui/printed-value.ts'
import { isBoxed, StatGrid } from '../../ui/stat-grid.tsx'
import { words } from '../../words/words.ts'
import { SumRows } from '../../ui/sum-rows.tsx'
import { RuleTexts } from '../why/why.tsx'

export function Stats({ stats }: { readonly stats: readonly ShownStat[] }) {
  const [open, setOpen] = useState<string>()
  const shown = stats.find(({ label }) => label === open)
  const cell = (stat: ShownStat) => (
    <StatCell
      key={stat.label}
      stat={stat}
      isOpen={stat === shown}
      onOpen={() => setOpen(stat === shown ? undefined : stat.label)}
    />
  )
  return (
    <>
      {stats.some(isBoxed) && <StatGrid stats={stats} cell={cell} />}
      <div className="stats" role="group" aria-label={words.card.numbers}>
        {stats.filter((stat) => !isBoxed(stat)).map(cell)}
      </div>
      {shown && <Explained stat={shown} />}
    </>
  )
}

interface CellProps {
  readonly stat: ShownStat
  readonly isOpen: boolean
  onOpen(): void
}

function StatCell({ stat: { label, value, sum, tone }, isOpen, onOpen }: CellProps) {
  const was = printedValue(sum)
  return (
    <button
      type="button"
      className={`stat ${was === undefined ? '' : 'changed'} ${tone ? `box-${tone}` : ''}`}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span className="stat-label">{label}</span>
      <span className={value.length > 3 ? 'stat-value long' : 'stat-value'}>
        {was !== undefined && <s aria-label={words.card.printed(was)}>{was}</s>} {value}
      </span>
    </button>
  )
}

function Explained({ stat: { label, value, sum, made, rule } }: { readonly stat: ShownStat }) {
  return (
    <div className="why-box stat-why" role="status">
      <p className="why-head">
        <span className="label">{label}</span> <b>{value}</b>
      </p>
      {sum && <SumRows sum={sum} />}
      {made && (
        <>
          <p className="quiet-text">{words.card.made}</p>
          <SumRows sum={made} />
        </>
      )}
      {rule !== undefined && <RuleTexts rules={[rule]} />}
    </div>
  )
}
