/** Who may shoot, and at whom. Each fault has its rule, so that a player can be told why not. */
import { refuse, named, text, type FigureId, type Refusal, type RuleId, type Text } from '@muster/engine'
import { INCH, type Length } from '@muster/table'
import { areEnemies, areTouching, gapBetween, isWithin, TOLERANCE, isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { shootingOf } from '../combat/stats.ts'
import { blockBetween } from '../../terrain/line-of-shot.ts'
import { halfScoreOf } from '../../terrain/going.ts'

/** The range of every missile weapon. */
export const RANGE: Length = 18 * INCH

export type ShotFault =
  | 'not-on-the-table'
  | 'no-missiles'
  | 'moved-too-far'
  | 'fighting'
  | 'a-friend'
  | 'target-gone'
  | 'out-of-range'
  | 'target-fighting'
  | 'behind-building'
  | 'behind-woods'
  | 'not-the-closest'

const FAULTS: { readonly [fault in ShotFault]: readonly [rule: RuleId, words: (by: Text, at: Text) => Text] } = {
  'not-on-the-table': ['HW-SHOOT-09', (by) => text`${by} is not on the table.`],
  'no-missiles': ['HW-COST-22', (by) => text`${by} has Shooting 0 and cannot shoot.`],
  'moved-too-far': ['HW-SHOOT-06', (by) => text`${by} has moved more than half its Movement this turn.`],
  fighting: ['HW-SHOOT-08', (by) => text`${by} is in combat and cannot shoot.`],
  'a-friend': ['HW-SHOOT-09', (_by, at) => text`${at} is not an enemy.`],
  'target-gone': ['HW-SHOOT-09', (_by, at) => text`${at} is not on the table.`],
  'out-of-range': ['HW-SHOOT-03', (_by, at) => text`${at} is more than 18" away.`],
  'target-fighting': ['HW-SHOOT-07', (_by, at) => text`${at} is in combat: nobody shoots into that.`],
  'behind-building': ['HW-SHOOT-14', (_by, at) => text`A building stands before ${at}.`],
  'behind-woods': ['HW-SHOOT-16', (_by, at) => text`There is more than 2" of woods before ${at}.`],
  'not-the-closest': ['HW-SHOOT-10', (_by, at) => text`${at} is a Hero or Wizard, and another target is closer.`],
}

export const shotRefusal = (fault: ShotFault, by: FigureId, at: FigureId): Refusal =>
  refuse(FAULTS[fault][0], fault, FAULTS[fault][1](named(by), named(at)))

/** Everyone in contact with an enemy: looked up once for all the shots of a side. */
export function figuresInCombat({ figures }: State): ReadonlySet<FigureId> {
  const fighting = new Set<FigureId>()
  const standing = figures.filter(isStanding)
  for (let i = 1; i < standing.length; i++) {
    const one = standing[i] as Figure
    for (let j = 0; j < i; j++) {
      const other = standing[j] as Figure
      if (other.side !== one.side && areTouching(one, other)) fighting.add(one.id).add(other.id)
    }
  }
  return fighting
}

type Fighting = ReadonlySet<FigureId>

/** How much of its Movement it may still spend on moving and shoot afterwards; below 0 it has moved too far. */
export const leftToShoot = ({ profile, spent }: Figure): Length => halfScoreOf(profile) - spent

export const hasMissiles = (state: State, by: Figure): boolean =>
  by.profile.shooting !== 0 && shootingOf(state, by) !== 0

export function faultOfShooter(state: State, by: Figure, fighting: Fighting): ShotFault | undefined {
  if (by.where !== 'standing') return 'not-on-the-table'
  if (!hasMissiles(state, by)) return 'no-missiles'
  if (leftToShoot(by) < -TOLERANCE) return 'moved-too-far'
  return fighting.has(by.id) ? 'fighting' : undefined
}

/** Why this target may not be shot at, the limit for Heroes and Wizards left aside. */
function faultOfTarget(state: State, by: Figure, at: Figure, fighting: Fighting): ShotFault | undefined {
  if (!areEnemies(by, at)) return 'a-friend'
  if (at.where !== 'standing') return 'target-gone'
  if (!isInRange(by, at)) return 'out-of-range'
  if (fighting.has(at.id)) return 'target-fighting'
  const block = blockBetween(state, by, at)
  return block && (block.is === 'woods' ? 'behind-woods' : 'behind-building')
}

const isInRange = (by: Figure, at: Figure): boolean => isWithin(by, at, RANGE + TOLERANCE)

/** Whether there is anyone at all it may shoot at: the closest always is one. */
export function hasTarget(state: State, by: Figure, fighting: Fighting): boolean {
  if (faultOfShooter(state, by, fighting) !== undefined) return false
  for (const at of state.figures) if (faultOfTarget(state, by, at, fighting) === undefined) return true
  return false
}

/** Everyone this figure may shoot at now. Heroes and Wizards only when nobody else is closer. */
export function targetsOf(state: State, by: Figure, fighting: Fighting): readonly Figure[] {
  if (faultOfShooter(state, by, fighting) !== undefined) return []
  const open: Figure[] = []
  let closest = Infinity
  for (const at of state.figures) {
    if (faultOfTarget(state, by, at, fighting) !== undefined) continue
    open.push(at)
    closest = Math.min(closest, gapBetween(by, at))
  }
  return open.filter((at) => at.rank === 'trooper' || gapBetween(by, at) <= closest + TOLERANCE)
}

/** Why this figure may not shoot at that one, in words and with the rule; undefined when it may. */
export function refuseShot(state: State, by: Figure, at: Figure): Refusal | undefined {
  const fighting = figuresInCombat(state)
  const fault =
    faultOfShooter(state, by, fighting) ??
    faultOfTarget(state, by, at, fighting) ??
    (targetsOf(state, by, fighting).includes(at) ? undefined : 'not-the-closest')
  return fault && shotRefusal(fault, by.id, at.id)
}
