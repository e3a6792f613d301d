/** Lines on the slip of a move: what may go wrong on the way, what could be done at its end, and who could answer. */
import type { AttackForecast } from '@muster/engine'
import { useTable } from '../../table/table-context.tsx'
import { outlookOf } from '../../state/move-outlook.ts'
import { headline } from '../../words/capitalize.ts'
import type { Someone } from '../../figures/combatants.ts'
import { moveDraftOf, type TableState } from '../../state/table-state.ts'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import type { MoveTrial } from '../../session/messages/replies.ts'

interface WayProps {
  readonly trial: MoveTrial
  names(ids: readonly string[]): readonly string[]
}

/** Blows and checks, in the order they would come. */
export function OnTheWay({ trial: { leaves, dangers }, names }: WayProps) {
  return (
    <>
      {leaves.length > 0 && (
        <p className="amber">
          <Emblem icon="crossed-swords" size={17} /> {words.board.provokes(names(leaves.map(({ figure }) => figure)))}
        </p>
      )}
      {dangers.map(({ label, chance }, place) => (
        <p key={place} className="danger">
          {words.board.danger(label, chance)}
        </p>
      ))}
    </>
  )
}

/** What it could do from there: the best of it. */
export function Openings() {
  const openings = useTable((state) => state.openings)
  const [best] = [...openings].sort((a, b) => hope(b) - hope(a))
  const last = best?.chances.at(-1)
  if (!best || !last) return null
  const { label, chance } = last
  return <p className="chance">{words.board.couldAttack(openings.length, headline(best.kind), label, chance)}</p>
}

const hope = ({ chances }: AttackForecast): number => chances.at(-1)?.chance ?? 0

/** Who could come there or shoot at it. Whether they see it is looked up once the hand rests. */
export function AtTheEnd() {
  const state = useTable((now) => now)
  const { chargers, shooters } = outlookOf(state)
  const archers = shooters.filter((one) => !chargers.includes(one))
  const seers = seersOf(state)
  return (
    <>
      {chargers.length > 0 && <p className="danger">{words.board.charged(namesOf(chargers))}</p>}
      {seers ? (
        <Shots archers={archers.filter(({ id }) => seers.includes(id))} />
      ) : (
        archers.length > 0 && <p className="danger">{words.board.inRange(namesOf(archers))}</p>
      )}
    </>
  )
}

const Shots = ({ archers }: { readonly archers: readonly Someone[] }) =>
  archers.length > 0 && <p className="danger">{words.board.shotAt(namesOf(archers))}</p>

const namesOf = (people: readonly Someone[]): readonly string[] => people.map(({ name }) => name)

/** Undefined while nobody has looked from there. */
const seersOf = (state: TableState): readonly string[] | undefined =>
  state.seenBy && state.seenBy.path === moveDraftOf(state)?.path ? state.seenBy.figures : undefined
