/** What an ability of this game can hang on: one sum, three rolls and three moments. */
import { heardBy, heardByAnybody, rollRule, sumRule, type Ability, type FigureId } from '@muster/engine'
import { toInches } from '@muster/table'
import type { PenaltyId, TraitId } from './card.ts'
import type { State, Unit } from './state.ts'

/** How an attack is made, as far as abilities care. */
export interface AttackOccasion {
  /** Close combat, whatever kind of attack is used in it. */
  readonly inMelee: boolean
  /** The attacker charged in this very activation. */
  readonly charging: boolean
  /** It is the defender that was charged in it. */
  readonly charged: boolean
}

export const VOCABULARY = {
  sums: {
    /** Inches at full speed over open ground. */
    move: sumRule<undefined>()({
      source: 'Move on the card',
      rule: 'SF-MOVE-14',
      printed: ({ card }: Unit) => toInches(card.move),
    }),
  },
  /** A part of an ability on one of these is an advantage point. */
  rolls: {
    attack: rollRule<AttackOccasion>(),
    defence: rollRule<AttackOccasion>(),
    skill: rollRule<undefined>(),
  },
  moments: {
    'round-starts': heardByAnybody<{ readonly round: number }>(),
    /** Dice of the attacker have hit; nobody has saved yet. */
    'hits-scored': heardBy<{ readonly by: FigureId; readonly at: FigureId }>()({ attacker: ({ by }) => by }),
    /** An attack has removed models. */
    'models-slain': heardBy<{ readonly by: FigureId }>()({ attacker: ({ by }) => by }),
  },
}

/** `led` is what Leadership gives to others; an Enchanted Item is an ability of its Champion. */
export type AbilityId = TraitId | PenaltyId | 'led' | 'enchanted-item'

export interface SkirmishTypes {
  readonly state: State
  readonly figure: Unit
  readonly id: AbilityId
  readonly action: never
  readonly vocabulary: typeof VOCABULARY
}

export type SkirmishAbility = Ability<SkirmishTypes>
