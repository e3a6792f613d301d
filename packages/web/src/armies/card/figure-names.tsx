/** Names and notes of the single figures of an entry, where it has several. */
import { setFigure } from '@muster/armies'
import type { BuilderEntry, SingleFigure } from '@muster/engine'
import { useState } from 'react'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'

interface FigureNamesProps {
  readonly entry: BuilderEntry
  readonly index: number
}

/** Folded up until somebody has a name, because few do. */
export function FigureNames({ entry: { name, count, figures = [] }, index }: FigureNamesProps) {
  const named = figures.slice(0, count).filter((one) => one.name !== undefined).length
  const [wasNamed] = useState(named > 0)
  if (count < 2) return null
  return (
    <details className="card-part figure-names" open={wasNamed}>
      <summary>{words.armies.nameEach(named)}</summary>
      <ol>
        {Array.from({ length: count }, (_, place) => (
          <FigureName key={place} figure={figures[place] ?? {}} entryName={name} index={index} place={place} />
        ))}
      </ol>
    </details>
  )
}

interface FigureNameProps {
  readonly figure: SingleFigure
  readonly entryName: string
  readonly index: number
  readonly place: number
}

function FigureName({ figure, entryName, index, place }: FigureNameProps) {
  const { builder, army, change } = useEditor()
  const edit = (part: SingleFigure, what: string) =>
    change(setFigure(builder, army, index, place, { ...figure, ...part }), `${what} of figure ${index} ${place}`)
  return (
    <li>
      <input
        aria-label={words.armies.figureName(place + 1)}
        placeholder={`${entryName} ${place + 1}`}
        value={figure.name ?? ''}
        maxLength={50}
        onChange={({ target }) => edit({ name: target.value }, 'name')}
      />
      <input
        aria-label={words.armies.figureNotes(place + 1)}
        placeholder={words.armies.notes}
        value={figure.notes ?? ''}
        maxLength={1000}
        onChange={({ target }) => edit({ notes: target.value }, 'notes')}
      />
    </li>
  )
}
