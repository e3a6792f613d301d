/** The rules of both drafts, chapter by chapter, with what changed. */
import { useEffect, useMemo, useState } from 'react'
import { words } from '../words/words.ts'
import { ComparedRow } from './compared-row.tsx'
import { chaptersOf, findRules, firstRule, type ShownChapter, type ShownRow, type VerdictFilter } from './find-rules.ts'
import { RuleFinder } from './rule-finder.tsx'
import { draftsAddress, type Drafts } from './use-drafts.ts'

interface RulesProps {
  readonly drafts: Drafts
  readonly rule: string | undefined
}

export function RulesView({ drafts, rule }: RulesProps) {
  const [filter, setFilter] = useState<VerdictFilter>('all')
  const [query, setQuery] = useState('')
  const chapters = useMemo(() => chaptersOf(drafts), [drafts])
  const shown = useMemo(() => findRules(chapters, filter, query), [chapters, filter, query])
  const isKnown = rule === undefined || chapters.some(({ rows }) => rows.some(hasRule(rule)))
  const showAll = () => {
    setFilter('all')
    setQuery('')
  }
  const [wentTo, setWentTo] = useState(rule)
  // A rule that an address names is shown whatever was looked for before.
  if (wentTo !== rule) {
    setWentTo(rule)
    if (rule !== undefined && !shown.some(({ rows }) => rows.some(hasRule(rule)))) showAll()
  }
  useEffect(() => {
    if (rule !== undefined) goToRule(rule)
  }, [rule])
  return (
    <>
      {!isKnown && (
        <p className="notice" role="alert">
          {words.drafts.noRule(rule)}
        </p>
      )}
      <div className="drafts-parts">
        <ChapterList drafts={drafts} chapters={shown} />
        <div className="drafts-rules">
          <RuleFinder
            drafts={drafts}
            chapters={chapters}
            shown={shown}
            filter={filter}
            query={query}
            onFilter={setFilter}
            onQuery={setQuery}
          />
          {shown.length === 0 && <NothingFound drafts={drafts} filter={filter} onClear={showAll} />}
          {shown.map(({ name, rows }) => (
            <section key={name} aria-labelledby={`chapter-${firstRule({ name, rows })}`}>
              <h2 className="drafts-chapter" id={`chapter-${firstRule({ name, rows })}`}>
                {name}
              </h2>
              <ul className="drafts-rows">
                {rows.map((row) => (
                  <ComparedRow key={row.words} drafts={drafts} row={row} rule={rule} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function goToRule(id: string): void {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

const hasRule =
  (rule: string) =>
  ({ earlier, later }: ShownRow): boolean =>
    [...earlier, ...later].some(({ id }) => id === rule)

interface ChaptersProps {
  readonly drafts: Drafts
  readonly chapters: readonly ShownChapter[]
}

/** The address of a chapter is that of its first rule. */
function ChapterList({ drafts, chapters }: ChaptersProps) {
  return (
    <nav className="paper drafts-chapters" aria-label={words.drafts.chapters}>
      <ul>
        {chapters.map((chapter) => (
          <li key={chapter.name}>
            <a
              href={draftsAddress(drafts.later.game.id, firstRule(chapter))}
              onClick={() => goToRule(firstRule(chapter))}
            >
              {chapter.name} <small>{chapter.rows.length}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface NothingProps {
  readonly drafts: Drafts
  readonly filter: VerdictFilter
  onClear(): void
}

function NothingFound({ drafts, filter, onClear }: NothingProps) {
  const names = words.drafts.verdicts(drafts.earlier.about.name, drafts.later.about.name)
  return (
    <div className="paper drafts-none">
      <p>{filter === 'all' ? words.drafts.none : words.drafts.noneOf(names[filter])}</p>
      <button type="button" className="btn" onClick={onClear}>
        {words.drafts.clear}
      </button>
    </div>
  )
}
