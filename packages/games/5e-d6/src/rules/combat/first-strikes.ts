/** The start of the Combat Phase: players declare who attacks before everyone else, the Lead Player first. */
import { chooseQuestion, named, raise, type Play, type SideId, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { question, says } from '../../state/ability.ts'
import { figureOf, ONE_INCH, otherSide, sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { longestReach } from '../attacks/weapons.ts'
import { hasEnemyWithin } from '../measuring/distance.ts'
import { mayReact, react } from '../reactions/reactions.ts'
import { isToFight } from './order.ts'

/** It may attack before everyone else, whatever its Fight. */
export const strikesFirst = question<undefined, boolean>('strikes first')

export function* firstStrikes(play: Play<State>): Step {
  const { state } = play
  const lead = state.lead ?? raise('there is no Lead Player')
  tell(play, { is: 'combat-began', round: state.round, rules: ['FD-ROUND-01'] })
  for (const side of [lead, otherSide(state, lead)]) yield* declare(play, side)
  state.stage = 'combat'
}

/** A Shove may bring an enemy 1" nearer; whoever has none nearer than that gains nothing by it. */
const mayStrikeFirst = (state: State, figure: Figure): boolean =>
  isToFight(figure) &&
  mayReact(state, figure, 'spear-mastery') &&
  says(state, figure, strikesFirst, undefined) &&
  hasEnemyWithin(state, figure, (longestReach(figure) ?? 0) + ONE_INCH)

function* declare(play: Play<State>, side: SideId): Step {
  const { state } = play
  const able = state.figures.filter((figure) => figure.side === side && mayStrikeFirst(state, figure))
  if (able.length === 0) return
  const ask = {
    by: side,
    what: 'first-strikes',
    prompt: `${sideOf(state, side).name}: who uses Spear Mastery and attacks first?`,
    rule: 'FD-MAST-07',
    reaction: 'Spear Mastery',
  }
  const options = able.map(({ id }) => ({ id, label: named(id), figure: id }))
  const usual = able.map(({ id }) => id)
  const answer = yield* play.ask(chooseQuestion(ask, { options, least: 0, most: able.length, usual }))
  const declared = 'pick' in answer ? answer.pick : []
  if (declared.length === 0) return
  for (const id of declared) {
    figureOf(state, id).first = true
    react(play, id, 'spear-mastery', ['FD-MAST-06'])
  }
  tell(play, { is: 'declared-first', figures: declared, rules: ['FD-MAST-07'] })
}
