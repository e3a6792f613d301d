/** Death bursts that a list prints. */
import type { DragonAbility } from '../../state/ability.ts'
import type { DamageType, FeatureId, Save } from '../../state/vocabulary.ts'
import { featureWords } from '../feature.ts'
import { burstWhenSlain } from '../powers/death-burst.ts'

/** As a list prints it: at those within 1", with one die. */
export interface DeathBurst {
  readonly strength: number
  readonly save: Save
  /** The Strength against those who save. */
  readonly weaker: number
  readonly type?: DamageType
}

export const deathBurst = (id: FeatureId, { save, strength, weaker, type }: DeathBurst): DragonAbility =>
  burstWhenSlain(featureWords(id), { save, potency: 0, inches: 1, harm: { dice: 1, strength, weaker, type } })
