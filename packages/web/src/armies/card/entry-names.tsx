/** The player's own name for an entry, and their notes about it. */
import { renameEntry, setNotes } from '@muster/armies'
import type { BuilderEntry } from '@muster/engine'
import { useState } from 'react'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'

export function EntryNames({ entry, index }: { readonly entry: BuilderEntry; readonly index: number }) {
  const { builder, army, change } = useEditor()
  // While it is typed a name may be empty, which no entry of a list may be.
  const [name, setName] = useState(entry.name)
  return (
    <div className="card-part entry-names">
      <label>
        <span className="label">{words.armies.ownName}</span>
        <input
          value={name}
          maxLength={50}
          onChange={({ target }) => {
            setName(target.value)
            if (target.value.trim() !== '') change(renameEntry(builder, army, index, target.value), `name ${index}`)
          }}
          onBlur={() => setName(entry.name)}
        />
      </label>
      <label>
        <span className="label">{words.armies.notes}</span>
        <textarea
          rows={2}
          maxLength={1000}
          value={entry.notes ?? ''}
          onChange={({ target }) => change(setNotes(builder, army, index, target.value), `notes ${index}`)}
        />
      </label>
    </div>
  )
}
