/** Which spell on whom, and where the Fireball falls. */
import type { AimDecision, Candidate, FigureId, Option, Question, SideId } from '@muster/engine'
import { distance, INCH, type Point } from '@muster/table'
import { areEnemies, areTouching, gapBetween, isStanding, isWithin, standing } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { castersOf, endMagic, optionOf } from '../rules/magic/cast-question.ts'
import { isInSpellRange, knownSpells, SPELL_RANGE, spellOf } from '../rules/magic/casting.ts'
import { FIREBALL_RADIUS, mayAim } from '../spells/fireball-aim.ts'
import type { SpellId } from '../state/spells.ts'
import { meleeChance, priceOf } from './chances.ts'

/** A spell that could be cast; whether it may be is asked of the best alone. */
interface Idea {
  readonly score: number
  readonly option: () => Option
}

/** The best of all casters; for a single one, the best of the first caster who has any that is worth casting. */
export function castCandidates(state: State, question: Question, most: number): Candidate[] {
  const weighed = new SpellWorths(state, question.by)
  if (most > 1) {
    const ideas = castersOf(state, question.by).flatMap((caster) => ideasOf(weighed, caster, -Infinity))
    return allowed(question, [...ideas, END], most, Infinity)
  }
  for (const caster of castersOf(state, question.by)) {
    const best = allowed(question, ideasOf(weighed, caster, 0), 1, TRIES)
    if (best.length > 0) return best
  }
  return allowed(question, [END], 1, 1)
}

const END: Idea = { score: 0, option: () => endMagic }

/** How many spells of a caster are tried before the next caster is thought about. */
const TRIES = 6

/** As many as are wanted of those that may be cast, the best first. */
function allowed(question: Question, ideas: readonly Idea[], most: number, tries: number): Candidate[] {
  const left = [...ideas]
  const found: Candidate[] = []
  for (let tried = 0; found.length < most && tried < tries && left.length > 0; tried++) {
    const best = left.reduce((a, b) => (b.score > a.score ? b : a))
    left.splice(left.indexOf(best), 1)
    const { id, label } = best.option()
    const answer = { pick: [id] }
    if (question.check(answer) === undefined) found.push({ answer, why: label, score: best.score })
  }
  return found
}

/** What each spell is worth on everybody who stands, whoever casts it. */
class SpellWorths {
  readonly targets: readonly Figure[]
  private readonly known = new Map<SpellId, number[]>()

  constructor(
    readonly state: State,
    private readonly side: SideId,
  ) {
    this.targets = standing(state)
  }

  of(spell: SpellId, index: number): number {
    const known = this.known.get(spell) ?? []
    this.known.set(spell, known)
    return (known[index] ??= spellWorth(this.state, this.side, spell, this.targets[index] as Figure))
  }
}

/** A caster's spells at everybody in range, where that is worth more than this. */
function ideasOf(weighed: SpellWorths, caster: Figure, least: number): Idea[] {
  const { state, targets } = weighed
  const ideas: Idea[] = []
  const inRange = [...targets.keys()].filter((index) => isInSpellRange(caster, targets[index] as Figure))
  for (const id of knownSpells(caster)) {
    const spell = spellOf(state, id)
    if (spell.at === 'place') {
      const score = bestFireball(state, caster).worth
      if (score > least) ideas.push({ score, option: () => optionOf({ caster: caster.id, spell, target: undefined }) })
      continue
    }
    for (const index of inRange) {
      const score = weighed.of(id, index)
      const target = (targets[index] as Figure).id
      if (score > least) ideas.push({ score, option: () => optionOf({ caster: caster.id, spell, target }) })
    }
  }
  return ideas
}

const find = (state: State, id: FigureId | undefined): Figure | undefined =>
  state.figures.find((figure) => figure.id === id)

/** Worth in points, whoever casts it; below 0 it is better not to cast at all. */
function spellWorth(state: State, side: SideId, spell: SpellId, target: Figure): number {
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
    default:
      return -1
  }
}

/** Death Bolt and Fireball both lower the save by one. */
const spellLoss = (target: Figure): number => (1 - Math.max(0, target.profile.armour - 1) / 6) * priceOf(target)

const LUST_REACH = 8 * INCH

const isFoe = (figure: Figure, other: Figure): boolean => areEnemies(figure, other) && isStanding(other)

/** A fighter near enemies attacks once more, at once, and nobody strikes back. */
function lustWorth(state: State, target: Figure): number {
  const near = state.figures.filter((foe) => isWithin(target, foe, LUST_REACH) && isFoe(target, foe))
  const reach = near.some((foe) => areTouching(target, foe)) ? 1 : LUST_REACH
  let best = -1
  for (const foe of near) {
    if (!isWithin(target, foe, reach)) continue
    best = Math.max(best, meleeChance(state, target, foe) * priceOf(foe))
  }
  return best
}

const PARANOIA_REACH = 6 * INCH

function paranoiaWorth(state: State, target: Figure): number {
  let friend: Figure | undefined
  let nearest: number = PARANOIA_REACH
  for (const other of state.figures) {
    if (other === target || other.side !== target.side || !isWithin(target, other, nearest) || !isStanding(other))
      continue
    const gap = gapBetween(target, other)
    if (gap < nearest) [friend, nearest] = [other, gap]
  }
  return friend ? meleeChance(state, target, friend) * priceOf(friend) : -1
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

/** Nobody farther off is caught by a burst centred on an enemy in range. */
const BURST_REACH = SPELL_RANGE + 3 * FIREBALL_RADIUS

/** Centred on an enemy, or between two that stand close. */
function fireballSpots(state: State, caster: Figure): Burst[] {
  const near = state.figures.filter((one) => isWithin(caster, one, BURST_REACH) && isStanding(one))
  const foes = near.filter((one) => areEnemies(caster, one) && isWithin(caster, one, SPELL_RANGE))
  const spots = foes.map(({ at }) => at)
  for (const [index, one] of foes.entries()) {
    for (const other of foes.slice(index + 1)) {
      if (distance(one.at, other.at) < 5 * INCH)
        spots.push({ x: Math.round((one.at.x + other.at.x) / 2), y: Math.round((one.at.y + other.at.y) / 2) })
    }
  }
  return spots.map((at) => ({ at, worth: burstWorth(near, caster, at) }))
}

function burstWorth(near: readonly Figure[], caster: Figure, at: Point): number {
  let worth = 0
  for (const one of near) {
    const reach = FIREBALL_RADIUS + one.diameter / 2
    if (Math.abs(one.at.x - at.x) > reach || distance(one.at, at) > reach) continue
    const loss = spellLoss(one)
    worth += one.side === caster.side ? -1.2 * loss : loss
  }
  return worth
}
