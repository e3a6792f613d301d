/**
 * Melee attacks, one batch at a time: the whole Melee phase, the free attacks on one withdrawal, or
 * the immediate attack a spell brings about. The slain are marked as they fall and removed at the end.
 */
import { orLess, type FigureId, type Play, type SideId, type Step } from '@muster/engine'
import { tell, type BlowKind } from '../../state/events.ts'
import { areEnemies, figureOf } from '../../state/figures.ts'
import type { Death } from '../../scenarios/scenario.ts'
import type { Figure, State } from '../../state/state.ts'
import type { LandedBlow } from '../../state/vocabulary.ts'
import { attackLimitOn, canBeAttacked } from './attack-limit.ts'
import { loweredBy, statFor } from '../combat/stats.ts'
import { takeHit } from '../combat/saves.ts'
import { creditFor, namesOf, removeSlain } from '../combat/slain.ts'

export interface Blow {
  readonly by: FigureId
  readonly at: FigureId
}

/** What the blows of one batch share. */
interface Batch {
  readonly kind: BlowKind
  /** Who is credited when a figure slays its own friend; nobody if left out. */
  readonly creditForFriends: SideId | undefined
  readonly deaths: Death[]
}

/** Rolls each blow in its order, then removes the slain. */
export function* fight(play: Play<State>, blows: readonly Blow[], kind: BlowKind, creditForFriends?: SideId): Step {
  yield* removeSlain(play, yield* strikeAll(play, blows, kind, creditForFriends))
}

/**
 * Who is slain by these blows, still standing where they fell. Blows of the Melee phase were assigned
 * before; free and immediate ones are assigned here, so those a target is spared are lost.
 */
export function* strikeAll(
  play: Play<State>,
  blows: readonly Blow[],
  kind: BlowKind,
  creditForFriends?: SideId,
): Step<readonly Death[]> {
  const batch: Batch = { kind, creditForFriends, deaths: [] }
  const made = kind === 'melee' ? blows : assigned(play, blows)
  const since = play.milestones?.since()
  for (const [index, blow] of made.entries()) {
    play.milestones?.reach(since, `blow ${index} ${namesOf(batch.deaths)}`)
    yield* strike(play, blow, batch)
  }
  return batch.deaths
}

function assigned(play: Play<State>, blows: readonly Blow[]): readonly Blow[] {
  const made: Blow[] = []
  for (const blow of blows) if (assign(play, blow)) made.push(blow)
  return made
}

/** Marks the target as attacked; false when it cannot be attacked any more this turn. */
export function assign(play: Play<State>, { by, at }: Blow): boolean {
  const { state } = play
  const target = figureOf(state, at)
  const limit = target.attacked ? attackLimitOn(state, target) : undefined
  if (limit) tell(play, { is: 'blow-lost', by, at, rules: [limit.rule] })
  else target.attacked = true
  return limit === undefined
}

function* strike(play: Play<State>, { by, at }: Blow, batch: Batch): Step {
  const attacker = figureOf(play.state, by)
  const melee = statFor(play, attacker, 'melee', undefined)
  const isSlain = (figure: FigureId) => batch.deaths.some((death) => death.figure === figure)
  const test = yield* play.test(`hit: ${by} at ${at}`, {
    by: attacker.side,
    succeeds: orLess(melee.total),
    sums: [melee],
  })
  const rules = [batch.kind === 'free' ? 'HW-WDR-05' : 'HW-MELEE-04']
  tell(play, { is: 'struck', by, at, kind: batch.kind, tests: [test], hit: test.success, tooLate: isSlain(at), rules })
  if (!test.success) return
  const mayAlsoHit = (figure: Figure) => !isSlain(figure.id) && canBeAttacked(play.state, figure)
  const blow: LandedBlow = { by, at, mayAlsoHit, alsoHit: [], rules: [] }
  if (!isSlain(at)) yield* land(play, blow, at, batch)
  yield* play.state.abilities.open(play, 'blow-landed', blow)
  yield* sweep(play, blow, batch)
}

/** Those hit besides the target: each counts as attacked, and each saves for itself. */
function* sweep(play: Play<State>, blow: LandedBlow, batch: Batch): Step {
  const { by, alsoHit, rules } = blow
  if (alsoHit.length === 0) return
  tell(play, { is: 'swept', by, at: alsoHit, rules })
  for (const id of alsoHit) {
    figureOf(play.state, id).attacked = true
    yield* land(play, blow, id, batch)
  }
}

function* land(play: Play<State>, { by }: LandedBlow, at: FigureId, batch: Batch): Step {
  const attacker = figureOf(play.state, by)
  const target = figureOf(play.state, at)
  const isSlain = yield* takeHit(play, {
    by,
    at,
    how: 'melee',
    lowered: loweredBy(play.state, attacker, target, 'melee'),
  })
  if (!isSlain) return
  const side = areEnemies(attacker, target) ? attacker.side : batch.creditForFriends
  batch.deaths.push({ figure: at, by, how: 'melee', credit: side === undefined ? undefined : creditFor(side, target) })
}
