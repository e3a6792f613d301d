/**
 * What one character could do to another from where they stand: allowed or not and why, what is in the
 * way, and exact chances. The chances come from running the very rule code on every fall of the dice,
 * one attack after another; ways that come to the same are gone on with as one.
 */
import {
  ALWAYS, NEVER, oddsOfStep, plus, refuse, times, toNumber, type FigureId, type Fraction, type Prospect, type Refusal,
} from '@muster/engine'
import { copyState } from './copy.ts'
import { areEnemies, figureOf, isInPlay } from './figures.ts'
import type { Weapon } from './profile.ts'
import { attack, type Attack } from './rules/attack.ts'
import { isFlanked } from './rules/flanking.ts'
import { isFar, refuseShooting, refuseShot } from './rules/shooting.ts'
import { attacksOf } from './rules/sums.ts'
import { isInReach, meleeWeapons, rangedWeapons, refuseTarget } from './rules/targets.ts'
import { lineShown } from './sighting.ts'
import type { Figure, State } from './state.ts'

export function prospects(state: State, byId: FigureId, atId: FigureId): readonly Prospect[] {
  const by = figureOf(state, byId)
  const at = figureOf(state, atId)
  if (!areEnemies(state, by, at) || !isInPlay(by) || !isInPlay(at)) return []
  return [...rangedWeapons(by).map((weapon) => ofShooting(state, by, at, weapon)), ofMelee(state, by, at)]
}

/** All its shots at this one, from where it stands. */
function ofShooting(state: State, by: Figure, at: Figure, weapon: Weapon): Prospect {
  const refusal = refuseShooting(state, by) ?? refuseShot(state, by, at, weapon)
  const shot: Attack = { by: by.id, at: at.id, weapon, kind: 'ranged', far: isFar(state, by, at, weapon) }
  return {
    ...verdict(by, at, 'shoot', refusal), line: lineShown(state, by, at),
    chances: refusal ? [] : chances(state, shot, attacksOf(state, by).total),
  }
}

/** All its blows at this one with its best weapon. Out of reach they are told all the same: worth knowing before a move. */
function ofMelee(state: State, by: Figure, at: Figure): Prospect {
  const refusal = refuseTarget(state, by, at) ?? refuseReach(state, by, at)
  const isWorthKnowing = refusal === undefined || refusal.code === 'out-of-reach'
  return { ...verdict(by, at, 'attack', refusal), chances: isWorthKnowing ? bestMelee(state, by, at) : [] }
}

function refuseReach(state: State, by: Figure, at: Figure): Refusal | undefined {
  if (meleeWeapons(by).some((weapon) => isInReach(state, by, at, weapon))) return undefined
  return refuse('DD-FLK-01', 'out-of-reach', `${at.id} is not within reach.`, { figure: at.id })
}

function bestMelee(state: State, by: Figure, at: Figure): Prospect['chances'] {
  const flanked = isFlanked(state, by, at)
  const all = meleeWeapons(by).map((weapon) =>
    chances(state, { by: by.id, at: at.id, weapon, kind: 'melee', flanked }, attacksOf(state, by).total))
  const slays = (told: Prospect['chances']) => told.find(({ label }) => label === 'slay')?.chance ?? 0
  return all.reduce((best, one) => (slays(one) > slays(best) ? one : best), all[0] ?? [])
}

function verdict(by: Figure, at: Figure, kind: string, refusal: Refusal | undefined) {
  const why = refusal && { reason: refusal.message, rule: refusal.rule }
  return { by: by.id, at: at.id, kind, allowed: refusal === undefined, ...why }
}

/** What has come of it so far, and one state in which it stands so. */
interface Standing {
  readonly key: string
  readonly state: State
  readonly isHit: boolean
  readonly chance: Fraction
}

/** So many attacks one after another, as long as the target is there. */
function chances(state: State, blow: Attack, count: number): Prospect['chances'] {
  let all: readonly Standing[] = [{ key: '', state, isHit: false, chance: ALWAYS }]
  for (let made = 0; made < count; made++) all = merged(all.flatMap((one) => afterOne(one, blow)))
  const that = (holds: (one: Standing) => boolean): number =>
    toNumber(all.filter(holds).map(({ chance }) => chance).reduce<Fraction>(plus, NEVER))
  const before = figureOf(state, blow.at).wounds
  return [
    { label: 'hit', chance: that(({ isHit }) => isHit) },
    { label: 'wound', chance: that(({ state: after }) => figureOf(after, blow.at).wounds > before) },
    { label: 'slay', chance: that(({ state: after }) => !isInPlay(figureOf(after, blow.at))) },
  ]
}

function merged(all: readonly Standing[]): readonly Standing[] {
  const byKey = new Map<string, Standing>()
  for (const one of all) {
    const known = byKey.get(one.key)
    byKey.set(one.key, known ? { ...known, chance: plus(known.chance, one.chance) } : one)
  }
  return [...byKey.values()]
}

function afterOne(one: Standing, blow: Attack): readonly Standing[] {
  if (!isInPlay(figureOf(one.state, blow.at)) || !isInPlay(figureOf(one.state, blow.by))) return [one]
  const ends = new Map<string, Standing>()
  let isHit = false
  const outcomes = oddsOfStep<State, string>({
    state: one.state, copy: copyState,
    *step(play) {
      const result = yield* attack(play, blow)
      isHit = one.isHit || (result.hit && result.at === blow.at)
    },
    read: ({ state }) => {
      const key = `${isHit} ${summaryOf(state, blow.at)} ${summaryOf(state, blow.by)}`
      ends.set(key, { key, state, isHit, chance: ALWAYS })
      return key
    },
  })
  return outcomes.map(({ is, ways, of }) => ({ ...(ends.get(is) ?? one), chance: times(one.chance, { ways, of }) }))
}

/** All about one of the two that a further attack could depend on. */
function summaryOf(state: State, id: FigureId): string {
  const { where, wounds, temporary, conditions } = figureOf(state, id)
  return `${where} ${wounds} ${temporary} ${conditions.map(({ is }) => is).join(' ')}`
}
