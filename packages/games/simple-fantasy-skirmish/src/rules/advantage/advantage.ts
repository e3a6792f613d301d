/**
 * Advantage points: each side counts its own when an attack is declared, and the side with more may spend the difference
 * on that attack's dice. Every point has its cause and its rule.
 */
import { AbilityQuestion, part, sumOf, worded, type FigureId, type Part, type SideId, type Sum } from '@muster/engine'
import type { AttackOccasion, SkirmishTypes } from '../../state/ability-types.ts'
import { centreOf, groupOf, HEAD_HEIGHT, isHalf, living, modelsOf, unitOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import type { AttackCircumstances } from './attack-circumstances.ts'
import { isAmongCover, isInCover } from '../sight/cover.ts'
import { holdsForHalf } from './halves.ts'
import { levelOf } from '../sight/height.ts'

/** Points to be spent on the dice of one attack or one Skill roll. */
export interface AdvantagePool {
  readonly side: SideId
  /** Whose points they are: a lone model spends none. */
  readonly unit: FigureId
  points: number
}

export interface Advantage {
  readonly for: Sum
  readonly against: Sum
  readonly pool: AdvantagePool | undefined
}

const NOTHING: Sum = { total: 0, parts: [] }
const NO_ADVANTAGE: Advantage = { for: NOTHING, against: NOTHING, pool: undefined }

export function advantageOf(state: State, clash: AttackCircumstances): Advantage {
  if (state.mode === 'basic') return NO_ADVANTAGE
  const attacker = unitOf(state, clash.by)
  const target = unitOf(state, clash.at)
  const mine = sumOf(
    ...groundPoints(state, attacker, attackGround(state, clash)),
    ...abilityPoints(state, attacker, 'attack', clash),
  )
  const theirs = sumOf(
    ...groundPoints(state, target, defenceGround(state, clash)),
    ...abilityPoints(state, target, 'defence', clash),
  )
  const lead = mine.total - theirs.total
  return { for: mine, against: theirs, pool: poolOf(attacker, lead) ?? poolOf(target, -lead) }
}

/** For a Skill roll nobody stands against it. */
export function advantageForSkill(state: State, unit: Unit): Advantage {
  if (state.mode === 'basic') return NO_ADVANTAGE
  const pointsOf = (member: Unit) => state.abilities.onRoll(state, member, 'skill', undefined)
  const mine = sumOf(...pointsForHalf(state, unit, pointsOf))
  return { for: mine, against: NOTHING, pool: poolOf(unit, mine.total) }
}

const poolOf = ({ side, id }: Unit, points: number): AdvantagePool | undefined =>
  points > 0 ? { side, unit: id, points } : undefined

/**
 * A single model never has net advantage; its points cancel the enemy's all the same. A Champion beside it makes two;
 * Champions whose unit is gone are each alone.
 */
export const isLone = (state: State, unit: Unit): boolean => modelsOf(state, unit).length < 2

/** Points that may be spent at this moment. */
export const spendable = (state: State, pool: AdvantagePool | undefined): number =>
  pool === undefined || isLone(state, unitOf(state, pool.unit)) ? 0 : pool.points

/** Whether a unit gets nothing out of cover and height, not even points to cancel with. */
export const ignoresGround = new AbilityQuestion<SkirmishTypes, undefined, boolean>('ignores cover and height')

/** By the Rule of Halves: Rookies with a Champion that is not a Rookie are still Rookies. */
export const usesGround = (state: State, unit: Unit): boolean =>
  !holdsForHalf(state, unit, (member) => state.abilities.says(state, member, ignoresGround, undefined))

function groundPoints(state: State, unit: Unit, points: readonly Part[]): readonly Part[] {
  if (points.length === 0) return points
  return usesGround(state, unit) ? points : []
}

function attackGround(state: State, clash: AttackCircumstances): readonly Part[] {
  const points: Part[] = []
  if (isHigher(state, clash)) points.push(part(1, 'higher ground', 'SF-ADV-18'))
  const isCharge = clash.kind === 'melee' && clash.charged && !clash.isHypothetical
  if (isCharge && isAmongCover(state, unitOf(state, clash.by))) points.push(part(1, 'in cover too', 'SF-ADV-17'))
  return points
}

/** Higher ground helps a charge, a shot and a spell; neither the defender nor the later turns of a melee. */
function isHigher(state: State, { at, inMelee, charged, fromLevel }: AttackCircumstances): boolean {
  return (!inMelee || charged) && fromLevel - levelOf(state, unitOf(state, at)) >= HEAD_HEIGHT
}

/** Cover helps against arrows and, in the turn of the charge, against blades; never against magic. */
function defenceGround(state: State, { at, kind, inMelee, charged, from }: AttackCircumstances): readonly Part[] {
  if (kind === 'magic' || (inMelee && !charged)) return []
  const target = unitOf(state, at)
  if (!isInCover(state, target, from, centreOf(state, target))) return []
  return [part(1, 'in cover', inMelee ? 'SF-ADV-15' : 'SF-ADV-11')]
}

/** The points that a unit's abilities give it in an attack, its own or one against it. */
export const abilityPoints = (
  state: State,
  unit: Unit,
  roll: 'attack' | 'defence',
  occasion: AttackOccasion,
): readonly Part[] => pointsForHalf(state, unit, (member) => state.abilities.onRoll(state, member, roll, occasion))

/** By the Rule of Halves: Champions may have abilities that their unit has not. */
function pointsForHalf(state: State, unit: Unit, pointsOf: (member: Unit) => readonly Part[]): readonly Part[] {
  const points: Part[] = []
  const all = modelsOf(state, unit).length
  const counts = new Map<string, number>()
  for (const member of groupOf(state, unit)) {
    for (const point of pointsOf(member)) {
      const source = worded(point.source)
      const before = counts.get(source) ?? 0
      const count = before + living(member).length
      counts.set(source, count)
      if (!isHalf(before, all) && isHalf(count, all)) points.push(point)
    }
  }
  return points
}
