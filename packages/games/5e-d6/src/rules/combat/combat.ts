/** The Combat Phase: whose turn it is to fight, and its combat action, one attack after the other. */
import { chooseQuestion, picked, type FigureId, type Play, type Step } from '@muster/engine'
import { figureOf, isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { makeAttack } from '../attacks/attack.ts'
import { release } from '../grapples/grapples.ts'
import { reveal } from '../movement/turn-actions.ts'
import { FightDetails, FightOptions, LET_GO } from './fight-question.ts'
import { escape, maneuver } from './maneuvers.ts'
import { nextFighters } from './order.ts'
import { hasChoice, mayAttackAnybody, type CombatChoice } from './options.ts'

export function* combat(play: Play<State>): Step {
  const { state } = play
  if (state.action) return yield* nextAttack(play, state.action.figure)
  const fighters = nextFighters(state)
  if (fighters.length === 0) {
    state.stage = 'end-round'
    return
  }
  const able = fighters.findIndex((figure) => hasChoice(state, figure))
  if (able >= 0) return yield* chooseAction(play, fighters.slice(able))
  for (const figure of fighters) figure.fought = true
}

/** The attacks of one action are resolved one after the other; each names its own weapon and target. */
function* nextAttack(play: Play<State>, id: FigureId): Step {
  const figure = figureOf(play.state, id)
  if (!isStanding(figure) || !mayAttackAnybody(play.state, figure)) return finish(play.state, id)
  yield* chooseAction(play, [figure])
}

/** The player picks one of these figures by picking what it does. The first of them can do something. */
function* chooseAction(play: Play<State>, fighters: readonly Figure[]): Step {
  const { state } = play
  const options = new FightOptions(state, fighters)
  const pick = picked(yield* play.ask(chooseQuestion(new FightDetails(state, fighters), options))) ?? ''
  const { figure, word, choice } = options.read(pick)
  const { id } = figure as Figure
  if (word === LET_GO) return release(play, id, ['FD-MAN-10'])
  if (choice) yield* perform(play, id, choice)
  else finish(state, id)
}

function* perform(play: Play<State>, by: FigureId, choice: CombatChoice): Step {
  const { state } = play
  if (!('weapon' in choice)) {
    if (choice.is === 'escape') yield* escape(play, by, choice.at)
    else yield* maneuver(play, by, choice.is, choice.at)
    return finish(state, by)
  }
  const { weapon, at, is } = choice
  const action = (state.action ??= {
    figure: by,
    attacks: weapon.isWholeAction ? 1 : state.abilities.total(state, figureOf(state, by), 'attacks', undefined),
  })
  action.attacks--
  yield* makeAttack(play, { by, at, weapon, kind: is })
  if (action.attacks <= 0) finish(state, by)
}

/** It has had its chance to attack. */
function finish(state: State, id: FigureId): void {
  const figure = figureOf(state, id)
  figure.fought = true
  state.action = undefined
  reveal(state, figure)
}
