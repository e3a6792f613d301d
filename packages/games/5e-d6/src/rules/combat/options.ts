/** What a figure may do when it is its turn to fight: attack, perform a maneuver, or escape from a grapple. */
import { named, optionId, text, type FigureId, type Option } from '@muster/engine'
import { areEnemies, findFigure, isStanding, ONE_INCH } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { MANEUVERS, type Maneuver } from '../../state/vocabulary.ts'
import type { Weapon } from '../../state/weapons.ts'
import { mayShoot, mayStrike } from '../attacks/targets.ts'
import { differentWeapons, farthestAttack } from '../attacks/weapons.ts'
import { holdersOf } from '../grapples/grapples.ts'
import { enemiesNear, isWithin } from '../measuring/distance.ts'

export interface AttackChoice {
  readonly is: 'melee' | 'ranged'
  readonly weapon: Weapon
  readonly at: FigureId
}

/** Something it may do to somebody. */
export type CombatChoice =
  | AttackChoice
  | { readonly is: Maneuver; readonly at: FigureId }
  | { readonly is: 'escape'; readonly at: FigureId }

export function combatChoices(state: State, figure: Figure): readonly CombatChoice[] {
  return [...attackChoices(state, figure), ...otherChoices(state, figure)]
}

/** Maneuvers, and the escape from a grapple. */
export function otherChoices(state: State, figure: Figure): readonly CombatChoice[] {
  const choices: CombatChoice[] = []
  for (const other of enemiesNear(state, figure, ONE_INCH))
    for (const is of MANEUVERS) if (mayPerform(state, figure, other, is)) choices.push({ is, at: other.id })
  for (const from of holdersOf(state, figure))
    if (mayEscape(state, figure, from)) choices.push({ is: 'escape', at: from.id })
  return choices
}

export function attackChoices(state: State, figure: Figure): readonly AttackChoice[] {
  const choices: AttackChoice[] = []
  const enemies = enemiesNear(state, figure, farthestAttack(figure) ?? 0)
  for (const weapon of differentWeapons(figure))
    for (const at of enemies) {
      if (mayAttack(state, figure, at, weapon, 'melee')) choices.push({ is: 'melee', weapon, at: at.id })
      if (mayAttack(state, figure, at, weapon, 'ranged')) choices.push({ is: 'ranged', weapon, at: at.id })
    }
  return choices
}

/** Whether it may attack anybody: asked of many, so whoever is out of its reach is passed over, and the first one is enough. */
export function mayAttackAnybody(state: State, figure: Figure): boolean {
  const far = farthestAttack(figure)
  if (far === undefined) return false
  for (const at of enemiesNear(state, figure, far))
    if (isWithin(figure, at, far) && mayAttackWithAny(state, figure, at)) return true
  return false
}

function mayAttackWithAny(state: State, figure: Figure, at: Figure): boolean {
  for (const weapon of figure.weapons)
    if (mayAttack(state, figure, at, weapon, 'melee') || mayAttack(state, figure, at, weapon, 'ranged')) return true
  return false
}

/** Whether it may do anything at all: asked of everybody again and again. */
export const hasChoice = (state: State, figure: Figure): boolean =>
  mayAttackAnybody(state, figure) || (mayDoWithoutAttack(state, figure) && mayDoOtherThanAttack(state, figure))

function mayDoOtherThanAttack(state: State, figure: Figure): boolean {
  for (const at of enemiesNear(state, figure, ONE_INCH)) if (mayManeuver(figure, at)) return true
  return holdersOf(state, figure).length > 0
}

/** What the parts of an option's id stand for, if the figure may do that now: the other way round of `choiceId`. */
export function choiceFrom(
  state: State,
  figure: Figure,
  [is = '', what = '', atId = what]: readonly string[],
): CombatChoice | undefined {
  const at = findFigure(state, atId)
  if (!at) return undefined
  if (is === 'melee' || is === 'ranged') {
    const weapon = figure.weapons.find(({ id }) => id === what)
    return weapon && mayAttack(state, figure, at, weapon, is) ? { is, weapon, at: atId } : undefined
  }
  if (is === 'escape') return mayEscape(state, figure, at) ? { is, at: atId } : undefined
  const maneuver = MANEUVERS.find((one) => one === is)
  return maneuver && mayPerform(state, figure, at, maneuver) ? { is: maneuver, at: atId } : undefined
}

/** Whoever attacks first does so with its spear alone; what takes a whole action comes as none of several attacks. */
export const mayAttack = (state: State, by: Figure, at: Figure, weapon: Weapon, kind: 'melee' | 'ranged'): boolean =>
  weapon.isExtra || (state.action && weapon.isWholeAction)
    ? false
    : kind === 'melee'
      ? (!by.first || weapon.type === 'spear') && mayStrike(by, at, weapon)
      : !by.first && weapon.range !== undefined && mayShoot(state, by, at, weapon)

/** An action that has begun with an attack goes on with attacks, and whoever attacks first does nothing else. */
const mayDoWithoutAttack = ({ action }: State, { first }: Figure): boolean => !first && action === undefined

/** A figure holds one target at a time. */
const mayPerform = (state: State, by: Figure, at: Figure, is: Maneuver): boolean =>
  mayManeuver(by, at) && mayDoWithoutAttack(state, by) && (is !== 'grapple' || by.holds === undefined)

const mayEscape = (state: State, by: Figure, from: Figure): boolean =>
  isHeldBy(by, from) && mayDoWithoutAttack(state, by)

const isHeldBy = ({ id }: Figure, from: Figure): boolean => from.holds === id && isStanding(from)

/** Only on an enemy within 1" whose base is smaller. */
const mayManeuver = (by: Figure, at: Figure): boolean =>
  at.diameter < by.diameter && areEnemies(by, at) && isStanding(at) && isWithin(by, at, ONE_INCH)

export const choiceId = (by: FigureId, choice: CombatChoice): string =>
  'weapon' in choice ? optionId(by, choice.is, choice.weapon.id, choice.at) : optionId(by, choice.is, choice.at)

const LABELS: { readonly [is in Exclude<CombatChoice['is'], 'melee' | 'ranged'>]: (at: FigureId) => Option['label'] } =
  {
    grapple: (at) => text`Grapple ${named(at)}`,
    shove: (at) => text`Shove ${named(at)}`,
    trip: (at) => text`Trip ${named(at)}`,
    escape: (at) => text`Escape from ${named(at)}`,
  }

const MANNERS: { readonly [is in keyof typeof LABELS]: string } = {
  grapple: 'Grapple',
  shove: 'Shove',
  trip: 'Trip',
  escape: 'Escape',
}

export function toOption(by: FigureId, choice: CombatChoice): Option {
  const common = { id: choiceId(by, choice), figure: by, at: choice.at, group: named(by) }
  if (!('weapon' in choice)) return { ...common, label: LABELS[choice.is](choice.at), manner: MANNERS[choice.is] }
  const { weapon, is, at } = choice
  const verb = is === 'ranged' ? 'Shoot at' : 'Attack'
  return {
    ...common,
    label: text`${verb} ${named(at)} (${weapon.name.toLowerCase()})`,
    manner: `${is === 'ranged' ? 'shoot' : 'attack'} with ${weapon.name.toLowerCase()}`,
    intent: { by, at, kind: is, with: weapon.name },
  }
}
