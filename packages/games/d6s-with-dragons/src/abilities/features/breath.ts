/** Breath weapons that a list prints: a cone of harm. */
import type { DragonAbility } from '../../state/ability.ts'
import type { DamageType, FeatureId, Save } from '../../state/vocabulary.ts'
import { featureWords } from '../feature.ts'
import { areaAbility } from '../powers/area.ts'

export interface Breath {
  readonly inches: number
  readonly type: DamageType
  readonly strength: number
  readonly save: Save
  /** The Strength against those who save. */
  readonly weaker: number
  readonly knocksProne?: true
}

export const breath = (id: FeatureId, { inches, save, strength, weaker, type, knocksProne }: Breath): DragonAbility =>
  areaAbility(featureWords(id), {
    area: { shape: 'cone', inches },
    against: { save, potency: 0 },
    harm: { dice: 1, strength, weaker, type },
    ...(knocksProne && { inflicts: ['prone'] }),
  })
