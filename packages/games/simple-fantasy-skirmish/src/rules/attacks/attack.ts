/** An attack from its declaration to the last casualty. */
import { named, rollFor, text, type Play, type Step } from '@muster/engine'
import type { AttackKind } from '../../state/card.ts'
import { tell } from '../../events/events.ts'
import { centreOf, groupOf, unitOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { advantageOf, type Advantage } from '../advantage/advantage.ts'
import { circumstancesOf, type Attack, type AttackCircumstances } from '../advantage/attack-circumstances.ts'
import { succeeds, rollDice, rolledDie, type Die } from '../dice/dice.ts'
import { attackDice } from './attack-stats.ts'
import { DiceToSpendOn } from './spend-points.ts'
import { takeHits } from '../saves/take-hits.ts'
import { turnDice } from '../advantage/turn-dice.ts'

export function* resolveAttack(play: Play<State>, attack: Attack): Step {
  const since = play.milestones?.since()
  const clash = circumstancesOf(play.state, attack)
  const advantage = advantageOf(play.state, clash)
  declare(play, clash, advantage)
  const { by, at, kind } = clash
  const dice = yield* rollAttack(play, clash, advantage)
  const hits = dice.filter(succeeds)
  tell(play, { is: 'attack-rolled', by, at, kind, dice: dice.map(rolledDie), hits: hits.length, rules: [HIT[kind]] })
  if (hits.length === 0) return
  yield* tellHits(play, clash, hits)
  const enchanted = hits.filter((die) => die.enchanted).length
  const blow = { why: 'attack', by, kind, pool: advantage.pool } as const
  play.milestones?.reach(since, `${hits.length} hits, ${enchanted} enchanted, ${advantage.pool?.points} points`)
  const removed = yield* takeHits(play, at, { plain: hits.length - enchanted, enchanted }, blow)
  if (removed > 0) yield* tellSlain(play, clash)
}

const HIT: { readonly [kind in AttackKind]: string } = { melee: 'SF-MEL-03', ranged: 'SF-RNG-09', magic: 'SF-MAG-09' }

function declare(
  play: Play<State>,
  { by, at, kind, inMelee, charging }: AttackCircumstances,
  advantage: Advantage,
): void {
  if (!play.events) return
  const line = { from: centreOf(play.state, unitOf(play.state, by)), to: centreOf(play.state, unitOf(play.state, at)) }
  tell(play, {
    is: 'attack-declared',
    by,
    at,
    kind,
    inMelee,
    charge: charging,
    line,
    rules: ['SF-ROUND-06'],
    for: advantage.for,
    against: advantage.against,
  })
}

function* rollAttack(play: Play<State>, clash: AttackCircumstances, { pool }: Advantage): Step<Die[]> {
  const { by, at, kind, inMelee } = clash
  const throws = attackDice(play.state, unitOf(play.state, by), kind, inMelee)
  const dice = yield* rollDice(play, throws, (unit) => rollFor('attack', text`${named(unit)} at ${named(at)}`))
  if (!pool) return dice
  const spending = new DiceToSpendOn(play.state, clash, dice, pool.unit === by)
  yield* turnDice(play, {
    what: 'turn-attack-dice',
    dice,
    pool,
    usual: (points) => spending.spendNow(points),
    matters: (die) => spending.matters(die, pool.points),
  })
  return dice
}

/** Abilities may react to hits before anybody saves, each to the hits of its own dice. */
function* tellHits(play: Play<State>, { by, at }: AttackCircumstances, hits: readonly Die[]): Step {
  for (const { id } of groupOf(play.state, unitOf(play.state, by))) {
    const own = hits.filter(({ unit }) => unit === id).length
    if (own > 0) yield* play.state.abilities.open(play, 'hits-scored', { by: id, at })
  }
}

/** The whole unit has slain, whichever of its dice did it. */
function* tellSlain(play: Play<State>, { by }: AttackCircumstances): Step {
  for (const { id } of groupOf(play.state, unitOf(play.state, by))) {
    yield* play.state.abilities.open(play, 'models-slain', { by: id })
  }
}
