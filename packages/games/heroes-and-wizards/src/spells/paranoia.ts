/** Paranoia: the target moves straight towards its closest friend and attacks it. */
import { chooseQuestion, named, picked, text, type FigureId, type Play, type SideId, type Step } from '@muster/engine'
import { judgeMove, legalPart, prepareMove } from '@muster/table'
import { tell } from '../events/events.ts'
import { areTouching, figureOf, gapBetween, TOLERANCE } from '../state/figures.ts'
import { resolveAttacks } from '../rules/melee/attacks.ts'
import { scoreOf } from '../terrain/going.ts'
import { moveQuestionOf } from '../rules/movement/move-question.ts'
import { walk } from '../rules/movement/walk.ts'
import type { Figure, State } from '../state/state.ts'
import { attacksOf } from '../rules/combat/stats.ts'
import type { TargetedSpell } from '../state/spell.ts'

export const paranoia: TargetedSpell = {
  id: 'paranoia',
  name: 'Paranoia',
  icon: 'blindfold',
  rule: 'HW-SPELL-21',
  text: 'The target runs straight at its closest friend, as far as its Movement goes, and attacks it on contact.',
  at: 'figure',
  harmful: true,
  harms: 'its friend',
  *cast(play, caster, target) {
    const { side } = figureOf(play.state, caster)
    const friend = yield* closestFriend(play, side, target)
    if (friend === undefined) return tell(play, { is: 'maddened', figure: target, rules: ['HW-SPELL-27'] })
    tell(play, { is: 'maddened', figure: target, friend, rules: ['HW-SPELL-21', 'HW-SPELL-22'] })
    goStraightAt(play, target, friend)
    yield* attack(play, target, friend, side)
  },
}

/** Rim to rim; of equally close ones the caster's player names one. */
function* closestFriend(play: Play<State>, by: SideId, id: FigureId): Step<FigureId | undefined> {
  const closest = closestFriends(play.state, figureOf(play.state, id))
  if (closest.length < 2) return closest[0]
  const prompt = text`Several friends are equally close to ${named(id)}. Which one does it turn on?`
  const ask = { by, what: 'paranoia-friend', rule: 'HW-SPELL-22', about: id, prompt }
  const options = closest.map((friend) => ({ id: friend, label: named(friend), figure: friend }))
  return picked(yield* play.ask(chooseQuestion(ask, { options })))
}

function closestFriends({ figures }: State, figure: Figure): FigureId[] {
  const { side } = figure
  const friends = figures.filter((other) => other.where === 'standing' && other.side === side && other !== figure)
  const least = friends.reduce((gap, friend) => Math.min(gap, gapBetween(figure, friend)), Infinity)
  return friends.filter((friend) => gapBetween(figure, friend) <= least + TOLERANCE).map(({ id }) => id)
}

/** As much of the straight way as the judge allows: to contact, to what blocks it, to the end of its movement. */
function goStraightAt(play: Play<State>, id: FigureId, friend: FigureId): void {
  const { state } = play
  const figure = figureOf(state, id)
  const other = figureOf(state, friend)
  if (areTouching(figure, other)) return
  const move = prepareMove(moveQuestionOf(state, figure, scoreOf(figure.profile), { towards: friend }))
  const path = legalPart(move, [other.at])
  if (path.length > 0) walk(play, id, path, judgeMove(move, path), 'paranoia')
}

function* attack(play: Play<State>, by: FigureId, at: FigureId, credit: SideId): Step {
  const { state } = play
  const figure = figureOf(state, by)
  if (!areTouching(figure, figureOf(state, at))) return
  const attacks = Array.from({ length: attacksOf(state, figure) }, () => ({ by, at }))
  yield* resolveAttacks(play, attacks, 'immediate', credit)
}
