/** The whole rulebook, chapter by chapter, rulings last. */
import type { RuleText } from '@muster/engine'
import { armiesHeroesAndWizards } from './armies-heroes-and-wizards.ts'
import { campaign } from './campaign.ts'
import { captureTerrain } from './scenarios/capture-terrain.ts'
import { combatAndWithdrawing } from './combat-and-withdrawing.ts'
import { diceAndMeasuring } from './dice-and-measuring.ts'
import { kingOfTheHill } from './scenarios/king-of-the-hill.ts'
import { loot } from './scenarios/loot.ts'
import { magicItems } from './magic-items.ts'
import { magic } from './magic.ts'
import { melee } from './melee.ts'
import { movement } from './movement.ts'
import { pitchedBattle } from './scenarios/pitched-battle.ts'
import { rescue } from './scenarios/rescue.ts'
import { armiesRulings } from './rulings/armies.ts'
import { campaignRulings } from './rulings/campaign.ts'
import { combatAndWithdrawingRulings } from './rulings/combat-and-withdrawing.ts'
import { generalRulings } from './rulings/general.ts'
import { magicItemsRulings } from './rulings/magic-items.ts'
import { magicRulings } from './rulings/magic.ts'
import { meleeSavesCreditRulings } from './rulings/melee-saves-credit.ts'
import { movementRulings } from './rulings/movement.ts'
import { scenariosRulings } from './rulings/scenarios.ts'
import { settingUpRulings } from './rulings/setting-up.ts'
import { shootingRulings } from './rulings/shooting.ts'
import { statsAndCostsRulings } from './rulings/stats-and-costs.ts'
import { turnAndInitiativeRulings } from './rulings/turn-and-initiative.ts'
import { savesAndTheSlain } from './saves-and-the-slain.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { settingUp } from './setting-up.ts'
import { shooting } from './shooting.ts'
import { statsAndCosts } from './stats-and-costs.ts'
import { terrain } from './terrain.ts'
import { theCursedGem } from './scenarios/the-cursed-gem.ts'
import { theSixSpells } from './the-six-spells.ts'
import { turn } from './turn.ts'
import { workedTotals } from './worked-totals.ts'

export const rulebook: readonly RuleText[] = [
  ...diceAndMeasuring,
  ...statsAndCosts,
  ...workedTotals,
  ...armiesHeroesAndWizards,
  ...settingUp,
  ...turn,
  ...movement,
  ...terrain,
  ...combatAndWithdrawing,
  ...magic,
  ...theSixSpells,
  ...shooting,
  ...melee,
  ...savesAndTheSlain,
  ...magicItems,
  ...scenarios,
  ...pitchedBattle,
  ...captureTerrain,
  ...kingOfTheHill,
  ...rescue,
  ...theCursedGem,
  ...loot,
  ...campaign,
  ...generalRulings,
  ...statsAndCostsRulings,
  ...armiesRulings,
  ...settingUpRulings,
  ...turnAndInitiativeRulings,
  ...movementRulings,
  ...combatAndWithdrawingRulings,
  ...magicRulings,
  ...shootingRulings,
  ...meleeSavesCreditRulings,
  ...magicItemsRulings,
  ...scenariosRulings,
  ...campaignRulings,
]
