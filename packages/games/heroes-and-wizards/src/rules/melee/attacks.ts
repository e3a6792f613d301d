/**
 * Melee attacks, one batch at a time: the whole Melee phase, the free attacks on one withdrawal, or
 * the immediate attacks of a spell. Slain figures are noted in order and removed at the end.
 */
import { orLess, named, rollFor, text, type FigureId, type Play, type SideId, type Step } from '@muster/engine'
import { tell, type AttackKind } from '../../events/events.ts'
import { areEnemies, figureOf } from '../../state/figures.ts'
import type { Death } from '../../scenarios/scenario.ts'
import type { Figure, State } from '../../state/state.ts'
import type { AttackHit } from '../../state/vocabulary.ts'
import { attackLimitOn, canBeAttacked } from './attack-limit.ts'
import { loweredBy, statFor } from '../combat/stats.ts'
import { takeHit } from '../combat/saves.ts'
import { creditFor, namesOf, removeSlain } from '../combat/slain.ts'

export interface MeleeAttack {
  readonly by: FigureId
  readonly at: FigureId
}

/** What the attacks of one batch share. */
interface Batch {
  readonly kind: AttackKind
  /** Who is credited when a figure slays its own friend; nobody if left out. */
  readonly creditForFriends: SideId | undefined
  readonly deaths: Death[]
}

/** Rolls each attack in its order, then removes the slain. */
export function* resolveAttacks(
  play: Play<State>,
  attacks: readonly MeleeAttack[],
  kind: AttackKind,
  creditForFriends?: SideId,
): Step {
  yield* removeSlain(play, yield* rollAttacks(play, attacks, kind, creditForFriends))
}

/**
 * Who is slain by these attacks; nobody is removed yet. Attacks of the Melee phase were assigned before. Free and
 * immediate ones are assigned here: those that the target can no longer suffer this turn are lost.
 */
export function* rollAttacks(
  play: Play<State>,
  attacks: readonly MeleeAttack[],
  kind: AttackKind,
  creditForFriends?: SideId,
): Step<readonly Death[]> {
  const batch: Batch = { kind, creditForFriends, deaths: [] }
  const made = kind === 'melee' ? attacks : assigned(play, attacks)
  const since = play.milestones?.since()
  for (const [index, attack] of made.entries()) {
    play.milestones?.reach(since, `attack ${index} ${namesOf(batch.deaths)}`)
    yield* rollAttack(play, attack, batch)
  }
  return batch.deaths
}

function assigned(play: Play<State>, attacks: readonly MeleeAttack[]): readonly MeleeAttack[] {
  const made: MeleeAttack[] = []
  for (const attack of attacks) if (assign(play, attack)) made.push(attack)
  return made
}

/** Marks the target as attacked; false when it cannot be attacked any more this turn. */
export function assign(play: Play<State>, { by, at }: MeleeAttack): boolean {
  const { state } = play
  const target = figureOf(state, at)
  const limit = target.attacked ? attackLimitOn(state, target) : undefined
  if (limit) tell(play, { is: 'attack-lost', by, at, rules: [limit.rule] })
  else target.attacked = true
  return limit === undefined
}

function* rollAttack(play: Play<State>, { by, at }: MeleeAttack, batch: Batch): Step {
  const attacker = figureOf(play.state, by)
  const melee = statFor(play, attacker, 'melee', undefined)
  const isSlain = (figure: FigureId) => batch.deaths.some((death) => death.figure === figure)
  const test = yield* play.test(rollFor('hit', text`${named(by)} at ${named(at)}`), {
    by: attacker.side,
    succeeds: orLess(melee.total),
    sums: [melee],
  })
  const rules = [batch.kind === 'free' ? 'HW-WDR-05' : 'HW-MELEE-04']
  tell(play, { is: 'struck', by, at, kind: batch.kind, tests: [test], hit: test.success, tooLate: isSlain(at), rules })
  if (!test.success) return
  const mayAlsoHit = (figure: Figure) => !isSlain(figure.id) && canBeAttacked(play.state, figure)
  const hit: AttackHit = { by, at, mayAlsoHit, alsoHit: [], rules: [] }
  if (!isSlain(at)) yield* land(play, hit, at, batch)
  yield* play.state.abilities.open(play, 'attack-hit', hit)
  yield* sweep(play, hit, batch)
}

/** Those hit besides the target: each counts as attacked, and each saves for itself. */
function* sweep(play: Play<State>, hit: AttackHit, batch: Batch): Step {
  const { by, alsoHit, rules } = hit
  if (alsoHit.length === 0) return
  tell(play, { is: 'swept', by, at: alsoHit, rules })
  for (const id of alsoHit) {
    figureOf(play.state, id).attacked = true
    yield* land(play, hit, id, batch)
  }
}

function* land(play: Play<State>, { by }: AttackHit, at: FigureId, batch: Batch): Step {
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
