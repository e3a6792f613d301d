/** Which spell on whom, and where the Fireball falls. */
import type { AimDecision, Candidate, ChooseDecision, FigureId } from '@muster/engine'
import { distance, INCH, type Point } from '@muster/table'
import { gapBetween, isInCombat, isStanding } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { readCasting } from '../rules/magic/cast-question.ts'
import { SPELL_RANGE } from '../rules/magic/casting.ts'
import { FIREBALL_RADIUS, mayAim } from '../spells/fireball-aim.ts'
import type { SpellId } from '../state/spells.ts'
import { meleeChance, priceOf } from './chances.ts'

export function castCandidates(state: State, { by, options }: ChooseDecision): Candidate[] {
  return options.map(({ id, label }) => {
    const casting = readCasting(state, id)
    const worth =
      casting === undefined
        ? 0
        : spellWorth(state, by, casting.spell.id, find(state, casting.caster), find(state, casting.target))
    return { answer: { pick: [id] }, why: label, score: worth }
  })
}

const find = (state: State, id: FigureId | undefined): Figure | undefined =>
  state.figures.find((figure) => figure.id === id)

/** Worth in points; below 0 it is better not to cast at all. */
function spellWorth(state: State, side: string, spell: SpellId, caster?: Figure, target?: Figure): number {
  if (spell === 'fireball') return caster ? bestFireball(state, caster).worth : -1
  if (!target) return -1
  const enemy = target.side !== side
  switch (spell) {
    case 'death-bolt':
      return enemy ? spellLoss(target) : -1
    case 'curse':
      return enemy ? 0.2 * priceOf(target) * (target.profile.melee + target.profile.shooting > 4 ? 1 : 0.4) : -1
    case 'blood-lust':
      return enemy ? -1 : lustWorth(state, target)
    case 'paranoia':
      return enemy ? paranoiaWorth(state, target) : -1
    case 'teleport':
      return -1
  }
}

/** Death Bolt and Fireball both lower the save by one. */
const spellLoss = (target: Figure): number => (1 - Math.max(0, target.profile.armour - 1) / 6) * priceOf(target)

/** A fighter near enemies attacks once more, at once, and nobody strikes back. */
function lustWorth(state: State, target: Figure): number {
  const reach = isInCombat(state, target) ? 1 : 8 * INCH
  let best = -1
  for (const foe of state.figures) {
    if (foe.side === target.side || !isStanding(foe) || gapBetween(target, foe) > reach) continue
    best = Math.max(best, meleeChance(state, target, foe) * priceOf(foe))
  }
  return best
}

function paranoiaWorth(state: State, target: Figure): number {
  let friend: Figure | undefined
  for (const other of state.figures) {
    if (other === target || other.side !== target.side || !isStanding(other)) continue
    if (!friend || gapBetween(target, other) < gapBetween(target, friend)) friend = other
  }
  return friend && gapBetween(target, friend) < 6 * INCH ? meleeChance(state, target, friend) * priceOf(friend) : -1
}

export function fireballCandidates(state: State, { from }: AimDecision): Candidate[] {
  const caster = find(state, from)
  if (!caster) return []
  const allowed = fireballSpots(state, caster).filter(({ at }) => mayAim(state, caster, at))
  return allowed.map(({ at, worth }) => ({ answer: { at }, why: 'where it burns most', score: worth }))
}

interface Burst {
  readonly at: Point
  readonly worth: number
}

const bestFireball = (state: State, caster: Figure): Burst =>
  fireballSpots(state, caster).reduce((a, b) => (b.worth > a.worth ? b : a), { at: caster.at, worth: -1 })

/** Centred on an enemy, or between two that stand close. */
function fireballSpots(state: State, caster: Figure): Burst[] {
  const foes = state.figures.filter(
    (one) => isStanding(one) && one.side !== caster.side && gapBetween(caster, one) <= SPELL_RANGE,
  )
  const spots = foes.map(({ at }) => at)
  for (const [index, one] of foes.entries()) {
    for (const other of foes.slice(index + 1)) {
      if (distance(one.at, other.at) < 5 * INCH)
        spots.push({ x: Math.round((one.at.x + other.at.x) / 2), y: Math.round((one.at.y + other.at.y) / 2) })
    }
  }
  return spots.map((at) => ({ at, worth: burstWorth(state, caster, at) }))
}

function burstWorth(state: State, caster: Figure, at: Point): number {
  let worth = 0
  for (const one of state.figures) {
    if (!isStanding(one) || distance(one.at, at) > FIREBALL_RADIUS + one.diameter / 2) continue
    const loss = spellLoss(one)
    worth += one.side === caster.side ? -1.2 * loss : loss
  }
  return worth
}
