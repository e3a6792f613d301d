/** The second half of an activation: one attack of one kind at one target, or none; a task may be tried before it. */
import {
  chooseQuestion,
  picked,
  raise,
  named,
  text,
  type FigureId,
  type Option,
  type Play,
  type Step,
} from '@muster/engine'
import { ATTACK_KINDS, type AttackKind } from '../../state/card.ts'
import { enemiesOf, isEngaged, isFree, unitOf } from '../../state/figures.ts'
import { attackId, readAction, readAttack, type AttackChoice } from '../../state/option-id.ts'
import type { State, Unit } from '../../state/state.ts'
import { resolveAttack } from '../attacks/attack.ts'
import { claimLeeway, mayClaim } from '../movement/leeway.ts'
import { hasAttack } from '../attacks/attack-stats.ts'
import { foesInMelee } from '../melee/melee.ts'
import { skillOptions, trySkill } from '../skills/skills.ts'
import { refuseAttack, shortfall } from '../attacks/targets.ts'
import { endActivation } from '../rounds/turns.ts'

export function* attackStep(play: Play<State>): Step {
  const id = play.state.active?.unit ?? raise('no unit is being activated')
  // A Champion that joined a unit in its move attacks nobody.
  while (isFree(unitOf(play.state, id))) {
    const option = yield* askAttack(play, id)
    const attack = readAttack(option)
    if (attack) yield* attackWith(play, id, attack)
    if (attack || option === NO_ATTACK) break
    const action = readAction(option)
    if (action?.is !== 'skill') return raise(`there is no task "${option}"`)
    yield* trySkill(play, id, action.task)
  }
  yield* endActivation(play)
}

const NO_ATTACK = 'none'

function* attackWith(play: Play<State>, by: FigureId, { kind, at, claims }: AttackChoice): Step {
  if (claims) letPass(play, by, kind, at)
  yield* resolveAttack(play, { by, at, kind })
}

/** Claims leeway for the range. */
function letPass(play: Play<State>, by: FigureId, kind: AttackKind, at: FigureId): void {
  const unit = unitOf(play.state, by)
  const missed = shortfall(play.state, unit, unitOf(play.state, at), kind)
  claimLeeway(play, unit.side, { unit: by, what: 'range', by: missed })
}

/** Asked only where there is something to choose. */
function* askAttack(play: Play<State>, id: FigureId): Step<string> {
  const { state } = play
  const unit = unitOf(state, id)
  const options = [...attackOptions(state, unit), ...skillOptions(state, unit)]
  if (options.length === 0) return NO_ATTACK
  const prompt = text`${named(unit.id)}: whom do you attack?`
  const ask = { by: unit.side, what: 'attack', rule: 'SF-ROUND-06', about: id, prompt }
  options.push({ id: NO_ATTACK, label: 'Do not attack' })
  return picked(yield* play.ask(chooseQuestion(ask, { options }))) ?? NO_ATTACK
}

const VERB: { readonly [kind in AttackKind]: string } = { melee: 'Fight', ranged: 'Shoot at', magic: 'Cast magic at' }

const LEEWAY_HINT = 'A little too far: this claims leeway, and the marker goes to the enemy.'

/** Everything the unit may attack, with everything it has, and with leeway where that is needed. */
export function attackOptions(state: State, unit: Unit): Option[] {
  const options: Option[] = []
  const inMelee = isEngaged(unit)
  const kinds = ATTACK_KINDS.filter((kind) => hasAttack(state, unit, kind, inMelee))
  if (kinds.length === 0) return options
  for (const target of inMelee ? foesInMelee(state, unit) : enemiesOf(state, unit.side)) {
    for (const kind of kinds) {
      const option = attackOption(state, unit, target, kind)
      if (option) options.push(option)
    }
  }
  return options
}

function attackOption(state: State, unit: Unit, target: Unit, kind: AttackKind): Option | undefined {
  const refusal = refuseAttack(state, unit, target, kind)
  if (!refusal) return optionOf(unit, target, kind)
  if (refusal.code !== 'too-far' || !mayClaim(state, unit.side)) return undefined
  if (refuseAttack(state, unit, target, kind, true)) return undefined
  return { ...optionOf(unit, target, kind, true), hint: LEEWAY_HINT }
}

const optionOf = (unit: Unit, target: Unit, kind: AttackKind, claims = false): Option => ({
  id: attackId(kind, target.id, claims),
  label: text`${VERB[kind]} ${named(target.id)}${claims ? ' with leeway' : ''}`,
  figure: unit.id,
  at: target.id,
  manner: claims ? `${VERB[kind]}, with leeway` : VERB[kind],
  intent: { by: unit.id, at: target.id, kind: FORECAST[kind] },
})

/** The kind of attack in forecasts. */
const FORECAST: { readonly [kind in AttackKind]: string } = { melee: 'fight', ranged: 'shoot', magic: 'magic' }
