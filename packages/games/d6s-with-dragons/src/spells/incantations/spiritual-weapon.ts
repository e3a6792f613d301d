/** Spiritual Weapon: a blade of light that fights beside its caster. */
import {
  aimQuestion,
  named,
  part,
  refuse,
  sumOf,
  text,
  type FigureId,
  type Play,
  type Refusal,
  type Step,
} from '@muster/engine'
import { distance, gap, inches, type Point } from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf, footprint, TOLERANCE } from '../../state/figures.ts'
import type { Weapon } from '../../state/profile.ts'
import { randomPointWithin, ringAround } from '../../rules/measuring/directions.ts'
import { playerOf } from '../../rules/casting/casting.ts'
import { effectOf } from '../../rules/magic/spells-in-force.ts'
import { canSeeSpot, nearestFree, refuseFree, SUMMONED_BASE, type Wish } from '../../rules/casting/free-spots.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Incantation } from '../../state/spell.ts'

const REACH = inches(8)
/** The Height of a Medium thing. */
const MEDIUM = 2500
const FLIGHT = inches(4)
const RULE = 'DD-INC-21'
export const FLOWN = 'flown'

const BLADE: Weapon = {
  id: 'spiritual-weapon',
  name: 'Spiritual Weapon',
  kind: 'natural',
  damage: 1,
  strength: 0,
  melee: true,
}

export const spiritualWeapon: Incantation = {
  id: 'spiritual-weapon',
  name: 'Spiritual Weapon',
  icon: 'crossed-swords',
  rule: RULE,
  kind: 'incantation',
  harms: true,
  text: "A weapon appears within 8\". It attacks once each Combat Phase with the caster's Fight, at the caster's Strength plus Potency, and flies 4\" in the caster's later turns.",
  canBeCast: (state, caster) =>
    spotsAround(footprint(state, caster).at).some((at) => wrongWith(state, caster, at) === undefined),
  *choose(play, caster) {
    const wrong = (at: Point) => wrongWith(play.state, figureOf(play.state, caster), at)
    return { targets: [], at: yield* askPlace(play, caster, wrong, REACH) }
  },
  strikes: (state, { caster, potency }) => {
    const figure = figureOf(state, caster)
    const { abilities } = state
    const strength = abilities.sum(state, figure, 'strength', undefined)
    const more = potency > 0 ? part(potency, 'Potency', 'DD-INC-22') : undefined
    const fight = abilities.sum(state, figure, 'fight', undefined)
    return { weapon: BLADE, fight, strength: sumOf(...strength.parts, more) }
  },
  inTurn: {
    label: 'Fly the spiritual weapon',
    isPossible: (state, { id, caster, round }) =>
      round < state.round && !figureOf(state, caster).now.used.includes(`${FLOWN} ${id}`),
    use: fly,
  },
}

/** Near and far, all around: one of them is nearly always free. */
const spotsAround = (at: Point): Point[] => [0.25, 0.5, 0.9].flatMap((share) => ringAround(at, REACH * share))

const wishOf = (figure: Figure): Wish => ({ figure, base: SUMMONED_BASE, rule: RULE })

/** On a free place in range and sight. */
function wrongWith(state: State, caster: Figure, at: Point): Refusal | undefined {
  if (gap(footprint(state, caster), { base: SUMMONED_BASE, at }) > REACH + TOLERANCE) {
    return refuse(RULE, 'too-far', text`That is more than 8" from ${named(caster.id)}.`, { at })
  }
  if (!canSeeSpot(state, caster, at, MEDIUM)) {
    return refuse('DD-RUL-58', 'out-of-sight', text`${named(caster.id)} does not see that place.`, { at })
  }
  return refuseFree(state, wishOf(caster), at)
}

/** In the caster's turns after the one in which it was cast. */
function* fly(play: Play<State>, effectId: string): Step {
  const { state } = play
  const effect = effectOf(state, effectId)
  const from = effect?.at
  if (!effect || !from) return
  const caster = figureOf(state, effect.caster)
  const at = yield* askPlace(play, caster.id, (to) => refuseFlight(state, caster, from, to), FLIGHT, from)
  figureOf(state, effect.caster).now.used.push(`${FLOWN} ${effectId}`)
  effect.at = at
  tell(play, {
    is: 'weapon-flew',
    caster: effect.caster,
    effect: effectId,
    from,
    to: at,
    rules: ['DD-INC-23', 'DD-RUL-67'],
  })
}

/** It may stay where it is. */
function refuseFlight(state: State, caster: Figure, from: Point, to: Point): Refusal | undefined {
  const far = distance(from, to)
  if (far > FLIGHT + TOLERANCE) return refuse('DD-INC-23', 'too-far', 'The weapon flies 4" at most.', { at: to })
  return far === 0 ? undefined : refuseFree(state, wishOf(caster), to)
}

function* askPlace(
  play: Play<State>,
  id: FigureId,
  wrong: (at: Point) => Refusal | undefined,
  range: number,
  from?: Point,
): Step<Point> {
  const { state } = play
  const centre = from ?? footprint(state, figureOf(state, id)).at
  const ask = {
    by: playerOf(state, id),
    what: 'spell-place',
    rule: RULE,
    about: id,
    prompt: from ? 'Where does the spiritual weapon fly?' : text`Where does ${named(id)}'s spiritual weapon appear?`,
  }
  const free = (wish: Point) =>
    nearestFree(state, wishOf(figureOf(state, id)), wish, (at) => wrong(at) === undefined) ?? centre
  const answer = yield* play.ask(
    aimQuestion(ask, {
      from: id,
      range,
      template: { is: 'disc', radius: 1250 },
      refuse: (at) => withNearest(wrong(at), free, at),
      propose: (random) => ({ at: free(random ? randomPointWithin(centre, range, random) : centre) }),
    }),
  )
  return 'at' in answer ? answer.at : free(centre)
}

const withNearest = (refusal: Refusal | undefined, free: (wish: Point) => Point, at: Point): Refusal | undefined =>
  refusal && { ...refusal, nearest: { at: free(at) } }
