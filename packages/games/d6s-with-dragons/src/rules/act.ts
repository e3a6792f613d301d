/** One bit of a movement turn: whose turn it is, what its player wants, and what comes of it. */
import { raise, type FigureId, type Play, type Step } from '@muster/engine'
import { judgeMove, type Point } from '@muster/table'
import { figureOf, HAIR, isInPlay, isStanding, sideOf } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import { react, traitsOf } from '../traits/of.ts'
import { askMove, type Walker } from './ask-move.ts'
import { canMoveWillingly } from './conditions.ts'
import { moveQuestionOf, toilOf } from './move-rules.ts'
import { doWord } from './movement-words.ts'
import { shoulderLoad } from './objects.ts'
import { whoActs, type Acting } from './order.ts'
import { gaitOf } from './special-movement.ts'
import { beginTurn, endTurn, owedToWater, raiseSpeed, turnOf } from './turn.ts'
import { endWord, wordsFor } from './turn-options.ts'
import { walk } from './walk.ts'

/** More names than this are no longer read. */
const NAMED = 3

export function* act(play: Play<State>): Step {
  const { state } = play
  if (state.turn && !isInPlay(figureOf(state, state.turn.figure))) state.turn = undefined
  const acting = whoActs(state)
  if (!acting) return endPhase(state)
  raiseSpeed(state)
  for (const { id, riders } of acting.figures) for (const one of [id, ...riders]) shoulderLoad(play, one)
  const driven = acting.figures.find((figure) => isDriven(state, figure))
  if (driven) return yield* beDriven(play, driven.id)
  yield* ask(play, acting)
}

/** All have had their turn: the Combat Phase begins. */
function endPhase(state: State): void {
  state.turn = undefined
  state.stage = 'split'
}

/** Nobody is asked who can do nothing: those turns are over. */
function* ask(play: Play<State>, { side, figures, speed }: Acting): Step {
  const { state } = play
  const able = figures.map((figure) => ({ figure, walker: walkerOf(state, figure), words: wordsFor(state, figure) }))
    .filter(({ walker, words }) => walker !== undefined || words.length > 0)
  if (able.length === 0) return figures.forEach(({ id }) => endTurn(play, id))
  const options = [...able.map(({ figure }) => endWord(state, figure)), ...able.flatMap(({ words }) => words)]
  const walkers = able.flatMap(({ walker }) => (walker ? [walker] : []))
  const names = able.length > NAMED ? `${able.length} may act now` : able.map(({ figure }) => figure.id).join(', ')
  const prompt = `${sideOf(state, side).name}, Speed ${speed}: ${names}. Move, act, or end the turn.`
  const asking = { by: side, what: 'act', prompt, rule: state.turn ? 'DD-MOVE-01' : 'DD-MORD-01', ...(state.turn && { about: state.turn.figure }) }
  const reply = yield* askMove(play, asking, walkers, options)
  if (typeof reply === 'string') return yield* doWord(play, reply)
  beginTurn(play, reply.figure)
  if (reply.path.length > 0) yield* walk(play, reply)
}

/** How it may move now; undefined: not at all. After shooting, no farther than half its Speed in all. */
function walkerOf(state: State, figure: Figure): Walker | undefined {
  if (!isStanding(figure) || !canMoveWillingly(state, figure)) return undefined
  const turn = turnOf(state, figure)
  if (turn.left <= HAIR || figure.now.swept) return undefined
  const longest = turn.action === 'shoot' ? Math.max(0, turn.speed / 2 - figure.now.willing) : undefined
  if (longest !== undefined && longest <= HAIR) return undefined
  return { figure: figure.id, left: turn.left, longest, landLeft: turn.landLeft, mustSwim: owedToWater(state, figure, turn) !== undefined }
}

/** Some have no say in their turn. */
const isDriven = (state: State, figure: Figure): boolean => traitsOf(state, figure).some(({ on }) => on?.['turn-begins'])

function* beDriven(play: Play<State>, id: FigureId): Step {
  beginTurn(play, id)
  yield* react(play, figureOf(play.state, id), 'turn-begins', { figure: id })
  endTurn(play, id)
}

/** A move somebody is made to make in its own turn: a willing one for all that it sets off. Only a legal path is walked. */
export function* walkAlong(play: Play<State>, id: FigureId, path: readonly Point[]): Step {
  const { state } = play
  const figure = figureOf(state, id)
  const question = moveQuestionOf(state, figure, turnOf(state, figure).left)
  const verdict = judgeMove(question, path)
  if (verdict.refusal) raise(`${id} cannot be made to go there: ${verdict.refusal.code}`)
  yield* walk(play, { figure: id, path, question, verdict, open: toilOf(state, figure, gaitOf(state, figure)).open, provokes: true })
}
