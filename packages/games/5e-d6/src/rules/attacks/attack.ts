/**
 * One attack, in the order of the book: the to-hit roll, for a shot the block checks, the reaction of whoever is
 * struck, the reaction of the attacker, the to-wound roll, and what the attacker may do after it.
 */
import {
  named,
  orLess,
  PLAIN_ROLL,
  rollFor,
  text,
  type FigureId,
  type Luck,
  type Part,
  type Play,
  type RuleId,
  type Step,
  type Sum,
} from '@muster/engine'
import { tell, type TestRoll } from '../../events/index.ts'
import type { Attack, AttackOver, FightOf, FinalHit, FinalMiss, HitToRoll } from '../../state/ability.ts'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { rollWounds } from '../damage/wounds.ts'
import { numberFor } from '../stats/numbers.ts'
import { rollTest } from '../stats/test.ts'
import { checkBlockers, type Struck } from './block-checks.ts'
import { isFlanked } from './flanking.ts'
import { luckToHit } from './luck.ts'
import { saveAttack } from './save-attack.ts'
import { isAtLongRange, markUse } from './weapons.ts'

export function* makeAttack(play: Play<State>, attack: Attack): Step {
  const { state } = play
  const { save, uses } = attack.weapon
  const by = figureOf(state, attack.by)
  if (uses !== undefined) markUse(by, attack.weapon)
  if (save) return yield* saveAttack(play, attack, save)
  const at = figureOf(state, attack.at)
  const luck = luckToHit(state, attack, by, at)
  const fight = numberFor(play, by, 'fight', fightAbout(state, attack, by, at))
  const test = isHitAutomatically(at) ? undefined : yield* rollToHit(play, by, at, fight, luck)
  const hit = test === undefined || test.success
  tellAttacked(play, attack, hit, test)
  const struck = hit ? yield* strike(play, attack, fight, test) : 'missed'
  const over: AttackOver = { attack, more: undefined }
  if (struck === 'missed') yield* miss(play, attack, luck)
  else if (struck !== 'stopped') over.more = yield* land(play, attack, struck, luck)
  yield* state.abilities.open(play, 'attacked', over)
}

/** What bears on its Fight for this attack alone; undefined where nothing does. */
export function fightAbout(state: State, { weapon, kind }: Attack, by: Figure, at: Figure): FightOf | undefined {
  if (kind === 'ranged') return isAtLongRange(by, at, weapon) ? AT_LONG_RANGE : undefined
  return isFlanked(state, by, at) ? FLANKED : undefined
}

const AT_LONG_RANGE: FightOf = { isLong: true, isFlanked: false }
const FLANKED: FightOf = { isLong: false, isFlanked: true }

/** A figure without Armor is hit without a roll, unless it wears some. */
export const isHitAutomatically = ({ profile, armor }: Figure): boolean =>
  profile.armor === undefined && armor === 'none'

const rollToHit = (play: Play<State>, by: Figure, at: Figure, fight: Sum, luck: Luck): Step<TestRoll> =>
  rollTest(play, {
    purpose: rollFor('hit', () => text`${named(by.id)} at ${named(at.id)}`),
    by: by.side,
    sums: [fight, numberFor(play, at, 'armor', undefined)],
    luck,
  })

/** Whom a hit strikes in the end; 'missed' where whoever is struck has it rolled again and it fails. */
function* strike(play: Play<State>, attack: Attack, fight: Sum, test?: TestRoll): Step<Struck | 'stopped' | 'missed'> {
  const struck = attack.kind === 'ranged' ? yield* checkBlockers(play, attack) : { figure: attack.at }
  if (struck === 'stopped' || struck.isMount) return struck
  const hit: HitToRoll = { attack, struck: struck.figure, wasRolled: test !== undefined, again: false }
  yield* play.state.abilities.open(play, 'hit', hit)
  return !hit.again || (yield* rollAgain(play, attack, struck.figure, fight)) ? struck : 'missed'
}

/** The die of a hit once more, against the Armor of the one it strikes; the result stands. */
function* rollAgain(play: Play<State>, { by, at: aimedAt }: Attack, at: FigureId, fight: Sum): Step<boolean> {
  const { state } = play
  const armor = numberFor(play, figureOf(state, at), 'armor', undefined)
  const succeeds = orLess(fight.total - armor.total)
  const purpose = rollFor('shield', () => text`${named(by)} at ${named(at)}`)
  const [face] = (yield* play.roll(purpose, figureOf(state, by).side, 1, 6, succeeds)) as readonly [number]
  const success = succeeds.includes(face)
  const test: TestRoll = { kind: purpose.kind, success, face, succeeds, luck: PLAIN_ROLL, sums: [fight, armor] }
  const rules = ['FD-MAST-14', ...(at === aimedAt ? [] : ['FD-RUL-32'])]
  tell(play, { is: 'hit-rerolled', by, at, hit: success, test, rules })
  return success
}

/** The hit stands: the attacker may react, then it wounds. Whether the attacker may strike once more. */
function* land(play: Play<State>, attack: Attack, { figure: at, isMount }: Struck, luck: Luck): Step<Part | undefined> {
  const hit: FinalHit = { attack, struck: at, more: undefined }
  if (!isMount) yield* play.state.abilities.open(play, 'final-hit', hit)
  yield* rollWounds(play, {
    by: attack.by,
    at,
    atMount: isMount,
    strength: strengthOf(play, attack, luck),
    damage: attack.weapon.damage,
  })
  return hit.more
}

/** The miss stands: the attacker may still do damage. */
function* miss(play: Play<State>, attack: Attack, luck: Luck): Step {
  const event: FinalMiss = { attack, weakened: undefined }
  yield* play.state.abilities.open(play, 'final-miss', event)
  const { weakened } = event
  if (!weakened) return
  const { by, at, weapon, kind } = attack
  const strength = strengthOf(play, { by, at, weapon, kind, weakened }, luck)
  yield* rollWounds(play, { by, at, strength, damage: weapon.damage })
}

const strengthOf = (play: Play<State>, attack: Attack, luck: Luck): Sum =>
  numberFor(play, figureOf(play.state, attack.by), 'strength', { attack, luck })

const KIND_RULES: { readonly [kind in Attack['kind']]: RuleId } = {
  melee: 'FD-MEL-01',
  opportunity: 'FD-OPP-03',
  ranged: 'FD-RNG-01',
}

function tellAttacked(play: Play<State>, { by, at, kind, weapon }: Attack, hit: boolean, test?: TestRoll): void {
  if (!play.events) return
  const [from, to] = [figureOf(play.state, by).at, figureOf(play.state, at).at]
  tell(play, {
    is: 'attacked',
    by,
    at,
    kind,
    weapon: weapon.name,
    hit,
    ...(test && { test }),
    ...(kind === 'ranged' && { line: { from, to } }),
    rules: [test ? 'FD-ATK-08' : 'FD-ATK-10', KIND_RULES[kind], ...luckRules(test)],
  })
}

const luckRules = (test?: TestRoll): readonly RuleId[] =>
  test === undefined || test.luck.net === 0 ? [] : [test.luck.net > 0 ? 'FD-ADV-01' : 'FD-ADV-02']
