/** One attack: the to-hit roll, what happens on a hit, and its damage. */
import {
  PLAIN_ROLL,
  spend,
  sumOf,
  named,
  rollFor,
  text,
  type FigureId,
  type Part,
  type Play,
  type Step,
  type Luck,
} from '@muster/engine'
import { areEventsKept, tell } from '../../events/index.ts'
import type { Attack, AttackDetails, AttackResult, Hit, HitToTake } from '../../state/acts.ts'
import { figureOf, isInPlay, controllerOf } from '../../state/figures.ts'
import type { Weapon } from '../../state/profile.ts'
import type { State } from '../../state/state.ts'
import { says } from '../../state/ability.ts'
import { damage } from '../damage/damage.ts'
import { between, rollTest } from '../dice/dice.ts'
import { luckToHit } from '../dice/luck.ts'
import { hitWithoutRoll } from '../dice/to-hit.ts'
import { armorOf, damageOf, fightOf } from '../stats/sums.ts'
import { checkBlockers } from './block-check.ts'
import { sureAttack } from './sure-attack.ts'

const PLAIN: AttackDetails = {}

/** Every attack has all fields, in one order: that keeps reading them fast. */
export function attackBy(
  by: FigureId,
  at: FigureId,
  weapon: Weapon,
  kind: Attack['kind'],
  details: AttackDetails = PLAIN,
): Attack {
  const { fight, strength, luck, mastery, flanked, far, spell, power, summoned } = details
  return { by, at, weapon, kind, fight, strength, luck, mastery, flanked, far, spell, power, summoned }
}

const aimedAt = (attack: Attack, at: FigureId): Attack =>
  at === attack.at ? attack : attackBy(attack.by, at, attack.weapon, attack.kind, attack)

/** A shot must first pass its blockers, and may endanger one of them instead. */
export function attack(play: Play<State>, aimed: Attack): Step<AttackResult> {
  const { sure } = aimed.weapon
  if (sure) return sureAttack(play, aimed, sure)
  return aimed.kind === 'ranged' ? shoot(play, aimed) : strike(play, aimed)
}

function* shoot(play: Play<State>, aimed: Attack): Step<AttackResult> {
  const at = yield* checkBlockers(play, aimed)
  if (at === undefined) return missed(aimed)
  return yield* strike(play, aimedAt(aimed, at))
}

const missed = (attack: Attack): AttackResult => ({ attack, at: attack.at, hit: false, wounds: 0 })

/** From the to-hit roll on, past all blockers. */
export function* strike(play: Play<State>, attack: Attack): Step<AttackResult> {
  const { state } = play
  const { abilities } = state
  spend(figureOf(state, attack.by).memory, attack.weapon.id, attack.weapon.limit)
  yield* abilities.open(play, 'attack-starts', { attack })
  yield* abilities.open(play, 'before-to-hit', { attack })
  if (!isInPlay(figureOf(state, attack.by)) || !isInPlay(figureOf(state, attack.at))) return missed(attack)
  const isSure = says(state, figureOf(state, attack.at), hitWithoutRoll)
  const luck = isSure ? PLAIN_ROLL : luckToHit(state, attack)
  const roll = isSure ? hitAtOnce(play, attack) : yield* rollToHit(play, attack, luck)
  yield* abilities.open(play, 'rolled-to-hit', { attack, hit: roll.success })
  const more: Part[] = []
  if (roll.success) yield* abilities.open(play, 'would-be-hit', { attack, face: roll.face, armor: roll.armor, more })
  const hit = roll.success && !isAverted(play, attack, roll, more)
  const result = hit ? yield* land(play, attack, luck) : missed(attack)
  yield* abilities.open(play, 'attack-resolved', result)
  return result
}

/** After the to-hit roll some abilities add to the target's Armor: the same die is compared with it again. */
function isAverted(play: Play<State>, attack: Attack, { face, armor }: ToHit, more: readonly Part[]): boolean {
  const added = more.reduce((sum, { value }) => sum + value, 0)
  if (face === undefined || added === 0 || face > armor + added) return false
  tell(play, { is: 'hit-averted', figure: attack.at, by: attack.by, rules: more.map(({ rule }) => rule) })
  return true
}

