/** A feature of a profile with its printed name, rule and words from the content. */
import { raise } from '@muster/engine'
import { FEATURES } from '../../content/features.ts'
import type { DragonTrait } from '../moments.ts'

type Behaviour = Omit<DragonTrait, 'id' | 'name' | 'rule' | 'text'>

export function feature(id: string, behaviour: Behaviour): DragonTrait {
  const { name, rule, text } = FEATURES[id] ?? raise(`there are no words for the feature "${id}"`)
  return { id, name, rule, text, ...behaviour }
}
