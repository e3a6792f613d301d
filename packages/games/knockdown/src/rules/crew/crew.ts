/** The crew places of a siege weapon: who holds them, which are free, and who may take one. */
import type { FigureId } from '@muster/engine'
import { INCH } from '@muster/table'
import { figureOf, isStanding, kindOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { isWithin } from '../measuring/distance.ts'

/** How near to the chassis its crew has to be. */
export const CREW_REACH = INCH

/** Those who hold a place and are near enough to keep it. */
export function crewOf(state: State, chassis: Figure): Figure[] {
  const crew: Figure[] = []
  for (const id of chassis.crew) {
    const figure = figureOf(state, id)
    if (isStanding(figure) && isWithin(state, figure, chassis, CREW_REACH)) crew.push(figure)
  }
  return crew
}

export const freePlaces = (state: State, chassis: Figure): number =>
  (chassis.profile.crew ?? 0) - crewOf(state, chassis).length

/** The siege weapon whose place this model holds. */
export function weaponOf(state: State, figure: Figure): Figure | undefined {
  for (const id of state.siegeWeapons) {
    const chassis = figureOf(state, id)
    if (isStanding(chassis) && chassis.crew.includes(figure.id) && isWithin(state, figure, chassis, CREW_REACH))
      return chassis
  }
  return undefined
}

/** Friendly Infantry near enough to take a place, who hold none. */
export const recruitsFor = (state: State, chassis: Figure): Figure[] =>
  state.figures.filter(
    (figure) =>
      figure.side === chassis.side &&
      isStanding(figure) &&
      kindOf(figure) === 'infantry' &&
      weaponOf(state, figure) === undefined &&
      isWithin(state, figure, chassis, CREW_REACH),
  )

/** Gives a free place to a model; whoever has left it holds it no more. Nobody holds places at two weapons. */
export function giveCrewPlace(state: State, chassis: Figure, figure: Figure): void {
  for (const id of state.siegeWeapons) {
    const other = figureOf(state, id)
    if (other.crew.includes(figure.id)) other.crew = other.crew.filter((one) => one !== figure.id)
  }
  const crew: FigureId[] = []
  for (const { id } of crewOf(state, chassis)) crew.push(id)
  crew.push(figure.id)
  chassis.crew = crew
}

/** Its crew, where all places are held by models that have not been activated this turn; otherwise undefined. */
export function readyCrew(state: State, chassis: Figure): Figure[] | undefined {
  const crew = crewOf(state, chassis)
  return crew.length === chassis.profile.crew && crew.every(({ activated }) => !activated) ? crew : undefined
}
