/** One attack, from its die to the last Wound it deals. */
import { named, rollFor, text, type FigureId, type Play, type RuleId, type Step, type Sum } from '@muster/engine'
import { tell, type AttackKind, type AttackRoll } from '../../events/index.ts'
import { answersOf, question, type DefenceAgainst } from '../../state/ability.ts'
import { bearerOf, figureOf, isChassis, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { GearId } from '../../state/vocabulary.ts'
import type { RangedWeapon } from '../../state/weapons.ts'
import { sufferWound } from '../wounds/wounds.ts'
import { numberFor } from '../stats/numbers.ts'
import { chooseReroll, type Reroll } from './rerolls.ts'
import { ShotTarget } from './shot-target.ts'

/** The gear of a target that this model's melee weapon ignores. */
export const ignoresGear = question<undefined, GearId>('ignores gear')

export interface Attack {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: AttackKind
  readonly weapon?: RangedWeapon
  /** The siege weapon that is shot, and those who operate it: they never hide the target. */
  readonly spared?: readonly FigureId[]
}

/** What the die of an attack is compared with. */
export interface Target {
  readonly bonus: Sum
  readonly defence: Sum
  readonly threshold?: Sum
  /** Whether the natural result is enough. */
  isReachedBy?(face: number): boolean
}

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6]

interface Judged {
  readonly hit: boolean
  readonly crushed: boolean
  readonly total: number
}

export function* makeAttack(play: Play<State>, attack: Attack): Step {
  const { state } = play
  const { by, at, kind } = attack
  const target = targetOf(play, attack)
  const side = figureOf(state, by).side
  const about = () => text`${named(by)} at ${named(at)}`
  const purpose = rollFor(kind === 'trample' ? 'trample' : 'attack', about)
  const hits = (): readonly number[] => FACES.filter((face) => isHit(attack, target, face))
  const first = yield* play.rollRead(purpose, side, hits)
  const firstHits = isHit(attack, target, first)
  const reroll = yield* chooseReroll(play, attack, first, firstHits)
  const face = reroll ? yield* play.rollRead(rollFor('reroll', about), side, hits) : first
  const judged = judge(attack, target, face, reroll ? isHit(attack, target, face) : firstHits)
  const wounds = judged.hit ? yield* rollWounds(play, attack, judged.crushed) : 0
  if (play.events) tellAttacked(play, attack, target, judged, { face, wounds, first, reroll })
  if (judged.hit) yield* dealWounds(play, at, wounds, !judged.crushed && judged.total === target.defence.total)
  else if (reroll?.isRisky) yield* overreach(play, by)
}

function targetOf(play: Play<State>, attack: Attack): Target {
  const { state } = play
  const by = figureOf(state, attack.by)
  const at = figureOf(state, attack.at)
  const defence = numberFor(play, at, 'defence', defenceAgainst(state, attack))
  if (attack.weapon) {
    const { weapon } = attack
    return new ShotTarget(play, attack, weapon, numberFor(play, by, 'ranged', { at, weapon }), defence)
  }
  const moved = state.activation?.moved === true
  return { bonus: numberFor(play, by, 'melee', { at, moved, mass: attack.kind === 'mass' }), defence }
}

export function defenceAgainst(state: State, { by, kind, weapon }: Omit<Attack, 'at'>): DefenceAgainst {
  if (kind === 'trample') return { ignores: [] }
  if (weapon) return { ignores: weapon.ignores === undefined ? [] : [weapon.ignores] }
  return { ignores: answersOf(state, figureOf(state, by), ignoresGear, undefined) }
}

function judge(attack: Attack, target: Target, face: number, hit: boolean): Judged {
  return { total: face + target.bonus.total, crushed: isCrushing(attack, face), hit }
}

const isCrushing = ({ weapon }: Attack, face: number): boolean => weapon?.crushes === true && face === 6

/** A shot must reach its threshold with the natural result; what crushes asks nothing more. */
function isHit(attack: Attack, target: Target, face: number): boolean {
  if (isCrushing(attack, face)) return true
  if (face + target.bonus.total < target.defence.total) return false
  return target.isReachedBy?.(face) ?? true
}

/** How many Wounds a successful attack deals. */
function* rollWounds(play: Play<State>, { by, at, weapon }: Attack, crushed: boolean): Step<number> {
  const faces = crushed ? 3 : weapon?.wounds
  if (faces === undefined) return 1
  const [face] = (yield* play.roll(
    rollFor('wounds', text`${named(by)} at ${named(at)}`),
    figureOf(play.state, by).side,
  )) as readonly [number]
  return Math.ceil((face * faces) / 6)
}

/** One at a time; those beyond slaying are lost. */
function* dealWounds(play: Play<State>, at: FigureId, wounds: number, isTie: boolean): Step {
  const since = play.milestones?.since()
  for (let left = wounds; left > 0 && isInPlay(figureOf(play.state, at)); left--) {
    play.milestones?.reach(since, `wounds left ${left}`)
    yield* sufferWound(play, at, isTie)
  }
}

/** A reroll by which the attacker risked itself has failed again. */
function* overreach(play: Play<State>, id: FigureId): Step {
  tell(play, { is: 'overreached', figure: id, rules: ['KD-SPEC-17'] })
  yield* sufferWound(play, id, false)
}

interface RolledDice {
  readonly face: number
  readonly wounds: number
  /** The face before it was rolled again. */
  readonly first: number
  readonly reroll: Reroll | undefined
}

function tellAttacked(play: Play<State>, attack: Attack, target: Target, judged: Judged, dice: RolledDice): void {
  const { by, at, kind, weapon } = attack
  const { face, wounds, first, reroll } = dice
  const roll: AttackRoll = {
    face,
    ...(reroll && { rerolled: { face: first, by: reroll.name } }),
    bonus: target.bonus,
    total: judged.total,
    defence: target.defence,
    ...(target.threshold && { threshold: target.threshold }),
  }
  const [from, to] = [by, at].map((id) => bearerOf(play.state, figureOf(play.state, id)).at) as [
    Figure['at'],
    Figure['at'],
  ]
  tell(play, {
    is: 'attacked',
    by,
    at,
    kind,
    ...(weapon && { weapon: weapon.id, line: { from, to } }),
    roll,
    hit: judged.hit,
    crushed: judged.crushed,
    wounds,
    rules: rulesOf(play.state, attack, judged, reroll),
  })
}

function rulesOf(state: State, { at, kind, weapon }: Attack, { hit, crushed }: Judged, reroll?: Reroll): RuleId[] {
  const rules: RuleId[] = []
  if (kind === 'trample') rules.push('KD-TRAMP-06')
  else if (weapon) rules.push('KD-RNG-13', 'KD-RNG-14', weapon.rule)
  else rules.push(hit ? 'KD-MEL-02' : 'KD-MEL-03')
  if (kind === 'mass') rules.push('KD-SPEC-21')
  if (crushed) rules.push('KD-SIEGE-21')
  if (reroll) rules.push(reroll.rule)
  if (isChassis(figureOf(state, at))) rules.push('KD-WND-06')
  return rules
}
