/** Several similar log lines shown as one; a click shows them all. */
import { useState } from 'react'
import { useTableState } from '../../table/table-context.tsx'
import type { LogRun } from './log-runs.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { SideMark } from '../../ui/drawings.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { LogLine } from './log-line.tsx'
import { LogText } from './log-text.tsx'

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
  const isUnfolded = isOpen || isShown || text === undefined
  return (
    <>
      {text !== undefined && (
        <li className="log-line minor">
          <SideMark look={side === undefined ? undefined : sideLookOf(sides, side)} />
          <div>
            <p>
              <LogText
                title={words.log.oneByOne}
                aria-expanded={isUnfolded}
                isStop={isLast && !isUnfolded}
                onPress={toggle}
              >
                {text}
                <LineIcon name={isUnfolded ? 'up' : 'down'} size={16} />
              </LogText>
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
