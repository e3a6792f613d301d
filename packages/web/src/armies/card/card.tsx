/** The card of whatever was touched last: its numbers, what its words mean, what can be chosen for it, and how it fights. */
import { useEffect, useRef } from 'react'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { EntryCard } from './entry-card.tsx'
import { ItemCard } from './item-card.tsx'
import './card.css'

export function Card({ isHidden }: { readonly isHidden: boolean }) {
  const { selection, entries, catalogue, openSheet, sheet } = useEditor()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (sheet === 'card') ref.current?.focus()
  }, [sheet])
  // A newer browser answers a scroll with a promise, which an effect must not return.
  useEffect(() => void ref.current?.scrollTo(0, 0), [selection])
  const entry = selection?.is === 'entry' ? entries[selection.index] : undefined
  const item =
    selection?.is === 'item'
      ? catalogue.flatMap(({ items }) => items).find(({ id }) => id === selection.item)
      : undefined
  return (
    <section ref={ref} className="paper army-card" aria-label={words.armies.card} tabIndex={-1} hidden={isHidden}>
      <button
        type="button"
        className="btn quiet icon sheet-close"
        aria-label={words.armies.closeCard}
        onClick={() => openSheet(undefined)}
      >
        <LineIcon name="cross" />
      </button>
      {entry && selection?.is === 'entry' && <EntryCard key={selection.index} entry={entry} index={selection.index} />}
      {item && <ItemCard item={item} />}
      {!entry && !item && <p className="card-none">{words.armies.noCard}</p>}
    </section>
  )
}
