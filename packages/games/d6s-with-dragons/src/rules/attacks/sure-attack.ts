/** Attacks without a to-hit roll: they harm their target unless a save stops them. */
import { spend, type Play, type Step, PLAIN_ROLL } from '@muster/engine'
import { areEventsKept, tell } from '../../events/index.ts'
import type { Attack, AttackResult } from '../../state/acts.ts'
import { figureOf } from '../../state/figures.ts'
import type { SureAttack } from '../../state/profile.ts'
import type { State } from '../../state/state.ts'
import { damage } from '../damage/damage.ts'
import { chanceToSave, makeSave } from '../dice/saves.ts'
import { damageOf } from '../stats/sums.ts'

/** Nothing that reacts to a to-hit roll or to the hit it makes has a say in it. */
export function* sureAttack(play: Play<State>, attack: Attack, { save, potency = 0 }: SureAttack): Step<AttackResult> {
  const { state } = play
  const { by, at, weapon } = attack
  spend(figureOf(state, by).memory, weapon.id, weapon.limit)
  const isStopped = save !== undefined && (yield* makeSave(play, { of: at, save, potency, by, purpose: weapon.id }))
  tellAttack(play, attack, !isStopped)
  const wounds = isStopped ? 0 : yield* harm(play, attack)
  const result = { attack, at, hit: !isStopped, wounds }
  yield* state.abilities.open(play, 'attack-resolved', result)
  return result
}

function* harm(play: Play<State>, attack: Attack): Step<number> {
  const { state } = play
  const { by, at, weapon, kind } = attack
  if (kind === 'melee') figureOf(state, at).now.hitInMelee = true
  const strength = state.abilities.sum(state, figureOf(state, by), 'strength', { attack, luck: PLAIN_ROLL })
  return yield* damage(play, { by, at, dice: damageOf(state, attack), strength, type: weapon.damageType })
}

function tellAttack(play: Play<State>, { by, at, kind, weapon }: Attack, hit: boolean): void {
  if (!areEventsKept(play)) return
  tell(play, {
    is: 'attacked',
    by,
    at,
    kind,
    weapon: weapon.name,
    hit,
    tests: [],
    luck: PLAIN_ROLL,
    rules: ['DD-RUL-190'],
  })
}

/** How likely it is not stopped. */
export const chanceOfSure = (state: State, { by, at, weapon }: Attack, { save, potency = 0 }: SureAttack): number =>
  save === undefined ? 1 : 1 - chanceToSave(state, { of: at, save, potency, by, purpose: weapon.id })
