/** Conditions of the fifth edition that a hit or a failed save brings, as conditions of this game. */
import {
  escapeDc,
  exposesTarget,
  hindersNextAttack,
  inchesFrom,
  poisonParalyzes,
  saveFrom,
  slowsTarget,
  type AbilityScore,
  type Entry,
} from '@muster/stat-blocks'
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
  const isPetrifying = entry.conditions.some(({ condition }) => condition === 'petrified')
  const found = entry.conditions.flatMap(({ condition, largest, charge, save }): Infliction[] => {
    const is = CONDITION[condition]
    if (is === undefined || (isPetrifying && condition === 'restrained')) return []
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
  const all = [...found, ...hindrancesIn(entry).map((is) => ({ is }))]
  return all.filter(({ is }, index) => all.findIndex((one) => one.is === is) === index)
}

/** What is no condition in the fifth edition, and is one here or comes near to one. */
const hindrancesIn = (entry: Entry): readonly ConditionName[] => [
  ...(hindersNextAttack(entry) ? (['sapped'] as const) : []),
  ...(exposesTarget(entry) ? (['vexed'] as const) : []),
  ...(slowsTarget(entry) ? ([BOUND] as const) : []),
]

/** A grip reaches an inch; farther off whoever is bound must get up from the ground to be free. */
const GRIP_FEET = 5
const BOUND: ConditionName = 'prone'

export const isWithinGrip = (feet: number): boolean => feet <= GRIP_FEET

/** What a failed save brings first, and what a second failure would is left out. What petrifies in the end paralyzes. */
export function firstCondition(entry: Entry, canGrip = false): ConditionName | undefined {
  const known = entry.conditions.map(({ condition }) => condition).filter((one) => CONDITION[one] !== undefined)
  const first = known.includes('petrified') || poisonParalyzes(entry) ? 'paralyzed' : known[0]
  const is = first === undefined ? hindrancesIn(entry)[0] : CONDITION[first]
  return is === 'grappled' && !canGrip ? BOUND : is
}
