/** What weapons do besides their damage: abilities that count for attacks with them alone. */
import { part, type FigureId, type Play, type Step } from '@muster/engine'
import { inches } from '@muster/table'
import { gain } from '../rules/conditions/conditions.ts'
import { seize } from '../rules/conditions/seize.ts'
import { makeSave } from '../rules/dice/saves.ts'
import { shiftTarget } from '../rules/melee/push.ts'
import { catchInVortex } from './features/elemental-acolytes/vortex.ts'
import type { DragonAbility } from '../state/ability.ts'
import { figureOf, isInPlay, isUpTo, TOLERANCE } from '../state/figures.ts'
import type { Infliction } from '../state/power.ts'
import type { Figure, State } from '../state/state.ts'
import type { RiderId } from '../state/vocabulary.ts'

type Words = Pick<DragonAbility, 'name' | 'rule' | 'text'>

/** Whatever came of the wounds: the hit is enough. */
const onHit = (
  id: RiderId,
  words: Words,
  work: (play: Play<State>, user: FigureId, at: FigureId) => Step<unknown>,
): DragonAbility => ({
  id,
  ...words,
  on: {
    'attack-resolved': {
      *attacker(play, user, { at, hit }) {
        if (hit) yield* work(play, user, at)
      },
    },
  },
})

/** A Dire Wolf's bite, a Hill Giant's club. */
const knocksDown = onHit(
  'knocks-down',
  { name: 'Knocks down', rule: 'DD-SGF-34', text: 'A hit also knocks a Large or smaller target prone.' },
  function* (play, user, at) {
    if (isUpTo(figureOf(play.state, at), 'large')) yield* gain(play, at, { is: 'prone', from: user })
  },
)

/** A Merrow's bite. */
const poisons = onHit(
  'poisons',
  { name: 'Poisons', rule: 'DD-SGF-26', text: 'A hit also poisons the target.' },
  function* (play, user, at) {
    yield* gain(play, at, { is: 'poisoned', from: user })
  },
)

const hasRun = ({ now }: Figure, far: number): boolean => now.willing >= inches(far) - TOLERANCE

/** Horns and hooves. */
const tramples = onHit(
  'tramples',
  {
    name: 'Trample',
    rule: 'DD-STEED-13',
    text: 'If it moved 4" or more in this Movement Phase, a hit also knocks a Large or smaller target prone.',
  },
  function* (play, user, at) {
    if (hasRun(figureOf(play.state, user), 4) && isUpTo(figureOf(play.state, at), 'large'))
      yield* gain(play, at, { is: 'prone', from: user })
  },
)

/** A Worg's bite. */
const vexes = onHit(
  'vexes',
  { name: 'Vexes', rule: 'DD-STEED-15', text: 'A hit also makes the target vexed.' },
  function* (play, user, at) {
    yield* gain(play, at, { is: 'vexed', from: user })
  },
)

/** A Griffon's talons, a bugbear's fist. */
const grapples = onHit(
  'grapples',
  { name: 'Grapples', rule: 'DD-STEED-16', text: 'A hit also grapples a Medium or smaller target.' },
  function* (play, user, at) {
    if (isUpTo(figureOf(play.state, at), 'medium')) yield* seize(play, user, at)
  },
)

/** The claws of a vehicle: with weapons that do no Damage. */
const grabs = onHit(
  'grabs',
  { name: 'Grabs', rule: 'DD-MDF-24', text: 'A hit grapples the target; escaping is against Potency 1.' },
  (play, user, at) => seize(play, user, at, 1),
)

/** The claw of a Ghoul. */
const paralyzes = onHit(
  'paralyzes',
  { name: 'Paralyzes', rule: 'DD-EAF-14', text: 'A hit also paralyzes, unless a Fortitude save stops that.' },
  function* (play, user, at) {
    if (!isInPlay(figureOf(play.state, at))) return
    const saved = yield* makeSave(play, { of: at, save: 'fortitude', potency: 0, by: user, purpose: 'paralyzes' })
    if (!saved) yield* gain(play, at, { is: 'paralyzed', from: user })
  },
)

/** The whirl of an Invisible Stalker. */
const catchesInVortex = onHit(
  'catches-in-vortex',
  { name: 'Vortex', rule: 'DD-EAF-35', text: 'It grapples the target, who casts nothing while it is held.' },
  catchInVortex,
)

/** What converted creatures do with a hit: the weapon says which conditions. */
const inflicts: DragonAbility = {
  id: 'inflicts',
  name: 'Inflicts',
  rule: 'DD-CONV-03',
  text: '',
  on: {
    'attack-resolved': {
      *attacker(play, user, { attack, at, hit }) {
        if (!hit) return
        const { inflicts: conditions = [], shift } = attack.weapon
        if (shift) yield* shiftTarget(play, user, at, shift)
        for (const one of conditions) yield* inflict(play, user, at, one)
      },
    },
  },
}

function* inflict(play: Play<State>, user: FigureId, at: FigureId, one: Infliction): Step {
  const { is, largest, after, against, potency } = one
  const target = figureOf(play.state, at)
  if (!isInPlay(target) || (largest && !isUpTo(target, largest))) return
  if (after !== undefined && !hasRun(figureOf(play.state, user), after)) return
  if (against && (yield* makeSave(play, { of: at, ...against, by: user, purpose: is }))) return
  if (is === 'grappled') yield* seize(play, user, at, potency)
  else yield* gain(play, at, { is, from: user })
}

/** Horns and tusks that hit harder after a run: the weapon says how far and how much. */
const charges: DragonAbility = {
  id: 'charges',
  name: 'Charge',
  rule: 'DD-CONV-07',
  text: '',
  on: {
    hit: {
      attacker(play, user, { attack, strength }) {
        const { charge } = attack.weapon
        if (charge && hasRun(figureOf(play.state, user), charge.after))
          strength.push(part(charge.strength, 'Charge', 'DD-CONV-07'))
      },
    },
  },
}

export const RIDER_TABLE: { readonly [id in RiderId]: DragonAbility } = {
  'knocks-down': knocksDown,
  poisons,
  tramples,
  vexes,
  grapples,
  grabs,
  paralyzes,
  'catches-in-vortex': catchesInVortex,
  inflicts,
  charges,
}
