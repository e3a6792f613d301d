/** The behaviour of features by their id: one for each id there is. */
import type { DragonAbility } from '../../state/ability.ts'
import type { FeatureId } from '../../state/vocabulary.ts'
import { sturdy } from '../everybody.ts'
import { colossusSlayer } from '../masteries/colossus-slayer.ts'
import { packTactics, siegeMonster, sneakAttack } from './attacking.ts'
import { casterMastery } from './casting.ts'
import { feature } from '../feature.ts'
import { aggressive } from './following.ts'
import { LEADERS } from './leadership.ts'
import { flyby, frightfulPresence, nimbleEscape, wildernessStride } from './moving.ts'
import { legendaryResistance, magicResistance, mindBlank } from './saving.ts'
import { camouflage, invisibility, truesight } from './seeing.ts'

export const FEATURE_ABILITIES: { readonly [id in FeatureId]: DragonAbility } = {
  ...LEADERS,
  sturdy: feature('sturdy', { answers: [sturdy.answer(true)] }),
  'wilderness-stride': wildernessStride,
  'magic-resistance': magicResistance,
  camouflage,
  'pack-tactics': packTactics,
  'sneak-attack': sneakAttack,
  'nimble-escape': nimbleEscape,
  aggressive,
  'frightful-presence': frightfulPresence,
  flyby,
  invisibility,
  'legendary-resistance': legendaryResistance,
  'mind-blank': mindBlank,
  'siege-monster': siegeMonster,
  'caster-mastery': casterMastery,
  truesight,
  'colossus-slayer': colossusSlayer,
}
