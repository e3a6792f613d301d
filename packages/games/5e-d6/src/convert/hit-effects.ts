/** What a hit or a failed save brings, as far as this game knows it: falling prone, being held. */
import { escapeDc, saveFrom, type AbilityScore, type Entry } from '@muster/stat-blocks'
import type { NaturalWeaponData } from '../army/profile-sheet.ts'
import { difficultyOf } from './tables.ts'

type EffectData = NonNullable<NaturalWeaponData['brings']>[number]

const KNOWN: { readonly [condition: string]: EffectData['is'] } = {
  prone: 'prone',
  grappled: 'grappled',
  restrained: 'grappled',
}

/** A save below the bands of the table always succeeds, so it has no Difficulty. */
export function forcedFrom({ score, dc }: { readonly score: AbilityScore; readonly dc: number }) {
  const row = difficultyOf(dc)
  return { save: saveFrom(score), ...(row && { difficulty: row.value }) }
}

/** Each once. What comes only after a run is not counted here, nor what a save always averts. */
export function effectsOf(entry: Entry): readonly EffectData[] {
  const escape = difficultyOf(escapeDc(entry) ?? 0)?.value ?? 0
  const found = entry.conditions.flatMap(({ condition, largest, charge, save }): EffectData[] => {
    const is = KNOWN[condition]
    const against = save && forcedFrom(save)
    if (is === undefined || charge !== undefined || (against && against.difficulty === undefined)) return []
    return [
      {
        is,
        ...(largest && { largest }),
        ...(against && { against }),
        ...(is === 'grappled' && escape > 0 && { escape }),
      },
    ]
  })
  return found.filter(({ is }, index) => found.findIndex((one) => one.is === is) === index)
}

/** A grapple ends more than an inch from whoever holds, so what restrains at a distance throws to the ground. */
export function effectsAtDistance(entry: Entry): readonly EffectData[] {
  const conditions = entry.conditions.flatMap((one) =>
    one.condition === 'grappled'
      ? []
      : [one.condition === 'restrained' ? { ...one, condition: 'prone' as const } : one],
  )
  return effectsOf({ ...entry, conditions })
}

/** Conditions of an attack that this game does not enforce. */
export const hasOtherConditions = (entry: Entry): boolean =>
  entry.conditions.some(({ condition, charge }) => KNOWN[condition] === undefined || charge !== undefined)
