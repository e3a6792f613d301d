/**
 * Advantage points: each side counts its own when an attack is declared, and whoever has more may spend the difference
 * on that attack's dice. Every point has its cause and its rule.
 */
import { part, sumOf, type FigureId, type Part, type SideId, type Sum } from '@muster/engine'
import { centreOf, groupOf, HEAD, isHalf, living, modelsOf, unitOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import type { Circumstances } from '../../abilities/moments.ts'
import { has, traitsOf } from '../../abilities/abilities.ts'
import type { Clash } from './clash.ts'
import { isAmongCover, isInCover } from '../sight/cover.ts'
import { holdsForHalf } from './halves.ts'
import { levelOf } from '../sight/height.ts'

/** Points to be spent on the dice of one attack or one Skill roll. */
export interface Pool {
  readonly side: SideId
  /** Whose points they are: a lone model spends none. */
  readonly unit: FigureId
  points: number
}

export interface Advantage {
  readonly for: Sum
  readonly against: Sum
  readonly pool: Pool | undefined
}

const NOTHING: Sum = { total: 0, parts: [] }
const NO_ADVANTAGE: Advantage = { for: NOTHING, against: NOTHING, pool: undefined }

export function advantageOf(state: State, clash: Clash): Advantage {
  if (state.mode === 'basic') return NO_ADVANTAGE
  const attacker = unitOf(state, clash.by)
  const target = unitOf(state, clash.at)
  const mine = pointsOf(state, attacker, attackGround(state, clash), { ...clash, role: 'attack' })
  const theirs = pointsOf(state, target, defenceGround(state, clash), { ...clash, role: 'defence' })
  const lead = mine.total - theirs.total
  return { for: mine, against: theirs, pool: poolOf(attacker, lead) ?? poolOf(target, -lead) }
}

const SKILL: Circumstances = { role: 'skill', inMelee: false, charging: false, charged: false }

/** For a Skill roll nobody stands against it. */
export function advantageForSkill(state: State, unit: Unit): Advantage {
  if (state.mode === 'basic') return NO_ADVANTAGE
  const mine = sumOf(...traitPoints(state, unit, SKILL))
  return { for: mine, against: NOTHING, pool: poolOf(unit, mine.total) }
}

const pointsOf = (state: State, unit: Unit, ground: readonly Part[], about: Circumstances): Sum =>
  sumOf(...groundPoints(state, unit, ground), ...traitPoints(state, unit, about))

const poolOf = ({ side, id }: Unit, points: number): Pool | undefined =>
  points > 0 ? { side, unit: id, points } : undefined

/**
 * A single model never has net advantage; its points cancel the enemy's all the same. A Champion beside it makes two;
 * Champions whose unit is gone are each alone.
 */
export const isLone = (state: State, unit: Unit): boolean => modelsOf(state, unit).length < 2

/** Points that may be spent at this moment. */
export const spendable = (state: State, pool: Pool | undefined): number =>
  pool === undefined || isLone(state, unitOf(state, pool.unit)) ? 0 : pool.points

/** Rookies get nothing out of the ground, not even to cancel with. */
function groundPoints(state: State, unit: Unit, points: readonly Part[]): readonly Part[] {
  if (points.length === 0) return points
  return holdsForHalf(state, unit, (member) => has(state, member, 'ignoresGround')) ? [] : points
}

function attackGround(state: State, clash: Clash): readonly Part[] {
  const points: Part[] = []
  if (isHigher(state, clash)) points.push(part(1, 'higher ground', 'SF-ADV-18'))
  const isCharge = clash.kind === 'melee' && clash.charged && !clash.isImagined
  if (isCharge && isAmongCover(state, unitOf(state, clash.by))) points.push(part(1, 'in cover too', 'SF-ADV-17'))
  return points
}

/** Higher ground helps a charge, a shot and a spell; neither the defender nor the later turns of a melee. */
function isHigher(state: State, { at, inMelee, charged, fromLevel }: Clash): boolean {
  return (!inMelee || charged) && fromLevel - levelOf(state, unitOf(state, at)) >= HEAD
}

/** Cover helps against arrows and, in the turn of the charge, against blades; never against magic. */
function defenceGround(state: State, { at, kind, inMelee, charged, from }: Clash): readonly Part[] {
  if (kind === 'magic' || (inMelee && !charged)) return []
  const target = unitOf(state, at)
  if (!isInCover(state, target, from, centreOf(state, target))) return []
  return [part(1, 'in cover', inMelee ? 'SF-ADV-15' : 'SF-ADV-11')]
}

/** What is special about a unit: by the Rule of Halves where Champions are attached that differ from it. */
function traitPoints(state: State, unit: Unit, about: Circumstances): readonly Part[] {
  const points: Part[] = []
  const all = modelsOf(state, unit).length
  const counts = new Map<string, number>()
  for (const member of groupOf(state, unit)) {
    for (const trait of traitsOf(state, member)) {
      const point = trait.adds?.advantage?.(state, member.id, about)
      if (!point) continue
      const before = counts.get(trait.id) ?? 0
      const count = before + (trait.isForAll ? all : living(member).length)
      counts.set(trait.id, count)
      if (!isHalf(before, all) && isHalf(count, all)) points.push(point)
    }
  }
  return points
}
