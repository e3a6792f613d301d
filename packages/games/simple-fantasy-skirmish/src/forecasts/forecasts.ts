/**
 * What one unit could do to another from where they stand: whether it is allowed and why not, the line of sight with
 * what blocks it, and exact chances. Each side spends its advantage points as well as it can on average.
 */
import {
  forecastFor,
  refuse,
  named,
  text,
  type FigureId,
  type Intent,
  type AttackForecast,
  type Refusal,
} from '@muster/engine'
import { chancesOf } from './attack-odds.ts'
import { atLeast, expectedValue } from '../rules/dice/distribution.ts'
import { groupOf, isEngaged, isFree, isOrAre, modelsOf, unitOf } from '../state/figures.ts'
import { chargeReach } from '../rules/charge/reach.ts'
import {
  circumstancesOf,
  hypotheticalCharge,
  type AttackCircumstances,
} from '../rules/advantage/attack-circumstances.ts'
import { attackStat, hasAttack } from '../rules/attacks/attack-stats.ts'
import { areInOneMelee } from '../rules/melee/melee.ts'
import { canSee } from '../rules/sight/line-of-sight.ts'
import { refuseAttack } from '../rules/attacks/targets.ts'
import { thePiece } from '../terrain.ts'
import type { State, Unit } from '../state/state.ts'

export function attackForecasts(state: State, byId: FigureId, atId: FigureId): readonly AttackForecast[] {
  const by = actingUnit(state, byId)
  const at = actingUnit(state, atId)
  if (!by || !at || by.side === at.side || !isFree(by) || !isFree(at)) return []
  return [
    ...fromAfar(state, by, at, 'ranged'),
    ...fromAfar(state, by, at, 'magic'),
    ...upClose(state, by, at, 'melee'),
    ...upClose(state, by, at, 'magic'),
  ]
}

/** The forecast of an option. */
export const forecast = (state: State, intent: Intent): AttackForecast | undefined =>
  forecastFor(attackForecasts(state, intent.by, intent.at), intent)

/** The unit that a model or an attached Champion belongs to. */
function actingUnit(state: State, id: FigureId): Unit | undefined {
  const unit = state.units.find((one) => one.id === id || one.models.some((model) => model.id === id))
  return unit?.host === undefined ? unit : unitOf(state, unit.host)
}

/** Attacks at range. */
function fromAfar(state: State, by: Unit, at: Unit, kind: 'ranged' | 'magic'): readonly AttackForecast[] {
  if (isEngaged(by) || !groupOf(state, by).some((member) => attackStat(member, kind, false) !== undefined)) return []
  const refusal = refuseAttack(state, by, at, kind)
  const clash = circumstancesOf(state, { by: by.id, at: at.id, kind })
  return [
    {
      ...verdict(by, at, kind === 'ranged' ? 'shoot' : 'magic', refusal),
      line: lineShown(state, by, at),
      // Leeway may still bring it into range.
      ...(refuseAttack(state, by, at, kind, true) ? NO_CHANCES : chances(state, clash)),
    },
  ]
}

/** Attacks in a melee. A unit that is not in it would charge, and the odds are shown even if it is too far away. */
function upClose(state: State, by: Unit, at: Unit, kind: 'melee' | 'magic'): readonly AttackForecast[] {
  if (!hasAttack(state, by, kind, true)) return []
  const attack = { by: by.id, at: at.id, kind }
  if (areInOneMelee(by, at)) {
    const blow = kind === 'melee' ? 'fight' : 'magic'
    return [{ ...verdict(by, at, blow), ...chances(state, circumstancesOf(state, attack)) }]
  }
  const name = kind === 'melee' ? 'charge' : 'charge with magic'
  const told = isEngaged(by) ? NO_CHANCES : chances(state, hypotheticalCharge(state, attack))
  return [{ ...verdict(by, at, name, refuseCharge(state, by, at)), ...told }]
}

function refuseCharge(state: State, by: Unit, at: Unit): Refusal | undefined {
  if (isEngaged(by))
    return refuse('SF-RUL-34', 'in-melee', text`${named(by.id)} ${isOrAre(by)} in another melee and cannot leave it.`)
  const { fails } = chargeReach(state, by, at)
  return fails === undefined
    ? undefined
    : refuse('SF-CHG-03', 'too-far', text`${named(at.id)} ${isOrAre(at)} too far away to charge.`)
}

function verdict(by: Unit, at: Unit, kind: string, refusal?: Refusal) {
  const why = refusal && { reason: refusal.message, rule: refusal.rule }
  return { by: by.id, at: at.id, kind, allowed: refusal === undefined, ...why }
}

type Told = Pick<AttackForecast, 'chances' | 'assumes' | 'losses'>

const NO_CHANCES: Told = { chances: [] }

function chances(state: State, clash: AttackCircumstances): Told {
  const { hit, losses, points } = chancesOf(state, clash)
  const models = modelsOf(state, unitOf(state, clash.at)).length
  const all = { label: 'all fall', chance: atLeast(losses, models) }
  const half = { label: 'half of them fall', chance: atLeast(losses, Math.ceil(models / 2)) }
  const told = [
    { label: 'hit', chance: hit },
    ...[...(models > 1 ? [all] : []), ...(models > 2 ? [half] : [])].filter(({ chance }) => chance > 0),
    { label: models > 1 ? 'at least one falls' : 'it falls', chance: atLeast(losses, 1) },
  ]
  return {
    chances: told,
    ...(models > 1 && { losses: expectedValue(losses) }),
    ...(points.attacker + points.defender > 0 && { assumes: SPENDING[points.attacker > 0 ? 'attacker' : 'defender'] }),
  }
}

const SPENDING = {
  attacker: 'The attacker spends its advantage points where they cost most models on average.',
  defender: 'The defender spends its advantage points where they save most models on average.',
} as const

function lineShown(state: State, by: Unit, at: Unit): NonNullable<AttackForecast['line']> {
  const { line, met } = canSee(state, by, at)
  return { ...line, met: met.map(({ piece, at: spot }) => ({ name: thePiece(piece), at: spot, blocks: true })) }
}
