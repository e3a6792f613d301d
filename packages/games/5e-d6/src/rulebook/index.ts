/** The whole rulebook, chapter by chapter, rulings last. */
import type { RuleText } from '@muster/engine'
import { setUpAndVictory } from './basics/set-up-and-victory.ts'
import { figuresAndBases } from './basics/figures-and-bases.ts'
import { roundsPhasesLeadPlayer } from './basics/rounds-phases-lead-player.ts'
import { movementOrder } from './movement/movement-order.ts'
import { movement } from './movement/movement.ts'
import { movementActions } from './movement/movement-actions.ts'
import { threatenedSpacesAndOpportunityAttacks } from './movement/threatened-spaces-and-opportunity-attacks.ts'
import { combatOrder } from './combat/combat-order.ts'
import { attacks } from './combat/attacks.ts'
import { rangedAttacks } from './combat/ranged-attacks.ts'
import { meleeAttacks } from './combat/melee-attacks.ts'
import { damageAndWounds } from './combat/damage-and-wounds.ts'
import { reactions } from './combat/reactions.ts'
import { masteries } from './combat/masteries.ts'
import { combatManeuvers } from './combat/combat-maneuvers.ts'
import { advantageAndDisadvantage } from './basics/advantage-and-disadvantage.ts'
import { convertingCreatures } from './forces/converting-creatures.ts'
import { troops } from './forces/troops.ts'
import { features } from './forces/features.ts'
import { gear } from './forces/gear.ts'
import { workedExamples } from './basics/worked-examples.ts'
import { setUpAndOrderOfPlayRulings } from './rulings/set-up-and-order-of-play.ts'
import { movementRulings } from './rulings/movement.ts'
import { threatOpportunityAttacksAndMeasuringRulings } from './rulings/threat-opportunity-attacks-and-measuring.ts'
import { attacksRulings } from './rulings/attacks.ts'
import { damageRulings } from './rulings/damage.ts'
import { reactionsAndMasteriesRulings } from './rulings/reactions-and-masteries.ts'
import { maneuversAndSavesRulings } from './rulings/maneuvers-and-saves.ts'
import { advantageRulings } from './rulings/advantage.ts'
import { conversionTroopsAndGearRulings } from './rulings/conversion-troops-and-gear.ts'
import { whereTwoRulesMeetRulings } from './rulings/where-two-rules-meet.ts'

export const rulebook: readonly RuleText[] = [
  ...setUpAndVictory,
  ...figuresAndBases,
  ...roundsPhasesLeadPlayer,
  ...movementOrder,
  ...movement,
  ...movementActions,
  ...threatenedSpacesAndOpportunityAttacks,
  ...combatOrder,
  ...attacks,
  ...rangedAttacks,
  ...meleeAttacks,
  ...damageAndWounds,
  ...reactions,
  ...masteries,
  ...combatManeuvers,
  ...advantageAndDisadvantage,
  ...convertingCreatures,
  ...troops,
  ...features,
  ...gear,
  ...workedExamples,
  ...setUpAndOrderOfPlayRulings,
  ...movementRulings,
  ...threatOpportunityAttacksAndMeasuringRulings,
  ...attacksRulings,
  ...damageRulings,
  ...reactionsAndMasteriesRulings,
  ...maneuversAndSavesRulings,
  ...advantageRulings,
  ...conversionTroopsAndGearRulings,
  ...whereTwoRulesMeetRulings,
]
