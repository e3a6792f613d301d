/** A row of the catalogue: a touch on the name shows its card, a touch on the plus adds one. */
import { worded, type BuilderColumn, type CatalogueItem } from '@muster/engine'
import { memo } from 'react'
import { Token } from '../../ui/drawings.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import type { RowActions } from './row-actions.ts'

interface ItemRowProps extends RowActions {
  readonly item: CatalogueItem
  /** The numbers in columns of their own, and those under the name. */
  readonly columns: readonly BuilderColumn[]
  readonly numbers: readonly BuilderColumn[]
  readonly isSelected: boolean
  readonly barred: string | undefined
  /** How many of it are in the list. */
  readonly taken: number
}

export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, columns, numbers, isSelected, barred, taken, show, add } = props
  const { id, name, icon, base, points } = item
  const stats = worded(item.stats)
  const valueOf = (label: string) => stats.find((stat) => stat.label === label)?.value ?? '–'
  return (
    <tr
      className={`browse-row ${isSelected ? 'selected' : ''} ${barred === undefined ? '' : 'barred'}`}
      data-item={id}
      data-row
    >
      <td className="row-token">
        <Token figure={{ icon, base }} look="d" size={44} plain />
      </td>
      <th scope="row" className="row-name" aria-label={name}>
        <button type="button" onClick={() => show(id)}>
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
        <button type="button" aria-label={words.armies.add(name, taken)} data-plus onClick={() => add(id)}>
          <LineIcon name="plus" size={20} />
          {taken > 0 && <b>{taken}</b>}
        </button>
      </td>
    </tr>
  )
})

const MOST_LETTERS = 24

/** As many words as fit into a line, at least one; without any, its kind. */
function shortWords({ name, words: meanings, kind }: CatalogueItem): string {
  const fitting = meanings
    .map((meaning) => meaning.name)
    .reduce(
      (line, word) => (line === '' ? word : `${line}, ${word}`.length > MOST_LETTERS ? line : `${line}, ${word}`),
      '',
    )
  return fitting || kindBeside(name, kind)
}

/** "Levy infantry, 25 mm" beside the name "Levy infantry" is "25 mm". */
const kindBeside = (name: string, kind: string): string =>
  kind.startsWith(`${name}, `) ? kind.slice(name.length + 2) : kind
