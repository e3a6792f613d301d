/** The battle report. Any line shows the table as it was then; what was decided by something can be asked why. */
import { memo, useEffect, useRef, useState } from 'react'
import { useTable } from '../../table/table-context.tsx'
import { filterLog, type LogWish } from './log-filter.ts'
import { foldRuns } from './log-runs.ts'
import { words } from '../../words/words.ts'
import { LogFilters } from './log-filters.tsx'
import { LogRunLines } from './log-run.tsx'

export const LogPanel = memo(function LogPanel() {
  const log = useTable((state) => state.log)
  const past = useTable((state) => state.past?.line)
  const picked = useTable((state) => state.picked ?? state.pointed)
  const [wish, setWish] = useState<LogWish>({ filter: 'all', figure: undefined, search: '' })
  const list = useRef<HTMLOListElement>(null)
  const lines = filterLog(log, { ...wish, figure: wish.figure ?? picked })
  const runs = foldRuns(lines)
  useEffect(() => {
    const element = list.current
    if (!element || past !== undefined) return undefined
    const toEnd = () => element.scrollTo({ top: element.scrollHeight })
    toEnd()
    // On a phone the log is out of sight until it is asked for: only then has it a height to scroll.
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && toEnd())
    watch.observe(element)
    return () => watch.disconnect()
  }, [lines.length, past])
  return (
    <section className="log paper" aria-label={words.table.log}>
      <header>
        <h2 id="log-title">{words.table.log}</h2>
        <LogFilters wish={wish} onWish={setWish} />
      </header>
      <ol ref={list} className="log-lines" data-told={log.length} tabIndex={-1} aria-labelledby="log-title">
        {runs.map((run, place) => (
          <LogRunLines key={run.lines[0]?.line} run={run} shown={past} isLast={place === runs.length - 1} />
        ))}
        {lines.length === 0 && <li className="quiet-text">{log.length === 0 ? words.log.empty : words.log.nothing}</li>}
      </ol>
    </section>
  )
})
