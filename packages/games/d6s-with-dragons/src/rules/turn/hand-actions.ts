/** What a character or its first rider may do in a turn: actions, spells, and what it holds or carries. */
import { raise } from '@muster/engine'
import type { Length } from '@muster/table'
import { tell } from '../../events/index.ts'
import { bearerOf, figureOf, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State, Turn } from '../../state/state.ts'
import { actionsOf } from '../stats/ability-actions.ts'
import { canAct, finishAction, heldBy, isFreeToMove, letGo } from '../conditions/conditions.ts'
import { commonAction, freeBy, spendAction, type CommonAction } from '../movement/movement-actions.ts'
import { drop, mayDrop } from '../objects/objects.ts'
import { rangedWeapons } from '../attacks/targets.ts'
import { onlyShot, rangedAttacks } from '../shooting/ranged-attacks.ts'
import { canShoot, leftAfterShot } from '../shooting/shots.ts'
import { canStand } from './foot-actions.ts'
import { SPELL_ACTIONS } from './spell-actions.ts'
import { NO_CHOICES, when, type TurnAction, type TurnActions } from './turn-action.ts'
import { canPayHalf, halfSpeed, payTurn } from './turn.ts'

/** As its action of the round. */
const asAction = (action: CommonAction): TurnAction => ({
  choices: (actor) => when(actor.figure.now.action && isOpen(actor, action), action),
  take: (play, id) => commonAction(play, id, action, false),
})

/** Once more as a free action, if something gives it that. */
const asFreeAction = (action: CommonAction): TurnAction => ({
  choices: (actor) =>
    when(freeBy(actor.state, actor.figure, action) !== undefined && isOpen(actor, action), `${action} (free)`),
  take: (play, id) => commonAction(play, id, action, true),
})

const isOpen = ({ state, figure, bearer, turn }: Parameters<TurnAction['choices']>[0], action: CommonAction): boolean =>
  canAct(state, figure) && (action !== 'dash' || (figure === bearer && canDash(state, figure, turn)))

/** A dash is of use only to one who could move, once it stands, and who has not moved all it may after a shot. */
const canDash = (state: State, figure: Figure, turn: Turn): boolean =>
  turn.speed > 0 &&
  !figure.now.swept &&
  !figure.now.rooted &&
  (isFreeToMove(state, figure) || canStand(state, figure)) &&
  (leftAfterShot(state, figure) ?? Infinity) > TOLERANCE

export const HAND_ACTIONS: TurnActions = {
  dash: asAction('dash'),
  'free-dash': asFreeAction('dash'),
  dodge: asAction('dodge'),
  'free-dodge': asFreeAction('dodge'),
  hide: asAction('hide'),
  'free-hide': asFreeAction('hide'),
  shoot: {
    choices: ({ state, figure, bearer, turn }) =>
      when(
        hasShootingAction(state, figure) && canPayHalf(state, bearer, turn) && canShoot(state, figure),
        'shoot',
        'Half its Speed to prepare.',
      ),
    target: ({ state, figure }) => onlyShot(state, figure),
    *take(play, id) {
      const { state } = play
      const figure = figureOf(state, id)
      payTurn(play)
      if (state.turn) state.turn.prepared = true
      bearerOf(state, figure).now.shot = true
      spendAction(state, id, 'shoot', !figure.now.action && freeBy(state, figure, 'shoot') !== undefined)
      tell(play, { is: 'action-taken', figure: id, action: 'shoot', free: false, rules: ['DD-MACT-06', 'DD-MOVE-06'] })
      yield* rangedAttacks(play, id)
    },
  },
  deed: {
    choices: ({ state, figure }) =>
      canAct(state, figure)
        ? actionsOf(state, figure, 'movement').map(({ id, label }) => ({ about: id, label }))
        : NO_CHOICES,
    *take(play, id, name) {
      const { state } = play
      const deed =
        actionsOf(state, figureOf(state, id), 'movement').find((one) => one.id === name) ??
        raise(`${id} has no action "${name}"`)
      if (!deed.isExtra) spendAction(state, id, name, false)
      tell(play, { is: 'action-taken', figure: id, action: name, free: deed.isExtra ?? false, rules: ['DD-FEA-02'] })
      yield* deed.use(play, id)
      if (!deed.isExtra) yield* finishAction(play, id)
    },
  },
  ...SPELL_ACTIONS,
  drop: {
    choices: ({ state, figure }) => when(mayDrop(state, figure), `drop ${figure.carrying}`),
    take: drop,
  },
  release: {
    choices: ({ state, figure }) => when(heldBy(state, figure.id) !== undefined, 'let go'),
    take: letGo,
  },
}

const hasShootingAction = (state: State, figure: Figure): boolean =>
  canAct(state, figure) && (figure.now.action || freeBy(state, figure, 'shoot') !== undefined)

/** How far it may move before it takes the time to shoot; undefined: it does not shoot this turn. */
export function leftToShoot(state: State, figure: Figure, turn: Turn): Length | undefined {
  if (rangedWeapons(figure).length === 0 || turn.prepared || !hasShootingAction(state, figure)) return undefined
  const left = turn.left - halfSpeed(state, turn)
  return left > TOLERANCE ? left : undefined
}
