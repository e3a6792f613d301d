/** Phase 4, Shooting: all sides declare their shots openly, then they are rolled, then the slain are removed. */
import {
  orLess,
  pairQuestion,
  part,
  sumOf,
  named,
  namedThing,
  rollFor,
  text,
  type FigureId,
  type Linker,
  type Play,
  type SideId,
  type Step,
  type TestResult,
} from '@muster/engine'
import { tell } from '../../events/events.ts'
import { figureOf } from '../../state/figures.ts'
import type { Death } from '../../scenarios/scenario.ts'
import type { Figure, State } from '../../state/state.ts'
import { loweredBy, statFor } from '../combat/stats.ts'
import { lineOfShot, type LineOfShot, type PieceOnLine } from '../../terrain/line-of-shot.ts'
import { linksOf } from '../combat/links.ts'
import { propose, shotChances } from '../combat/proposals.ts'
import { takeHit } from '../combat/saves.ts'
import { creditFor, namesOf, removeSlain } from '../combat/slain.ts'
import { figuresInCombat, hasTarget, targetsOf } from './targets.ts'

/** Step `declare-shots`: sides in initiative order; a side that could not shoot at anyone is not asked. */
export function* declareShots(play: Play<State>): Step {
  const { state } = play
  state.shots = []
  const fighting = figuresInCombat(state)
  for (const [index, side] of state.order.entries()) {
    state.acting = index
    if (!state.figures.some((figure) => figure.side === side && hasTarget(state, figure, fighting))) continue
    const links = linksOf(yield* play.ask(shotsQuestion(state, side, fighting)))
    state.shots.push(...links)
    tell(play, { is: 'shots-declared', side, shots: links, rules: ['HW-SHOOT-01', 'HW-SHOOT-09'] })
  }
  state.acting = 0
  state.stage = 'shoot'
}

function shotsQuestion(state: State, side: SideId, fighting: ReadonlySet<FigureId>) {
  let known: readonly Linker[] | undefined
  const linkers = () => (known ??= shootersOf(state, side, fighting))
  return pairQuestion(
    { by: side, what: 'shoot', prompt: 'Who shoots at whom?', rule: 'HW-SHOOT-09' },
    { linkers, propose: () => ({ links: propose(state, linkers(), shotChances(state)) }) },
  )
}

function shootersOf(state: State, side: SideId, fighting: ReadonlySet<FigureId>): Linker[] {
  const linkers: Linker[] = []
  for (const figure of state.figures) {
    if (figure.side !== side) continue
    const targets = targetsOf(state, figure, fighting).map(({ id }) => id)
    if (targets.length > 0) linkers.push({ figure: figure.id, least: 0, most: 1, targets, kind: 'shoot' })
  }
  return linkers
}

/** Step `shoot`: every shot in the order declared, also those of figures already marked as slain. A removal may end the battle. */
export function* shoot(play: Play<State>): Step {
  const { state } = play
  const deaths: Death[] = []
  const since = play.milestones?.since()
  for (const [index, { from, to }] of state.shots.entries()) {
    play.milestones?.reach(since, `shot ${index} ${namesOf(deaths)}`)
    yield* oneShot(play, from, to, deaths)
  }
  yield* removeSlain(play, deaths)
  state.shots = []
  if (state.stage === 'shoot') state.stage = 'assign-attacks'
}

/** To hit, then each piece of cover, then Armour: each die only if the one before let the shot through. */
export function* oneShot(play: Play<State>, by: FigureId, at: FigureId, deaths: Death[]): Step {
  const { state } = play
  const shooter = figureOf(state, by)
  const target = figureOf(state, at)
  const isTooLate = deaths.some(({ figure }) => figure === at)
  const line = lineOfShot(state, shooter, target)
  const flight = yield* fly(play, shooter, target, line)
  if (play.events) tell(play, { ...toldOf(line, flight), is: 'shot', by, at, tooLate: isTooLate })
  if (!flight.arrived || isTooLate) return
  const lowered = loweredBy(state, shooter, target, 'shot')
  if (yield* takeHit(play, { by, at, how: 'shot', lowered })) {
    deaths.push({ figure: at, by, how: 'shot', credit: creditFor(shooter.side, target) })
  }
}

interface Flight {
  readonly tests: readonly TestResult[]
  readonly stoppedBy: PieceOnLine | undefined
  readonly arrived: boolean
}

function* fly(play: Play<State>, shooter: Figure, target: Figure, { cover }: LineOfShot): Step<Flight> {
  const shooting = statFor(play, shooter, 'shooting', undefined)
  const way = text`${named(shooter.id)} at ${named(target.id)}`
  const hit = yield* play.test(rollFor('hit', way), {
    by: shooter.side,
    succeeds: orLess(shooting.total),
    sums: [shooting],
  })
  const tests = [hit]
  if (!hit.success) return { tests, stoppedBy: undefined, arrived: false }
  for (const met of cover) {
    const piece = namedThing(met.piece.id, met.piece.name ?? met.piece.kind)
    const test = yield* play.test(rollFor('cover', text`${way}, ${piece}`), {
      by: shooter.side,
      succeeds: orLess(3),
      sums: [PAST_COVER],
    })
    tests.push(test)
    if (!test.success) return { tests, stoppedBy: met, arrived: false }
  }
  return { tests, stoppedBy: undefined, arrived: true }
}

const PAST_COVER = sumOf(part(3, 'Past a piece of cover', 'HW-COVER-02'))

function toldOf({ from, to, cover }: LineOfShot, { tests, stoppedBy, arrived }: Flight) {
  const rules = ['HW-SHOOT-04', ...(cover.length > 0 ? ['HW-COVER-01', 'HW-COVER-02'] : [])]
  const outcome: 'hit' | 'stopped' | 'missed' = arrived ? 'hit' : stoppedBy ? 'stopped' : 'missed'
  return {
    from,
    to,
    tests,
    rules,
    outcome,
    cover: cover.map(({ piece }) => piece.id),
    ...(stoppedBy && { stoppedBy: stoppedBy.piece.id }),
  }
}
