/** A grapple that comes from a hit: no save, and no size limit but a printed one. Nobody holds two. */
import { chooseQuestion, named, picked, text, type FigureId, type Play, type Step } from '@muster/engine'
import { controllerOf, figureOf, has, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { gain, heldBy, letGo } from './conditions.ts'

/** True when it holds. `potency`: of escaping from it. A grappler that holds another may let go of that one first. */
export function* seize(play: Play<State>, by: FigureId, at: FigureId, potency = 0): Step<boolean> {
  const { state } = play
  const target = figureOf(state, at)
  if (!isInPlay(target) || has(target, 'grappled')) return false
  const held = heldBy(state, by)
  if (held) {
    if (!(yield* changesGrip(play, figureOf(state, by), held.id, at))) return false
    yield* letGo(play, by)
  }
  return yield* gain(play, at, { is: 'grappled', from: by, potency })
}

function* changesGrip(play: Play<State>, grappler: Figure, held: FigureId, at: FigureId): Step<boolean> {
  const { id } = grappler
  const ask = {
    by: controllerOf(play.state, grappler),
    what: 'change-grip',
    rule: 'DD-RUL-149',
    about: id,
    prompt: text`${named(id)} holds ${named(held)} and has hit ${named(at)}. Whom does it hold from now on?`,
    reaction: 'Grapples from a hit',
  }
  const options = [
    { id: 'no', label: text`${named(held)} as before`, figure: held },
    { id: 'yes', label: text`${named(at)}, and it lets go of ${named(held)}`, figure: at },
  ]
  return picked(yield* play.ask(chooseQuestion(ask, { options }))) === 'yes'
}
