/** How a turn ends, or is put off until a slower ally acts. */
import { named, raise, text, type FigureId, type Play } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { NO_CHOICES, when, type Actor, type TurnActions } from './turn-action.ts'
import { postpone, slowerAllies } from './turn-order.ts'
import { endTurn, owedToWater } from './turn.ts'
import { walkAlong } from './walk-along.ts'

const mustEnterWater = ({ state, figure, turn }: Actor): boolean => owedToWater(state, figure, turn) !== undefined

/** Either the turn ends, or a swimmer that must still get into the water is offered the way there instead. */
export const END_ACTIONS: TurnActions = {
  end: {
    choices: (actor) => when(!mustEnterWater(actor), actor.state.turn ? 'end its turn' : 'stay where it is'),
    take: (play, id) => endTurn(play, play.state.turn?.figure ?? id),
    beforeTurn: true,
  },
  'enter-water': {
    choices: (actor) => when(mustEnterWater(actor), 'enter the water'),
    *take(play, id) {
      const { state } = play
      const figure = figureOf(state, id)
      const path = owedToWater(state, figure, state.turn ?? raise('no turn is under way')) ?? []
      yield* walkAlong(play, id, path)
    },
  },
}

export const POSTPONE_ACTIONS: TurnActions = {
  postpone: {
    choices: ({ state, figure }) =>
      state.turn === undefined
        ? slowerAllies(state, figure).map(({ id }) => ({
            about: id,
            label: text`act when ${named(id)} does`,
            group: 'Act later',
          }))
        : NO_CHOICES,
    *take(play, id, ally) {
      postponeTurn(play, id, ally)
    },
    beforeTurn: true,
  },
}

function postponeTurn(play: Play<State>, id: FigureId, ally: FigureId): void {
  const { state } = play
  const figure = figureOf(state, id)
  postpone(state, figure, figureOf(state, ally))
  const speed = figure.now.postponedTo
  tell(play, { is: 'postponed', figure: id, ally, speed, rules: ['DD-MORD-06', 'DD-RUL-23'] })
}
