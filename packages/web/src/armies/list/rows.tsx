/** The entries in the groups of the list: counted, named, equipped, moved by dragging or by keys. */
import { moveEntry } from '@muster/armies'
import { useMemo } from 'react'
import { words } from '../../words/words.ts'
import { entriesComplainedOf } from '../editor/complaint-places.ts'
import { groupedEntries } from '../editor/entry-order.ts'
import { useEditor } from '../editor/editor.ts'
import { EntryRow } from './entry-row.tsx'
import { useRowDrag } from './use-row-drag.ts'

export function Rows() {
  const { entries, catalogue, complaints, builder, army, change, select } = useEditor()
  const groups = useMemo(() => groupedEntries(entries, catalogue, words.armies.others), [entries, catalogue])
  const marked = useMemo(() => entriesComplainedOf(builder, complaints), [complaints, builder])
  const move = (from: number, to: number) => {
    change(moveEntry(builder, army, from, to))
    select({ is: 'entry', index: to })
  }
  const drag = useRowDrag(entries, move)
  return (
    <div className="list-rows">
      {groups.map(({ id, name, entries: placed }) => (
        <section key={id} aria-label={name}>
          <h2
            className={
              placed.some(({ index }) => marked.has(index)) ? 'label list-group complained' : 'label list-group'
            }
          >
            {name}
          </h2>
          <ul>
            {placed.map(({ entry, index }) => (
              <EntryRow key={index} entry={entry} index={index} isComplained={marked.has(index)} drag={drag} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
