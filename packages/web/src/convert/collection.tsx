/** The creatures kept in this browser. */
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import type { KeptCreature } from './creature-store.ts'

interface CollectionProps {
  readonly kept: readonly KeptCreature[]
  onOpen(creature: KeptCreature): void
  onRemove(creature: KeptCreature): void
}

export function Collection({ kept, onOpen, onRemove }: CollectionProps) {
  if (kept.length === 0) return null
  return (
    <section aria-labelledby="collection-title">
      <h3 id="collection-title">{words.convert.collection}</h3>
      <ul className="card-rows">
        {kept.map((one) => (
          <li key={one.name} className="card-row">
            <button type="button" className="card-row-name" onClick={() => onOpen(one)}>
              <span>{one.name}</span>
            </button>
            <button
              type="button"
              className="btn icon"
              aria-label={words.convert.remove(one.name)}
              onClick={() => onRemove(one)}
            >
              <LineIcon name="bin" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
