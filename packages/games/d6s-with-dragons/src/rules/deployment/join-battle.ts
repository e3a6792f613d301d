/** Characters that join a battle under way. They are no starting characters, and do nothing before the next round. */
import { FigureIndex, type RuleId, type SideId, storedOnce } from '@muster/engine'
import type { Point } from '@muster/table'
import { newFigure } from '../../state/new-figure.ts'
import type { Profile } from '../../state/profile.ts'
import { uniformGear, uniformProfile } from '../../state/uniform.ts'
import type { Figure, State } from '../../state/state.ts'
import { placeAt } from '../terrain/place-figure.ts'
import { nearestFree } from '../casting/free-spots.ts'

interface Newcomer {
  readonly profile: Profile
  readonly side: SideId
  /** Where it should stand. */
  readonly near: Point
  readonly rule: RuleId
}

/** Without gear, as near to its place as there is room. Undefined: there is none on the whole table. */
export function joinBattle(state: State, { profile, side, near, rule }: Newcomer): Figure | undefined {
  const number = 1 + state.figures.filter((other) => other.side === side && other.name === profile.name).length
  const figure = newFigure({
    id: storedOnce(`${profile.name} ${state.serial}`),
    side,
    name: profile.name,
    number,
    profile: uniformProfile(profile),
    gear: uniformGear({ weapons: [], armor: 'none', shield: false }),
    printed: state.abilities.book.printedOn(profile),
    points: 0,
    starting: false,
  })
  figure.where = 'standing'
  figure.now.action = false
  figure.now.turnDone = true
  const at = nearestFree(state, { figure, rule }, near)
  if (!at) return undefined
  state.serial++
  state.figures.push(figure)
  state.figureIndex = new FigureIndex(state.figures)
  state.abilities.changed()
  placeAt(state, figure, at)
  return figure
}
