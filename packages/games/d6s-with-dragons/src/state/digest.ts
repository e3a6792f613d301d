/** The fingerprint of a state: everything that can change. */
import { digestMemory, type Digest } from '@muster/engine'
import type { Point } from '@muster/table'
import { STAGES, type Condition, type Effect, type Figure, type State, type Thing, type ThisRound } from './state.ts'
import { CONDITIONS } from './vocabulary.ts'

const WHERE = { waiting: 1, standing: 2, riding: 3, slain: 4, fled: 5, out: 6, aboard: 7 } as const

/** Up to thirty yes-or-no facts in one number. */
function bits(...facts: readonly boolean[]): number {
  let all = 0
  for (let i = 0; i < facts.length; i++) if (facts[i]) all |= 1 << i
  return all
}

const spot = (p: Point | undefined, into: Digest): void =>
  void (p === undefined ? into.add(-1) : into.add(p.x).add(p.y))
const count = (n: number | undefined, into: Digest): void => void (n === undefined ? into.add(-1) : into.number(n))

function words(list: readonly string[], into: Digest): void {
  into.add(list.length)
  for (const word of list) into.text(word)
}

function digestRound(now: ThisRound, into: Digest): void {
  into.add(
    bits(
      now.turnDone,
      now.action,
      now.dodging,
      now.masteryApplied,
      now.shielding,
      now.followedUp,
      now.disengages,
      now.hitInMelee,
      now.tested,
      now.rooted,
      now.flyby,
      now.climbing,
      now.swept,
      now.dismounted,
      now.shot,
    ),
  )
  into.number(now.willing).text(now.mastery ?? '')
  count(now.postponedTo, into)
  count(now.attacksLeft, into)
  words(now.used, into)
  words(now.faced, into)
}

function digestCondition({ is, from, round, effect, duringAction, potency }: Condition, into: Digest): void {
  into
    .add(CONDITIONS.indexOf(is))
    .add(round)
    .text(from ?? '')
    .text(effect ?? '')
    .flag(duringAction === true)
  if (potency !== undefined) into.number(potency)
}

function digestFigure(figure: Figure, into: Digest): void {
  into.add(WHERE[figure.where]).add(figure.wounds).add(figure.temporary).number(figure.level)
  spot(figure.at, into)
  spot(figure.facing, into)
  into
    .text(figure.concentrating ?? '')
    .text(figure.carrying ?? '')
    .text(figure.mount ?? '')
  words(figure.riders, into)
  if (figure.vehicle !== undefined) into.text(figure.vehicle)
  if (figure.passengers.length > 0) words(figure.passengers, into)
  into.add(figure.conditions.length)
  for (const condition of figure.conditions) digestCondition(condition, into)
  for (const trait of Object.keys(figure.marked).sort()) into.text(trait).add(figure.marked[trait] ?? 0)
  digestRound(figure.now, into)
  digestMemory(figure.memory, into)
}

function digestEffect(effect: Effect, into: Digest): void {
  into
    .text(effect.id)
    .text(effect.spell)
    .text(effect.caster)
    .text(effect.choice ?? '')
    .add(effect.potency)
    .add(effect.round)
    .flag(effect.concentration)
  words(effect.targets, into)
  into.add(effect.orders.length)
  for (const { figure, word } of effect.orders) into.text(figure).text(word)
  spot(effect.at, into)
  count(effect.radius, into)
}

function digestThing({ id, at, carrier, destroyed, by, side }: Thing, into: Digest): void {
  into
    .text(id)
    .text(carrier ?? '')
    .text(by ?? '')
    .text(side ?? '')
    .flag(destroyed)
  spot(at, into)
}

function digestTurn({ turn }: State, into: Digest): void {
  if (turn === undefined) return
  into.text(turn.figure).number(turn.left).number(turn.speed).flag(turn.prepared).flag(turn.mustSwim)
  count(turn.landLeft, into)
  words(turn.leaving, into)
}

export function digestState(state: State, into: Digest): void {
  into
    .add(STAGES.indexOf(state.stage))
    .add(state.round)
    .add(state.serial)
    .text(state.lead)
    .text(state.picking ?? '')
  count(state.melee, into)
  into.add(state.figures.length)
  for (const figure of state.figures) digestFigure(figure, into)
  for (const { edge, sectors, starting } of state.sides) {
    into.text(edge ?? '').add(starting)
    words(sectors, into)
  }
  for (const effect of state.effects) digestEffect(effect, into)
  for (const thing of state.things) digestThing(thing, into)
  for (const { id, members, passed, resolved } of state.melees) {
    into.add(id).flag(resolved)
    words(members, into)
    words(passed, into)
  }
  digestTurn(state, into)
  into
    .add(state.field.pieces.length)
    .text(state.field.name ?? '')
    .add(state.layouts.length)
  into
    .add(state.calm.rounds)
    .text(state.calm.as)
    .text(state.decided?.winner ?? '')
    .text(state.decided?.reason ?? '')
}
