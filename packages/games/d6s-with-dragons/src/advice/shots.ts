/** Which shot to take: all are rated roughly, the most promising exactly, with blockers. */
import { named, text, type Candidate } from '@muster/engine'
import { INCH, inches } from '@muster/table'
import { areEnemies, figureOf, gapBetween, isInPlay } from '../state/figures.ts'
import { chancesOf, type Chances } from '../rules/attacks/hit-chances.ts'
import { worthOn } from '../rules/melee/attack-worth.ts'
import { DONE, type ShotOffer } from '../rules/shooting/ranged-attacks.ts'
import { canBeShot, isLongRange, shotId, shotOf, type Shot } from '../rules/shooting/shots.ts'
import { rangedWeapons } from '../rules/attacks/targets.ts'
import type { Figure, State } from '../state/state.ts'
import { importanceOf } from './estimates/chances.ts'
import { pastOthers } from './estimates/line-of-fire.ts'

export interface RatedShot {
  readonly shot: Shot
  readonly worth: number
}

interface RoughShot extends RatedShot {
  readonly target: Figure
  readonly chances: Chances
  /** Its worth without blockers. */
  readonly clear: number
}

/** Nearer is better, and a shield stops one shot in six. */
function rateRoughly(
  state: State,
  figure: Figure,
  shot: Shot,
  target: Figure,
  gap: number,
  others: readonly RoughShot[] = NOBODY,
): RoughShot {
  const chances =
    knownChances(state, figure, shot, target, others) ?? chancesOf(state, figure, target, shotOf(figure.id, shot))
  const clear = worthOn(target, shot.weapon, chances) * importanceOf(state, target)
  return { shot, target, chances, clear, worth: clear * (target.gear.shield ? 0.83 : 1) - gap / (60 * INCH) }
}

const NOBODY: readonly RoughShot[] = []

function knownChances(
  state: State,
  by: Figure,
  shot: Shot,
  target: Figure,
  others: readonly RoughShot[],
): Chances | undefined {
  for (const other of others) if (isAlike(state, by, shot, target, other)) return other.chances
  return undefined
}

/** Whether two targets are equally hard to hit: the same profile and gear, and nothing that affects either. */
function isAlike(
  { effects }: State,
  by: Figure,
  shot: Shot,
  target: Figure,
  { shot: known, target: other }: RoughShot,
): boolean {
  if (target.profile !== other.profile || target.gear !== other.gear || target.now.dodging !== other.now.dodging)
    return false
  if (shot.weapon !== known.weapon || shot.far !== known.far) return false
  return effects.length + by.conditions.length + target.conditions.length + other.conditions.length === 0
}

/** All enemies in range, visible or not. */
function inRange(state: State, figure: Figure): RoughShot[] {
  const found: RoughShot[] = []
  for (const weapon of rangedWeapons(figure)) {
    const reach = inches(weapon.range?.long ?? 0)
    for (const at of state.figures) {
      if (at.side === figure.side || !isInPlay(at)) continue
      const gap = gapBetween(state, figure, at)
      if (gap > reach || !areEnemies(state, figure, at)) continue
      found.push(rateRoughly(state, figure, { weapon, at: at.id, far: isLongRange(weapon, gap) }, at, gap, found))
    }
  }
  return found
}

/** How many targets are rated exactly. */
const CLOSELY = 2

/** The best of these first; for a single plan the search stops when no other can be better. */
function rateExactly(
  state: State,
  figure: Figure,
  rough: RoughShot[],
  most: number,
  isOpen: (rough: RoughShot) => boolean,
): RatedShot[] {
  const found: RatedShot[] = []
  for (let one = takeBest(rough); one; one = takeBest(rough)) {
    if (found.length === CLOSELY || (most === 1 && found[0] && found[0].worth >= one.worth)) break
    if (isOpen(one)) found.push({ shot: one.shot, worth: pastOthers(state, figure, one.target, one.clear) })
  }
  return found.length < 2 ? found : found.sort((a, b) => b.worth - a.worth)
}

/** Usually only one or two are taken, so they are not sorted. */
function takeBest(left: RoughShot[]): RoughShot | undefined {
  let best = left[0]
  for (const one of left) if (best && one.worth > best.worth) best = one
  if (best) left.splice(left.indexOf(best), 1)
  return best
}

/** The best shot from where it stands, if it does more good than harm. */
export function bestShot(state: State, figure: Figure): RatedShot | undefined {
  const isOpen = ({ shot, target }: RoughShot) => canBeShot(state, figure, target, shot.weapon)
  const [best] = rateExactly(state, figure, inRange(state, figure), 1, isOpen)
  return best && best.worth > 0 ? best : undefined
}

/** Only the shots that the question offers, which need not be worded for that. */
export function shotCandidates(state: State, { figure, shots, mayStop }: ShotOffer, most: number): Candidate[] {
  const rough = shots.map((shot) => offeredShot(state, figure, shot))
  const found: Candidate[] = rateExactly(state, figure, rough, most, () => true).map(({ shot, worth }) => ({
    answer: { pick: [shotId(shot)] },
    why: () => text`${named(figure.id)} shoots at ${named(shot.at)}`,
    score: worth,
  }))
  if (mayStop)
    found.push({ answer: { pick: [DONE.id] }, why: () => text`${named(figure.id)} stops shooting`, score: 0 })
  return found
}

function offeredShot(state: State, figure: Figure, shot: Shot): RoughShot {
  const target = figureOf(state, shot.at)
  return rateRoughly(state, figure, shot, target, gapBetween(state, figure, target))
}
