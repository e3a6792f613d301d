/** Several similar log lines shown as one; a click shows them all. */
import { useState, type KeyboardEvent } from 'react'
import { useTableState } from '../../table/table-context.tsx'
import type { LogRun } from './log-runs.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { SideMark } from '../../ui/drawings.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { LogLine, walk } from './log-line.tsx'

interface RunProps {
  readonly run: LogRun
  /** The event whose moment the board shows. */
  readonly shown: number | undefined
  readonly isLast: boolean
}

export function LogRunLines({ run: { lines, text }, shown, isLast }: RunProps) {
  const sides = useTableState((state) => state.snapshot.view.sides)
  const [isOpen, setOpen] = useState(false)
  const isShown = lines.some(({ entry }) => entry.event === shown)
  const side = lines[0]?.entry.side
  const toggle = () => setOpen(!isOpen)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' || event.key === ' ') toggle()
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') walk(event, event.key === 'ArrowUp' ? -1 : 1)
  }
  const isUnfolded = isOpen || isShown || text === undefined
  return (
    <>
      {text !== undefined && (
        <li className="log-line minor">
          <SideMark look={side === undefined ? undefined : sideLookOf(sides, side)} />
          <div>
            <p>
              <span
                role="button"
                className="log-text"
                title={words.log.oneByOne}
                aria-expanded={isUnfolded}
                tabIndex={isLast && !isUnfolded ? 0 : -1}
                onClick={toggle}
                onKeyDown={press}
              >
                {text}
                <LineIcon name={isUnfolded ? 'up' : 'down'} size={16} />
              </span>
            </p>
          </div>
        </li>
      )}
      {isUnfolded &&
        lines.map(({ entry }, place) => (
          <LogLine
            key={entry.event}
            entry={entry}
            isShown={shown === entry.event}
            isStop={isLast && place === lines.length - 1}
          />
        ))}
    </>
  )
}
