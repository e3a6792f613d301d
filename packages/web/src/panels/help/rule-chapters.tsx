/** The rulebook of the game, by chapter. */
import { useMemo } from 'react'
import { useTableContext } from '../../table/table-context.tsx'
import { DraftsLink } from '../../ui/drafts-link.tsx'
import { words } from '../../words/words.ts'

export function RuleChapters() {
  const { rulebook, game } = useTableContext().kit
  const chapters = useMemo(() => [...new Set(rulebook.map(({ chapter }) => chapter))], [rulebook])
  return (
    <>
      <h3 className="label">{words.briefing.rules}</h3>
      <DraftsLink game={game.id} />
      {chapters.map((chapter) => (
        <details key={chapter} className="rule-chapter">
          <summary>{chapter}</summary>
          {rulebook
            .filter((rule) => rule.chapter === chapter)
            .map(({ id, text }) => (
              <p key={id}>
                {text} <small>{id}</small>
              </p>
            ))}
        </details>
      ))}
    </>
  )
}
