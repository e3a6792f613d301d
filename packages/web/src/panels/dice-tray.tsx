/** The dice rolled last, with their purpose and result. */
import { memo, useMemo, useState } from 'react'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import type { Pace } from '../settings/settings.ts'
import { tumbleTime } from '../animation/timing.ts'
import { capitalize } from '../words/capitalize.ts'
import { sideLookOf } from '../figures/side-looks.ts'
import { prefersReducedMotion } from '../settings/theme.tsx'
import { RollingDie } from '../ui/rolling-die.tsx'
import { words } from '../words/words.ts'
import type { DiceThrow } from '@muster/session'

/** More rolls than this would not fit; the log has all of them. */
const MOST = 4

interface TrayProps {
  readonly speed: Pace
  /** The dice tray, or the few dice that a phone shows over the table for a moment. */
  readonly className: string
}

export const DiceTray = memo(function DiceTray({ speed, className }: TrayProps) {
  const { presenter } = useTableContext()
  const tray = useTableState((state) => state.tray)
  const isSkipped = useTableState((state) => state.skippedThrow === state.tray)
  const shown = useMemo(() => tray.slice(-MOST), [tray])
  const serial = useThrowNumber(tray)
  const time = isSkipped || prefersReducedMotion() ? 0 : tumbleTime(speed)
  return (
    <section className={className} aria-label={words.battle.dice}>
      {time > 0 && shown.length > 0 && (
        <button
          type="button"
          className="tray-skip"
          tabIndex={-1}
          aria-label={words.dice.skip}
          onClick={() => presenter.store.set((now) => ({ ...now, skippedThrow: now.tray }))}
        />
      )}
      {shown.length === 0 ? (
        <p className="tray-empty">{words.battle.noDice}</p>
      ) : (
        shown.map((thrown, place) => <Throw key={`${serial} ${place}`} thrown={thrown} place={place} time={time} />)
      )}
    </section>
  )
})

/** Each roll has its own number as key, so that it is animated even if it looks like the last. */
function useThrowNumber(tray: readonly DiceThrow[]): number {
  const [counted, setCounted] = useState({ tray, number: 0 })
  if (counted.tray === tray) return counted.number
  setCounted({ tray, number: counted.number + 1 })
  return counted.number + 1
}

interface ThrowProps {
  readonly thrown: DiceThrow
  readonly place: number
  readonly time: number
}

function Throw({ thrown, place, time }: ThrowProps) {
  const view = useTableState((state) => state.snapshot.view)
  const look = sideLookOf(view.sides, thrown.by)
  const settled = time === 0 ? 0 : time + (place + thrown.faces.length - 1) * EACH
  return (
    <div className="throw">
      <div className="dice">
        {thrown.faces.map((face, i) => (
          <RollingDie
            key={i}
            face={face}
            look={look}
            sides={thrown.sides}
            time={time}
            after={(place + i) * EACH}
            failed={thrown.faces.length > 1 && thrown.succeeds !== undefined && !thrown.succeeds.includes(face)}
          />
        ))}
      </div>
      <p className="throw-words">
        <span className="throw-purpose">{capitalize(thrown.purpose)}</span> <Verdict thrown={thrown} after={settled} />
      </p>
    </div>
  )
}

/** The dice stop one after another. */
const EACH = 80

function Verdict({ thrown: { succeeds, faces }, after }: { readonly thrown: DiceThrow; readonly after: number }) {
  if (succeeds === undefined) return null
  const passed = faces.filter((face) => succeeds.includes(face)).length
  const isGood = passed > 0
  return (
    <span className={isGood ? 'verdict good' : 'verdict bad'} style={{ animationDelay: `${after}ms` }}>
      {isGood ? '✓' : '✗'} {faces.length > 1 ? words.dice.passed(passed, faces.length) : words.battle.needs(succeeds)}
    </span>
  )
}
