/** The whole rulebook, chapter by chapter, rulings last. */
import type { RuleText } from '@muster/engine'
import { diceAndMeasuring } from './set-up/dice-and-measuring.ts'
import { armyAndSetUp } from './set-up/army-and-set-up.ts'
import { endOfTheGameAndVictory } from './set-up/end-of-the-game-and-victory.ts'
import { round } from './play/round.ts'
import { turnAndActivation } from './play/turn-and-activation.ts'
import { theFourActions } from './play/the-four-actions.ts'
import { movement } from './play/movement.ts'
import { terrain } from './play/terrain.ts'
import { meleeAttacks } from './play/melee-attacks.ts'
import { rangedAttacks } from './play/ranged-attacks.ts'
import { wounds } from './play/wounds.ts'
import { knockdownCheck } from './play/knockdown-check.ts'
import { breakTests } from './play/break-tests.ts'
import { whatTheProfileValuesMean } from './models/what-the-profile-values-mean.ts'
import { modelProfiles } from './models/model-profiles.ts'
import { cavalry } from './models/cavalry.ts'
import { championsAndHeroes } from './models/champions-and-heroes.ts'
import { equipment } from './models/equipment.ts'
import { specialRules } from './models/special-rules.ts'
import { siegeWeapons } from './models/siege-weapons.ts'
import { chariots } from './models/chariots.ts'
import { trample } from './models/trample.ts'
import { workedExamples } from './set-up/worked-examples.ts'
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
