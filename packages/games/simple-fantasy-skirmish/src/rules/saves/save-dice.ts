/** Which dice are rolled against hits: one for each Champion that takes a hit, the rest for the unit. */
import { AbilityQuestion, type FigureId } from '@muster/engine'
import type { SkirmishTypes } from '../../state/ability-types.ts'
import type { AttackKind } from '../../state/card.ts'
import { unitOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import { sidesFor, type DiceGroup } from '../dice/dice.ts'

/** Hits remember whether they came from an Enchanted Weapon: some have no Save against those. */
export interface Hits {
  readonly plain: number
  readonly enchanted: number
}

/** One hit that a Champion rolls against. */
export interface TakenHit {
  readonly champion: FigureId
  readonly enchanted: boolean
}

/** Whether hits of Enchanted Weapons go through without a Save. */
export const noSaveAgainstEnchanted = new AbilityQuestion<SkirmishTypes, undefined, boolean>(
  'no Save against Enchanted Weapons',
)

export const hasSaveAgainstEnchanted = (state: State, unit: Unit): boolean =>
  !state.abilities.says(state, unit, noSaveAgainstEnchanted, undefined)

/** The Save a unit makes against one hit, or undefined: then the hit goes through. */
export function saveStat(state: State, unit: Unit, kind: AttackKind, enchanted: boolean): number | undefined {
  return enchanted && !hasSaveAgainstEnchanted(state, unit) ? undefined : unit.card.grid[kind].save
}

export function saveDice(state: State, unit: Unit, kind: AttackKind, count: number, need: number): DiceGroup {
  return { unit: unit.id, count, need, sides: sidesFor(state, unit, `${kind}-save`), enchanted: false }
}

/** Who rolls what: the unit's own dice first, then one for each Champion that takes a hit. */
export function saveDiceAfter(
  state: State,
  unit: Unit,
  kind: AttackKind,
  hits: Hits,
  taken: readonly TakenHit[],
): readonly DiceGroup[] {
  const throws: DiceGroup[] = []
  const need = unit.card.grid[kind].save
  const count = leftToUnit(state, unit, kind, hits, taken)
  if (need !== undefined && count > 0) throws.push(saveDice(state, unit, kind, count, need))
  for (const { champion, enchanted } of taken) {
    const own = unitOf(state, champion)
    const stat = saveStat(state, own, kind, enchanted)
    if (stat !== undefined) throws.push(saveDice(state, own, kind, 1, stat))
  }
  return throws
}

/** Hits the unit itself may roll against. */
function leftToUnit(state: State, unit: Unit, kind: AttackKind, hits: Hits, taken: readonly TakenHit[]): number {
  const { plain, enchanted } = hits
  const shielded = taken.filter((one) => one.enchanted).length
  const open = plain - (taken.length - shielded)
  return saveStat(state, unit, kind, true) === undefined ? open : open + enchanted - shielded
}
