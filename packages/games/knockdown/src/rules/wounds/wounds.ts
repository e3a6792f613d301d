/** Suffering a Wound: what may avert it, the Knockdown check, and death. */
import { named, rollFor, type FigureId, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { question, says, type Wound } from '../../state/ability.ts'
import { figureOf, isChassis } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { numberFor } from '../stats/numbers.ts'
import { remove } from './remove.ts'

/** Every Wound that would slay it gives it a Knockdown check, not only those of a tie. */
export const alwaysChecked = question<undefined, boolean>('always checked')

export const woundsOf = (state: State, figure: Figure): number =>
  state.abilities.total(state, figure, 'wounds', undefined)

/** `isTie`: the attack roll that dealt it was exactly the model's DEF. */
export function* sufferWound(play: Play<State>, id: FigureId, isTie: boolean): Step {
  const { state } = play
  const wound: Wound = { figure: id, averted: false }
  yield* state.abilities.open(play, 'wound', wound)
  if (wound.averted) return
  const figure = figureOf(state, id)
  const most = woundsOf(state, figure)
  const isLast = figure.wounds + 1 >= most
  if (isLast && isEntitled(state, figure, isTie) && (yield* knockdownCheck(play, figure))) return
  figure.wounds++
  const rules = isChassis(figure) ? ['KD-WND-06'] : ['KD-WND-01', isLast ? 'KD-WND-02' : 'KD-WND-03']
  tell(play, { is: 'wounded', figure: id, wounds: figure.wounds, of: most, rules })
  if (isLast) yield* remove(play, id)
}

/** A model that is down is never checked, and neither is a chassis. */
const isEntitled = (state: State, figure: Figure, isTie: boolean): boolean =>
  !figure.knockedDown && !isChassis(figure) && (isTie || says(state, figure, alwaysChecked))

/** Whether it is knocked down instead of suffering the Wound. */
function* knockdownCheck(play: Play<State>, { id, side }: Figure): Step<boolean> {
  const { state } = play
  const need = numberFor(play, figureOf(state, id), 'knockdown', undefined)
  const succeeds = [1, 2, 3, 4, 5, 6].filter((face) => face >= need.total)
  const [face] = (yield* play.roll(rollFor('knockdown', named(id)), side, 1, 6, succeeds)) as readonly [number]
  const knockedDown = face >= need.total
  tell(play, {
    is: 'knockdown-checked',
    figure: id,
    face,
    need,
    knockedDown,
    rules: [knockedDown ? 'KD-KNOCK-06' : 'KD-KNOCK-05'],
  })
  if (knockedDown) {
    figureOf(state, id).knockedDown = true
    state.abilities.changedOn(state, id)
  }
  return knockedDown
}
