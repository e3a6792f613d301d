/** The catalogue as a table: a touch on a name shows its card, a touch on the plus adds one. */
import { worded, type BuilderColumn, type CatalogueGroup, type CatalogueItem } from '@muster/engine'
import { Token } from '../../ui/drawings.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { words } from '../../words/words.ts'
import { useEditor, type Editor } from '../editor/editor.ts'
import type { Sorting } from './find-items.ts'

const NO_COLUMNS: readonly BuilderColumn[] = []

interface BrowseTableProps {
  readonly groups: readonly CatalogueGroup[]
  readonly sorting: Sorting | undefined
  onSort(sorting: Sorting | undefined): void
}

export function BrowseTable({ groups, sorting, onSort }: BrowseTableProps) {
  const { builder } = useEditor()
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
            <ItemRow key={item.id} item={item} columns={columns} numbers={isPhone ? builder.columns : NO_COLUMNS} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface SortHeadProps extends Omit<BrowseTableProps, 'groups'> {
  readonly by: string
  readonly label: string
  readonly column?: BuilderColumn
}

/** Once up, once down, then as the list has it. */
function SortHead({ by, label, column, sorting, onSort }: SortHeadProps) {
  const isSorted = sorting?.by === by
  const next = !isSorted
    ? { by, isDescending: by !== 'name' }
    : sorting.isDescending === (by !== 'name')
      ? { by, isDescending: !sorting.isDescending }
      : undefined
  const order = isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" className={`head-${by === 'name' || by === 'price' ? by : 'stat'}`} aria-sort={order}>
      <button type="button" title={column?.text} aria-label={column?.label} onClick={() => onSort(next)}>
        {label}
        {isSorted && <LineIcon name={sorting.isDescending ? 'down' : 'up'} size={12} />}
      </button>
    </th>
  )
}

const isSelected = ({ selection, entries }: Editor, item: string): boolean =>
  selection?.is === 'item' ? selection.item === item : entries[selection?.index ?? -1]?.item === item

interface ItemRowProps {
  readonly item: CatalogueItem
  /** The numbers in columns of their own, and those under the name. */
  readonly columns: readonly BuilderColumn[]
  readonly numbers: readonly BuilderColumn[]
}

function ItemRow({ item, columns, numbers }: ItemRowProps) {
  const editor = useEditor()
  const { id, name, icon, base, points, barred } = item
  const stats = worded(item.stats)
  const valueOf = (label: string) => stats.find((stat) => stat.label === label)?.value ?? '–'
  return (
    <tr
      className={`browse-row ${isSelected(editor, id) ? 'selected' : ''} ${barred === undefined ? '' : 'barred'}`}
      data-item={id}
      data-row
    >
      <td className="row-token">
        <Token figure={{ icon, base }} look="d" size={44} plain />
      </td>
      <th scope="row" className="row-name" aria-label={name}>
        <button type="button" onClick={() => editor.select({ is: 'item', item: id }, 'card')}>
          <b>{name}</b>
          <span>{barred ?? shortWords(item)}</span>
          <span className="row-numbers">
            {numbers.map(({ short, label }) => (
              <span key={label}>
                {short} <b>{valueOf(label)}</b>
              </span>
            ))}
          </span>
        </button>
      </th>
      {columns.map(({ label }) => (
        <td key={label} className="row-stat">
          {valueOf(label)}
        </td>
      ))}
      <td className="row-points">{points}</td>
      <td className="row-add">
        <button type="button" aria-label={words.armies.add(name)} data-plus onClick={() => editor.add(id)}>
          <LineIcon name="plus" size={20} />
        </button>
      </td>
    </tr>
  )
}

const MOST_LETTERS = 24

/** As many words as fit into a line, at least one; without any, its kind. */
function shortWords({ words: meanings, kind }: CatalogueItem): string {
  const fitting = meanings
    .map(({ name }) => name)
    .reduce(
      (line, name) => (line === '' ? name : `${line}, ${name}`.length > MOST_LETTERS ? line : `${line}, ${name}`),
      '',
    )
  return fitting || kind
}
