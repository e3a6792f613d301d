/** A feature of a profile with its printed name, rule and words from the content. */
import { FEATURES } from '../content/features.ts'
import type { DragonAbility } from '../state/ability.ts'
import type { FeatureId } from '../state/vocabulary.ts'

type Words = 'id' | 'name' | 'rule' | 'text'
type Behaviour = Omit<DragonAbility, Words>

export function featureWords<Id extends FeatureId>(id: Id): Pick<DragonAbility, Words> & { readonly id: Id } {
  const { name, rule, text } = FEATURES[id]
  return { id, name, rule, text }
}

export const feature = (id: FeatureId, behaviour: Behaviour): DragonAbility => ({ ...featureWords(id), ...behaviour })
