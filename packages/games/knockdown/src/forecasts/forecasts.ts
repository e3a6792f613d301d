/**
 * What one model could do to another from where they stand: allowed or not and why, the line of sight, and exact
 * chances. The chances come from running the very rule code on every fall of the dice.
 */
import {
  forecastFor,
  forecastOf,
  named,
  oddsOfStep,
  refuse,
  text,
  type AttackForecast,
  type Event,
  type FigureId,
  type Intent,
  type Refusal,
} from '@muster/engine'
import type { KnockdownEvent } from '../events/index.ts'
import { newActivation } from '../rules/activation/activation.ts'
import { makeAttack, type Attack } from '../rules/attacks/attack.ts'
import { weaponOf } from '../rules/crew/crew.ts'
import { refuseMelee } from '../rules/melee/targets.ts'
import { siegeWeapon } from '../rules/shooting/shoot.ts'
import { refuseShot, type ShotWith } from '../rules/shooting/targets.ts'
import { weaponsOf } from '../rules/shooting/weapons.ts'
import { copyState } from '../state/copy.ts'
import { digestState } from '../state/digest.ts'
import { areEnemies, figureOf, isChassis, isInPlay } from '../state/figures.ts'
import { woundsOf } from '../rules/wounds/wounds.ts'
import type { Figure, State } from '../state/state.ts'
import { lineShown } from '../view/sight.ts'

export function attackForecasts(state: State, byId: FigureId, atId: FigureId): readonly AttackForecast[] {
  const [by, at] = [figureOf(state, byId), figureOf(state, atId)]
  if (!areEnemies(by, at) || !isInPlay(by) || !isInPlay(at) || isChassis(by)) return []
  return [meleeForecast(state, by, at), ...shotsOf(state, by).map((shot) => shotForecast(state, by, at, shot))]
}

/** The forecast of an option. */
export const forecast = (state: State, intent: Intent): AttackForecast | undefined =>
  forecastFor(attackForecasts(state, intent.by, intent.at), intent)

/** Whether the activation under way is its own, or that of its chariot. */
const isActing = ({ activation }: State, { id }: Figure): boolean =>
  activation !== undefined && (activation.figure === id || activation.attacks.some(({ figure }) => figure === id))

/** Its own weapons, and the siege weapon it helps to operate. */
function shotsOf(state: State, by: Figure): readonly ShotWith[] {
  const moved = isActing(state, by) && state.activation?.moved === true
  const own = weaponsOf(state, by).map((weapon) => ({ weapon, moved }))
  const chassis = weaponOf(state, by)
  if (!chassis) return own
  return [...own, { weapon: siegeWeapon(chassis), moved: false, spared: [chassis.id, ...chassis.crew] }]
}

/** Why it makes no attack for the rest of the turn: it runs, or its activation is over. */
function refuseFurther(state: State, by: Figure): Refusal | undefined {
  const { activation } = state
  if (activation?.figure === by.id && activation.action === 'run')
    return refuse('KD-ACT-01', 'runs', text`${named(by.id)} runs: no attack goes with that.`)
  if (!by.activated || isActing(state, by) || activation?.crew.includes(by.id)) return undefined
  return refuse('KD-TURN-01', 'has-acted', text`${named(by.id)} has been activated this turn.`)
}

/** One attack. It is shown out of contact too: players want to know before a charge. */
function meleeForecast(state: State, by: Figure, at: Figure): AttackForecast {
  const refusal = refuseMelee(state, by, at) ?? refuseFurther(state, by)
  const isWorthKnowing = refusal === undefined || WORTH_KNOWING.includes(refusal.code)
  const attack: Attack = { by: by.id, at: at.id, kind: 'melee' }
  const then = refusal?.code === 'not-in-contact' ? afterMove(state, by) : withoutOthers(state, by)
  return { ...verdict(by, at, 'melee', refusal), ...(isWorthKnowing ? chances(then, attack) : NO_CHANCES) }
}

/** What somebody else does in its activation, such as moving, bears on no attack of this model. */
const withoutOthers = (state: State, by: Figure): State =>
  isActing(state, by) ? state : { ...state, activation: undefined }

/** Whoever is not in contact has to move before it attacks. */
const afterMove = (state: State, by: Figure): State => ({
  ...state,
  activation: { ...newActivation(state, by, 'charge', { crew: [], stoodUp: [] }), moved: true },
})

/** What may be otherwise next turn. */
const WORTH_KNOWING: readonly string[] = ['not-in-contact', 'runs', 'has-acted']

function shotForecast(state: State, by: Figure, at: Figure, shot: ShotWith): AttackForecast {
  const refusal = refuseShot(state, by, at, shot) ?? refuseFurther(state, by)
  const { weapon, spared } = shot
  const attack: Attack = { by: by.id, at: at.id, kind: 'ranged', weapon, ...(spared && { spared }) }
  return {
    ...verdict(by, at, 'ranged', refusal),
    with: weapon.name,
    line: lineShown(state, by, at, spared),
    ...(refusal && !WORTH_KNOWING.includes(refusal.code) ? NO_CHANCES : chances(state, attack)),
  }
}

const NO_CHANCES = { chances: [] }

function verdict(by: Figure, at: Figure, kind: string, refusal: Refusal | undefined) {
  return {
    by: by.id,
    at: at.id,
    kind,
    allowed: refusal === undefined,
    ...(refusal && { reason: refusal.message, rule: refusal.rule }),
  }
}

type Fate = 'unhurt' | 'wounded' | 'unhorsed' | 'down' | 'slain'

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
    labelsFor(state, figureOf(state, attack.at)),
  )

/** What can become of this target, the worst last. */
function labelsFor(state: State, figure: Figure): (readonly [string, (fate: Fate) => boolean])[] {
  const kinds: (readonly [string, Fate])[] = [
    ...(figure.wounds + 1 < woundsOf(state, figure) ? ([['wound', 'wounded']] as const) : []),
    ...(figure.mounted ? ([['kill the steed', 'unhorsed']] as const) : []),
    ...(isChassis(figure)
      ? ([['destroy', 'slain']] as const)
      : ([
          ['knock down', 'down'],
          ['slay', 'slain'],
        ] as const)),
  ]
  return kinds.map(([label, wanted]) => [label, (fate: Fate) => fate === wanted])
}

/** The worst that has happened to it. */
function fateOf(events: readonly Event[], id: FigureId): Fate {
  let fate: Fate = 'unhurt'
  for (const event of events as readonly KnockdownEvent[]) {
    if (!('figure' in event) || event.figure !== id) continue
    if (event.is === 'slain') return 'slain'
    if (event.is === 'knockdown-checked' && event.knockedDown) fate = 'down'
    if (event.is === 'steed-tested' && event.killed) fate = 'unhorsed'
    if (event.is === 'wounded') fate = 'wounded'
  }
  return fate
}
