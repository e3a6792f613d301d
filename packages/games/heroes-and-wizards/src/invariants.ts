/** What must never happen: a battle with one of these has met a bug in the rules. */
import { worded } from '@muster/engine'
import { INCH } from '@muster/table'
import { pointsForSlaying } from './army/costs.ts'
import { figureOf, TOLERANCE } from './state/figures.ts'
import { scoreOf } from './terrain/going.ts'
import { refuseSpot } from './terrain/legal-spot.ts'
import type { Figure, State } from './state/state.ts'

export function invariantErrors(state: State): string[] {
  return [
    ...state.figures.flatMap((figure) => figureErrors(state, figure)),
    ...gemErrors(state),
    ...countErrors(state),
    ...pointErrors(state),
    ...turnErrors(state),
    ...state.abilities.stale(state).map((id) => `the abilities kept for ${id} are out of date`),
  ]
}

function figureErrors(state: State, figure: Figure): string[] {
  const out: string[] = []
  const { id, at, where, spent, walked, casts, prisoner, item, rank, spells } = figure
  if (!Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y))
    out.push(`${id} stands between the points of the table`)
  const crowd = where === 'standing' ? refuseSpot(state, figure, at) : undefined
  if (crowd && !(prisoner && crowd.code === 'off-table')) out.push(`${id}: ${worded(crowd.message)}`)
  const most = (1 + castsOf(state)) * (scoreOf(figure.profile) + 4 * TOLERANCE)
  if (!(spent >= 0) || spent > most) out.push(`${id} has spent ${spent} of ${scoreOf(figure.profile)}`)
  if (prisoner && walked > 6 * INCH + 4 * TOLERANCE) out.push(`${id}, a prisoner, went ${walked} in one turn`)
  if (casts > 2 || (casts > 0 && spells.length === 0)) out.push(`${id} has cast ${casts} spells`)
  if (item !== undefined && rank !== 'hero') out.push(`${id} is no Hero but has an item`)
  return out
}

/** Every spell cast this turn may have given one more move. */
const castsOf = ({ figures }: State): number => figures.reduce((sum, { casts }) => sum + casts, 0)

function gemErrors(state: State): string[] {
  const { gem } = state
  if (!gem) return []
  const out: string[] = []
  if (gem.bearer !== undefined && figureOf(state, gem.bearer).where !== 'standing')
    out.push(`the gem is carried by ${gem.bearer}, who is not there`)
  if (gem.carried > 6 * INCH + 4 * TOLERANCE) out.push(`the gem was carried ${gem.carried} in one turn`)
  return out
}

/** No slain figure is counted twice, and nobody is paid for figures that still stand. */
function pointErrors({ sides, figures }: State): string[] {
  const credited = sides.reduce((sum, { slain }) => sum + slain, 0)
  const fallen = figures.reduce((sum, figure) => (figure.where === 'slain' ? sum + pointsForSlaying(figure) : sum), 0)
  return credited > fallen ? [`${credited} points were credited for ${fallen} points slain`] : []
}

function countErrors({ sides, figures }: State): string[] {
  const ids = new Set(figures.map(({ id }) => id))
  const out = ids.size === figures.length ? [] : ['two figures have one id']
  if (figures.filter(({ prisoner }) => prisoner).length > 1) out.push('there are two prisoners')
  return [
    ...out,
    ...sides
      .filter(({ slain, gold }) => !(slain >= 0) || !(gold >= 0))
      .map(({ name }) => `${name} has a score below nothing`),
  ]
}

const BEFORE_BATTLE = ['scenario', 'prisoner', 'gifts', 'edges', 'prison', 'deployment-roll', 'deploy']

function turnErrors({ turn, turns, stage, sides, order, figures }: State): string[] {
  const out: string[] = []
  if (turn < 0 || turn > turns) out.push(`turn ${turn} of ${turns}`)
  if (order.some((id) => sides.every((side) => side.id !== id))) out.push('somebody unknown is to act')
  if (!BEFORE_BATTLE.includes(stage) && figures.some(({ where }) => where === 'waiting'))
    out.push('the battle is on, and somebody still waits to be deployed')
  return out
}
