/** Filters and search of the battle log. */
import { useState } from 'react'
import { useTableState } from '../../table/table-context.tsx'
import { cardOf } from '../card/card.ts'
import { LOG_FILTERS, type LogFilter, type LogQuery } from './log-filter.ts'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'

interface FilterProps {
  readonly query: LogQuery
  onQuery(query: LogQuery): void
}

/** Focuses the search field when it opens. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus()

export function LogFilters({ query, onQuery }: FilterProps) {
  const [isSearching, setSearching] = useState(false)
  const view = useTableState((state) => state.snapshot.view)
  const selected = useTableState((state) => state.selected)
  const figure = query.figure ?? selected
  const name = cardOf(view, figure)?.name ?? words.log.figure
  const choose = (filter: LogFilter) => onQuery({ ...query, filter, figure: filter === 'figure' ? figure : undefined })
  const search = () => {
    if (isSearching) onQuery({ ...query, search: '' })
    setSearching(!isSearching)
  }
  return (
    <>
      <select
        className="log-filter"
        aria-label={words.log.filter}
        value={query.filter}
        onChange={({ target }) => choose(LOG_FILTERS.find((filter) => filter === target.value) ?? 'all')}
      >
        {LOG_FILTERS.map((filter) => (
          <option key={filter} value={filter} disabled={filter === 'figure' && figure === undefined}>
            {filter === 'figure' ? words.log.only(name) : words.log.filters[filter]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="btn quiet icon"
        aria-label={words.log.search}
        title={words.log.search}
        aria-expanded={isSearching}
        onClick={search}
      >
        <LineIcon name="search" size={20} />
      </button>
      {isSearching && (
        <input
          type="search"
          className="log-search"
          ref={takeFocus}
          aria-label={words.log.search}
          placeholder={words.log.search}
          value={query.search}
          onChange={({ target }) => onQuery({ ...query, search: target.value })}
        />
      )}
    </>
  )
}
