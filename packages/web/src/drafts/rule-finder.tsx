/** Where rules are looked for: by words, by what became of them, and on narrow screens by chapter. */
import { Choice } from '../ui/choice.tsx'
import { words } from '../words/words.ts'
import { countRows, countRules, firstRule, VERDICTS, type ShownChapter, type VerdictFilter } from './find-rules.ts'
import { draftsAddress, type Drafts } from './use-drafts.ts'

interface FinderProps {
  readonly drafts: Drafts
  /** All chapters, and those with what was found. */
  readonly chapters: readonly ShownChapter[]
  readonly shown: readonly ShownChapter[]
  readonly filter: VerdictFilter
  readonly query: string
  onFilter(filter: VerdictFilter): void
  onQuery(query: string): void
}

export function RuleFinder({ drafts, chapters, shown, filter, query, onFilter, onQuery }: FinderProps) {
  const names = words.drafts.verdicts(drafts.earlier.about.name, drafts.later.about.name)
  const counted = Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, words.drafts.withCount(names[verdict], countRows(chapters, verdict))]),
  ) as Record<VerdictFilter, string>
  return (
    <section className="paper drafts-finder" aria-label={words.drafts.find}>
      <label className="drafts-search">
        <span className="label">{words.drafts.find}</span>
        <input
          type="search"
          value={query}
          placeholder={words.drafts.findHint}
          onChange={({ target }) => onQuery(target.value)}
        />
      </label>
      <label className="drafts-jump">
        <span className="label">{words.drafts.toChapter}</span>
        <select
          value=""
          onChange={({ target }) => {
            location.hash = draftsAddress(drafts.later.game.id, target.value)
          }}
        >
          <option value="" disabled>
            {words.drafts.chapters}
          </option>
          {shown.map((chapter) => (
            <option key={chapter.name} value={firstRule(chapter)}>
              {chapter.name}
            </option>
          ))}
        </select>
      </label>
      <Choice label={words.drafts.show} names={counted} values={VERDICTS} value={filter} onChoose={onFilter} />
      <p role="status" className="quiet-text">
        {words.drafts.shown(countRows(shown), countRules(shown))}
      </p>
    </section>
  )
}
