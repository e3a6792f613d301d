/**
 * What abilities may bear on: the numbers of a figure, and the moments of the battle with those who hear them. Rules ask
 * for the numbers and open the moments; they name no ability.
 */
import {
  heardBy,
  sumRule,
  type Abilities,
  type Ability,
  type AbilityBook,
  type FigureId,
  type Part,
  type RuleId,
  type TestResult,
} from '@muster/engine'
import type { ItemId } from './items.ts'
import type { SpellBook } from './spell.ts'
import type { Figure, State } from './state.ts'

/** How a hit came about. */
export type HitKind = 'melee' | 'shot' | 'spell'

export type AbilityId = 'mighty' | 'two-weapons' | 'cursed' | ItemId

/** A save was failed, or could not be made at all. An ability that ignores the hit says so here. */
export interface FailedSave {
  readonly by: FigureId
  readonly at: FigureId
  readonly how: HitKind
  ignored: boolean
  readonly tests: TestResult[]
}

/** A melee attack has hit its target. Others may be hit by it too: in this order, after the target. */
export interface AttackHit {
  readonly by: FigureId
  readonly at: FigureId
  /** Not already slain in this batch, and open to further attacks this turn. */
  readonly mayAlsoHit: (figure: Figure) => boolean
  readonly alsoHit: FigureId[]
  /** The rules by which the others are hit. */
  readonly rules: RuleId[]
}

export const VOCABULARY = {
  sums: {
    melee: sumRule<undefined>()({
      source: 'Melee',
      rule: 'HW-MELEE-04',
      printed: ({ profile }: Figure) => profile.melee,
      floor: { at: 0, rule: 'HW-SPELL-05' },
    }),
    shooting: sumRule<undefined>()({
      source: 'Shooting',
      rule: 'HW-SHOOT-04',
      printed: ({ profile }: Figure) => profile.shooting,
      floor: { at: 0, rule: 'HW-SPELL-05' },
    }),
    /** Melee attacks in one Melee phase. */
    attacks: sumRule<undefined>()({
      source: 'Attack',
      rule: 'HW-COST-30',
      printed: (_figure: Figure) => 1,
      floor: { at: 1, rule: 'HW-SPELL-03' },
    }),
    /** Armour as it counts against one hit: as bought, less what is taken from it. */
    armour: sumRule<{ readonly lowered: readonly Part[] }>()({
      source: 'Armour',
      rule: 'HW-SAVE-01',
      printed: ({ profile }: Figure) => profile.armour,
      adds: ({ lowered }) => lowered,
      floor: { at: 0, rule: 'HW-RUL-16' },
    }),
  },
  rolls: {},
  moments: {
    'save-failed': heardBy<FailedSave>()({ attacker: ({ by }) => by, target: ({ at }) => at }),
    'attack-hit': heardBy<AttackHit>()({ attacker: ({ by }) => by, target: ({ at }) => at }),
  },
}

/** The types of this game's abilities. */
export interface HeroTypes {
  readonly state: State
  readonly figure: Figure
  readonly id: AbilityId
  readonly action: never
  readonly vocabulary: typeof VOCABULARY
}

export type HeroAbility = Ability<HeroTypes>

/** What the rules look up and never name: which abilities a figure bears, and the spells. */
export interface HeroBook extends AbilityBook<HeroTypes> {
  readonly spells: SpellBook
}

export type HeroAbilities = Abilities<HeroTypes, HeroBook>
