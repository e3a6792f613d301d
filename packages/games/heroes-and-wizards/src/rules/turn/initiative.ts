/** Phase 1: each side rolls, the winner says who goes first, the rest follow clockwise. */
import { chooseQuestion, picked, raise, rollFor, type Option, type Play, type SideId, type Step } from '@muster/engine'
import { tell, type InitiativeTotal } from '../../events/events.ts'
import { sideOf } from '../../state/figures.ts'
import { clockwiseFrom } from '../../state/seats.ts'
import type { Side, State } from '../../state/state.ts'
import { CONCEDE, concedeOption, neverByChance } from '../ending/concede.ts'
import { concede } from '../ending/end.ts'

export function* initiative(play: Play<State>): Step {
  const { state } = play
  const contenders = state.sides.filter((side) => hasFigures(state, side.id))
  if (contenders.length === 0) {
    state.order = []
    state.stage = 'end-turn'
    return
  }
  const winner = yield* rollOff(play, contenders)
  const first = contenders.length === 1 ? winner : yield* nameFirst(play, winner, contenders)
  if (first === undefined) return concede(play, winner)
  state.order = clockwiseFrom(contenders, first)
  state.acting = 0
  state.stage = 'move'
  tell(play, { is: 'order-settled', winner, order: [...state.order], rules: ['HW-INIT-05', 'HW-INIT-06'] })
}

const hasFigures = ({ figures }: State, side: SideId): boolean =>
  figures.some((figure) => figure.side === side && figure.where === 'standing')

/** Heroes and Wizards alive and on the table. */
export function leadersOf({ figures }: State, side: SideId): number {
  let leaders = 0
  for (const figure of figures) {
    if (figure.side === side && figure.where === 'standing' && figure.rank !== 'trooper') leaders++
  }
  return leaders
}

/** Highest total wins; those tied for it roll again with the same bonus. */
function* rollOff(play: Play<State>, all: readonly Side[]): Step<SideId> {
  const since = play.milestones?.since()
  let best = all
  do {
    play.milestones?.reach(since, best.map(({ id }) => id).join())
    best = yield* highestOf(play, best)
  } while (best.length > 1)
  return best[0]?.id ?? raise('nobody rolls for initiative')
}

/** Rolls once for each: those with the highest total. */
function* highestOf(play: Play<State>, contenders: readonly Side[]): Step<readonly Side[]> {
  const totals: InitiativeTotal[] = []
  for (const { id, name } of contenders) {
    const [face] = (yield* play.roll(rollFor('initiative', name), id)) as readonly [number]
    const leaders = leadersOf(play.state, id)
    totals.push({ side: id, face, leaders, total: face + leaders })
  }
  const highest = Math.max(...totals.map(({ total }) => total))
  const best = totals.filter(({ total }) => total === highest).map(({ side }) => side)
  const tied = best.length > 1
  const rules = ['HW-INIT-01', 'HW-INIT-02', tied ? 'HW-INIT-04' : 'HW-INIT-03']
  tell(play, { is: 'initiative-rolled', totals, tied, rules })
  return contenders.filter(({ id }) => best.includes(id))
}

/** Who the winner sends first; undefined when the winner concedes. */
function* nameFirst(play: Play<State>, winner: SideId, contenders: readonly Side[]): Step<SideId | undefined> {
  const ask = {
    by: winner,
    what: 'go-first',
    rule: 'HW-INIT-05',
    prompt: `${sideOf(play.state, winner).name} has the initiative. Who goes first?`,
  }
  const options = [...contenders.map((side) => firstOption(side, winner)), concedeOption]
  const answer = yield* play.ask(neverByChance(chooseQuestion(ask, { options, usual: [winner] }), winner))
  const first = picked(answer)
  return first === CONCEDE ? undefined : first
}

const firstOption = ({ id, name }: Side, winner: SideId): Option => ({
  id,
  label: id === winner ? 'We go first' : `${name} goes first`,
})
