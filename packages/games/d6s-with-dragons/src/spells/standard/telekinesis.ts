/** Telekinesis: an unseen hand lifts a creature, or a thing, and puts it down elsewhere. */
import {
  aimQuestion,
  chooseQuestion,
  named,
  part,
  picked,
  raise,
  refuse,
  text,
  type FigureId,
  type Play,
  type Refusal,
  type Step,
  type Text,
} from '@muster/engine'
import { circle, distance, gap, inches, isOnTable, radiusOf, type Point } from '@muster/table'
import { tell } from '../../events/index.ts'
import {
  areEnemies,
  bearerOf,
  figureOf,
  footprint,
  TOLERANCE,
  heightOf,
  isInPlay,
  isUpTo,
} from '../../state/figures.ts'
import { leaveEffect, playerOf } from '../../rules/casting/casting.ts'
import { endEffect } from '../../rules/magic/concentration.ts'
import { settlePlaces } from '../../rules/conditions/conditions.ts'
import { canSeeSpot, refuseFree } from '../../rules/casting/free-spots.ts'
import { fall } from '../../rules/movement/hazards.ts'
import { throwAt } from '../../rules/casting/ranged-powers.ts'
import { makeSave } from '../../rules/dice/saves.ts'
import { canSeePoint } from '../../rules/sight/sight.ts'
import { canReach, isSpared } from '../../rules/casting/spell-targets.ts'
import { levelAt } from '../../rules/terrain/terrain.ts'
import type { Figure, State, Thing } from '../../state/state.ts'
import { thingName } from '../../state/thing-name.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { optionId, type Choice } from '../../state/option-id.ts'
import type { Casting, Chosen, StandardSpell } from '../../state/spell.ts'
import { placeAt } from '../../rules/terrain/place-figure.ts'

const REACH = inches(12)
const LIFT = inches(6)

export const telekinesis: StandardSpell = {
  id: 'telekinesis',
  name: 'Telekinesis',
  icon: 'wind-slap',
  rule: 'DD-RUL-84',
  kind: 'standard',
  decidedBy: 'save',
  text: 'A creature up to Huge within 12" makes a Fortitude save or is moved up to 6" and held until the round ends; or an object on the ground is moved up to 6".',
  canBeCast: (state, caster) => holds(state, caster).length > 0,
  *choose(play, caster) {
    const { state } = play
    const found = holds(state, figureOf(state, caster))
    const options = found.map(({ option }) => option)
    const ask = {
      by: playerOf(state, caster),
      what: 'telekinesis',
      rule: 'DD-RUL-84',
      about: caster,
      prompt: text`What does ${named(caster)} lift?`,
    }
    const id = found.length > 1 ? picked(yield* play.ask(chooseQuestion(ask, { options }))) : options[0]?.id
    return found.find(({ option }) => option.id === id)?.action ?? raise('nothing to lift')
  },
  *work(play, casting) {
    const {
      targets: [id],
      choice,
      caster,
    } = casting
    if (id !== undefined) return yield* lift(play, casting, id)
    const thing = play.state.things.find((one) => one.id === choice)
    if (thing) yield* liftThing(play, caster, thing)
  },
  dispellable: true,
  gives: (_state, { targets }, { id }) => (targets.includes(id) ? HELD : undefined),
  *atRoundEnd(play, id) {
    yield* endEffect(play, id)
  },
}

const HELD: DragonAbility = {
  id: 'telekinesis',
  name: 'Telekinesis',
  rule: 'DD-RUL-84',
  text: 'Speed 0; disadvantage on its to-hit rolls, advantage on those against it.',
  sets: { speed: () => part(0, 'Telekinesis', 'DD-RUL-84') },
  advantage: {
    'to-hit': () => part(-1, 'Telekinesis', 'DD-RUL-84'),
    'to-be-hit': () => part(1, 'Telekinesis', 'DD-RUL-84'),
  },
}

const isLiftable = (figure: Figure): boolean => isUpTo(figure, 'huge')

/** Creatures and things in range and sight. */
function holds(state: State, caster: Figure): Choice<Chosen>[] {
  const own = bearerOf(state, caster).id
  const creatures = state.figures.filter(
    (figure) =>
      isInPlay(figure) &&
      bearerOf(state, figure).id !== own &&
      isLiftable(figure) &&
      canReach(state, caster, figure, 12) &&
      !isSpared(state, caster, figure),
  )
  const things = state.things.filter((thing) => isAtHand(state, caster, thing))
  return [
    ...creatures.map(({ id }) => ({
      action: { targets: [id] },
      option: { id: optionId('figure', id), label: named(id), figure: id },
    })),
    ...things.map((thing) => ({
      action: { targets: [], choice: thing.id },
      option: { id: optionId('thing', thing.id), label: thingName(state, thing), spot: thing.at },
    })),
  ]
}

