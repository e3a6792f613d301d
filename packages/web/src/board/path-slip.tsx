/** The slip at the end of a move: what it costs, whom it touches, who may strike, and why it goes no farther. */
import type { Prospect } from '@muster/engine'
import { useTable } from '../play/seat.tsx'
import type { MoveDraft } from '../table/draft.ts'
import { endOf } from '../table/move-draft.ts'
import { outlookOf } from '../table/outlook.ts'
import { headline } from '../table/purpose.ts'
import { someoneNamed, speakerOf, type Someone } from '../table/someone.ts'
import { moveDraftOf } from '../table/state.ts'
import { Emblem } from '../ui/art.tsx'
import { words } from '../words.ts'
import { Beside } from './beside.tsx'

export function PathSlip() {
  const draft = useTable(moveDraftOf)
  const trial = useTable((state) => state.trial)
  const view = useTable((state) => state.snapshot.view)
  const mover = someoneNamed(view, draft?.figure)
  if (!draft || !trial || !mover || trial.figure !== draft.figure) return null
  if (draft.path.length === 0 && !trial.refusal) return null
  const names = (ids: readonly string[]) => [...new Set(ids.map((id) => speakerOf(view, id)?.name ?? id))]
  const foes = trial.touches.filter((id) => speakerOf(view, id)?.side !== mover.side)
  const tape = words.board.spent(trial.spent, Math.max(0, trial.allowance - trial.spent))
  return (
    <Beside at={endOf(draft)} away={mover.radius} className="path-slip">
      <p>
        {tape.spent} <b>{tape.left}</b>
        {draft.via.length > 0 && <span className="corners">{words.board.corners(draft.via.length)}</span>}
      </p>
      {foes.length > 0 && <p>{words.board.touches(names(foes))}</p>}
      {trial.leaves.length > 0 && (
        <p className="amber">
          <Emblem icon="crossed-swords" size={17} />{' '}
          {words.board.provokes(names(trial.leaves.map(({ figure }) => figure)))}
        </p>
      )}
      <Openings />
      <Dangers draft={draft} />
      {trial.refusal && <p className="refused">{trial.refusal.message}</p>}
    </Beside>
  )
}

/** What it could do from there: the best of it. */
function Openings() {
  const openings = useTable((state) => state.openings)
  const best = openings.reduce<Prospect | undefined>((top, one) => (top && hope(top) >= hope(one) ? top : one), undefined)
  const last = best?.chances.at(-1)
  if (!best || !last) return null
  return <p className="chance">{words.board.couldAttack(openings.length, headline(best.kind), last.label, last.chance)}</p>
}

const hope = ({ chances }: Prospect): number => chances.at(-1)?.chance ?? 0

/** By the ruler, as the crow flies: worth knowing before one lets go. */
function Dangers({ draft }: { readonly draft: MoveDraft }) {
  const view = useTable((state) => state.snapshot.view)
  const { chargers, shooters } = outlookOf(view, draft)
  const names = (people: readonly Someone[]) => people.map(({ name }) => name)
  const isFarther = (one: Someone) => !chargers.includes(one)
  const archers = shooters.filter(isFarther)
  return (
    <>
      {chargers.length > 0 && <p className="danger">{words.board.charged(names(chargers))}</p>}
      {archers.length > 0 && <p className="danger">{words.board.shotAt(names(archers))}</p>}
    </>
  )
}
