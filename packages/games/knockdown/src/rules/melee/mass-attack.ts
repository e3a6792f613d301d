/** Mass attack: one attack against every enemy in contact, in the order the attacker's owner likes. */
import { chooseQuestion, named, picked, text, type FigureId, type Play, type Step } from '@muster/engine'
import { makeAttack } from '../attacks/attack.ts'
import { figureOf, isInPlay } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { enemiesTouching } from '../measuring/distance.ts'

/** Only those in contact when it was chosen are attacked. */
export function* massAttack(play: Play<State>, by: FigureId): Step {
  const { state } = play
  let waiting: readonly FigureId[] = enemiesTouching(state, figureOf(state, by)).map(({ id }) => id)
  while (waiting.length > 0 && isFighting(state, by)) {
    const next = waiting.length === 1 ? (waiting[0] as FigureId) : yield* nextOf(play, by, waiting)
    waiting = waiting.filter((id) => id !== next)
    if (!isInPlay(figureOf(state, next))) continue
    yield* makeAttack(play, { by, at: yield* partOf(play, by, next), kind: 'mass' })
  }
}

const isFighting = (state: State, id: FigureId): boolean => {
  const figure = figureOf(state, id)
  return isInPlay(figure) && !figure.knockedDown
}

function* nextOf(play: Play<State>, by: FigureId, waiting: readonly FigureId[]): Step<FigureId> {
  const ask = {
    by: figureOf(play.state, by).side,
    what: 'mass-order',
    prompt: text`${named(by)} attacks everyone in contact: who is next?`,
    rule: 'KD-SPEC-22',
    about: by,
  }
  const options = waiting.map((id) => ({ id, label: named(id), figure: by, at: id }))
  return picked(yield* play.ask(chooseQuestion(ask, { options }))) as FigureId
}

/** A chariot is one enemy: its chassis or one of its crew is attacked. */
function* partOf(play: Play<State>, by: FigureId, at: FigureId): Step<FigureId> {
  const { profile, crew } = figureOf(play.state, at)
  if (profile.kind !== 'chariot') return at
  const ask = {
    by: figureOf(play.state, by).side,
    what: 'mass-target',
    prompt: text`${named(by)} attacks ${named(at)}: the chassis or its crew?`,
    rule: 'KD-SPEC-38',
    about: by,
  }
  const options = [at, ...crew].map((id) => ({ id, label: named(id), figure: by, at: id }))
  return picked(yield* play.ask(chooseQuestion(ask, { options }))) as FigureId
}
