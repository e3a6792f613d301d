/** The whole rulebook, chapter by chapter, rulings last. */
import type { RuleText } from '@muster/engine'
import { areas } from './areas.ts'
import { attacksChoosingAndRolling } from './attacks-choosing-and-rolling.ts'
import { blockCheck } from './block-check.ts'
import { campaignInjuries } from './campaign-injuries.ts'
import { cleanupPhaseAndMorale } from './cleanup-phase-and-morale.ts'
import { combatActionsAndManeuvers } from './combat-actions-and-maneuvers.ts'
import { combatPhaseResolvingAMelee } from './combat-phase-resolving-a-melee.ts'
import { combatPhaseSplittingIntoMelees } from './combat-phase-splitting-into-melees.ts'
import { commonFeatures } from './common-features.ts'
import { concentration } from './concentration.ts'
import { conditions } from './conditions.ts'
import { damageAndWounds } from './damage-and-wounds.ts'
import { diceAdvantageAndDisadvantage } from './dice-advantage-and-disadvantage.ts'
import { encounters } from './encounters.ts'
import { followingUp } from './following-up.ts'
import { gear } from './gear.ts'
import { howFeaturesArePrinted } from './how-features-are-printed.ts'
import { incantations } from './incantations.ts'
import { leadership } from './leadership.ts'
import { measuring } from './measuring.ts'
import { meleeAttacksAndFlanking } from './melee-attacks-and-flanking.ts'
import { movementActions } from './movement-actions.ts'
import { movementOrder } from './movement-order.ts'
import { moving } from './moving.ts'
import { objects } from './objects.ts'
import { playersSidesAndComponents } from './players-sides-and-components.ts'
import { prices } from './prices.ts'
import { profilesAndStats } from './profiles-and-stats.ts'
import { quickSpells } from './quick-spells.ts'
import { rangedAttacks } from './ranged-attacks.ts'
import { ridingMounts } from './riding-mounts.ts'
import { roundsAndPhases } from './rounds-and-phases.ts'
import { combatPhaseRulings } from './rulings/combat-phase.ts'
import { conditionsRulings } from './rulings/conditions.ts'
import { diceAndDamageRulings } from './rulings/dice-and-damage.ts'
import { gearRulings } from './rulings/gear.ts'
import { lineOfSightAndBlockChecksRulings } from './rulings/line-of-sight-and-block-checks.ts'
import { magicInGeneralRulings } from './rulings/magic-in-general.ts'
import { moraleAndCleanupRulings } from './rulings/morale-and-cleanup.ts'
import { orderActionsAndMovementRulings } from './rulings/order-actions-and-movement.ts'
import { readingTheTextAndMeasuringRulings } from './rulings/reading-the-text-and-measuring.ts'
import { singleSpellsRulings } from './rulings/single-spells.ts'
import { spellsNamedButNeverDescribedRulings } from './rulings/spells-named-but-never-described.ts'
import { terrainMountsObjectsScenariosRulings } from './rulings/terrain-mounts-objects-scenarios.ts'
import { whereTwoRulesMeetRulings } from './rulings/where-two-rules-meet.ts'
import { saves } from './saves.ts'
import { settingUpAGame } from './setting-up-a-game.ts'
import { sizeAndTypes } from './size-and-types.ts'
import { specialMovements } from './special-movements.ts'
import { spellsInGeneral } from './spells-in-general.ts'
import { spellsWithoutADescription } from './spells-without-a-description.ts'
import { standardSpells } from './standard-spells.ts'
import { terrain } from './terrain.ts'
import { threatenedSpaceAndOpportunityAttacks } from './threatened-space-and-opportunity-attacks.ts'
import { warriors } from './warriors.ts'
import { weaponMasteries } from './weapon-masteries.ts'
import { weaponsAndArmor } from './weapons-and-armor.ts'
import { workedExamples } from './worked-examples.ts'

export const rulebook: readonly RuleText[] = [
  ...playersSidesAndComponents,
  ...diceAdvantageAndDisadvantage,
  ...measuring,
  ...settingUpAGame,
  ...profilesAndStats,
  ...howFeaturesArePrinted,
  ...sizeAndTypes,
  ...roundsAndPhases,
  ...movementOrder,
  ...moving,
  ...threatenedSpaceAndOpportunityAttacks,
  ...movementActions,
  ...combatPhaseSplittingIntoMelees,
  ...combatPhaseResolvingAMelee,
  ...weaponMasteries,
  ...combatActionsAndManeuvers,
  ...followingUp,
  ...attacksChoosingAndRolling,
  ...rangedAttacks,
  ...blockCheck,
  ...meleeAttacksAndFlanking,
  ...damageAndWounds,
  ...cleanupPhaseAndMorale,
  ...saves,
  ...spellsInGeneral,
  ...areas,
  ...concentration,
  ...incantations,
  ...quickSpells,
  ...standardSpells,
  ...spellsWithoutADescription,
  ...terrain,
  ...conditions,
  ...objects,
  ...ridingMounts,
  ...encounters,
  ...campaignInjuries,
  ...commonFeatures,
  ...leadership,
  ...specialMovements,
  ...gear,
  ...workedExamples,
  ...warriors,
  ...weaponsAndArmor,
  ...prices,
  ...readingTheTextAndMeasuringRulings,
  ...lineOfSightAndBlockChecksRulings,
  ...diceAndDamageRulings,
  ...orderActionsAndMovementRulings,
  ...combatPhaseRulings,
  ...moraleAndCleanupRulings,
  ...magicInGeneralRulings,
  ...singleSpellsRulings,
  ...spellsNamedButNeverDescribedRulings,
  ...conditionsRulings,
  ...terrainMountsObjectsScenariosRulings,
  ...gearRulings,
  ...whereTwoRulesMeetRulings,
]
