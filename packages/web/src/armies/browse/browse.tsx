/** Everybody who can be taken, as a table whose columns can be compared: searched, filtered, sorted, added. */
import { useMemo, useState } from 'react'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { BrowseTable } from './browse-table.tsx'
import { FilterChips, FilterFields } from './filter-fields.tsx'
import { findItems, NO_FILTERS, type Filters, type Sorting } from './find-items.ts'
import './browse.css'

export function Browse({ isHidden }: { readonly isHidden: boolean }) {
  const { catalogue, openSheet } = useEditor()
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const [sorting, setSorting] = useState<Sorting>()
  const [isOpen, setOpen] = useState(false)
  const groups = useMemo(() => findItems(catalogue, filters, sorting), [catalogue, filters, sorting])
  const change = (part: Partial<Filters>) => setFilters({ ...filters, ...part })
  return (
    <section className="paper browse" aria-label={words.armies.browse} hidden={isHidden}>
      <div className="browse-head">
        <button
          type="button"
          className="btn quiet icon sheet-close"
          aria-label={words.armies.backToList}
          onClick={() => openSheet(undefined)}
        >
          <LineIcon name="left" />
        </button>
        <label className="browse-search">
          <LineIcon name="search" size={20} />
          <input
            type="search"
            aria-label={words.armies.search}
            placeholder={words.armies.search}
            value={filters.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </label>
        <button
          type="button"
          className="btn"
          aria-expanded={isOpen}
          aria-label={words.armies.filter}
          onClick={() => setOpen(!isOpen)}
        >
          <LineIcon name="sliders" size={20} />
          <span className="filter-word">{words.armies.filter}</span>
        </button>
      </div>
      <FilterChips filters={filters} change={change} />
      {isOpen && <FilterFields filters={filters} change={change} />}
      <div className="browse-rows" tabIndex={-1}>
        <BrowseTable groups={groups} sorting={sorting} onSort={setSorting} />
        {groups.length === 0 && (
          <p className="browse-none">
            {words.armies.noneFound}{' '}
            <button type="button" className="link" onClick={() => setFilters(NO_FILTERS)}>
              {words.armies.showAll}
            </button>
          </p>
        )}
      </div>
    </section>
  )
}