interface ToHit {
  readonly success: boolean
  readonly face: number | undefined
  /** What the target's Armor was. */
  readonly armor: number
}

/** Above the target's Armor, and not above the attacker's Fight. The parts of both are gathered if they will be told. */
function* rollToHit(play: Play<State>, attack: Attack, luck: Luck): Step<ToHit> {
  const { state } = play
  const { by, at, kind, weapon, mastery, summoned } = attack
  const attacker = figureOf(state, by)
  const told: readonly [Part[], Part[]] | undefined = areEventsKept(play) ? [[], []] : undefined
  const fight = summoned?.total ?? fightOf(state, attacker, attack, told?.[0])
  const armor = armorOf(state, figureOf(state, at), attack, told?.[1])
  const sums = told ? [summoned ?? { total: fight, parts: told[0] }, { total: armor, parts: told[1] }] : []
  const succeeds = between(armor, fight)
  const test = yield* rollTest(play, {
    purpose: rollFor('to hit', () => text`${summoned ? weapon.name : named(by)} at ${named(at)}`),
    by: controllerOf(state, attacker),
    luck,
    succeeds,
    sums,
    reread: succeeds.length > 0 && state.abilities.isHeardByAnybody(state, 'would-be-hit'),
  })
  if (areEventsKept(play)) {
    const rules = summoned ? SUMMONED_RULES : [...TO_HIT_RULES, ...luckRules(luck)]
    tell(play, {
      is: 'attacked',
      by,
      at,
      kind,
      weapon: weapon.name,
      mastery,
      hit: test.success,
      tests: [test],
      luck,
      rules,
    })
  }
  return { success: test.success, face: test.face, armor }
}

/** Against whoever is so easy to hit that no die is rolled. */
function hitAtOnce(play: Play<State>, { by, at, kind, weapon, mastery }: Attack): ToHit {
  const rules = ['DD-RUL-210']
  tell(play, {
    is: 'attacked',
    by,
    at,
    kind,
    weapon: weapon.name,
    mastery,
    hit: true,
    tests: [],
    luck: PLAIN_ROLL,
    rules,
  })
  return { success: true, face: undefined, armor: 0 }
}

const TO_HIT_RULES = ['DD-ATK-08', 'DD-ATK-09', 'DD-ATK-10']
const SUMMONED_RULES = ['DD-INC-21', 'DD-RUL-67']
const luckRules = ({ net }: Luck): readonly string[] => (net > 0 ? ['DD-DICE-03'] : net < 0 ? ['DD-DICE-04'] : [])

/** What happens on a hit comes before the to-wound dice; it may change them. */
function* land(play: Play<State>, attack: Attack, luck: Luck): Step<AttackResult> {
  const { state } = play
  const taking: HitToTake = { attack, at: attack.at, rule: undefined }
  yield* state.abilities.open(play, 'takes-hit', taking)
  const at = whoTakes(play, taking)
  const hit: Hit = { attack, luck, at, strength: [], dice: [], type: attack.weapon.damageType }
  yield* state.abilities.open(play, 'hit', hit)
  markHit(state, attack, hit.at)
  const strength = attack.power
    ? sumOf(...attack.power.parts, ...hit.strength)
    : state.abilities.sum(state, figureOf(state, attack.by), 'strength', { attack, luck, more: hit.strength })
  const dice = damageOf(state, aimedAt(attack, hit.at)) + hit.dice.reduce((sum, { value }) => sum + value, 0)
  const wounds = yield* damage(play, { by: attack.by, at: hit.at, dice, strength, type: hit.type, attack })
  return { attack, hit: true, wounds, at: hit.at }
}

/** The target, unless somebody takes the hit instead. */
function whoTakes(play: Play<State>, { attack, at, rule }: HitToTake): FigureId {
  if (rule !== undefined) tell(play, { is: 'hit-taken-over', figure: at, instead: attack.at, rules: [rule] })
  return at
}

/** A caster that was hit in a melee tests its concentration when that melee ends. */
function markHit(state: State, { kind }: Attack, at: FigureId): void {
  if (kind === 'melee') figureOf(state, at).now.hitInMelee = true
}