const isAtHand = (state: State, caster: Figure, { carrier, destroyed, kind, diameter, at }: Thing): boolean =>
  carrier === undefined &&
  !destroyed &&
  kind !== 'supply' &&
  gap(footprint(state, caster), { base: circle(diameter), at }) <= REACH + TOLERANCE &&
  canSeePoint(state, caster, at, levelAt(state, at))

function* lift(play: Play<State>, casting: Casting, aimed: FigureId): Step {
  const { state } = play
  const { caster, potency } = casting
  const isFoe = areEnemies(state, figureOf(state, caster), figureOf(state, aimed))
  const id = isFoe ? yield* throwAt(play, caster, telekinesis.id, aimed) : aimed
  if (id === undefined || !isInPlay(figureOf(state, id)) || !isLiftable(figureOf(state, id))) return
  if (yield* makeSave(play, { of: id, save: 'fortitude', potency, by: caster, spell: true, purpose: telekinesis.id })) {
    return
  }
  leaveEffect(state, { ...casting, targets: [id] }, false)
  yield* carry(play, caster, id)
}

/** Forced: nobody strikes at it. Put down lower than it stood, it falls. */
function* carry(play: Play<State>, caster: FigureId, id: FigureId): Step {
  const { state } = play
  const base = bearerOf(state, figureOf(state, id))
  const { at: from, level } = base
  const taken = (at: Point) => refuseFree(state, { figure: base, rule: 'DD-RUL-84' }, at)
  const to = yield* askSpot(play, caster, named(id), from, radiusOf(base.profile.base), taken)
  placeAt(state, figureOf(state, id), to)
  tell(play, { is: 'lifted', figure: base.id, by: caster, from, to, rules: ['DD-RUL-84', 'DD-OPP-05'] })
  yield* settlePlaces(play)
  const drop = level - base.level
  if (drop > heightOf(state, base)) yield* fall(play, base.id, drop, ['DD-RUL-84', 'DD-RUL-92'])
}

function* liftThing(play: Play<State>, caster: FigureId, thing: Thing): Step {
  const { state } = play
  const { id, at: from, diameter } = thing
  const offTable = (at: Point) =>
    isOnTable({ base: circle(diameter), at }, state.field)
      ? undefined
      : refuse('DD-RUL-84', 'off-table', 'That is not on the table.', { at })
  thing.at = yield* askSpot(play, caster, id, from, diameter / 2, offTable)
  tell(play, { is: 'thing-lifted', thing: id, by: caster, from, to: thing.at, rules: ['DD-RUL-84'] })
}

function* askSpot(
  play: Play<State>,
  caster: FigureId,
  what: Text,
  from: Point,
  radius: number,
  refuseSpot: (at: Point) => Refusal | undefined,
): Step<Point> {
  const { state } = play
  const ask = {
    by: playerOf(state, caster),
    what: 'lift-to',
    rule: 'DD-RUL-84',
    about: caster,
    prompt: text`Where is ${what} put down?`,
  }
  const answer = yield* play.ask(
    aimQuestion(ask, {
      from: caster,
      range: REACH,
      template: { is: 'disc', radius: Math.round(radius) },
      refuse: (at) => refuseFar(state, figureOf(state, caster), from, at, radius) ?? refuseSpot(at),
      origin: () => from,
      propose: () => ({ at: from }),
    }),
  )
  return 'at' in answer ? answer.at : from
}

/** Where it is already is always allowed. */
function refuseFar(state: State, caster: Figure, from: Point, at: Point, radius: number): Refusal | undefined {
  const far = distance(from, at)
  if (far === 0) return undefined
  if (far > LIFT + TOLERANCE) return refuse('DD-RUL-84', 'too-far', 'It can be moved 6" at most.', { at })
  const isNear = gap(footprint(state, caster), { base: circle(2 * radius), at }) <= REACH + TOLERANCE
  if (!isNear) return refuse('DD-RUL-84', 'out-of-range', text`That is more than 12" from ${named(caster.id)}.`, { at })
  return canSeeSpot(state, caster, at, heightOf(state, caster))
    ? undefined
    : refuse('DD-RUL-84', 'out-of-sight', text`${named(caster.id)} does not see that place.`, { at })
}
