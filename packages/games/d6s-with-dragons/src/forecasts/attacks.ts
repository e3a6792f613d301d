/**
 * What one character could do to another from where they stand: allowed or not and why, what is in the way, and exact
 * odds. The odds come from running the rule code on every result of the dice, one attack after another; results that
 * lead to the same state are merged.
 */
import {
  forecastOf,
  named,
  oddsOfStep,
  refuse,
  usesLeft,
  text,
  type FigureId,
  type Intent,
  type Play,
  type AttackForecast,
  type Refusal,
  type Step,
} from '@muster/engine'
import { copyState } from '../state/copy.ts'
import { digestState } from '../state/digest.ts'
import { areEnemies, figureOf, isInPlay } from '../state/figures.ts'
import type { Weapon } from '../state/profile.ts'
import { deedForecast, deedForecasts } from './deeds.ts'
import { spellForecast, spellForecasts } from './spells.ts'
import { attack } from '../rules/attacks/attack.ts'
import { attacksLeft, makeAttack } from '../rules/melee/attack-action.ts'
import { readyMastery, weaponUse, type AttackOption } from '../rules/melee/melee-attacks.ts'
import { isFar, refuseShooting, refuseShot } from '../rules/shooting/shots.ts'
import { attacksOf } from '../rules/stats/sums.ts'
import { isInReach, meleeWeapons, rangedWeapons, refuseTarget } from '../rules/attacks/targets.ts'
import { lineShown } from '../view/sight-line.ts'
import type { Figure, State } from '../state/state.ts'
import type { Attack } from '../state/acts.ts'

export function attackForecasts(state: State, byId: FigureId, atId: FigureId): readonly AttackForecast[] {
  const by = figureOf(state, byId)
  const at = figureOf(state, atId)
  if (!isInPlay(by) || !isInPlay(at)) return []
  if (!areEnemies(state, by, at)) return spellForecasts(state, by, at)
  const shots = rangedWeapons(by).map((weapon) => ofShooting(state, by, at, weapon))
  return [...shots, ofMelee(state, by, at), ...deedForecasts(state, by, at), ...spellForecasts(state, by, at)]
}

/** The forecast of an option, with the weapon and the mastery it names. */
export function forecast(state: State, intent: Intent): AttackForecast | undefined {
  const by = figureOf(state, intent.by)
  const at = figureOf(state, intent.at)
  if (intent.kind === 'shoot') {
    const weapon = rangedWeapons(by).find(({ id }) => id === intent.with)
    return weapon && ofShooting(state, by, at, weapon)
  }
  if (intent.kind !== 'attack')
    return deedForecast(state, by, at, intent.kind) ?? spellForecast(state, by, at, intent.kind)
  const blow = blowsAt(state, by, at).find((one) => weaponUse(one) === intent.with)
  return (
    blow && {
      ...verdict(by, at, 'attack', weaponUse(blow), refuseMelee(state, by, at)),
      ...chancesOfBlows(state, by, blow),
    }
  )
}

/** All its shots at one target, from where it stands. */
function ofShooting(state: State, by: Figure, at: Figure, weapon: Weapon): AttackForecast {
  const refusal = refuseShooting(state, by) ?? refuseShot(state, by, at, weapon)
  const shot: Attack = { by: by.id, at: at.id, weapon, kind: 'ranged', far: isFar(state, by, at, weapon) }
  return {
    ...verdict(by, at, 'shoot', weapon.id, refusal),
    line: lineShown(state, by, at),
    ...(refusal ? NO_CHANCES : chances(state, shot, countOf(state, by, weapon), (play) => attack(play, shot))),
  }
}

const NO_CHANCES = { chances: [] }

/**
 * All its attacks on one target, with the best weapon. They are given out of reach too: worth knowing before a move.
 */
