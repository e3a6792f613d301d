/** The head of a column: a touch sorts by it. */
import type { BuilderColumn } from '@muster/engine'
import { LineIcon } from '../../ui/line-icons.tsx'
import type { Sorting } from './find-items.ts'

interface SortHeadProps {
  readonly sorting: Sorting | undefined
  onSort(sorting: Sorting | undefined): void
  readonly by: string
  readonly label: string
  readonly column?: BuilderColumn
}

/** Once up, once down, then as the list has it. */
export function SortHead({ by, label, column, sorting, onSort }: SortHeadProps) {
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
