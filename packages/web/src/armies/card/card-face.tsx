/** What every card shows: emblem, name, numbers, and each word with its meaning. */
import { worded, type BuilderWord, type Stat } from '@muster/engine'
import type { Base } from '@muster/table'
import { Token } from '../../ui/drawings.tsx'
import { CardStats } from './card-stats.tsx'
import { WordList } from './word-list.tsx'

interface CardFaceProps {
  readonly name: string
  readonly line: string
  readonly shown: {
    readonly icon: string
    readonly base: Base
    readonly stats: readonly Stat[]
    readonly words: readonly BuilderWord[]
  }
}

export function CardFace({ name, line, shown: { icon, base, stats, words } }: CardFaceProps) {
  return (
    <>
      <header className="card-head">
        <Token figure={{ icon, base }} look="d" size={80} plain />
        <div>
          <h2>{name}</h2>
          <p>{line}</p>
        </div>
      </header>
      <CardStats stats={worded(stats)} />
      <WordList meanings={words} />
    </>
  )
}
