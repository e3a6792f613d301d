/** Special rules: their two prices, the first for Creatures, Infantry and Cavalry, the second for Monsters. */
import type { RuleId } from '@muster/engine'
import type { SpecialRuleId } from '../state/vocabulary.ts'

export interface SpecialRule {
  readonly name: string
  readonly rule: RuleId
  /** Undefined where that kind of model cannot take it. */
  readonly points: number | undefined
  readonly monsterPoints: number | undefined
}

const special = (name: string, rule: RuleId, points?: number, monsterPoints?: number): SpecialRule => ({
  name,
  rule,
  points,
  monsterPoints,
})

export const SPECIAL_RULE_TABLE: { readonly [id in SpecialRuleId]: SpecialRule } = {
  aim: special('Aim', 'KD-SPEC-07', 1),
  'fight-in-formation': special('Fight in formation', 'KD-SPEC-08', 1),
  flying: special('Flying', 'KD-SPEC-12', 3, 20),
  frenzied: special('Frenzied', 'KD-SPEC-16', 1, 5),
  frightening: special('Frightening', 'KD-SPEC-20', undefined, 5),
  'mass-attack': special('Mass attack', 'KD-SPEC-21', undefined, 5),
  'natural-ranged-attack': special('Natural ranged attack', 'KD-SPEC-23', 1, 10),
  pathfinder: special('Pathfinder', 'KD-SPEC-25', 1, 5),
  regeneration: special('Regeneration', 'KD-SPEC-26', undefined, 15),
  slayer: special('Slayer', 'KD-SPEC-28', 5),
  stout: special('Stout', 'KD-SPEC-29', 1, 5),
  weaponmaster: special('Weaponmaster', 'KD-SPEC-30', 2),
}
