/** What else can be done with an entry: split, copy, move, keep as a profile of one's own, design anew, remove. */
import { duplicateEntry, moveEntry, removeEntry, splitEntry } from '@muster/armies'
import { entriesIn, type BuilderEntry, type Json } from '@muster/engine'
import { useState } from 'react'
import { saveProfile } from '../../store/profile-store.ts'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { neighbourOf } from '../editor/entry-order.ts'

export function EntryTools({ entry, index }: { readonly entry: BuilderEntry; readonly index: number }) {
  const editor = useEditor()
  const { builder, army, entries, change, select, openSheet } = editor
  const [told, setTold] = useState('')
  const raw = entriesIn(army, builder.entriesField)[index] as Json | undefined
  const move = (by: -1 | 1) => {
    const to = neighbourOf(entries, index, by)
    if (to === undefined) return
    change(moveEntry(builder, army, index, to))
    select({ is: 'entry', index: to }, 'card')
  }
  const keep = () => {
    if (raw === undefined) return
    const isKept = saveProfile({ game: editor.kit.game.id, name: entry.name, entry: raw })
    setTold(isKept ? words.armies.profileKept(entry.name) : words.armies.profileNotKept)
    if (isKept) editor.reloadOwn()
  }
  const remove = () => {
    change(removeEntry(builder, army, index))
    select(undefined)
    openSheet(undefined)
  }
  const canDesign = raw !== undefined && editor.kit.designer?.designOf(raw) !== undefined
  return (
    <>
      {entry.count > 1 && (
        <Tool label={words.armies.splitOne} onUse={() => change(splitEntry(builder, army, index, 1))} />
      )}
      <Tool label={words.armies.copy} onUse={() => change(duplicateEntry(builder, army, index))} />
      {neighbourOf(entries, index, -1) !== undefined && <Tool label={words.armies.up} onUse={() => move(-1)} />}
      {neighbourOf(entries, index, 1) !== undefined && <Tool label={words.armies.down} onUse={() => move(1)} />}
      <Tool label={words.armies.keepProfile} onUse={keep} />
      {canDesign && (
        <a className="link" href={`#/design/${editor.kit.game.id}/${editor.id}`}>
          {words.armies.design}
        </a>
      )}
      <Tool label={words.armies.remove} onUse={remove} />
      <p className="card-told" role="status">
        {told}
      </p>
    </>
  )
}

const Tool = ({ label, onUse }: { readonly label: string; onUse(): void }) => (
  <button type="button" className="link" onClick={onUse}>
    {label}
  </button>
)
