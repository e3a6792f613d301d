/** What each word of a movement turn does. */
import { raise, type FigureId, type Play, type Step } from '@muster/engine'
import { judgeMove, type Length } from '@muster/table'
import { tell } from '../../events/index.ts'
import { areEnemies, bearerOf, figureOf, isLevelWith, isStanding, threatens } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { traitsOf } from '../../abilities/of.ts'
import { finishAction, isFreeToMove, letGo, lose } from '../conditions/conditions.ts'
import { saveFlight } from './flyby.ts'
import { cast, isCastOption } from './cast-options.ts'
import { moveQuestionOf, toilOf } from '../movement/move-question.ts'
import { commonAction, freeBy, isCommonAction, spendAction } from '../movement/movement-actions.ts'
import { drop } from '../objects/objects.ts'
import { provoke } from '../attacks/opportunity-attacks.ts'
import { postpone } from './turn-order.ts'
import { dismount, mountUp } from '../riding/riding.ts'
import { rangedAttacks } from '../shooting/ranged-attacks.ts'
import { gaitOf } from '../stats/special-movement.ts'
import { beginTurn, endTurn, owedToWater, payHalf } from './turn.ts'
import { stopLeaving, walk } from '../movement/walk.ts'

/** `<character>|<word>`, and for some words `|<whom>`. */
export function* doWord(play: Play<State>, answer: string): Step {
  const { state } = play
  const [said, what, about] = parse(answer)
  const { id } = figureOf(state, said)
  if (what === 'postpone') return postponeTurn(play, id, about)
  if (what === 'end') return endTurn(play, state.turn?.figure ?? id)
  beginTurn(play, state.turn?.figure ?? bearerOf(state, figureOf(state, id)).id)
  if (isCastOption(answer.slice(id.length + 1))) return yield* cast(play, id, answer.slice(id.length + 1))
  const common = what.startsWith('free-') ? what.slice('free-'.length) : what
  if (isCommonAction(common)) return yield* commonAction(play, id, common, common !== what)
  yield* (WORDS[what] ?? raise(`nothing is done by "${answer}"`))(play, id, about)
}

function parse(answer: string): [id: FigureId, what: string, about: string] {
  const first = answer.indexOf('|')
  const second = answer.indexOf('|', first + 1)
  const id = answer.slice(0, first)
  return second < 0
    ? [id, answer.slice(first + 1), '']
    : [id, answer.slice(first + 1, second), answer.slice(second + 1)]
}

function postponeTurn(play: Play<State>, id: FigureId, ally: FigureId): void {
  const { state } = play
  postpone(state, figureOf(state, id), figureOf(state, ally))
  tell(play, {
    is: 'postponed',
    figure: id,
    ally,
    speed: figureOf(state, id).now.postponedTo,
    rules: ['DD-MORD-06', 'DD-RUL-23'],
  })
}

type Word = (play: Play<State>, id: FigureId, about: string) => Step

const WORDS: { readonly [word: string]: Word } = {
  *stand(play, id) {
    payTurn(play)
    yield* lose(play, id, 'prone', 'DD-MOVE-08')
  },
  *shoot(play, id) {
    const { state } = play
    payTurn(play)
    if (state.turn) state.turn.prepared = true
    bearerOf(state, figureOf(state, id)).now.shot = true
    spendAction(
      state,
      id,
      'shoot',
      !figureOf(state, id).now.action && freeBy(state, figureOf(state, id), 'shoot') !== undefined,
    )
    tell(play, { is: 'action-taken', figure: id, action: 'shoot', free: false, rules: ['DD-MACT-06', 'DD-MOVE-06'] })
    yield* rangedAttacks(play, id)
  },
  *drop(play, id) {
    yield* drop(play, id)
  },
  *release(play, id) {
    yield* letGo(play, id)
  },
  *mount(play, id, steed) {
    payTurn(play)
    yield* mountUp(play, id, steed)
  },
  *dismount(play, id) {
    payTurn(play)
    yield* dismount(play, id)
  },
  *flyby(play, id) {
    saveFlight(play, id)
  },
  *climb(play, id, piece) {
    const { state } = play
    const climbed = state.turn?.left ?? 0
    const below = leftBelow(state, figureOf(state, id), climbed)
    yield* provoke(play, id, below)
    const figure = figureOf(state, id)
    if (!isFreeToMove(state, figure)) return stopLeaving(state, id, below)
    figure.level += climbed
    figure.now.willing += climbed
    if (state.turn) state.turn.left = 0
    tell(play, { is: 'clings', figure: id, piece, height: figure.level, rules: ['DD-SMV-04', 'DD-RUL-92'] })
  },
  *'enter-water'(play, id) {
    const { state } = play
    const figure = figureOf(state, id)
    const path = owedToWater(state, figure, state.turn ?? raise('no turn is under way')) ?? []
    const question = moveQuestionOf(state, figure, state.turn?.left ?? 0)
    yield* walk(play, {
      figure: id,
      path,
      question,
      verdict: judgeMove(question, path),
      open: toilOf(state, figure, gaitOf(state, figure)).open,
      provokes: true,
    })
  },
  *deed(play, id, about) {
    const deed = traitsOf(play.state, figureOf(play.state, id))
      .flatMap(({ deeds = [] }) => deeds)
      .find((one) => one.id === about)
    if (!deed) return raise(`${id} has no action "${about}"`)
    spendAction(play.state, id, about, false)
    tell(play, { is: 'action-taken', figure: id, action: about, free: false, rules: ['DD-FEA-02'] })
    yield* deed.use(play, id)
    yield* finishAction(play, id)
  },
}

/** Enemies beside a climber who will not reach so high. */
function leftBelow(state: State, figure: Figure, climbed: Length): FigureId[] {
  const above = { ...figure, level: figure.level + climbed }
  const leaving = state.turn?.leaving ?? []
  return state.figures
    .filter(
      (enemy) =>
        !leaving.includes(enemy.id) &&
        isStanding(enemy) &&
        areEnemies(state, figure, enemy) &&
        threatens(state, figure, enemy) &&
        !isLevelWith(state, above, enemy),
    )
    .map(({ id }) => id)
}

/** Half the Speed of whoever's turn it is. */
function payTurn({ state }: Play<State>): void {
  if (state.turn) payHalf(state, state.turn)
}
