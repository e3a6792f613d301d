/** Who fights in which melee. Members out of play do not count; a rider and its mount are both members. */
import { raise, type FigureId, type SideId } from '@muster/engine'
import { areEnemies, figureOf, isInPlay, controllerOf, pairOf, threatens } from '../../state/figures.ts'
import type { Figure, Melee, State } from '../../state/state.ts'

export const meleeById = (state: State, id: number): Melee =>
  state.melees.find((melee) => melee.id === id) ?? raise(`there is no melee ${id}`)

export const meleeOf = (state: State, id: FigureId): Melee | undefined =>
  state.melees.find(({ members }) => members.includes(id))

export function membersOf(state: State, { members }: Melee): Figure[] {
  const present: Figure[] = []
  for (const id of members) {
    const figure = figureOf(state, id)
    if (isInPlay(figure)) present.push(figure)
  }
  return present
}

/** Its enemies in its own melee. */
export function foesOf(state: State, figure: Figure): Figure[] {
  const foes: Figure[] = []
  for (const id of meleeOf(state, figure.id)?.members ?? []) {
    const other = figureOf(state, id)
    if (isInPlay(other) && areEnemies(state, figure, other)) foes.push(other)
  }
  return foes
}

/** Whether only one side is left in it. */
export function isOver(state: State, melee: Melee): boolean {
  let side: SideId | undefined
  for (const id of melee.members) {
    const figure = figureOf(state, id)
    if (!isInPlay(figure)) continue
    const own = controllerOf(state, figure)
    if (side !== undefined && own !== side) return false
    side = own
  }
  return true
}

/** Takes everybody on this base out of whatever melee they are in. */
export function leaveMelee(state: State, figure: Figure): void {
  const gone = pairOf(state, figure)
  for (const melee of state.melees) {
    if (melee.members.some((id) => gone.includes(id))) melee.members = melee.members.filter((id) => !gone.includes(id))
  }
}

/** After a push: a member more than 1" from all its opponents leaves the melee. */
export function leaveIfAway(state: State, figure: Figure): void {
  if (!foesOf(state, figure).some((foe) => threatens(state, figure, foe))) leaveMelee(state, figure)
}

export const newMelee = (state: State, members: readonly FigureId[]): Melee => {
  const id = 1 + Math.max(0, ...state.melees.map((melee) => melee.id))
  const melee: Melee = { id, members: [], passed: [], resolved: false }
  melee.members.push(...members)
  state.melees.push(melee)
  return melee
}
