/**
 * What abilities may bear on: the numbers of a model, and the moments of the battle with those who hear them. Rules ask
 * for the numbers and open the moments; they name no ability.
 */
import {
  AbilityQuestion,
  heardBy,
  heardByAnybody,
  part,
  sumRule,
  type Abilities,
  type Ability,
  type AbilityBook,
  type AbilitySet,
  type FigureId,
} from '@muster/engine'
import type { Figure, State } from './state.ts'
import type { GearId, SpecialRuleId } from './vocabulary.ts'
import type { RangedWeapon } from './weapons.ts'

export type AbilityId =
  | GearId
  | SpecialRuleId
  | 'champion'
  | 'hero'
  | 'steed'
  | 'knocked-down'
  | 'standing-up'
  | 'aboard'
  | 'rallied'
  | 'frightened'

/** A melee attack before it is rolled. */
export interface MeleeAttack {
  readonly at: Figure
  /** The attacker has moved in this activation. */
  readonly moved: boolean
  /** It is one of a Mass attack. */
  readonly mass: boolean
}

export interface RangedAttack {
  readonly at: Figure
  readonly weapon: RangedWeapon
}

/** What an attack takes from its target's DEF. */
export interface DefenceAgainst {
  readonly ignores: readonly GearId[]
}

/** What a shot must reach on the die itself. */
export interface Shot {
  readonly isLong: boolean
  readonly inCover: boolean
}

/** A Wound is about to be suffered. An ability that averts it says so here. */
export interface Wound {
  readonly figure: FigureId
  averted: boolean
}

const MASS = part(-1, 'Mass attack', 'KD-SPEC-21')
const COVER = part(1, 'Cover', 'KD-RNG-09')
const MOST_BRAVERY = 5

export const VOCABULARY = {
  sums: {
    /** In inches. */
    speed: sumRule<undefined>()({
      source: 'SP',
      rule: 'KD-PROF-01',
      printed: ({ profile }: Figure) => profile.sp ?? 0,
      isSteady: true,
      floor: { at: 0, rule: 'KD-ACT-14' },
    }),
    attacks: sumRule<undefined>()({
      source: 'ATT',
      rule: 'KD-PROF-03',
      printed: ({ profile }: Figure) => profile.att ?? 0,
      isSteady: true,
    }),
    /** What is added to the die of a melee attack. */
    melee: sumRule<MeleeAttack>()({
      source: 'STR',
      rule: 'KD-PROF-02',
      printed: ({ profile }: Figure) => profile.str,
      adds: ({ mass }) => (mass ? [MASS] : undefined),
    }),
    /** What is added to the die of a ranged attack. */
    ranged: sumRule<RangedAttack>()({
      source: ({ weapon }) => weapon.name,
      rule: 'KD-RNG-13',
      printed: (_figure: Figure, { weapon }) => weapon.str,
    }),
    defence: sumRule<DefenceAgainst>()({
      source: 'DEF',
      rule: 'KD-PROF-04',
      printed: ({ profile }: Figure) => profile.def,
    }),
    wounds: sumRule<undefined>()({
      source: 'W',
      rule: 'KD-PROF-05',
      printed: ({ profile }: Figure) => profile.w,
      isSteady: true,
    }),
    bravery: sumRule<undefined>()({
      source: 'BR',
      rule: 'KD-PROF-06',
      printed: ({ profile }: Figure) => profile.br ?? 0,
      isSteady: true,
      floor: { at: 0, rule: 'KD-BRK-13' },
      ceiling: { at: MOST_BRAVERY, rule: 'KD-BRK-13' },
    }),
    /** The natural result that a shot needs. */
    threshold: sumRule<Shot>()({
      source: ({ isLong }) => (isLong ? 'Long range' : 'Short range'),
      rule: 'KD-RNG-07',
      printed: (_figure: Figure, { isLong }) => (isLong ? 5 : 4),
      adds: ({ inCover }) => (inCover ? [COVER] : undefined),
    }),
    /** The least die that passes a Knockdown check. */
    knockdown: sumRule<undefined>()({
      source: 'Knockdown check',
      rule: 'KD-KNOCK-06',
      printed: (_figure: Figure) => 4,
      isSteady: true,
    }),
  },
  rolls: {},
  moments: {
    /** Before it is seen whether the Wound slays. */
    wound: heardBy<Wound>()({ target: ({ figure }) => figure }),
    /** After the Break tests. */
    'round-ends': heardByAnybody<undefined>(),
  },
}

/** The types of this game's abilities. */
export interface KnockdownTypes {
  readonly state: State
  readonly figure: Figure
  readonly id: AbilityId
  readonly action: never
  readonly vocabulary: typeof VOCABULARY
}

export type KnockdownAbility = Ability<KnockdownTypes>

/** What is bought with a model: these bring abilities. */
export type Bought = Pick<Figure, 'rank' | 'gear' | 'rules'>

export interface KnockdownBook extends AbilityBook<KnockdownTypes> {
  printedOn(bought: Bought): AbilitySet<KnockdownTypes>
}

export type KnockdownAbilities = Abilities<KnockdownTypes, KnockdownBook>

/** A question that a rule asks of a model's abilities. */
export const question = <Q, A>(name: string): AbilityQuestion<KnockdownTypes, Q, A> => new AbilityQuestion(name)

/** Whether any ability of a model says yes. */
export const says = (
  state: State,
  figure: Figure,
  asked: AbilityQuestion<KnockdownTypes, undefined, boolean>,
): boolean => state.abilities.says(state, figure, asked, undefined)

/** The first answer of a model's abilities. */
export const answerOf = <Q, A>(
  state: State,
  figure: Figure,
  asked: AbilityQuestion<KnockdownTypes, Q, A>,
  about: Q,
): A | undefined => asked.first(state.abilities.of(state, figure), state, figure, about)

export const answersOf = <Q, A>(
  state: State,
  figure: Figure,
  asked: AbilityQuestion<KnockdownTypes, Q, A>,
  about: Q,
): readonly A[] => asked.all(state.abilities.of(state, figure), state, figure, about)
