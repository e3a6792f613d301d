/** Slips of paper on the table: what a move costs, what an attack may bring. */
import type { Prospect } from '@muster/engine'
import type { Point } from '@muster/table'
import type { ReactNode } from 'react'
import { useSeat, useTable } from '../play/seat.tsx'
import { figureNamed, nameOf } from '../table/acting.ts'
import { endOf } from '../table/draft.ts'
import { radiusOf } from '../table/hit.ts'
import { headline } from '../table/purpose.ts'
import { moveDraftOf } from '../table/state.ts'
import { toScreen } from '../table/window.ts'
import { Emblem } from '../ui/art.tsx'
import { useStore } from '../ui/use-store.ts'
import { words } from '../words.ts'

/** About as high as a slip gets, in pixels. */
const SLIP_HEIGHT = 150

export function Slips() {
  return (
    <div className="slips">
      <PathSlip />
      <OddsSlip />
    </div>
  )
}

interface BesideProps {
  readonly at: Point
  readonly away: number
  /** Somebody who looks here from there: the slip keeps out of his line. */
  readonly from?: Point
  readonly className: string
  readonly children: ReactNode
}

/** Beside a place on the table, on whichever side has room. */
function Beside({ at, away, from, className, children }: BesideProps) {
  const { window, screen } = useStore(useSeat().camera.store, (view) => view)
  const { x, y } = toScreen(window, at)
  const gap = (away / 100) * window.scale + 12
  const right = x < screen.width * 0.62
  const below = (from ? at.y >= from.y : y < screen.height * 0.5) ? y < screen.height - SLIP_HEIGHT : y < SLIP_HEIGHT
  const style = {
    ...(right ? { left: Math.max(6, x + gap) } : { right: Math.max(6, screen.width - x + gap) }),
    ...(below ? { top: Math.max(6, y + gap * 0.4) } : { bottom: Math.max(6, screen.height - y + gap * 0.4) }),
  }
  return (
    <div className={`slip ${className}`} style={style}>
      {children}
    </div>
  )
}

function PathSlip() {
  const draft = useTable(moveDraftOf)
  const trial = useTable((state) => state.trial)
  const view = useTable((state) => state.snapshot.view)
  const figure = figureNamed(view, draft?.figure)
  if (!draft || !trial || !figure || trial.figure !== draft.figure || draft.path.length === 0) return null
  const name = (id: string) => nameOf(figureNamed(view, id) ?? figure)
  const foes = trial.touches.filter((id) => figureNamed(view, id)?.side !== figure.side)
  const tape = words.table.spent(trial.spent, Math.max(0, trial.allowance - trial.spent))
  return (
    <Beside at={endOf(draft)} away={radiusOf(figure.base)} className="path-slip">
      <p>
        {tape.spent} <b>{tape.left}</b>
      </p>
      {foes.length > 0 && <p>{words.table.touches(foes.map(name))}</p>}
      {trial.leaves.length > 0 && (
        <p className="amber">
          <Emblem icon="crossed-swords" size={17} />{' '}
          {words.table.provokes(trial.leaves.map(({ figure: id }) => name(id)))}
        </p>
      )}
      {trial.refusal && <p className="refused">{trial.refusal.message}</p>}
    </Beside>
  )
}

function OddsSlip() {
  const lookout = useTable((state) => state.lookout)
  const view = useTable((state) => state.snapshot.view)
  const target = figureNamed(view, lookout?.at)
  const by = figureNamed(view, lookout?.by)
  if (!lookout || !target || !by || lookout.prospects.length === 0) return null
  const [first, ...rest] = sorted(lookout.prospects)
  return (
    <Beside at={target.at} away={radiusOf(target.base)} from={by.at} className="odds-slip">
      <p className="odds-who">
        {nameOf(by)} → {nameOf(target)}
      </p>
      {first && <ProspectRow prospect={first} isMain />}
      {rest.map((prospect) => (
        <ProspectRow key={prospect.kind} prospect={prospect} isMain={false} />
      ))}
    </Beside>
  )
}

/** What can be done before what cannot. */
const sorted = (prospects: readonly Prospect[]): readonly Prospect[] =>
  [...prospects].sort((a, b) => Number(b.allowed) - Number(a.allowed))

export function ProspectRow({ prospect, isMain }: { readonly prospect: Prospect; readonly isMain: boolean }) {
  const { kind, allowed, reason, chances } = prospect
  if (!allowed)
    return (
      <p className="odds-not">
        <b>{kind}</b> {reason ?? words.table.cannot}
      </p>
    )
  return (
    <p className={isMain ? 'odds-main' : 'odds-row'}>
      <span className="odds-kind">{kind}</span>
      {chances.map(({ label, chance }, place) => (
        <span key={label} className="odds-chance">
          {place === 0 ? headline(label) : label} {words.percent(chance)}
        </span>
      ))}
    </p>
  )
}
