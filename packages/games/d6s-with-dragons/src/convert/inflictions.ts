/** Conditions of the fifth edition that a hit or a failed save brings, as conditions of this game. */
import { escapeDc, inchesFrom, saveFrom, type AbilityScore, type Entry } from '@muster/stat-blocks'
import type { Infliction, PowerSave } from '../state/power.ts'
import type { ConditionName } from '../state/vocabulary.ts'
import { potencyOf } from './tables.ts'

/** The nearest this game has; what is missing here it does not know. */
const CONDITION: { readonly [condition: string]: ConditionName } = {
  blinded: 'blinded',
  charmed: 'charmed',
  frightened: 'frightened',
  grappled: 'grappled',
  incapacitated: 'incapacitated',
  paralyzed: 'paralyzed',
  petrified: 'paralyzed',
  poisoned: 'poisoned',
  prone: 'prone',
  restrained: 'grappled',
  stunned: 'stunned',
  unconscious: 'stunned',
}

export const againstOf = ({ score, dc }: { readonly score: AbilityScore; readonly dc: number }): PowerSave => ({
  save: saveFrom(score),
  potency: potencyOf(dc).value,
})

/** What each hit brings; of several that come to the same the first. */
export function inflictionsFrom(entry: Entry): readonly Infliction[] {
  const escape = escapeDc(entry)
  const found = entry.conditions.flatMap(({ condition, largest, charge, save }): Infliction[] => {
    const is = CONDITION[condition]
    if (is === undefined) return []
    const potency = is === 'grappled' && escape !== undefined ? potencyOf(escape).value : 0
    return [
      {
        is,
        ...(largest && { largest }),
        ...(charge !== undefined && { after: inchesFrom(charge) }),
        ...(save && { against: againstOf(save) }),
        ...(potency > 0 && { potency }),
      },
    ]
  })
  return found.filter(({ is }, index) => found.findIndex((one) => one.is === is) === index)
}

/** What a failed save brings first, and what a second failure would is left out. An area cannot grapple. */
export const firstCondition = ({ conditions }: Entry): ConditionName | undefined =>
  conditions.flatMap(({ condition }) => CONDITION[condition] ?? []).find((condition) => condition !== 'grappled')
