/** The card of an entry for the table: its numbers, its words, its notes, and a box to tick for each of it. */
import { worded, type BuilderEntry } from '@muster/engine'
import type { SideLook } from '../../figures/side-looks.ts'
import { Token } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'

export function UnitCard({ entry, look }: { readonly entry: BuilderEntry; readonly look: SideLook }) {
  const { name, profile, kind, count, points, notes, figures = [] } = entry
  return (
    <article className={`unit-card side-top-${look}`}>
      <header>
        <Token figure={entry} look={look} size={64} plain />
        <div>
          <h2>
            {name} {count > 1 && <small>×{count}</small>}
          </h2>
          <p>{[name === profile ? undefined : profile, kind].filter(Boolean).join(' · ')}</p>
        </div>
        <b>{points}</b>
      </header>
      <dl className="card-row-stats">
        {worded(entry.stats).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {entry.words.map(({ name: word, text }) => (
          <li key={word}>
            <b>{word}</b> {text}
          </li>
        ))}
      </ul>
      {entry.chosen.length > 0 && <p>{entry.chosen.map(({ label }) => label).join(', ')}</p>}
      {notes !== undefined && <p className="unit-notes-line">{notes}</p>}
      {figures.slice(0, count).map(
        (figure, place) =>
          figure.notes !== undefined && (
            <p key={place} className="unit-notes-line">
              <b>{figure.name ?? `${name} ${place + 1}`}</b> {figure.notes}
            </p>
          ),
      )}
      <p className="unit-fallen">
        {words.print.fallen}{' '}
        {Array.from({ length: count }, (_, place) => (
          <span key={place}>
            {figures[place]?.name ?? (count > 1 && place + 1)}
            <i />
          </span>
        ))}
      </p>
    </article>
  )
}
