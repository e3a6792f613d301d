/**
 * What one figure could do to another from where they stand: allowed or not and why, the line with
 * what it meets, and exact chances. The chances come from running the very rule code on every fall
 * of the dice, with only the two of them on the table.
 */
import {
  forecastOf,
  forecastFor,
  oddsOfStep,
  type Event,
  type FigureId,
  type Intent,
  type Play,
  type AttackForecast,
  type Refusal,
  type Step,
} from '@muster/engine'
import { copyState } from '../state/copy.ts'
import { digestState } from '../state/digest.ts'
import type { HeroesEvent } from '../events/events.ts'
import { figureOf } from '../state/figures.ts'
import { rollAttacks } from '../rules/melee/attacks.ts'
import { knownSpells, refuseCaster, refuseTarget, spellOf } from '../rules/magic/casting.ts'
import { lineOfShot } from '../terrain/line-of-shot.ts'
import { refuseAttack } from '../rules/melee/melee.ts'
import { oneShot } from '../rules/shooting/shooting.ts'
import { refuseShot } from '../rules/shooting/targets.ts'
import { lineShown } from '../view/sight.ts'
import type { Figure, State } from '../state/state.ts'
import { attacksOf } from '../rules/combat/stats.ts'
import { refuseAim } from '../spells/fireball-aim.ts'
import type { Spell } from '../state/spell.ts'

export function attackForecasts(state: State, byId: FigureId, atId: FigureId): readonly AttackForecast[] {
  const by = figureOf(state, byId)
  const at = figureOf(state, atId)
  const areFoes = by.side !== at.side
  return [
    ...(areFoes && by.profile.shooting > 0 ? [shotForecast(state, by, at)] : []),
    ...(areFoes ? [meleeForecast(state, by, at)] : []),
    ...knownSpells(by).map((id) => spellForecast(state, by, at, spellOf(state, id))),
  ]
}

/** The forecast of an option. */
export const forecast = (state: State, intent: Intent): AttackForecast | undefined =>
  forecastFor(attackForecasts(state, intent.by, intent.at), intent)

function shotForecast(state: State, by: Figure, at: Figure): AttackForecast {
  const refusal = refuseShot(state, by, at)
  return {
    ...verdict(by, at, 'shoot', refusal),
    line: lineShown(state, lineOfShot(state, by, at)),
    ...(refusal ? NO_CHANCES : chances(state, by, at, (play) => oneShot(play, by.id, at.id, []))),
  }
}

/** All its attacks at this one enemy. They are shown out of contact, too: players want to know before a charge. */
function meleeForecast(state: State, by: Figure, at: Figure): AttackForecast {
  const refusal = refuseAttack(state, by, at)
  const attacks = Array.from({ length: attacksOf(state, by) }, () => ({ by: by.id, at: at.id }))
  const isWorthKnowing = refusal === undefined || refusal.code === 'not-in-contact'
  return {
    ...verdict(by, at, 'attack', refusal),
    ...(isWorthKnowing ? chances(state, by, at, (play) => rollAttacks(play, attacks, 'immediate')) : NO_CHANCES),
  }
}

/** Spells that dice decide are shown with their chances; for others only whether they may be cast. */
function spellForecast(state: State, by: Figure, at: Figure, spell: Spell): AttackForecast {
  const refusal =
    refuseCaster(state, by.side, by) ??
    (spell.at === 'place' ? refuseAim(state, by, at.at) : refuseTarget(state, by, spell, at))
  return {
    ...verdict(by, at, spell.id, refusal),
    line: lineShown(state, lineOfShot(state, by, at), (kind) => kind === 'wood'),
    ...(refusal || !spell.harms ? NO_CHANCES : spellChances(state, by, at, spell)),
  }
}

const NO_CHANCES = { chances: [] }

function spellChances(state: State, by: Figure, at: Figure, spell: Spell): ChanceFields {
  const cast = (play: Play<State>) => castAt(play, spell, by.id, at.id)
  return spell.harms === 'target' ? chances(state, by, at, cast) : chancesOfOthers(state, at, cast, ` ${spell.harms}`)
}

const castAt = (play: Play<State>, spell: Spell, by: FigureId, at: FigureId): Step =>
  spell.at === 'place' ? spell.cast(play, by) : spell.cast(play, by, at)

function verdict(by: Figure, at: Figure, kind: string, refusal: Refusal | undefined) {
  return {
    by: by.id,
    at: at.id,
    kind,
    allowed: refusal === undefined,
    ...(refusal && { reason: refusal.message, rule: refusal.rule }),
  }
}

type ChanceFields = ReturnType<typeof forecastOf>

function chances(state: State, by: Figure, at: Figure, step: (play: Play<State>) => Step<unknown>): ChanceFields {
  return forecastOf(
    () =>
      oddsOfStep<State, string, unknown>({
        state: withOnly(state, [by, at]),
        copy: copyWhole,
        digest: digestState,
        step,
        hear: (events) => worstOutcome(events, (figure) => figure === at.id),
        read: (_state, _result, fate) => fate,
        decide: ({ what }) => (what === 'aim-fireball' ? { at: at.at } : undefined),
      }),
    outcomes(),
  )
}

/** What the target of a spell does to others: its friends, or its enemies. */
function chancesOfOthers(state: State, under: Figure, step: (play: Play<State>) => Step, whom: string): ChanceFields {
  return forecastOf(
    () =>
      oddsOfStep<State, string>({
        state,
        copy: copyWhole,
        digest: digestState,
        step,
        hear: (events) => worstOutcome(events, (figure) => figure !== under.id),
        read: (_state, _result, fate) => fate,
      }),
    outcomes(whom),
  )
}

const outcomes = (whom = '') =>
  [
    [`hit${whom}`, (fate: string) => fate !== 'unhurt'],
    [`slay${whom}`, (fate: string) => fate === 'slain'],
  ] as const

const copyWhole = (state: State): State => copyState(state, state.abilities.book)

/** The same battle without anybody else: what happens to others would only multiply the outcomes to work through. */
const withOnly = (state: State, figures: Figure[]): State => ({ ...state, figures })

/** The worst that has happened to any of these so far. */
function worstOutcome(events: readonly Event[], isOne: (figure: FigureId) => boolean): string {
  let fate = 'unhurt'
  for (const event of events as readonly HeroesEvent[]) {
    if ((event.is !== 'slain' && event.is !== 'hit-ignored') || !isOne(event.figure)) continue
    if (event.is === 'slain') return 'slain'
    fate = 'hit'
  }
  return fate
}
