/** What a figure may do when it is its turn to fight: attack, perform a maneuver, or escape from a grapple. */
import { named, optionId, text, type FigureId, type Option } from '@muster/engine'
import { areEnemies, isStanding, ONE_INCH } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { MANEUVERS, type Maneuver } from '../../state/vocabulary.ts'
import type { Weapon } from '../../state/weapons.ts'
import { mayShoot, mayStrike } from '../attacks/targets.ts'
import { differentWeapons } from '../attacks/weapons.ts'
import { isWithin } from '../measuring/distance.ts'
import { holdersOf } from '../grapples/grapples.ts'

/** Something it may do to somebody. */
export type CombatChoice =
  | { readonly is: 'melee' | 'ranged'; readonly weapon: Weapon; readonly at: FigureId }
  | { readonly is: Maneuver; readonly at: FigureId }
  | { readonly is: 'escape'; readonly at: FigureId }

/** Whoever attacks first does so with its spear alone, and performs no maneuver. */
export function combatChoices(state: State, figure: Figure): readonly CombatChoice[] {
  const choices: CombatChoice[] = [...attackChoices(state, figure)]
  if (figure.first || state.action) return choices
  for (const other of state.figures)
    if (mayManeuver(figure, other))
      for (const is of MANEUVERS) if (is !== 'grapple' || figure.holds === undefined) choices.push({ is, at: other.id })
  for (const holder of holdersOf(state, figure)) choices.push({ is: 'escape', at: holder.id })
  return choices
}

export function attackChoices(state: State, figure: Figure): readonly CombatChoice[] {
  const choices: CombatChoice[] = []
  for (const weapon of differentWeapons(figure)) {
    if (figure.first && weapon.type !== 'spear') continue
    for (const at of state.figures) {
      if (mayStrike(figure, at, weapon)) choices.push({ is: 'melee', weapon, at: at.id })
      if (!figure.first && weapon.range && mayShoot(state, figure, at, weapon))
        choices.push({ is: 'ranged', weapon, at: at.id })
    }
  }
  return choices
}

/** Whether it may do anything at all: asked of many, so it stops at the first thing. */
export function hasChoice(state: State, figure: Figure): boolean {
  for (const at of state.figures) {
    if (!areEnemies(figure, at) || !isStanding(at)) continue
    if (!figure.first && (mayManeuver(figure, at) || at.holds === figure.id)) return true
    for (const weapon of figure.weapons) if (mayUse(state, figure, at, weapon)) return true
  }
  return false
}

const mayUse = (state: State, figure: Figure, at: Figure, weapon: Weapon): boolean =>
  figure.first
    ? weapon.type === 'spear' && mayStrike(figure, at, weapon)
    : mayStrike(figure, at, weapon) || (weapon.range !== undefined && mayShoot(state, figure, at, weapon))

/** Whether this is what `choiceId` makes of something that the figure may do now. */
export function isChoice(state: State, figure: Figure, [is, what = '', atId]: readonly string[]): boolean {
  const at = state.figures.find(({ id }) => id === (atId ?? what))
  if (!at) return false
  if (is === 'melee' || is === 'ranged') {
    const weapon = figure.weapons.find(({ id }) => id === what)
    if (!weapon || (figure.first && (is === 'ranged' || weapon.type !== 'spear'))) return false
    return is === 'melee'
      ? mayStrike(figure, at, weapon)
      : weapon.range !== undefined && mayShoot(state, figure, at, weapon)
  }
  return combatChoices(state, figure).some((choice) => choice.is === is && choice.at === at.id)
}

/** Only on an enemy within 1" whose base is smaller. */
export const mayManeuver = (by: Figure, at: Figure): boolean =>
  areEnemies(by, at) && isStanding(at) && at.diameter < by.diameter && isWithin(by, at, ONE_INCH)

export const choiceId = (by: FigureId, choice: CombatChoice): string =>
  'weapon' in choice ? optionId(by, choice.is, choice.weapon.id, choice.at) : optionId(by, choice.is, choice.at)

const LABELS: { readonly [is in Exclude<CombatChoice['is'], 'melee' | 'ranged'>]: (at: FigureId) => Option['label'] } =
  {
    grapple: (at) => text`Grapple ${named(at)}`,
    shove: (at) => text`Shove ${named(at)}`,
    trip: (at) => text`Trip ${named(at)}`,
    escape: (at) => text`Escape from ${named(at)}`,
  }

export function toOption(by: FigureId, choice: CombatChoice): Option {
  const common = { id: choiceId(by, choice), figure: by, at: choice.at, group: named(by) }
  if (!('weapon' in choice)) return { ...common, label: LABELS[choice.is](choice.at) }
  const { weapon, is, at } = choice
  const verb = is === 'ranged' ? 'Shoot at' : 'Attack'
  return {
    ...common,
    label: text`${verb} ${named(at)} (${weapon.name.toLowerCase()})`,
    intent: { by, at, kind: is, with: weapon.name },
  }
}
