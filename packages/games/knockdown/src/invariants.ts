/** What must never happen: a battle with one of these has met a bug in the rules. */
import { overlaps } from '@muster/table'
import { woundsOf } from './rules/wounds/wounds.ts'
import { spotFault } from './rules/terrain/spots.ts'
import { figureOf, footprint, isInPlay, isStanding, standing } from './state/figures.ts'
import type { Figure, State } from './state/state.ts'
import type { Stage } from './state/vocabulary.ts'

export const invariantErrors = (state: State): string[] => [
  ...state.figures.flatMap((figure) => figureErrors(state, figure)),
  ...overlapErrors(state),
  ...roundErrors(state),
  ...state.abilities.stale(state).map((id) => `the abilities kept for ${id} are out of date`),
]

function figureErrors(state: State, figure: Figure): string[] {
  const out: string[] = []
  const { id, at, wounds, crew, aboard, mounted, profile } = figure
  if (!Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y))
    out.push(`${id} stands between the points of the table`)
  if (wounds < 0) out.push(`${id} has ${wounds} Wounds`)
  if (isInPlay(figure) && wounds >= woundsOf(state, figure)) out.push(`${id} has ${wounds} Wounds and is still there`)
  const fault = isStanding(figure) ? spotFault(state, figure, at, []) : undefined
  if (fault) out.push(`${id} stands where it cannot: ${fault.is}`)
  if (mounted && profile.kind !== 'infantry') out.push(`${id} is mounted but no Infantry`)
  if ((figure.where === 'aboard') !== (aboard !== undefined)) out.push(`${id} is aboard and is not`)
  if (aboard !== undefined && !figureOf(state, aboard).crew.includes(id)) out.push(`${aboard} does not know ${id}`)
  if (crew.length > (profile.crew ?? 0)) out.push(`${id} has a crew of ${crew.length}`)
  return out
}

function overlapErrors(state: State): string[] {
  const all = standing(state)
  return all.flatMap((one, index) =>
    all
      .slice(0, index)
      .filter((other) => overlaps(footprint(one), footprint(other)))
      .map((other) => `${one.id} stands on ${other.id}`),
  )
}

const BEFORE_BATTLE: readonly Stage[] = ['roll-off', 'edges', 'deploy']

function roundErrors({ round, rounds, stage, figures, sides, order }: State): string[] {
  const out: string[] = []
  if (round < 0 || round > rounds) out.push(`round ${round} of ${rounds}`)
  if (order.some((id) => sides.every((side) => side.id !== id))) out.push('somebody unknown is to act')
  if (!BEFORE_BATTLE.includes(stage) && figures.some(({ where }) => where === 'waiting'))
    out.push('the battle is on, and somebody still waits to be deployed')
  if (sides.some(({ lost, tests }) => lost < 0 || tests < 0)) out.push('somebody has lost less than nothing')
  return out
}
