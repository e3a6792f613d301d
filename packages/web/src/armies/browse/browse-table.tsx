/** The catalogue as a table: a touch on a name shows its card, a touch on the plus adds one. */
import type { BuilderColumn, BuilderEntry, CatalogueGroup } from '@muster/engine'
import { useMemo } from 'react'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { words } from '../../words/words.ts'
import { useEditor, type Editor } from '../editor/editor.ts'
import type { Sorting } from './find-items.ts'
import { ItemRow } from './item-row.tsx'
import { useRowActions } from './row-actions.ts'
import { SortHead } from './sort-head.tsx'

const NO_COLUMNS: readonly BuilderColumn[] = []

interface BrowseTableProps {
  readonly groups: readonly CatalogueGroup[]
  readonly sorting: Sorting | undefined
  onSort(sorting: Sorting | undefined): void
}

export function BrowseTable({ groups, sorting, onSort }: BrowseTableProps) {
  const editor = useEditor()
  const { builder, entries, barred } = editor
  const actions = useRowActions(editor)
  const selected = selectedItem(editor)
  const taken = useMemo(() => takenOf(entries), [entries])
  // A phone has no room for columns: the numbers stand under the name.
  const isPhone = useMedia(PHONE)
  const columns = isPhone ? NO_COLUMNS : builder.columns
  const span = columns.length + 4
  return (
    <table className="browse-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.armies.emblemHead}</span>
          </th>
          <SortHead by="name" label={sorting ? words.armies.byName : words.armies.byList} {...{ sorting, onSort }} />
          {columns.map((column) => (
            <SortHead
              key={column.label}
              by={column.label}
              label={column.short}
              column={column}
              {...{ sorting, onSort }}
            />
          ))}
          <SortHead by="price" label={words.armies.pts} {...{ sorting, onSort }} />
          <th scope="col">
            <span className="visually-hidden">{words.armies.addHead}</span>
          </th>
        </tr>
      </thead>
      {groups.map(({ id, name, limit, items }) => (
        <tbody key={id}>
          {!sorting && (
            <tr className="browse-group">
              <th scope="rowgroup" colSpan={span}>
                {limit === undefined ? name : `${name}, ${limit}`}
              </th>
            </tr>
          )}
          {items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              columns={columns}
              numbers={isPhone ? builder.columns : NO_COLUMNS}
              isSelected={item.id === selected}
              barred={barred.get(item.id)}
              taken={taken.get(item.id) ?? 0}
              {...actions}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

const selectedItem = ({ selection, entries }: Editor): string | undefined =>
  selection?.is === 'item' ? selection.item : entries[selection?.index ?? -1]?.item

/** How many of each item are in the list. */
function takenOf(entries: readonly BuilderEntry[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>()
  for (const { item, count } of entries) if (item !== undefined) taken.set(item, (taken.get(item) ?? 0) + count)
  return taken
}
