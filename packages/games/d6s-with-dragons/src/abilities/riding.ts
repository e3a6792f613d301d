/** What befalls rider and mount together: a rider is thrown, or takes its mount down with it; a slain mount throws it. */
import { chooseQuestion, named, picked, text, type FigureId, type Play, type Step } from '@muster/engine'
import { tell } from '../events/index.ts'
import { bearerOf, figureOf, isInPlay, controllerOf } from '../state/figures.ts'
import { settlePlaces, gain } from '../rules/conditions/conditions.ts'
import { nearestFree } from '../rules/casting/free-spots.ts'
import { placeAt } from '../rules/terrain/place-figure.ts'
import { comeDown, dismountSpots, unseat } from '../rules/riding/riding.ts'
import { resists } from '../rules/damage/damage.ts'
import type { State } from '../state/state.ts'
import { question, says, type DragonAbility } from '../state/ability.ts'
import type { DamageType } from '../state/vocabulary.ts'
import type { ComingCondition } from '../state/acts.ts'

/** Its player chooses: off the mount, or the mount goes down instead. Without room to fall there is no choice. */
function* unhorsed(play: Play<State>, id: FigureId, coming: ComingCondition): Step {
  const { state } = play
  const rider = figureOf(state, id)
  const mount = bearerOf(state, rider)
  const options = [
    { id: 'off', label: text`${named(id)} is knocked off` },
    { id: 'mount', label: text`${named(mount.id)} goes down instead`, figure: mount.id },
  ]
  const ask = {
    by: controllerOf(state, rider),
    what: 'knocked-prone',
    rule: 'DD-RIDE-11',
    about: id,
    prompt: text`${named(id)} is knocked prone. Does it fall off, or does ${named(mount.id)} go down?`,
  }
  const isThrown =
    dismountSpots(state, rider).length > 0 && picked(yield* play.ask(chooseQuestion(ask, { options }))) === 'off'
  if (isThrown && (yield* comeDown(play, id, 'thrown'))) {
    tell(play, { is: 'unhorsed', figure: id, mount: mount.id, rules: ['DD-RIDE-11', 'DD-RUL-95'] })
    return
  }
  coming.refused = true
  yield* gain(play, mount.id, { is: 'prone', from: coming.condition.from })
}

/** Not upon somebody else: a passenger comes down beside the rider, and a mount may fall while it passes a friend. */
function makeRoomFor(state: State, id: FigureId): void {
  const figure = figureOf(state, id)
  const spot = nearestFree(state, { figure, rule: 'DD-RIDE-10' }, figure.at)
  if (spot) placeAt(state, figure, spot)
}

/** Whether those who ride it resist this type of damage. */
export const confersResistance = question<DamageType | undefined, boolean>('confers resistance')

export const riding: DragonAbility = {
  id: 'riding',
  name: 'Riding',
  rule: 'DD-RIDE-11',
  text: 'A rider that would be prone falls off or takes its mount down; a slain mount throws its rider.',
  answers: [
    resists.answer(
      (state, bearer, type) =>
        bearer.mount !== undefined && says(state, figureOf(state, bearer.mount), confersResistance, type),
    ),
  ],
  on: {
    'gaining-condition': {
      *bearer(play, bearer, coming) {
        const isOwn = coming.condition.is === 'prone' && !coming.refused
        if (isOwn && figureOf(play.state, bearer).mount !== undefined) yield* unhorsed(play, bearer, coming)
      },
    },
    eliminated: {
      *target(play, bearer) {
        const { state } = play
        const { at, riders } = figureOf(state, bearer)
        for (const id of riders) {
          if (!isInPlay(figureOf(state, id))) continue
          unseat(state, id, at)
          makeRoomFor(state, id)
          tell(play, { is: 'unhorsed', figure: id, mount: bearer, rules: ['DD-RIDE-10'] })
          yield* gain(play, id, { is: 'prone' })
        }
        if (riders.length > 0) yield* settlePlaces(play)
      },
    },
  },
}
