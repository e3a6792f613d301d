/** The whole rulebook, chapter by chapter, rulings last. */
import type { RuleText } from '@muster/engine'
import { setUpAndVictory } from './set-up-and-victory.ts'
import { figuresAndBases } from './figures-and-bases.ts'
import { roundsPhasesLeadPlayer } from './rounds-phases-lead-player.ts'
import { movementOrder } from './movement-order.ts'
import { movement } from './movement.ts'
import { movementActions } from './movement-actions.ts'
import { threatenedSpacesAndOpportunityAttacks } from './threatened-spaces-and-opportunity-attacks.ts'
import { combatOrder } from './combat-order.ts'
import { attacks } from './attacks.ts'
import { rangedAttacks } from './ranged-attacks.ts'
import { meleeAttacks } from './melee-attacks.ts'
import { damageAndWounds } from './damage-and-wounds.ts'
import { reactions } from './reactions.ts'
import { masteries } from './masteries.ts'
import { combatManeuvers } from './combat-maneuvers.ts'
import { advantageAndDisadvantage } from './advantage-and-disadvantage.ts'
import { convertingCreatures } from './converting-creatures.ts'
import { troops } from './troops.ts'
import { features } from './features.ts'
import { gear } from './gear.ts'
import { workedExamples } from './worked-examples.ts'
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
