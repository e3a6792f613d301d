/** The whole rulebook, chapter by chapter, rulings last. */
import type { RuleText } from '@muster/engine'
import { diceAndMeasuring } from './dice-and-measuring.ts'
import { armyAndSetUp } from './army-and-set-up.ts'
import { endOfTheGameAndVictory } from './end-of-the-game-and-victory.ts'
import { round } from './round.ts'
import { turnAndActivation } from './turn-and-activation.ts'
import { theFourActions } from './the-four-actions.ts'
import { movement } from './movement.ts'
import { terrain } from './terrain.ts'
import { meleeAttacks } from './melee-attacks.ts'
import { rangedAttacks } from './ranged-attacks.ts'
import { wounds } from './wounds.ts'
import { knockdownCheck } from './knockdown-check.ts'
import { breakTests } from './break-tests.ts'
import { whatTheProfileValuesMean } from './what-the-profile-values-mean.ts'
import { modelProfiles } from './model-profiles.ts'
import { cavalry } from './cavalry.ts'
import { championsAndHeroes } from './champions-and-heroes.ts'
import { equipment } from './equipment.ts'
import { specialRules } from './special-rules.ts'
import { siegeWeapons } from './siege-weapons.ts'
import { chariots } from './chariots.ts'
import { trample } from './trample.ts'
import { workedExamples } from './worked-examples.ts'
import { armySetUpAndEndOfTheGameRulings } from './rulings/army-set-up-and-end-of-the-game.ts'
import { roundAndTurnRulings } from './rulings/round-and-turn.ts'
import { measuringAndMovingRulings } from './rulings/measuring-and-moving.ts'
import { meleeRulings } from './rulings/melee.ts'
import { shootingRulings } from './rulings/shooting.ts'
import { woundsAndKnockdownRulings } from './rulings/wounds-and-knockdown.ts'
import { breakTestsRulings } from './rulings/break-tests.ts'
import { cavalryPromotionAndGearRulings } from './rulings/cavalry-promotion-and-gear.ts'
import { specialRulesRulings } from './rulings/special-rules.ts'
import { siegeWeaponsRulings } from './rulings/siege-weapons.ts'
import { chariotsAndTrampleRulings } from './rulings/chariots-and-trample.ts'
import { wordsAndDiceRulings } from './rulings/words-and-dice.ts'
import { whereTwoRulesMeetRulings } from './rulings/where-two-rules-meet.ts'

export const rulebook: readonly RuleText[] = [
  ...diceAndMeasuring,
  ...armyAndSetUp,
  ...endOfTheGameAndVictory,
  ...round,
  ...turnAndActivation,
  ...theFourActions,
  ...movement,
  ...terrain,
  ...meleeAttacks,
  ...rangedAttacks,
  ...wounds,
  ...knockdownCheck,
  ...breakTests,
  ...whatTheProfileValuesMean,
  ...modelProfiles,
  ...cavalry,
  ...championsAndHeroes,
  ...equipment,
  ...specialRules,
  ...siegeWeapons,
  ...chariots,
  ...trample,
  ...workedExamples,
  ...armySetUpAndEndOfTheGameRulings,
  ...roundAndTurnRulings,
  ...measuringAndMovingRulings,
  ...meleeRulings,
  ...shootingRulings,
  ...woundsAndKnockdownRulings,
  ...breakTestsRulings,
  ...cavalryPromotionAndGearRulings,
  ...specialRulesRulings,
  ...siegeWeaponsRulings,
  ...chariotsAndTrampleRulings,
  ...wordsAndDiceRulings,
  ...whereTwoRulesMeetRulings,
]
