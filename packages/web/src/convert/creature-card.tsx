/** The card of a converted creature: numbers, attacks, and what is enforced of what it can do. */
import type { ConvertedCreature } from '@muster/engine'
import { Emblem } from '../ui/drawings.tsx'
import type { ReactNode } from 'react'
import { words } from '../words/words.ts'

interface CreatureCardProps {
  readonly creature: ConvertedCreature
  /** What can be done with it. */
  readonly children: ReactNode
}

export function CreatureCard({ creature, children }: CreatureCardProps) {
  const { name, icon, kind, points, stats, attacks, abilities } = creature
  return (
    <article className="paper design-part creature-card" aria-label={name}>
      <header>
        <Emblem icon={icon} size={52} />
        <div>
          <h2>{name}</h2>
          <p className="quiet-text">{kind}</p>
        </div>
        <b>{words.counted(points, 'point')}</b>
      </header>
      <dl className="creature-stats">
        {stats.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TextList title={words.convert.attacks} lines={attacks} />
      <TextList title={words.convert.enforced} lines={abilities.filter(({ isEnforced }) => isEnforced)} />
      <TextList
        title={words.convert.unenforced}
        hint={words.convert.unenforcedHint}
        lines={abilities.filter(({ isEnforced }) => !isEnforced)}
      />
      {children}
    </article>
  )
}

interface TextListProps {
  readonly title: string
  readonly hint?: string
  readonly lines: readonly { readonly name: string; readonly text: string }[]
}

function TextList({ title, hint, lines }: TextListProps) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      {hint && <p className="quiet-text">{hint}</p>}
      <ul>
        {lines.map(({ name, text }, place) => (
          <li key={`${place} ${name}`}>
            <b>{name}.</b> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
