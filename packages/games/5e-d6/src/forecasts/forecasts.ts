/**
 * What one figure could do to another from where they stand: allowed or not and why, and exact chances. The chances
 * come from running the very rule code on every fall of the dice.
 */
import {
  forecastFor,
  forecastOf,
  oddsOfStep,
  type AttackForecast,
  type Event,
  type FigureId,
  type Intent,
  type Part,
  type Refusal,
} from '@muster/engine'
import type { GameEvent } from '../events/index.ts'
import { makeAttack } from '../rules/attacks/attack.ts'
import { refuseShot, refuseStrike } from '../rules/attacks/targets.ts'
import { differentWeapons } from '../rules/attacks/weapons.ts'
import type { Attack } from '../state/ability.ts'
import { copyState } from '../state/copy.ts'
import { digestState } from '../state/digest.ts'
import { areEnemies, figureOf, isStanding } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import type { Weapon } from '../state/weapons.ts'
import { lineShown } from '../view/sight.ts'

/** Each weapon in each way it can be used in a combat action: also while it moves, for whoever plans ahead. */
export const attackForecasts = (state: State, by: FigureId, at: FigureId): readonly AttackForecast[] =>
  forecastsIn(inCombatPhase(state), by, at)

/** The forecast of an option, with what a mastery takes from it. */
export const forecast = (state: State, intent: Intent): AttackForecast | undefined =>
  forecastFor(forecastsIn(state, intent.by, intent.at, intent.part), intent)

/** Masteries are used there alone, and everybody has a fresh reaction for it. */
function inCombatPhase(state: State): State {
  if (state.stage === 'combat') return state
  const then = copyState(state, state.abilities.book)
  then.stage = 'combat'
  for (const figure of then.figures) {
    figure.reacted = false
    figure.reactions = []
  }
  return then
}

function forecastsIn(state: State, byId: FigureId, atId: FigureId, weakened?: Part): readonly AttackForecast[] {
  const [by, at] = [figureOf(state, byId), figureOf(state, atId)]
  if (!areEnemies(by, at) || !isStanding(by) || !isStanding(at)) return []
  return differentWeapons(by).flatMap((weapon) => [
    ...(weapon.reach === undefined ? [] : [meleeForecast(state, by, at, weapon, weakened)]),
    ...(weapon.range === undefined ? [] : [shotForecast(state, by, at, weapon)]),
  ])
}

/** It is shown out of reach too: players want to know before they move. */
function meleeForecast(state: State, by: Figure, at: Figure, weapon: Weapon, weakened?: Part): AttackForecast {
  const refusal = refuseStrike(by, at, weapon)
  return {
    ...verdict(by, at, 'melee', weapon, refusal),
    ...chances(state, { by: by.id, at: at.id, weapon, kind: 'melee', ...(weakened && { weakened }) }),
  }
}

function shotForecast(state: State, by: Figure, at: Figure, weapon: Weapon): AttackForecast {
  const refusal = refuseShot(state, by, at, weapon)
  const isWorthKnowing = refusal === undefined || refusal.code === 'not-prepared'
  return {
    ...verdict(by, at, 'ranged', weapon, refusal),
    line: lineShown(state, by, at),
    ...(isWorthKnowing ? chances(state, { by: by.id, at: at.id, weapon, kind: 'ranged' }) : { chances: [] }),
  }
}

function verdict(by: Figure, at: Figure, kind: string, { name }: Weapon, refusal: Refusal | undefined) {
  return {
    by: by.id,
    at: at.id,
    kind,
    with: name,
    allowed: refusal === undefined,
    ...(refusal && { reason: refusal.message, rule: refusal.rule }),
  }
}

/** The worst that came of an attack for its target; a miss may wound it, too. */
const FATES = {
  unhurt: { isHit: false, harm: 0 },
  'wounded by a miss': { isHit: false, harm: 1 },
  'eliminated by a miss': { isHit: false, harm: 2 },
  hit: { isHit: true, harm: 0 },
  wounded: { isHit: true, harm: 1 },
  eliminated: { isHit: true, harm: 2 },
} as const
type Fate = keyof typeof FATES

const LABELS: readonly (readonly [string, (fate: Fate) => boolean])[] = [
  ['hit', (fate) => FATES[fate].isHit],
  ['wound', (fate) => FATES[fate].harm > 0],
  ['eliminate', (fate) => FATES[fate].harm > 1],
]

const chances = (state: State, attack: Attack): ReturnType<typeof forecastOf> =>
  forecastOf(
    () =>
      oddsOfStep<State, Fate>({
        state,
        copy: (whole) => copyState(whole, whole.abilities.book),
        digest: digestState,
        step: (play) => makeAttack(play, attack),
        hear: (events) => fateOf(events, attack.at),
        read: (_state, _result, fate) => fate as Fate,
      }),
    LABELS,
  )

function fateOf(events: readonly Event[], id: FigureId): Fate {
  let isHit = false
  let harm = 0
  let strikes = false
  for (const event of events as readonly GameEvent[]) {
    if (event.is === 'attacked' || event.is === 'hit-rerolled') strikes = event.hit
    if (event.is === 'wounds-rolled' && event.at === id) isHit ||= strikes
    if (event.is === 'wounded' && event.figure === id) harm = Math.max(harm, 1)
    if (event.is === 'eliminated' && event.figure === id) harm = 2
  }
  const fates = Object.keys(FATES) as readonly Fate[]
  return fates.find((fate) => FATES[fate].isHit === isHit && FATES[fate].harm === harm) ?? 'unhurt'
}
