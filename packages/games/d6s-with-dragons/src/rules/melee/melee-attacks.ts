/** The attacks a character could make next: at whom, with what, and whether its declared mastery goes into it. */
import { inchesText } from '@muster/table'
import { named, text, type FigureId, type Option } from '@muster/engine'
import { areEnemies, figureOf, isUpTo, ONE_INCH } from '../../state/figures.ts'
import { optionId } from '../../state/option-id.ts'
import type { Weapon } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Mastery } from '../../state/ability.ts'
import { attackBy } from '../attacks/attack.ts'
import type { Attack } from '../../state/acts.ts'
import { isFlanked } from './flanking.ts'
import { foesOf } from './melee-members.ts'
import { isInReach, meleeWeapons, reachOf, refuseTarget } from '../attacks/targets.ts'

export interface AttackOption {
  readonly at: FigureId
  readonly weapon: Weapon
  readonly mastery?: Mastery
}

/** Enemies of its own melee, and with a long reach any enemy within it. */
function targetsOf(state: State, figure: Figure, weapon: Weapon): Figure[] {
  const isLong = reachOf(weapon) > ONE_INCH
  const candidates = isLong ? state.figures.filter((other) => areEnemies(state, figure, other)) : foesOf(state, figure)
  const targets: Figure[] = []
  for (const other of candidates) {
    if (!isInReach(state, figure, other, weapon) || (weapon.largest && !isUpTo(other, weapon.largest))) continue
    if (refuseTarget(state, figure, other) === undefined) targets.push(other)
  }
  return targets
}

/** The mastery it has declared and not yet applied. */
export const readyMastery = (state: State, { now }: Figure): Mastery | undefined =>
  now.mastery === undefined || now.masteryApplied ? undefined : state.abilities.book.mastery(now.mastery)

/** A mastery whose attack comes first is applied to that attack or not at all. */
export function attackOptionsOf(state: State, figure: Figure): AttackOption[] {
  const ready = readyMastery(state, figure)
  const blows: AttackOption[] = []
  for (const weapon of meleeWeapons(figure)) {
    for (const { id: at } of targetsOf(state, figure, weapon)) {
      blows.push({ at, weapon })
      if (ready && !ready.first && ready.suits?.(weapon)) blows.push({ at, weapon, mastery: ready })
    }
  }
  return blows
}

/** Attacks that come before all others. */
export function firstAttackOptionsOf(state: State, figure: Figure): AttackOption[] {
  const ready = readyMastery(state, figure)
  if (!ready?.first) return []
  const blows: AttackOption[] = []
  for (const weapon of meleeWeapons(figure)) {
    if (!ready.suits?.(weapon)) continue
    for (const { id: at } of targetsOf(state, figure, weapon)) blows.push({ at, weapon, mastery: ready })
  }
  return blows
}

export function attackOf(state: State, by: FigureId, { at, weapon, mastery }: AttackOption): Attack {
  const flanked = isFlanked(state, figureOf(state, by), figureOf(state, at))
  const plain = attackBy(by, at, weapon, 'melee', { flanked })
  return mastery ? mastered(plain, mastery) : plain
}

/** The same attack with a mastery put into it. */
export const mastered = ({ by, at, weapon, kind, flanked }: Attack, { id }: Mastery): Attack =>
  attackBy(by, at, weapon, kind, { flanked, mastery: id })

export const attackOptionId = ({ at, weapon, mastery }: AttackOption): string =>
  mastery ? optionId('attack', at, weapon.id, mastery.id) : optionId('attack', at, weapon.id)

/** What a forecast of the attack is called by: its weapon, and its mastery if it has one. */
export const weaponUse = ({ weapon, mastery }: AttackOption): string =>
  mastery ? optionId(weapon.id, mastery.id) : weapon.id

/** `by`: whose attack action it begins or goes on with. */
export function wordAttackOption(blow: AttackOption, id: string, by?: FigureId): Option {
  const { at, weapon, mastery } = blow
  const reach = weapon.reach !== undefined && weapon.reach > 1 ? ` (reach ${inchesText(reachOf(weapon))})` : ''
  const manner = `${weapon.name.toLowerCase()}${mastery ? `, ${mastery.name}` : ''}${reach}`
  const intent = by === undefined ? undefined : { by, at, kind: 'attack', with: weaponUse(blow) }
  const label = text`Attack ${named(at)}: ${manner}`
  return { id, label, at, manner, ...(intent && { intent }), ...(mastery && { hint: mastery.text }) }
}
