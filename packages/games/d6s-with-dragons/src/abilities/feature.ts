/** A feature of a profile with its printed name, rule and words from the content. */
import { FEATURES } from '../content/features.ts'
import type { DragonAbility } from '../state/ability.ts'
import type { FeatureId } from '../state/vocabulary.ts'

type Behaviour = Omit<DragonAbility, 'id' | 'name' | 'rule' | 'text'>

export function feature(id: FeatureId, behaviour: Behaviour): DragonAbility {
  const { name, rule, text } = FEATURES[id]
  return { id, name, rule, text, ...behaviour }
}
