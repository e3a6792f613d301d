/** What of the battle report one wants to read. */
import { useState } from 'react'
import { useTable } from '../../table/table-context.tsx'
import { cardOf } from '../card/card.ts'
import { LOG_FILTERS, type LogFilter, type LogWish } from './log-filter.ts'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'

interface FilterProps {
  readonly wish: LogWish
  onWish(wish: LogWish): void
}

/** Whoever opens a search means to write. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus()

export function LogFilters({ wish, onWish }: FilterProps) {
  const [isSearching, setSearching] = useState(false)
  const view = useTable((state) => state.snapshot.view)
  const picked = useTable((state) => state.picked)
  const figure = wish.figure ?? picked
  const name = cardOf(view, figure)?.name ?? words.log.figure
  const choose = (filter: LogFilter) => onWish({ ...wish, filter, figure: filter === 'figure' ? figure : undefined })
  const search = () => {
    if (isSearching) onWish({ ...wish, search: '' })
    setSearching(!isSearching)
  }
  return (
    <>
      <select
        className="log-filter"
        aria-label={words.log.filter}
        value={wish.filter}
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
          value={wish.search}
          onChange={({ target }) => onWish({ ...wish, search: target.value })}
        />
      )}
    </>
  )
}
