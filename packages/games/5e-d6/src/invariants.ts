/** What must never happen: a battle with one of these has met a bug in the rules. */
import { overlaps } from '@muster/table'
import { nextFighters } from './rules/combat/order.ts'
import { isWithin } from './rules/measuring/distance.ts'
import { nextMovers } from './rules/movement/order.ts'
import { isInGap } from './rules/terrain/crossing.ts'
import { spotFault } from './rules/terrain/spots.ts'
import { figureOf, footprint, isStanding, ONE_INCH, standing } from './state/figures.ts'
import type { Figure, State } from './state/state.ts'
import { TurnOrder } from './state/turn-order.ts'
import type { Stage } from './state/vocabulary.ts'

export const invariantErrors = (state: State): string[] => [
  ...state.figures.flatMap((figure) => figureErrors(state, figure)),
  ...overlapErrors(state),
  ...roundErrors(state),
  ...state.abilities.stale(state).map((id) => `the abilities kept for ${id} are out of date`),
  ...state.grid.stale().map((id) => `the grid has ${id} in another place`),
  ...orderErrors(state),
]

function figureErrors(state: State, figure: Figure): string[] {
  const out: string[] = []
  const { id, at, wounds, profile, holds, reactions } = figure
  if (!Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y))
    out.push(`${id} stands between the points of the table`)
  if (wounds < 0) out.push(`${id} has ${wounds} wounds`)
  if (isStanding(figure) && wounds >= profile.health) out.push(`${id} has ${wounds} wounds and is still there`)
  const isDown = state.field.pieces.some((piece) => isInGap(figure, piece))
  const isResting = isStanding(figure) && !isDown && !isOnItsWay(state, figure)
  const fault = isResting ? spotFault(state, figure, at, []) : undefined
  if (fault) out.push(`${id} stands where it cannot: ${fault.is}`)
  if (holds !== undefined && !isOnItsWay(state, figure) && !isWithin(figure, figureOf(state, holds), ONE_INCH))
    out.push(`${id} holds ${holds} from afar`)
  if (new Set(reactions).size !== reactions.length) out.push(`${id} has taken one reaction twice in a round`)
  return out
}

/** Whoever is attacked in the middle of its move may be passing over an ally or a barrier. */
const isOnItsWay = ({ turn }: State, { id }: Figure): boolean => turn?.figure === id

function overlapErrors(state: State): string[] {
  const all = standing(state).filter((figure) => !isOnItsWay(state, figure))
  return all.flatMap((one, index) =>
    all
      .slice(0, index)
      .filter((other) => overlaps(footprint(one), footprint(other)))
      .map((other) => `${one.id} stands on ${other.id}`),
  )
}

const BEFORE_BATTLE: readonly Stage[] = ['lead-roll', 'edge', 'deploy']

function roundErrors({ round, rounds, stage, figures, lead }: State): string[] {
  const out: string[] = []
  if (round < 0 || round > rounds) out.push(`round ${round} of ${rounds}`)
  if (stage !== 'lead-roll' && lead === undefined) out.push('nobody leads')
  if (!BEFORE_BATTLE.includes(stage) && figures.some(({ where }) => where === 'waiting'))
    out.push('the battle is on, and somebody still waits to be deployed')
  return out
}

/** Those who were kept for the next turn must be those who are found anew. */
function orderErrors(state: State): string[] {
  const next = state.stage === 'movement' ? nextMovers : state.stage === 'combat' ? nextFighters : undefined
  const [kept, anew] = [next?.(state) ?? [], next?.({ ...state, order: new TurnOrder() }) ?? []]
  return kept.length === anew.length && kept.every((figure, i) => figure === anew[i])
    ? []
    : ['the order of turns is out of date']
}
