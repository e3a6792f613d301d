/** Rampage: a Fanatic that has slain an enemy and passes a morale check goes on to the next. */
import { chooseQuestion, named, picked, text, type FigureId, type Play, type Step } from '@muster/engine'
import { inches } from '@muster/table'
import { attack } from '../../../rules/attacks/attack.ts'
import { isInReach, meleeWeapons, refuseTarget } from '../../../rules/attacks/targets.ts'
import { canAct, isFreeToMove } from '../../../rules/conditions/conditions.ts'
import { attackOf, attackOptionId, wordAttackOption, type AttackOption } from '../../../rules/melee/melee-attacks.ts'
import { checkMorale } from '../../../rules/morale/morale.ts'
import { askMove, moveOffer } from '../../../rules/movement/ask-move.ts'
import { walk } from '../../../rules/movement/walk.ts'
import { speedOf } from '../../../rules/stats/sums.ts'
import { areEnemies, controllerOf, figureOf, isInPlay, isStanding } from '../../../state/figures.ts'
import type { Figure, State } from '../../../state/state.ts'
import { feature } from '../../feature.ts'

const RULE = 'DD-EAF-07'
const STAY = { id: 'no', label: 'It stays where it is' }
const NO_ATTACK = { id: 'no', label: 'No attack' }

const asks = (state: State, id: FigureId) => ({
  by: controllerOf(state, figureOf(state, id)),
  rule: RULE,
  about: id,
  reaction: 'Rampage',
})

/** A rider has no movement of its own. */
function* rampageMove(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const figure = figureOf(state, id)
  const left = inches(speedOf(state, figure) / 2)
  if (!isStanding(figure) || left <= 0 || !isFreeToMove(state, figure)) return
  const ask = { ...asks(state, id), what: 'rampage', prompt: text`${named(id)} rampages. Where does it go?` }
  const move = yield* askMove(play, ask, moveOffer([{ figure: id, left }], [STAY]))
  if (typeof move !== 'string' && move.path.length > 0) yield* walk(play, move)
}

/** Any enemy in reach of a melee weapon, whatever melee it is in. */
const attacksInReach = (state: State, figure: Figure): AttackOption[] =>
  meleeWeapons(figure)
    .filter(({ kind }) => kind !== 'natural')
    .flatMap((weapon) =>
      state.figures
        .filter((other) => areEnemies(state, figure, other) && isInReach(state, figure, other, weapon))
        .filter((other) => refuseTarget(state, figure, other) === undefined)
        .map(({ id: at }) => ({ at, weapon })),
    )

function* rampageAttack(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const blows = attacksInReach(state, figureOf(state, id))
  if (blows.length === 0 || state.decided || !canAct(state, figureOf(state, id))) return
  const ask = { ...asks(state, id), what: 'rampage-attack', prompt: text`${named(id)} rampages. Whom does it attack?` }
  const options = [...blows.map((blow) => wordAttackOption(blow, attackOptionId(blow))), NO_ATTACK]
  const chosen = picked(yield* play.ask(chooseQuestion(ask, { options })))
  const blow = blows.find((one) => attackOptionId(one) === chosen)
  if (blow) yield* attack(play, attackOf(state, id, blow))
}

export const rampage = feature('rampage', {
  on: {
    'attack-resolved': {
      *attacker(play, bearer, { attack: { summoned, spell }, at }) {
        const { state } = play
        const target = figureOf(state, at)
        const isOwn =
          summoned === undefined && spell === undefined && areEnemies(state, figureOf(state, bearer), target)
        if (!isOwn || isInPlay(target) || !canAct(state, figureOf(state, bearer)) || state.decided) return
        if (!(yield* checkMorale(play, bearer, 'rampage', [RULE]))) return
        yield* rampageMove(play, bearer)
        yield* rampageAttack(play, bearer)
      },
    },
  },
})
