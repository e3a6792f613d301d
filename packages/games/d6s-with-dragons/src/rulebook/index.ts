/** The whole rulebook, chapter by chapter, rulings last. */
import type { RuleText } from '@muster/engine'
import { mountainDwarvesAndTinkerGnomes } from './armies/dwarves-and-gnomes.ts'
import { steadingsOfTheGiants } from './armies/giants.ts'
import { elementalAcolytes } from './armies/elemental-acolytes.ts'
import { areas } from './magic/areas.ts'
import { attacksChoosingAndRolling } from './combat/attacks-choosing-and-rolling.ts'
import { blockCheck } from './combat/block-check.ts'
import { campaignInjuries } from './set-up/campaign-injuries.ts'
import { cleanupPhaseAndMorale } from './combat/cleanup-phase-and-morale.ts'
import { combatActionsAndManeuvers } from './combat/combat-actions-and-maneuvers.ts'
import { combatPhaseResolvingAMelee } from './combat/combat-phase-resolving-a-melee.ts'
import { combatPhaseSplittingIntoMelees } from './combat/combat-phase-splitting-into-melees.ts'
import { commonFeatures } from './basics/common-features.ts'
import { concentration } from './magic/concentration.ts'
import { conditions } from './basics/conditions.ts'
import { damageAndWounds } from './combat/damage-and-wounds.ts'
import { diceAdvantageAndDisadvantage } from './basics/dice-advantage-and-disadvantage.ts'
import { encounters } from './set-up/encounters.ts'
import { followingUp } from './combat/following-up.ts'
import { gear } from './set-up/gear.ts'
import { howFeaturesArePrinted } from './basics/how-features-are-printed.ts'
import { incantations } from './magic/incantations.ts'
import { leadership } from './combat/leadership.ts'
import { measuring } from './basics/measuring.ts'
import { meleeAttacksAndFlanking } from './combat/melee-attacks-and-flanking.ts'
import { movementActions } from './movement/movement-actions.ts'
import { movementOrder } from './movement/movement-order.ts'
import { moving } from './movement/moving.ts'
import { objects } from './set-up/objects.ts'
import { playersSidesAndComponents } from './basics/players-sides-and-components.ts'
import { prices } from './set-up/prices.ts'
import { profilesAndStats } from './basics/profiles-and-stats.ts'
import { quickSpells } from './magic/quick-spells.ts'
import { rangedAttacks } from './combat/ranged-attacks.ts'
import { ridingMounts } from './movement/riding-mounts.ts'
import { roundsAndPhases } from './basics/rounds-and-phases.ts'
import { combatPhaseRulings } from './rulings/combat-phase.ts'
import { conditionsRulings } from './rulings/conditions.ts'
import { diceAndDamageRulings } from './rulings/dice-and-damage.ts'
import { reachFistsAndSpearsRulings } from './rulings/armies/reach-fists-and-spears.ts'
import { lineOfSightAndBlockChecksRulings } from './rulings/line-of-sight-and-block-checks.ts'
import { magicInGeneralRulings } from './rulings/magic-in-general.ts'
import { monstersAndCultistsRulings } from './rulings/armies/monsters-and-cultists.ts'
import { moraleAndCleanupRulings } from './rulings/morale-and-cleanup.ts'
import { orderActionsAndMovementRulings } from './rulings/order-actions-and-movement.ts'
import { readingTheTextAndMeasuringRulings } from './rulings/reading-the-text-and-measuring.ts'
import { singleSpellsRulings } from './rulings/single-spells.ts'
import { spellsNamedButNeverDescribedRulings } from './rulings/spells-named-but-never-described.ts'
import { terrainMountsObjectsScenariosRulings } from './rulings/terrain-mounts-objects-scenarios.ts'
import { whereTwoRulesMeetRulings } from './rulings/where-two-rules-meet.ts'
import { featuresOfProfilesRulings } from './rulings/armies/features-of-profiles.ts'
import { listsOfGiantsAndDwarvesRulings } from './rulings/armies/lists-of-giants-and-dwarves.ts'
import { weaponsOfProfilesRulings } from './rulings/armies/weapons-of-profiles.ts'
import { saves } from './basics/saves.ts'
import { settingUpAGame } from './set-up/setting-up-a-game.ts'
import { sizeAndTypes } from './basics/size-and-types.ts'
import { specialMovements } from './movement/special-movements.ts'
import { spellsInGeneral } from './magic/spells-in-general.ts'
import { spellsWithoutADescription } from './magic/spells-without-a-description.ts'
import { standardSpells } from './magic/standard-spells.ts'
import { terrain } from './set-up/terrain.ts'
import { threatenedSpaceAndOpportunityAttacks } from './movement/threatened-space-and-opportunity-attacks.ts'
import { warriors } from './set-up/warriors.ts'
import { weaponMasteries } from './combat/weapon-masteries.ts'
import { weaponsAndArmor } from './set-up/weapons-and-armor.ts'
import { workedExamples } from './basics/worked-examples.ts'
import { captain } from './armies/captain.ts'
import { mounts } from './armies/mounts.ts'
import { acolyteProfilesRulings } from './rulings/armies/acolyte-profiles.ts'
import { barding } from './armies/barding.ts'
import { buildingAForce } from './armies/building-a-force.ts'
import { greatKingdom } from './armies/great-kingdom.ts'
import { convertingFrom5e } from './armies/converting-from-5e.ts'
import { convertingFrom5eRulings } from './rulings/armies/converting-from-5e.ts'
import { classesAndPricesRulings } from './rulings/armies/classes-and-prices.ts'
import { weaponsAndAttackLinesRulings } from './rulings/armies/weapons-and-attack-lines.ts'
import { featuresOfHeroesRulings } from './rulings/armies/features-of-heroes.ts'
import { smallWordsRulings } from './rulings/small-words.ts'

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
  ...captain,
  ...mounts,
  ...weaponsAndArmor,
  ...barding,
  ...prices,
  ...buildingAForce,
  ...greatKingdom,
  ...convertingFrom5e,
  ...mountainDwarvesAndTinkerGnomes,
  ...steadingsOfTheGiants,
  ...elementalAcolytes,
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
  ...classesAndPricesRulings,
  ...weaponsAndAttackLinesRulings,
  ...listsOfGiantsAndDwarvesRulings,
  ...weaponsOfProfilesRulings,
  ...featuresOfHeroesRulings,
  ...smallWordsRulings,
  ...reachFistsAndSpearsRulings,
  ...acolyteProfilesRulings,
  ...monstersAndCultistsRulings,
  ...featuresOfProfilesRulings,
  ...whereTwoRulesMeetRulings,
  ...convertingFrom5eRulings,
]