function ofMelee(state: State, by: Figure, at: Figure): AttackForecast {
  const refusal = refuseMelee(state, by, at)
  const isWorthKnowing = refusal === undefined || refusal.code === 'out-of-reach'
  const all = isWorthKnowing
    ? blowsAt(state, by, at).map((blow) => ({ blow, told: chancesOfBlows(state, by, blow) }))
    : []
  const best = all.reduce((most, one) => (slays(one.told) > slays(most.told) ? one : most), all[0] ?? NO_BLOW)
  return { ...verdict(by, at, 'attack', best.blow && weaponUse(best.blow), refusal), ...best.told }
}

type Odds = ReturnType<typeof forecastOf>

const NO_BLOW: { readonly blow?: AttackOption; readonly told: Odds } = { told: NO_CHANCES }

const slays = ({ chances: told }: Odds): number => told.find(({ label }) => label === 'slay')?.chance ?? 0

const refuseMelee = (state: State, by: Figure, at: Figure): Refusal | undefined =>
  refuseTarget(state, by, at) ?? refuseReach(state, by, at)

function refuseReach(state: State, by: Figure, at: Figure): Refusal | undefined {
  if (meleeWeapons(by).some((weapon) => isInReach(state, by, at, weapon))) return undefined
  return refuse('DD-FLK-01', 'out-of-reach', text`${named(at.id)} is not within reach.`, { figure: at.id })
}

/** Its first attack with each weapon, and with the mastery it has declared. */
function blowsAt(state: State, by: Figure, { id: at }: Figure): readonly AttackOption[] {
  const ready = readyMastery(state, by)
  return meleeWeapons(by).flatMap((weapon) =>
    ready?.suits?.(weapon)
      ? [
          { at, weapon },
          { at, weapon, mastery: ready },
        ]
      : [{ at, weapon }],
  )
}

const verdict = (by: Figure, at: Figure, kind: string, means: string | undefined, refusal: Refusal | undefined) => ({
  by: by.id,
  at: at.id,
  kind,
  allowed: refusal === undefined,
  ...(means !== undefined && { with: means }),
  ...(refusal && { reason: refusal.message, rule: refusal.rule }),
})

/** The attacks left of an action under way, or of a whole one; a weapon may be used less often. */
function countOf(state: State, by: Figure, { id, limit }: Weapon): number {
  const attacks = attacksLeft(state, by.id) || attacksOf(state, by)
  return limit === undefined ? attacks : Math.min(attacks, usesLeft(by.memory, id, limit))
}

/** The mastery goes into the first of them. */
function chancesOfBlows(state: State, by: Figure, first: AttackOption): Odds {
  const { at, weapon } = first
  return chances(state, { by: by.id, at }, countOf(state, by, weapon), (play, made) =>
    makeAttack(play, by.id, made === 0 ? first : { at, weapon }),
  )
}

type Aim = Pick<Attack, 'by' | 'at'>

/** A number of attacks one after another, as long as both are in play. */
function chances(
  state: State,
  { by, at }: Aim,
  count: number,
  strikeOnce: (play: Play<State>, made: number) => Step<{ hit: boolean; at: FigureId }>,
): Odds {
  const before = figureOf(state, at).wounds
  const areThere = (now: State) => isInPlay(figureOf(now, by)) && isInPlay(figureOf(now, at))
  return forecastOf(
    () =>
      oddsOfStep<State, string, boolean>({
        state,
        copy: copyState,
        digest: digestState,
        *step(play) {
          const since = play.milestones?.since()
          let isHit = false
          for (let made = 0; made < count && areThere(play.state); made++) {
            play.milestones?.reach(since, `${made} ${isHit}`)
            const result = yield* strikeOnce(play, made)
            isHit ||= result.hit && result.at === at
          }
          return isHit
        },
        read: (after, isHit) => endOf(figureOf(after, at), before, isHit),
      }),
    ENDS,
  )
}

const endOf = (figure: Figure, before: number, isHit: boolean): string =>
  `${isHit ? 'hit' : ''} ${figure.wounds > before ? 'wounded' : ''} ${isInPlay(figure) ? '' : 'slain'}`

const ENDS = [
  ['hit', (end: string) => end.includes('hit')],
  ['wound', (end: string) => end.includes('wounded')],
  ['slay', (end: string) => end.includes('slain')],
] as const
