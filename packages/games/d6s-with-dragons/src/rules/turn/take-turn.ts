/** One step of a movement turn: whose turn it is, what its player chooses, and carrying that out. */
import {
  moveQuestion,
  text,
  named,
  type Answer,
  type QuestionDetails,
  type FigureId,
  type Play,
  type RuleId,
  type SideId,
  type Step,
  type Text,
} from '@muster/engine'
import { figureOf, isInBattle, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { MoveChoices } from '../movement/ask-move.ts'
import { spendActionOnLoad } from '../objects/objects.ts'
import { orderSpeed, whoActs, type ActingGroup } from './turn-order.ts'
import { beginTurn, endTurn, raiseSpeed } from './turn.ts'
import { TurnOffer } from './turn-offer.ts'
import { takeTurnOption } from './turn-options.ts'
import { walk } from '../movement/walk.ts'

export function* takeTurn(play: Play<State>): Step {
  const { state } = play
  if (state.turn && !isInBattle(figureOf(state, state.turn.figure))) state.turn = undefined
  const acting = whoActs(state)
  if (!acting) return yield* endPhase(play)
  const { figures } = acting
  raiseSpeed(state)
  shoulderLoads(play, figures)
  const driven = forcedAmong(state, figures)
  if (driven) return yield* takeForcedTurn(play, driven.id)
  const offer = new TurnOffer(state, figures)
  if (offer.isEmpty) return yield* endTurns(play, figures)
  const moves = new MoveChoices(state, offer)
  const reply = moves.reply((yield moveQuestion(new TurnPrompt(state, acting, offer), moves)) as Answer)
  if (typeof reply === 'string') return yield* takeTurnOption(play, offer.pick(reply))
  yield* beginTurn(play, reply.figure)
  if (reply.path.length > 0) yield* walk(play, reply)
}

/** All have had their turn: the Combat Phase begins. */
function* endPhase(play: Play<State>): Step {
  const { state } = play
  state.stage = 'split'
  yield* state.abilities.open(play, 'phase-starts', { phase: 'combat', round: state.round })
}

function* endTurns(play: Play<State>, figures: readonly Figure[]): Step {
  for (const { id } of figures) yield* endTurn(play, id)
}

function shoulderLoads(play: Play<State>, figures: readonly Figure[]): void {
  for (const figure of figures) {
    spendActionOnLoad(play, figure)
    for (const rider of figure.riders) spendActionOnLoad(play, figureOf(play.state, rider))
  }
}

/** Its sentence is put together when somebody reads it. */
class TurnPrompt implements QuestionDetails {
  readonly what = 'act'
  readonly by: SideId
  readonly rule: RuleId
  declare readonly about?: FigureId

  constructor(
    private readonly state: State,
    private readonly acting: ActingGroup,
    private readonly offer: TurnOffer,
  ) {
    const { turn } = state
    this.by = acting.side
    this.rule = turn ? 'DD-MOVE-01' : 'DD-MORD-01'
    if (turn) this.about = turn.figure
  }

  get prompt(): Text {
    const {
      state,
      acting: {
        figures: [first],
      },
      offer,
    } = this
    return text`Speed ${first ? orderSpeed(state, first) : 0}: ${namesOf(offer.able)}. Move or act.`
  }
}

const namesOf = (able: readonly Figure[]): Text => {
  const [only, second] = able
  return only && !second ? named(only.id) : `${able.length} may act`
}

/** Some have no say in their turn. */
function forcedAmong(state: State, figures: readonly Figure[]): Figure | undefined {
  if (!state.abilities.isHeard(state, 'forced-turn')) return undefined
  for (const figure of figures)
    if (isInPlay(figure) && state.abilities.hears(state, figure, 'forced-turn')) return figure
  return undefined
}

function* takeForcedTurn(play: Play<State>, id: FigureId): Step {
  yield* beginTurn(play, id)
  yield* play.state.abilities.open(play, 'forced-turn', { figure: id })
  yield* endTurn(play, id)
}
