/** Out of play: slain, or fled. What it carried stays, what hung on it ends, and the encounter is asked. */
import type { FigureId, Play, Step } from '@muster/engine'
import { checkEncounter } from '../../encounters/index.ts'
import { tell } from '../../events/index.ts'
import { bearerOf, figureOf, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { openMoment, react } from '../../abilities/of.ts'

export type Fate = 'slain' | 'fled'

export function* eliminate(play: Play<State>, id: FigureId, how: Fate, by?: FigureId): Step {
  yield* removeTogether(play, [id], how, by)
  checkEncounter(play)
}

/** All at once, without asking the encounter: none of them is in play any more when the first is reacted to. */
export function* removeTogether(play: Play<State>, ids: readonly FigureId[], how: Fate, by?: FigureId): Step {
  const gone = ids.map((id) => figureOf(play.state, id)).filter(isInPlay)
  for (const figure of gone) takeAway(play, figure, how, by)
  for (const figure of gone) {
    const act = { figure: figure.id, how, by }
    yield* react(play, figure, 'eliminated', act)
    yield* openMoment(play, 'eliminated', act)
  }
}

function takeAway(play: Play<State>, figure: Figure, how: Fate, by: FigureId | undefined): void {
  const { id, side } = figure
  leaveSaddle(play.state, figure)
  figure.where = how
  tell(play, {
    is: 'eliminated',
    figure: id,
    side,
    how,
    by,
    at: figure.at,
    rules: [how === 'slain' ? 'DD-DMG-07' : 'DD-MOR-04'],
  })
  dropAll(play, figure)
}

/** A rider that goes leaves its mount behind. */
function leaveSaddle(state: State, figure: Figure): void {
  if (figure.mount === undefined) return
  const mount = bearerOf(state, figure)
  figure.at = mount.at
  figure.level = mount.level
  mount.riders = mount.riders.filter((rider) => rider !== figure.id)
  figure.mount = undefined
}

/** Where its base stood. */
function dropAll(play: Play<State>, figure: Figure): void {
  for (const thing of play.state.things) {
    if (thing.carrier !== figure.id) continue
    thing.carrier = undefined
    thing.at = figure.at
    tell(play, { is: 'dropped', figure: figure.id, thing: thing.id, at: figure.at, rules: ['DD-OBJ-07'] })
  }
  figure.carrying = undefined
}
