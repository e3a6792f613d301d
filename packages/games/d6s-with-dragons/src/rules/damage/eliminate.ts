/** Elimination: slain or fled. It drops what it carries, its spells end, and the encounter may be decided. */
import type { FigureId, Play, Step } from '@muster/engine'
import { checkEncounter } from '../../encounters/index.ts'
import { tell } from '../../events/index.ts'
import { bearerOf, figureOf, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { loseConcentration } from '../magic/concentration.ts'
import type { EliminationKind } from '../../state/acts.ts'
import type { Weapon } from '../../state/profile.ts'

export function* eliminate(
  play: Play<State>,
  id: FigureId,
  how: EliminationKind,
  by?: FigureId,
  weapon?: Weapon,
): Step {
  yield* removeTogether(play, [id], how, by, weapon)
  checkEncounter(play)
}

/**
 * Several at once, before the encounter is checked: all are out of play, and all have lost their concentration, before any
 * other ability reacts.
 */
export function* removeTogether(
  play: Play<State>,
  ids: readonly FigureId[],
  how: EliminationKind,
  by?: FigureId,
  weapon?: Weapon,
): Step {
  const gone = ids.map((id) => figureOf(play.state, id)).filter(isInPlay)
  for (const figure of gone) takeAway(play, figure, how, by)
  if (gone.length > 1) for (const { id } of gone) yield* loseConcentration(play, id)
  for (const figure of gone) {
    yield* play.state.abilities.open(play, 'eliminated', { figure: figure.id, how, by, weapon })
  }
}

function takeAway(play: Play<State>, figure: Figure, how: EliminationKind, by: FigureId | undefined): void {
  const { id, side } = figure
  leaveSaddle(play.state, figure)
  figure.where = how
  play.state.abilities.changedOn(play.state, id)
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
  state.abilities.changedOn(state, mount.id)
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
