/** The question put to the judge of moves: this figure, this ground, and those who stand around. */
import type { FigureId } from '@muster/engine'
import {
  landscapeOf,
  type Bystander,
  type Landscape,
  type Footprint,
  type Length,
  type MoveQuestion,
} from '@muster/table'
import { baseOf, footprint, TOLERANCE } from '../../state/figures.ts'
import { moveLimitOf } from '../../scenarios/index.ts'
import type { Figure, State } from '../../state/state.ts'
import { flies, passageFor } from '../../terrain/going.ts'

/** How a move differs from a plain one. */
export interface Manner {
  /** It must end out of contact with every enemy. */
  readonly withdraws?: boolean
  /** A friend it must run at, and stops at. */
  readonly towards?: FigureId
}

const PLAIN: Manner = {}

export function moveQuestionOf(state: State, figure: Figure, allowance: Length, manner: Manner = PLAIN): MoveQuestion {
  const longest = moveLimitOf(state, figure)?.left
  const question: MoveQuestion = {
    landscape: landscapeFor(state, figure),
    mover: footprint(figure),
    allowance,
    others: bystanders(state, figure, allowance, manner),
    tolerance: TOLERANCE,
    mayLeave: figure.prisoner && manner.towards === undefined,
  }
  return longest === undefined ? question : { ...question, longest }
}

/** What the ground means to a figure depends on its Movement and its base alone. */
const landscapeFor = ({ survey }: State, figure: Figure): Landscape =>
  landscapeOf(survey, [figure.profile.movement], { base: baseOf(figure) }, passageFor(figure.profile))

/** All figures in reach. A figure passes through friends; an enemy stops it unless it flies. */
function bystanders(state: State, figure: Figure, allowance: Length, { withdraws, towards }: Manner): Bystander[] {
  const others: Bystander[] = []
  const walks = !flies(figure)
  for (const other of state.figures) {
    if (other.where !== 'standing' || other === figure || !isInReach(figure, other, allowance)) continue
    const isEnemy = other.side !== figure.side
    const stops = (isEnemy && walks) || other.id === towards
    others.push({ id: other.id, foot: footprint(other), effect: stops ? 'stops' : 'free' })
    if (isEnemy && withdraws) others.push({ id: other.id, foot: withContact(other), effect: 'free' })
  }
  return others
}

function isInReach({ at, diameter }: Figure, other: Figure, allowance: Length): boolean {
  const reach = allowance + (diameter + other.diameter) / 2 + 4 * TOLERANCE
  const dx = at.x - other.at.x
  const dy = at.y - other.at.y
  return dx * dx + dy * dy <= reach * reach
}

/** A little more than contact. */
const OUT_OF_CONTACT = TOLERANCE + 1e-6

/** The base of an enemy with the rim where others would touch it: a withdrawal may not end there. */
const withContact = ({ diameter, at }: Figure): Footprint => ({
  base: baseOf({ diameter: diameter + 2 * OUT_OF_CONTACT }),
  at,
})
