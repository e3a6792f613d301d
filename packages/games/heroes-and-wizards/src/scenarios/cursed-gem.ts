/** Scenario 5: a gem on the centre of the table, to be carried into the enemy's half. */
import {
  fineInches,
  chooseQuestion,
  optionId,
  optionParts,
  named,
  picked,
  text,
  type FigureId,
  type Option,
  type Play,
  type Result,
  type SideId,
  type Text,
  type Step,
} from '@muster/engine'
import { square, distanceSquared, toInches, type Point } from '@muster/table'
import { tell } from '../events/events.ts'
import { figureOf, TOLERANCE } from '../state/figures.ts'
import type { Figure, Gem, Side, State } from '../state/state.ts'
import { GEM_REACH, passRefusal } from './gem-pass.ts'
import type { Death, Scenario } from './scenario.ts'

const PASS = 'pass'

/** Carried, it is at the centre of its bearer's base. */
export const gemPlace = (state: State, gem: Gem): Point =>
  gem.bearer === undefined ? gem.at : figureOf(state, gem.bearer).at

const touchesGem = ({ at, diameter }: Figure, gem: Gem): boolean =>
  distanceSquared(at, gem.at) <= square(diameter / 2 + TOLERANCE)

/** Picking up is a choice: a figure that ends its movement touching the gem on the ground is asked. */
function* offerGem(play: Play<State>, id: FigureId): Step {
  const { gem } = play.state
  const figure = figureOf(play.state, id)
  if (!gem || gem.bearer !== undefined || figure.where !== 'standing' || !touchesGem(figure, gem)) return
  const ask = {
    by: figure.side,
    what: 'pick-up-gem',
    rule: 'HW-GEM-02',
    about: id,
    prompt: `${figure.name} touches the gem. Pick it up?`,
    reaction: 'Picking up the gem',
    decline: 'leave',
  }
  const options = [
    { id: 'take', label: 'Pick it up', figure: id },
    { id: 'leave', label: 'Leave it' },
  ]
  if (picked(yield* play.ask(chooseQuestion(ask, { options }))) !== 'take') return
  gem.bearer = id
  tell(play, { is: 'gem-picked-up', rules: ['HW-GEM-02'], figure: id, side: figure.side })
}

/** A bearer slain in melee leaves the gem to its slayer, if that one lives; otherwise it falls. */
function inherit(play: Play<State>, { figure, by, how }: Death): void {
  const { gem } = play.state
  if (!gem || gem.bearer !== figure) return
  gem.at = figureOf(play.state, figure).at
  if (how === 'melee' && figureOf(play.state, by).where === 'standing') {
    gem.bearer = by
    tell(play, { is: 'gem-taken', rules: ['HW-GEM-12'], figure: by, from: figure })
  } else drop(play, gem, figure, gem.at, how === 'melee' ? 'HW-GEM-14' : 'HW-GEM-13')
}

function drop(play: Play<State>, gem: Gem, figure: FigureId, at: Point, rule: string): void {
  tell(play, { is: 'gem-fell', rules: [rule], figure, at })
  gem.bearer = undefined
  gem.at = at
}

/** The gem goes with its bearer; a Teleport farther than it may be carried leaves it behind. */
function carry(
  play: Play<State>,
  gem: Gem,
  { id }: Figure,
  length: number,
  how: 'walk' | 'teleport',
  from: Point,
): void {
  if (how === 'teleport' && gem.carried + length > GEM_REACH + TOLERANCE) drop(play, gem, id, from, 'HW-GEM-15')
  else gem.carried += length
}

function passes(state: State, side: SideId): readonly Option[] {
  const { gem } = state
  if (!gem || gem.bearer === undefined || gem.passed) return []
  const bearer = figureOf(state, gem.bearer)
  if (bearer.side !== side) return []
  return state.figures
    .filter(
      (friend) =>
        friend.side === side && friend !== bearer && friend.where === 'standing' && !passRefusal(state, bearer, friend),
    )
    .map(({ id, name, at }) => ({ id: optionId(PASS, id), label: `Pass the gem to ${name}`, figure: id, spot: at }))
}

// oxlint-disable-next-line require-yield -- a scenario may ask something here; this one does not
function* pass(play: Play<State>, _side: SideId, option: string): Step {
  const { gem } = play.state
  const [verb, to] = optionParts(option)
  if (gem?.bearer === undefined || verb !== PASS || to === undefined) return
  tell(play, { is: 'gem-passed', rules: ['HW-GEM-07'], figure: to, from: gem.bearer })
  gem.bearer = to
  gem.passed = true
}

/** How deep in this side's half the gem lies; below 0 when it is in the other one. */
function depthIn({ edge }: Side, state: State): number {
  const { field, gem } = state
  if (!gem || edge === undefined) return 0
  const { x, y } = gemPlace(state, gem)
  const across = edge === 'north' || edge === 'south' ? y - field.depth / 2 : x - field.width / 2
  return edge === 'north' || edge === 'west' ? -across : across
}

/** Each side's score is how far the gem lies in the half of the others, in inches. */
function scores(state: State) {
  return state.sides.map((side) => ({ side: side.id, score: Math.round(toInches(-depthIn(side, state)) * 100) / 100 }))
}

function outcome(state: State): Result {
  const loser = state.sides.find((side) => depthIn(side, state) > TOLERANCE)
  const winner = state.sides.find((side) => side !== loser && !side.conceded)
  if (!loser || !winner) return { reason: 'The gem lies on the centre line.', scores: scores(state) }
  const depth = fineInches(depthIn(loser, state))
  return {
    winner: winner.id,
    reason: `The gem lies ${depth}" inside the half of ${loser.name}.`,
    scores: scores(state),
  }
}

function whereabouts(state: State): Text {
  const { gem } = state
  if (!gem) return 'The gem is not on the table.'
  const half = state.sides.find((side) => depthIn(side, state) > TOLERANCE)
  const place = half ? `${fineInches(depthIn(half, state))}" in the half of ${half.name}` : 'on the centre line'
  const bearer = gem.bearer === undefined ? 'on the ground' : text`with ${named(gem.bearer)}`
  return text`The gem is ${place}, ${bearer}.`
}

export const cursedGem: Scenario = {
  id: 'cursed-gem',
  name: 'The Cursed Gem',
  line: 'Carry the gem from the centre into the enemy half of the table, 6" a turn and one pass.',
  rule: 'HW-GEM-17',
  sides: [2],
  onMovementEnded: offerGem,
  *onRemoved(play, deaths) {
    for (const death of deaths) inherit(play, death)
  },
  betweenMoves: passes,
  doBetweenMoves: pass,
  onMoved(play, figure, length, how, from) {
    const { gem } = play.state
    if (gem?.bearer === figure.id) carry(play, gem, figure, length, how, from)
  },
  moveLimit: ({ gem }, { id }) =>
    gem?.bearer === id
      ? {
          left: Math.max(0, GEM_REACH - gem.carried),
          rule: 'HW-GEM-06',
          reason: 'The gem goes no farther this turn',
          byAnyMeans: false,
        }
      : undefined,
  result: outcome,
  standing: whereabouts,
}
