/** Teleport: the caster and its friends are gone, and somewhere else. */
import {
  aimQuestion,
  chooseQuestion,
  named,
  refuse,
  text,
  type FigureId,
  type Play,
  type Random,
  type Refusal,
  type Step,
} from '@muster/engine'
import { inches, point, type Point } from '@muster/table'
import { areEnemies, bearerOf, figureOf, footprint, isStanding, isWithin } from '../../state/figures.ts'
import { playerOf } from '../../rules/casting/casting.ts'
import { nearestFree } from '../../rules/casting/free-spots.ts'
import { canSeePoint, isBlind } from '../../rules/sight/sight.ts'
import { teleportTo } from '../../rules/casting/teleporting.ts'
import { levelAt } from '../../rules/terrain/terrain.ts'
import type { Figure, State } from '../../state/state.ts'
import type { StandardSpell } from '../../state/spell.ts'

const COMPANY = inches(2)

export const teleport: StandardSpell = {
  id: 'teleport',
  name: 'Teleport',
  icon: 'teleport',
  rule: 'DD-STD-13',
  kind: 'standard',
  text: 'The caster and all allies within 2" are set down as close as they fit to a point it sees.',
  canBeCast: (state, caster) => !isBlind(state, caster),
  *choose(play, caster) {
    return { targets: company(play.state, caster), at: yield* askPoint(play, caster) }
  },
  *work(play, { caster, at }) {
    if (!at) return
    const order = yield* askOrder(play, caster, company(play.state, caster))
    const left = [...order]
    for (const id of order) {
      const figure = figureOf(play.state, id)
      const spot = nearestFree(play.state, { figure, rule: 'DD-STD-14', leaving: left }, at)
      left.shift()
      if (spot) yield* teleportTo(play, id, spot, 'DD-STD-14')
    }
  },
}

/** Whole bases: a rider goes with its mount. The caster first. */
function company(state: State, caster: FigureId): FigureId[] {
  const user = figureOf(state, caster)
  const own = bearerOf(state, user).id
  const others = state.figures.filter(
    (figure) =>
      isStanding(figure) &&
      figure.id !== own &&
      !areEnemies(state, user, figure) &&
      isWithin(state, user, figure, COMPANY),
  )
  return [own, ...others.map(({ id }) => id)]
}

function* askOrder(play: Play<State>, caster: FigureId, [first, ...rest]: readonly FigureId[]): Step<FigureId[]> {
  if (first === undefined) return []
  if (rest.length < 2) return [first, ...rest]
  const ask = {
    by: playerOf(play.state, caster),
    what: 'teleport-order',
    rule: 'DD-RUL-72',
    about: caster,
    prompt: 'In which order are your companions set down after the caster?',
  }
  const options = rest.map((id) => ({ id, label: named(id), figure: id }))
  const answer = yield* play.ask(chooseQuestion(ask, { options, least: rest.length, most: rest.length, usual: rest }))
  return [first, ...('pick' in answer ? answer.pick : rest)]
}

function* askPoint(play: Play<State>, id: FigureId): Step<Point> {
  const { state } = play
  const ask = {
    by: playerOf(state, id),
    what: 'teleport-to',
    rule: 'DD-STD-13',
    about: id,
    prompt: text`Where does ${named(id)} teleport to?`,
  }
  const answer = yield* play.ask(
    aimQuestion(ask, {
      from: id,
      range: Math.max(state.field.width, state.field.depth) * 2,
      template: { is: 'point' },
      refuse: (at) => refusePoint(state, figureOf(state, id), at),
      origin: () => footprint(state, figureOf(state, id)).at,
      propose: (random) => ({ at: propose(state, figureOf(state, id), random) }),
    }),
  )
  return 'at' in answer ? answer.at : footprint(state, figureOf(state, id)).at
}

function refusePoint(state: State, caster: Figure, at: Point): Refusal | undefined {
  const { width, depth } = state.field
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > depth) {
    return refuse('DD-STD-13', 'off-table', 'That is not on the battlefield.', { at })
  }
  return canSeePoint(state, caster, at, levelAt(state, at))
    ? undefined
    : refuse('DD-STD-13', 'out-of-sight', text`${named(caster.id)} does not see that place.`, { at })
}

function propose(state: State, caster: Figure, random?: Random): Point {
  const here = footprint(state, caster).at
  if (!random) return here
  const at = point(random() * state.field.width, random() * state.field.depth)
  return refusePoint(state, caster, at) ? here : at
}
