/** The common actions of a movement turn: Dash, Dodge, Hide; and free ones. */
import type { FigureId, Play, Step } from '@muster/engine'
import { areEventsKept, tell } from '../../events/index.ts'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { finishAction, gain } from '../conditions/conditions.ts'
import { question, type Borne } from '../../state/ability.ts'

export const COMMON_ACTIONS = ['dash', 'dodge', 'hide'] as const
export type CommonAction = (typeof COMMON_ACTIONS)[number]

export const isCommonAction = (word: string): word is CommonAction =>
  (COMMON_ACTIONS as readonly string[]).includes(word)

/** Whether an action may be taken once a round without giving up the one action of the round. */
export const freeAction = question<string, boolean>('free action')

/** The ability by which it may still take this action as a free one this round, if any. */
export function freeBy(state: State, figure: Figure, action: string): string | undefined {
  const isUnused = ({ ability }: Borne): boolean => !figure.now.used.includes(ability.id)
  return freeAction.by(state.abilities.of(state, figure), state, figure, action, isUnused)?.ability.id
}

/** Gives up the action of the round; or, for a free one, marks what allows it. */
export function spendAction(state: State, id: FigureId, action: string, isFree: boolean): void {
  const { now } = figureOf(state, id)
  const by = isFree ? freeBy(state, figureOf(state, id), action) : undefined
  if (by === undefined) now.action = false
  else now.used = [...now.used, by]
}

export function* commonAction(play: Play<State>, id: FigureId, action: CommonAction, isFree: boolean): Step {
  spendAction(play.state, id, action, isFree)
  if (areEventsKept(play))
    tell(play, {
      is: 'action-taken',
      figure: id,
      action,
      free: isFree,
      rules: [RULES[action], ...(isFree ? ['DD-RND-07'] : [])],
    })
  yield* DO[action](play, id)
  yield* finishAction(play, id)
}

const RULES: { readonly [action in CommonAction]: string } = {
  dash: 'DD-MACT-02',
  dodge: 'DD-MACT-03',
  hide: 'DD-MACT-05',
}

const DO: { readonly [action in CommonAction]: (play: Play<State>, id: FigureId) => Step } = {
  *dash({ state: { turn } }) {
    if (turn) turn.left += turn.speed
  },
  *dodge({ state }, id) {
    figureOf(state, id).now.dodging = true
  },
  /** A condition gained during the action is not ended by it. */
  *hide(play, id) {
    yield* gain(play, id, { is: 'hidden', duringAction: true })
  },
}
