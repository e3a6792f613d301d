/** The behaviour of features by their id: one for each id there is. */
import { hitWithoutRoll } from '../../rules/dice/to-hit.ts'
import type { DragonAbility } from '../../state/ability.ts'
import type { FeatureId } from '../../state/vocabulary.ts'
import { sturdy } from '../everybody.ts'
import { divineSmite } from '../masteries/divine-smite.ts'
import { colossusSlayer } from '../masteries/colossus-slayer.ts'
import { packTactics, siegeMonster, sneakAttack } from './attacking.ts'
import { casterMastery } from './casting.ts'
import { feature } from '../feature.ts'
import { auraOfProtection } from './aura-of-protection.ts'
import { bound } from './dwarves-and-gnomes/bound.ts'
import { actionSurge, secondWind } from './captain.ts'
import { avenger } from './avenger.ts'
import { enmity } from './enmity.ts'
import { discipleOfLife } from './dwarves-and-gnomes/disciple-of-life.ts'
import { fireAura } from './fire-aura.ts'
import { ACOLYTE_ABILITIES } from './elemental-acolytes/index.ts'
import { aggressive } from './following.ts'
import { protectionMastery } from './dwarves-and-gnomes/protection.ts'
import { regeneration, trollRegeneration } from './regeneration.ts'
import { relentlessEndurance } from './relentless-endurance.ts'
import { LEADERS } from './leadership.ts'
import { flyby, frightfulPresence, naturalExplorer, nimbleEscape, wildernessStride } from './moving.ts'
import { legendaryResistance, magicResistance, mindBlank } from './saving.ts'
import { camouflage, divineSense, invisibility, truesight } from './seeing.ts'
import { vehicle } from './dwarves-and-gnomes/vehicle.ts'
import { warCry } from './giants/war-cry.ts'
import { hammerThrow, harpoons, icicleArrow, thundercloud, trashLob } from './giants/weapons-in-hand.ts'

export const FEATURE_ABILITIES: { readonly [id in FeatureId]: DragonAbility } = {
  ...LEADERS,
  ...ACOLYTE_ABILITIES,
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
  regeneration,
  'troll-regeneration': trollRegeneration,
  'fire-aura': fireAura,
  'aura-of-protection': auraOfProtection,
  'second-wind': secondWind,
  'action-surge': actionSurge,
  avenger,
  'relentless-endurance': relentlessEndurance,
  enmity,
  'divine-smite': divineSmite,
  thundercloud,
  'hammer-throw': hammerThrow,
  'icicle-arrow': icicleArrow,
  'trash-lob': trashLob,
  harpoons,
  'war-cry': warCry,
  'divine-sense': divineSense,
  'protection-mastery': protectionMastery,
  bound,
  'disciple-of-life': discipleOfLife,
  'natural-explorer': naturalExplorer,
  vehicle,
  'easy-target': feature('easy-target', { answers: [hitWithoutRoll.answer(true)] }),
}
