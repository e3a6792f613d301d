/** The battle report. Every line that was decided by something can be asked why. */
import type { Telling } from '@muster/engine'
import { memo, useEffect, useRef, useState } from 'react'
import { useSeat, useTable } from '../play/seat.tsx'
import { lookOf } from '../table/seats.ts'
import { SideMark } from '../ui/art.tsx'
import { words } from '../words.ts'
import { WhyBox } from './why.tsx'

export const LogPanel = memo(function LogPanel() {
  const log = useTable((state) => state.log)
  const [isShort, setShort] = useState(false)
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [log.length])
  const lines = isShort ? log.filter(({ weight }) => weight === 'major') : log
  return (
    <section className="log paper" aria-label={words.table.log}>
      <header>
        <h2 id="log-title">{words.table.log}</h2>
        <button type="button" className="btn quiet small" aria-pressed={isShort} onClick={() => setShort(!isShort)}>
          {words.table.majorLines}
        </button>
      </header>
      <ol className="log-lines" tabIndex={-1} aria-labelledby="log-title">
        {lines.map((telling, place) => (
          <LogLine key={place} telling={telling} />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </section>
  )
})

/** What was just opened is what one wants to read. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

const LogLine = memo(function LogLine({ telling }: { readonly telling: Telling }) {
  const { session } = useSeat()
  const sides = useTable((state) => state.snapshot.view.sides)
  const [isOpen, setOpen] = useState(false)
  const { text, side, weight, why } = telling
  const show = (shown: Telling | undefined) =>
    session.store.set((now) => (now.shown === shown ? now : { ...now, shown }))
  return (
    <li
      className={`log-line ${weight}${why?.tests.length ? ' tested' : ''}`}
      onPointerEnter={() => show(why?.lines ? telling : undefined)}
      onPointerLeave={() => show(undefined)}
    >
      <SideMark look={side === undefined ? undefined : lookOf(sides, side)} />
      <div>
        <p>
          {text}{' '}
          {why && (
            <button type="button" className="link why" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {words.table.why}
            </button>
          )}
        </p>
        {isOpen && why && (
          <div ref={showWhole}>
            <WhyBox why={why} />
          </div>
        )}
      </div>
    </li>
  )
})
