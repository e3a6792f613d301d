/** Dice lie in the tray until the next throw, each with what it was for and how it went. */
import { memo, useMemo } from 'react'
import { useTable } from '../play/seat.tsx'
import { headline } from '../table/purpose.ts'
import { lookOf } from '../table/seats.ts'
import { Die } from '../ui/art.tsx'
import { words } from '../words.ts'
import type { Thrown } from '../worker/protocol.ts'

/** More than this would bury the words; the rest is in the log. */
const MOST = 6

export const DiceTray = memo(function DiceTray() {
  const tray = useTable((state) => state.tray)
  const shown = useMemo(() => tray.slice(-MOST), [tray])
  return (
    <section className="tray" aria-label={words.table.dice}>
      {shown.length === 0 ? (
        <p className="tray-empty">{words.table.noDice}</p>
      ) : (
        shown.map((thrown, place) => (
          <Throw key={`${tray.length} ${place} ${thrown.purpose}`} thrown={thrown} place={place} />
        ))
      )}
    </section>
  )
})

function Throw({ thrown, place }: { readonly thrown: Thrown; readonly place: number }) {
  const view = useTable((state) => state.snapshot.view)
  const look = lookOf(view.sides, thrown.by)
  return (
    <div className="throw">
      <div className="dice">
        {thrown.faces.map((face, i) => (
          <span key={i} className="tumble" style={{ animationDelay: `${(place + i) * 80}ms` }}>
            <Die face={face} look={look} sides={thrown.sides} turn={turnOf(face, place + i)} />
          </span>
        ))}
      </div>
      <p className="throw-words">
        <span className="throw-purpose">{headline(thrown.purpose)}</span> <Verdict thrown={thrown} />
      </p>
    </div>
  )
}

/** As it fell: a little askew, the same way each time it is looked at. */
const turnOf = (face: number, place: number): number => ((face * 37 + place * 53) % 27) - 13

function Verdict({
  thrown: {
    succeeds,
    faces: [face],
  },
}: {
  readonly thrown: Thrown
}) {
  if (succeeds === undefined || face === undefined) return null
  const success = succeeds.includes(face)
  return (
    <span className={success ? 'verdict good' : 'verdict bad'}>
      {success ? '✓' : '✗'} {words.table.needs(succeeds)}
    </span>
  )
}
