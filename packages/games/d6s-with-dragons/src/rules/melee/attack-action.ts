/** The melee attack action: attacks one by one, each aimed after the result of the one before. */
import {
  chooseQuestion,
  named,
  picked,
  text,
  type FigureId,
  type Part,
  type Play,
  type RuleId,
  type Step,
  type Text,
} from '@muster/engine'
import { figureOf, controllerOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { AttackResult } from '../../state/acts.ts'
import { attack } from '../attacks/attack.ts'
import { attackOf, attackOptionsOf, type AttackOption } from './melee-attacks.ts'
import { CombatOffer, declineChoice } from './combat-options.ts'
import { canAct, finishAction } from '../conditions/conditions.ts'
import { attacksOf } from '../stats/sums.ts'

export const attacksLeft = (state: State, id: FigureId): number => figureOf(state, id).now.attacksLeft ?? 0

/** The first attack begins the action: from now on there is no maneuver. */
export function beginAttacks(play: Play<State>, id: FigureId, blow: AttackOption): Step<AttackResult> {
  const figure = figureOf(play.state, id)
  if (figure.now.action) {
    figure.now.action = false
    figure.now.attacksLeft = attacksOf(play.state, figure)
  }
  return makeAttack(play, id, blow)
}

/** One attack of the action. */
export function* makeAttack(play: Play<State>, id: FigureId, blow: AttackOption): Step<AttackResult> {
  const { state } = play
  if (blow.mastery) figureOf(state, id).now.masteryApplied = true
  const result = yield* attack(play, attackOf(state, id, blow))
  figureOf(state, id).now.attacksLeft = attacksLeft(state, id) - 1
  return result
}

/** An additional attack with the same weapon: at any enemy of the melee, not counted among the attacks. */
export function* makeExtraAttack(
  play: Play<State>,
  id: FigureId,
  { weapon }: Pick<AttackOption, 'weapon'>,
  {
    rule,
    fight,
    strength,
  }: { readonly rule: RuleId; readonly fight: readonly Part[]; readonly strength: readonly Part[] },
): Step {
  const { state } = play
  if (state.decided || !canAct(state, figureOf(state, id))) return
  const twins = attackOptionsOf(state, figureOf(state, id)).filter(
    (blow) => blow.weapon.id === weapon.id && !blow.mastery,
  )
  const prompt = text`${named(id)} may strike once more with the twin weapon.`
  const twin = yield* askAttack(play, id, twins, {
    what: 'extra-attack',
    rule,
    prompt,
    reaction: 'Twin weapon attacks',
  })
  if (twin) yield* attack(play, { ...attackOf(state, id, twin), fight, strength })
}

interface Asked {
  readonly what: string
  readonly rule: RuleId
  readonly prompt: Text
  readonly reaction?: string
}

/** Asks which of these attacks to make; undefined: none. A single one is made without asking. */
function* askAttack(
  play: Play<State>,
  id: FigureId,
  blows: readonly AttackOption[],
  asked: Asked,
): Step<AttackOption | undefined> {
  const { state } = play
  if (blows.length < 2) return blows[0]
  const figure = figureOf(state, id)
  const offer = new CombatOffer(state, [{ figure, blows, instead: NO_MORE, isExtra: asked.what === 'extra-attack' }])
  const answer = yield* play.ask(chooseQuestion({ by: controllerOf(state, figure), about: id, ...asked }, offer))
  const chosen = offer.chosen(picked(answer))?.action
  return chosen?.is === 'attack' ? chosen.blow : undefined
}

const NO_MORE = [declineChoice('no', 'No further attack')]

/**
 * All the attacks it has left, while there is a target. Attacks left when its melee has no enemies are kept for later.
 */
export function* continueAttacks(play: Play<State>, id: FigureId, since = play.milestones?.since()): Step {
  const { state } = play
  while (attacksLeft(state, id) > 0 && !state.decided && canAct(state, figureOf(state, id))) {
    play.milestones?.reach(since, 'next attack')
    const blows = attackOptionsOf(state, figureOf(state, id))
    if (blows.length === 0) return
    const prompt = text`${named(id)} has ${countText(attacksLeft(state, id))} left. At whom?`
    const blow = yield* askAttack(play, id, blows, { what: 'attack', rule: 'DD-ATK-06', prompt })
    if (!blow) break
    yield* makeAttack(play, id, blow)
  }
  yield* endAttacks(play, id)
}

const countText = (n: number): string => (n === 1 ? 'one attack' : `${n} attacks`)

/** The attack action is finished: its last attack is made, or can no longer be made. */
export function endAttacks(play: Play<State>, id: FigureId): Step {
  figureOf(play.state, id).now.attacksLeft = 0
  return finishAction(play, id)
}
