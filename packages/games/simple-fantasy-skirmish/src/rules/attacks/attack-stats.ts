/** What a unit attacks with: its stats, those of Champions attached to it, and their range. */
import type { Length } from '@muster/table'
import type { AttackKind } from '../../state/card.ts'
import { groupOf, living, modelsOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import { isEnchanted, sidesFor, type DiceGroup } from '../dice/dice.ts'
import { holdsForHalf } from '../advantage/halves.ts'

/**
 * The number to make, or undefined if there is no such attack: bows do not work in a melee, and some magic works only
 * there or never there.
 */
export function attackStat({ card }: Unit, kind: AttackKind, inMelee: boolean): number | undefined {
  const { attack } = card.grid[kind]
  if (kind === 'magic') return (inMelee ? card.magic.inMelee : card.magic.range > 0) ? attack : undefined
  return inMelee === (kind === 'melee') ? attack : undefined
}

/** One attack of one kind, possible if at least half of all models have it. */
export const hasAttack = (state: State, unit: Unit, kind: AttackKind, inMelee: boolean): boolean =>
  holdsForHalf(state, unit, (member) => attackStat(member, kind, inMelee) !== undefined)

/** One die for each model, in contact or not; a Champion's die is its own kind of die, judged by its own number. */
export function attackDice(state: State, unit: Unit, kind: AttackKind, inMelee: boolean): DiceGroup[] {
  const throws: DiceGroup[] = []
  for (const member of groupOf(state, unit)) {
    const need = attackStat(member, kind, inMelee)
    if (need === undefined || member.late) continue
    throws.push({
      unit: member.id,
      count: living(member).length,
      need,
      sides: sidesFor(state, member, `${kind}-attack`),
      enchanted: isEnchanted(state, member, kind),
    })
  }
  return throws
}

const rangeOn = ({ card }: Unit, kind: AttackKind): Length => (kind === 'magic' ? card.magic.range : card.range)

/** The range of the attack: as far as at least half of the models reach. */
export function rangeOf(state: State, unit: Unit, kind: AttackKind): Length {
  const reaches: Length[] = []
  for (const member of groupOf(state, unit)) {
    if (attackStat(member, kind, false) === undefined) continue
    for (let i = living(member).length; i > 0; i--) reaches.push(rangeOn(member, kind))
  }
  reaches.sort((a, b) => b - a)
  return reaches[Math.ceil(modelsOf(state, unit).length / 2) - 1] ?? 0
}
