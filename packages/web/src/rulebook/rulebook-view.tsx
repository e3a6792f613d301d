/** The rulebook of a game with a search: on a page of its own, and over the table. */
import type { RuleText } from '@muster/engine'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { words } from '../words/words.ts'
import { chaptersOf, countRules, findRules, type RuleChapter } from './find-rules.ts'
import './rulebook.css'

interface RulebookViewProps {
  readonly rulebook: readonly RuleText[]
  /** The rule to begin at. */
  readonly rule?: string | undefined
}

export function RulebookView({ rulebook, rule }: RulebookViewProps) {
  const [query, setQuery] = useState('')
  const book = useRef<HTMLDivElement>(null)
  const chapters = useMemo(() => chaptersOf(rulebook), [rulebook])
  const shown = useMemo(() => findRules(chapters, query), [chapters, query])
  const isKnown = rule === undefined || rulebook.some(({ id }) => id === rule)
  useEffect(() => goToRule(book, rule), [rule])
  return (
    <div className="rulebook" ref={book}>
      <RuleSearch query={query} count={countRules(shown)} onQuery={setQuery} />
      {!isKnown && (
        <p className="notice" role="alert">
          {words.rulebook.noRule(rule)}
        </p>
      )}
      <div className="rulebook-parts">
        <ChapterList chapters={shown} onChoose={(chapter) => goToRule(book, chapter.rules[0]?.id)} />
        <div className="rulebook-rules">
          {shown.length === 0 && <NothingFound onClear={() => setQuery('')} />}
          {shown.map(({ name, rules }) => (
            <section key={name} className="paper rulebook-chapter">
              <h2>{name}</h2>
              {rules.map(({ id, text }) => (
                <p key={id} data-rule={id} tabIndex={-1} className={id === rule ? 'rule-sought' : undefined}>
                  {text} <small>{id}</small>
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function goToRule(book: RefObject<HTMLDivElement | null>, rule: string | undefined): void {
  if (rule === undefined) return
  const place = book.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`)
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

interface SearchProps {
  readonly query: string
  readonly count: number
  onQuery(query: string): void
}

function RuleSearch({ query, count, onQuery }: SearchProps) {
  return (
    <search className="paper rulebook-search">
      <label>
        <span className="label">{words.rulebook.find}</span>
        <input
          type="search"
          value={query}
          placeholder={words.rulebook.findHint}
          onChange={({ target }) => onQuery(target.value)}
        />
      </label>
      <p role="status" className="quiet-text">
        {words.rulebook.found(count)}
      </p>
    </search>
  )
}

interface ChaptersProps {
  readonly chapters: readonly RuleChapter[]
  onChoose(chapter: RuleChapter): void
}

function ChapterList({ chapters, onChoose }: ChaptersProps) {
  return (
    <nav className="paper rulebook-chapters" aria-label={words.rulebook.chapters}>
      <ul>
        {chapters.map((chapter) => (
          <li key={chapter.name}>
            <button type="button" className="link" onClick={() => onChoose(chapter)}>
              {chapter.name} <small>{chapter.rules.length}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const NothingFound = ({ onClear }: { onClear(): void }) => (
  <div className="paper rulebook-none">
    <p>{words.rulebook.none}</p>
    <button type="button" className="btn" onClick={onClear}>
      {words.rulebook.clear}
    </button>
  </div>
)
