/** Fog Cloud: a bank of mist where the caster wants it. */
import {
  aimQuestion,
  named,
  refuse,
  text,
  type FigureId,
  type Play,
  type Random,
  type Refusal,
  type Step,
} from '@muster/engine'
import { pointAlong, distance, gap, inches, type Point } from '@muster/table'
import { areEnemies, figureOf, footprint, TOLERANCE, isInPlay } from '../../state/figures.ts'
import { randomPointWithin } from '../../rules/measuring/directions.ts'
import { playerOf } from '../../rules/casting/casting.ts'
import { effectOf } from '../../rules/magic/spells-in-force.ts'
import { canSeePoint, isBlind } from '../../rules/sight/sight.ts'
import { levelAt } from '../../rules/terrain/terrain.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Incantation } from '../../state/spell.ts'

const RANGE = inches(24)
const RADIUS = inches(4)
const POINT = { shape: 'circle', diameter: 0 } as const

export const fogCloud: Incantation = {
  id: 'fog-cloud',
  name: 'Fog Cloud',
  icon: 'fog',
  rule: 'DD-INC-10',
  kind: 'incantation',
  text: 'Mist 4" around a point within 24" conceals whoever is in it or behind it.',
  canBeCast: (state, caster) => !isBlind(state, caster),
  *choose(play, caster) {
    return { targets: [], at: yield* askOrigin(play, caster) }
  },
  // oxlint-disable-next-line require-yield -- other spells ask here
  *begin(play, id) {
    const effect = effectOf(play.state, id)
    if (effect) effect.radius = RADIUS
  },
}

function* askOrigin(play: Play<State>, id: FigureId): Step<Point> {
  const { state } = play
  const ask = {
    by: playerOf(state, id),
    what: 'spell-origin',
    rule: 'DD-INC-10',
    about: id,
    prompt: text`Where does ${named(id)}'s fog rise?`,
  }
  const answer = yield* play.ask(
    aimQuestion(ask, {
      from: id,
      range: RANGE,
      template: { is: 'disc', radius: RADIUS },
      refuse: (at) => refuseOrigin(state, figureOf(state, id), at),
      origin: () => footprint(state, figureOf(state, id)).at,
      propose: (random) => ({ at: propose(state, figureOf(state, id), random) }),
    }),
  )
  return 'at' in answer ? answer.at : figureOf(state, id).at
}

function refuseOrigin(state: State, caster: Figure, at: Point): Refusal | undefined {
  const { width, depth } = state.field
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > depth) {
    return refuse('DD-AREA-06', 'off-table', 'The middle of the fog must lie on the table.', { at })
  }
  if (gap(footprint(state, caster), { base: POINT, at }) > RANGE + TOLERANCE) {
    return refuse('DD-AREA-06', 'too-far', text`That is more than 24" from ${named(caster.id)}.`, { at })
  }
  return canSeePoint(state, caster, at, levelAt(state, at))
    ? undefined
    : refuse('DD-AREA-07', 'out-of-sight', text`${named(caster.id)} does not see that place.`, { at })
}

/** Half-way to the nearest enemy that shoots, or at the caster's feet. */
function propose(state: State, caster: Figure, random?: Random): Point {
  const from = footprint(state, caster).at
  const wish = random ? randomPointWithin(from, RANGE, random) : threatTo(state, caster)
  return wish && refuseOrigin(state, caster, wish) === undefined ? wish : from
}

function threatTo(state: State, caster: Figure): Point | undefined {
  const from = footprint(state, caster).at
  const archers = state.figures.filter(
    (figure) =>
      isInPlay(figure) &&
      areEnemies(state, caster, figure) &&
      figure.gear.weapons.some(({ range }) => range !== undefined),
  )
  const nearest = archers.sort((a, b) => distance(a.at, from) - distance(b.at, from))[0]
  return nearest && pointAlong(from, nearest.at, 0.5)
}
