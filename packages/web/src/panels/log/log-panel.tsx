/** The battle log. A click on a line shows the table as it was then; "why?" explains it. */
import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react'
import { useIsChecking, useTableState } from '../../table/table-context.tsx'
import { filterLog, type LogQuery } from './log-filter.ts'
import { groupRuns, type LogRun } from './log-runs.ts'
import { TakenBackNotes } from './taken-back.tsx'
import { words } from '../../words/words.ts'
import { LogFilters } from './log-filters.tsx'
import { LogRunLines } from './log-run.tsx'
import { useLogWindow } from './use-log-window.ts'

export const LogPanel = memo(function LogPanel() {
  const log = useTableState((state) => state.log)
  const past = useTableState((state) => state.past?.event)
  const isComing = useTableState(({ fight }) => fight !== undefined && fight.frame.stage !== 'told')
  const isChecking = useIsChecking()
  const [query, setQuery] = useState<LogQuery>({ filter: 'all', figure: undefined, search: '' })
  const list = useRef<HTMLOListElement>(null)
  const lines = useMemo(() => filterLog(log, query), [log, query])
  const runs = useMemo(() => groupRuns(lines), [lines])
  const last = lines.at(-1)?.entry.event
  const isNarrowed = query.filter !== 'all' || query.search !== ''
  const { shown, hasEarlier, showEarlier } = useLogWindow(runs, isNarrowed)
  useEffect(() => {
    const element = list.current
    if (!element || past !== undefined) return undefined
    // Called once the page is laid out anyway; on a phone when the panels open, because the log is hidden until then.
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && element.scrollTo({ top: element.scrollHeight }),
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [last, past])
  return (
    <section className="log paper" aria-label={words.battle.log}>
      <header>
        <h2 id="log-title">{words.battle.log}</h2>
        <LogFilters query={query} onQuery={setQuery} />
      </header>
      <ol ref={list} className="log-lines" data-lines={log.length} tabIndex={-1} aria-labelledby="log-title">
        {hasEarlier && !isChecking && (
          <li>
            <button type="button" className="btn small" onClick={showEarlier}>
              {words.log.earlierLines}
            </button>
          </li>
        )}
        {shown.map((run, place) => (
          <Fragment key={run.lines[0]?.entry.event}>
            <LogRunLines run={run} shown={past} isLast={place === shown.length - 1} />
            {!isNarrowed && (
              <TakenBackNotes after={eventsOf(run)} before={shown[place + 1] && firstEvent(shown[place + 1])} />
            )}
          </Fragment>
        ))}
        {isComing && (
          <li className="log-coming" aria-hidden="true">
            <i />
            <i />
            <i />
          </li>
        )}
        {lines.length === 0 && <li className="quiet-text">{emptyLine(isChecking, log.length)}</li>}
      </ol>
    </section>
  )
})

const firstEvent = (run: LogRun | undefined): number | undefined => run?.lines[0]?.entry.event

/** How many events had been told when the last line of a run stood. */
const eventsOf = (run: LogRun): number => (run.lines.at(-1)?.entry.event ?? 0) + 1

const emptyLine = (isChecking: boolean, lines: number): string =>
  isChecking ? words.log.checking : lines === 0 ? words.log.empty : words.log.nothing
