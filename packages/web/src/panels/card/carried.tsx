/** Those a figure carries, who have no base of their own: each with its numbers and conditions. */
import type { ShownFigure } from '@muster/session'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'

type Carries = NonNullable<ShownFigure['carries']>

export function Carried({ carries }: { readonly carries: Carries }) {
  if (carries.length === 0) return null
  return (
    <ul className="carried" aria-label={words.card.carried}>
      {carries.map((one) => (
        <li key={one.id}>
          <Emblem icon={one.icon} size={24} />
          <div>
            <b>{one.number === undefined ? one.name : `${one.name} ${one.number}`}</b>
            <p className="figure-line">{lineOf(one)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What an ability and a mark both say stands once. */
const lineOf = ({ kind, stats, gear, marks }: Carries[number]): string =>
  [
    kind,
    stats.map(({ label, value }) => `${label} ${value}`).join(' '),
    ...new Set([...gear.map(({ name }) => name), ...marks.map(({ label }) => label)]),
  ].join(' · ')
