/** One legendary action: whether it can be taken, whether it is of use now, and taking it. */
import { named, text, type FigureId, type Play, type Step } from '@muster/engine'
import { inchesText, type Length } from '@muster/table'
import { isSpent } from '../../rules/attacks/weapons.ts'
import { isWithin } from '../../rules/measuring/distance.ts'
import { askMove } from '../../rules/movement/ask-move.ts'
import { walk } from '../../rules/movement/walk.ts'
import { speedOf } from '../../rules/stats/numbers.ts'
import { areEnemies, figureOf, isStanding } from '../../state/figures.ts'
import type { LegendaryAction } from '../../state/legendary.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Weapon } from '../../state/weapons.ts'
import { blowsWith, gainOf, strikeOnce, type Blow } from '../../rules/attacks/strike-once.ts'

export const LEGENDARY_RULE = 'FD-RUL-90'

const wayOf = (state: State, figure: Figure, { move = 0 }: LegendaryAction): Length =>
  figure.prone ? 0 : move * speedOf(state, figure)

const strikersOf = ({ weapons }: Figure, { strikes = [] }: LegendaryAction): readonly Weapon[] =>
  weapons.filter(({ name, reach }) => reach !== undefined && strikes.includes(name))

/** Whether an enemy stands where a strike could reach it after the move. */
const comesToBlows = (state: State, figure: Figure, action: LegendaryAction): boolean =>
  strikersOf(figure, action).some(
    (weapon) =>
      !isSpent(figure, weapon) &&
      state.figures.some(
        (at) =>
          areEnemies(figure, at) &&
          isStanding(at) &&
          isWithin(figure, at, (weapon.reach ?? 0) + wayOf(state, figure, action)),
      ),
  )

const powerBlows = (state: State, figure: Figure, { power }: LegendaryAction): readonly Blow[] =>
  power ? blowsWith(state, figure, [power]) : []

export function isPossible(state: State, figure: Figure, action: LegendaryAction): boolean {
  if (action.power) return powerBlows(state, figure, action).length > 0
  return action.strikes ? comesToBlows(state, figure, action) : wayOf(state, figure, action) > 0
}

/** Who only moves seldom gains by it, and a power should harm more enemies than friends. */
export function isUseful(state: State, figure: Figure, action: LegendaryAction): boolean {
  if (action.power) return powerBlows(state, figure, action).some((blow) => gainOf(state, figure, blow) > 0)
  return action.strikes !== undefined
}

/** Its move first, then its strike or its power. */
export function* takeLegendary(play: Play<State>, id: FigureId, action: LegendaryAction): Step {
  const { state } = play
  const far = wayOf(state, figureOf(state, id), action)
  if (far > 0) yield* comeNearer(play, id, action.name, far)
  const figure = figureOf(state, id)
  if (!isStanding(figure)) return
  const blows = action.power ? powerBlows(state, figure, action) : blowsWith(state, figure, strikersOf(figure, action))
  if (blows.length > 0) yield* strikeOnce(play, id, action.name, LEGENDARY_RULE, blows)
}

const STAY = { id: 'stay', label: 'Stay where it is' }

/** It moves as in a turn of its own that is this long and holds nothing else. */
function* comeNearer(play: Play<State>, id: FigureId, name: string, far: Length): Step {
  const { state } = play
  const figure = figureOf(state, id)
  state.turn = { figure: id, left: far, disengaged: false }
  const prompt = text`${name}: ${named(id)} may move up to ${inchesText(far)}".`
  const details = { by: figure.side, what: 'legendary-move', prompt, rule: LEGENDARY_RULE, about: id }
  const offer = { figures: [figure], options: [STAY], isOption: (pick: string) => pick === STAY.id }
  const reply = yield* askMove(play, details, offer)
  if (typeof reply !== 'string') yield* walk(play, reply, true)
  state.turn = undefined
}
