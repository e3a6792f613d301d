/** Fireball: a circle laid on the table that burns everyone it touches, friend and foe. */
import { aimQuestion, named, text, type FigureId, type Play, type Step } from '@muster/engine'
import { square, distanceSquared, type Point } from '@muster/table'
import { tell } from '../events/events.ts'
import { figureOf } from '../state/figures.ts'
import { isImmuneToMagic, SPELL_RANGE } from '../rules/magic/casting.ts'
import { takeHit } from '../rules/combat/saves.ts'
import { creditFor, namesOf, removeSlain } from '../rules/combat/slain.ts'
import type { Death } from '../scenarios/scenario.ts'
import type { Figure, State } from '../state/state.ts'
import { FIREBALL_REACH, proposeAim, refuseAim } from './fireball-aim.ts'
import type { AimedSpell } from '../state/spell.ts'

export const fireball: AimedSpell = {
  id: 'fireball',
  name: 'Fireball',
  icon: 'fireball',
  rule: 'HW-SPELL-09',
  text: 'A circle 3" across: everyone it touches is hit, friends too, and saves only by rolling under its Armour.',
  at: 'place',
  harms: 'target',
  *cast(play, by) {
    const at = yield* aim(play, by)
    const caught = caughtAt(play.state, at)
    tell(play, { is: 'fireball-burst', by, at, caught, rules: ['HW-SPELL-09', 'HW-SPELL-10'] })
    const deaths: Death[] = []
    const since = play.milestones?.since()
    for (const [index, id] of caught.entries()) {
      play.milestones?.reach(since, `caught ${index} ${namesOf(deaths)}`)
      const isSlain = yield* takeHit(play, { by, at: id, how: 'spell', lowered: [], under: true })
      if (isSlain) deaths.push(burnt(play.state, by, id))
    }
    yield* removeSlain(play, deaths)
  },
}

const burnt = (state: State, by: FigureId, figure: FigureId): Death => ({
  figure,
  by,
  how: 'spell',
  credit: creditFor(figureOf(state, by).side, figureOf(state, figure)),
})

function* aim(play: Play<State>, id: FigureId): Step<Point> {
  const { state } = play
  const caster = figureOf(state, id)
  const prompt = text`Where does ${named(id)}'s Fireball burst?`
  const ask = { by: caster.side, what: 'aim-fireball', rule: 'HW-SPELL-09', about: id, prompt }
  const answer = yield* play.ask(
    aimQuestion(ask, {
      from: id,
      range: SPELL_RANGE,
      template: { is: 'disc', radius: FIREBALL_REACH },
      refuse: (at) => refuseAim(state, caster, at),
      origin: () => caster.at,
      propose: (random) => ({ at: proposeAim(state, caster, random) }),
    }),
  )
  return 'at' in answer ? answer.at : caster.at
}

/** Nearest first; of equally near ones by initiative order of the sides, then as they stand in the roster. */
export function caughtAt(state: State, at: Point): FigureId[] {
  const caught = state.figures.filter(
    (figure) => isCaught(figure, at) && !state.abilities.says(state, figure, isImmuneToMagic, undefined),
  )
  const far = (figure: Figure) => distanceSquared(figure.at, at)
  const turn = ({ side }: Figure) => state.order.indexOf(side)
  return caught.sort((a, b) => far(a) - far(b) || turn(a) - turn(b)).map(({ id }) => id)
}

const isCaught = (figure: Figure, at: Point): boolean =>
  figure.where === 'standing' && distanceSquared(figure.at, at) <= square(FIREBALL_REACH + figure.diameter / 2)
