/** The creatures that come with the game, by kind and price; a search finds one by its name. */
import type { BestiaryKind, ShippedCreature } from '@muster/engine'
import { useState } from 'react'
import { Emblem } from '../ui/drawings.tsx'
import { words } from '../words/words.ts'

interface BestiaryProps {
  readonly kinds: readonly BestiaryKind[]
  readonly chosen: ShippedCreature | undefined
  onChoose(creature: ShippedCreature): void
}

export function Bestiary({ kinds, chosen, onChoose }: BestiaryProps) {
  const [wanted, setWanted] = useState('')
  const found = kinds
    .map(({ name, creatures }) => ({ name, creatures: creatures.filter((one) => isWanted(one, wanted)) }))
    .filter(({ creatures }) => creatures.length > 0)
  return (
    <section className="paper design-part bestiary" aria-labelledby="bestiary-title">
      <h2 id="bestiary-title">{words.convert.bestiary}</h2>
      <label className="bestiary-search">
        {words.convert.find}
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      {found.length === 0 && <p role="status">{words.convert.notFound}</p>}
      {found.map(({ name, creatures }) => (
        <details key={name} open={wanted.trim() !== '' || undefined}>
          <summary>
            {name} <small className="quiet-text">{creatures.length}</small>
          </summary>
          <ul className="card-rows">
            {creatures.map((one) => (
              <li key={one.name} className="card-row">
                <button
                  type="button"
                  className="card-row-name"
                  aria-pressed={one.name === chosen?.name}
                  onClick={() => onChoose(one)}
                >
                  <Emblem icon={one.icon} size={24} />
                  <span>{one.name}</span>
                  <small>{words.counted(one.points, 'point')}</small>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

const isWanted = ({ name }: ShippedCreature, wanted: string): boolean =>
  name.toLowerCase().includes(wanted.trim().toLowerCase())
