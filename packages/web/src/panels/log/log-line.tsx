/** One line of the battle report. */

import type { LogLine as LoggedLine, ShownLogEntry } from '@muster/session'
import { memo, useState } from 'react'
import { backToNow, lookBack } from '../../play/looking-back.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { sideLookOf } from '../../figures/side-looks.ts'
import { SideMark } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { WhyBox } from '../why/why.tsx'
import { LogText } from './log-text.tsx'

interface LineProps {
  readonly entry: LoggedLine
  /** The board shows the moment of this line. */
  readonly isShown: boolean
  /** The one line in the tab order; arrow keys reach the others. */
  readonly isStop: boolean
}

/** Scrolls an explanation into view when it opens. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

export const LogLine = memo(function LogLine({ entry, isShown, isStop }: LineProps) {
  const { presenter } = useTableContext()
  const sides = useTableState((state) => state.snapshot.view.sides)
  const [isOpen, setOpen] = useState(false)
  const { text, side, weight, why } = entry
  const goThere = () => (isShown ? backToNow(presenter) : void lookBack(presenter, entry.event))
  const show = (shown: ShownLogEntry | undefined) =>
    presenter.store.set((now) => (now.shownEntry === shown || now.past ? now : { ...now, shownEntry: shown }))
  return (
    <li
      className={`log-line ${weight}${why?.tests.length ? ' tested' : ''}${isShown ? ' shown' : ''}`}
      onPointerEnter={() => show(why?.lines ? entry : undefined)}
      onPointerLeave={() => show(undefined)}
    >
      <SideMark look={side === undefined ? undefined : sideLookOf(sides, side)} />
      <div>
        <p>
          <LogText
            title={words.log.lookBack}
            aria-current={isShown ? 'true' : undefined}
            isStop={isStop}
            onPress={goThere}
          >
            {text}
          </LogText>{' '}
          {why && (
            <button
              type="button"
              className="link why"
              aria-expanded={isOpen}
              aria-label={words.log.whyNamed(text)}
              onClick={() => setOpen(!isOpen)}
            >
              {words.battle.why}
            </button>
          )}
        </p>
        {isOpen && why && (
          <div ref={showWhole}>
            <WhyBox why={why} onShow={goThere} />
          </div>
        )}
      </div>
    </li>
  )
})
