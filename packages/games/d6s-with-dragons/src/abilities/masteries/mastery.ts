/**
 * A mastery that is declared when its melee begins. Those with a trigger of their own are ordinary
 * traits that hang on a moment and ask `mayUseMastery` first. Nobody uses more than one a round.
 */
import type { FigureId, Part, Play, RuleId, Step } from '@muster/engine'
import { canAct } from '../../rules/conditions/conditions.ts'
import type { Weapon } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'

export interface Mastery {
  readonly id: string
  readonly name: string
  readonly rule: RuleId
  /** What it does, in our words: shown on the card. */
  readonly text: string
  /** Whether this character is equipped for it. */
  fits(figure: Figure): boolean
  /** The attacks it can be applied to; left out: it has no attack of its own. */
  suits?(weapon: Weapon): boolean
  /** One enemy of the melee is named when it is declared. */
  readonly names?: true
  declared?(play: Play<State>, user: FigureId, named: FigureId): Step
  /** Its attack comes before all others of the melee. */
  readonly first?: true
  /** What it does to its attack. */
  readonly fight?: readonly Part[]
  readonly strength?: readonly Part[]
  readonly ignoresArmor?: true
  /** Just before the to-hit roll. */
  before?(play: Play<State>, user: FigureId): Step
  /** The attack has hit. */
  hit?(play: Play<State>, user: FigureId, at: FigureId): Step
  /** One more attack right after it, with these parts. */
  readonly extra?: { readonly fight: readonly Part[]; readonly strength: readonly Part[]; readonly rule: RuleId }
}

/** Whether it can still use a mastery this round. */
export const mayUseMastery = (state: State, figure: Figure): boolean =>
  figure.now.mastery === undefined && canAct(state, figure)

/** A mastery with a trigger has been used: the round's one is spent. */
export function spendMastery(figure: Figure, id: string): void {
  figure.now.mastery = id
  figure.now.masteryApplied = true
}

/** Hand and great weapons of a type have its mastery. */
export const isOfType =
  (type: NonNullable<Weapon['type']>) =>
  (weapon: Weapon): boolean =>
    weapon.type === type && (weapon.kind === 'hand' || weapon.kind === 'great')

/** All it is equipped with, carried or printed. */
export const weaponsOf = ({ gear, profile }: Figure): readonly Weapon[] =>
  profile.attackList.length === 0 ? gear.weapons : [...gear.weapons, ...profile.attackList]
