/**
 * What abilities may bear on: the numbers of a figure, its rolls, and the moments of the battle with those who hear
 * them. Rules ask for the numbers and open the moments; they name no ability.
 */
import {
  AbilityQuestion,
  heardBy,
  heardByAnybody,
  part,
  rollRule,
  sumRule,
  type Abilities,
  type Ability,
  type AbilityBook,
  type AbilitySet,
  type FigureId,
  type Luck,
  type Part,
  type Play,
  type Step,
} from '@muster/engine'
import type { FigureSheet } from './profile.ts'
import type { Figure, State } from './state.ts'
import type { ArmorWorn, FeatureId, MasteryId, Save } from './vocabulary.ts'
import type { Weapon } from './weapons.ts'

export type AbilityId =
  | FeatureId
  | MasteryId
  | `${Exclude<ArmorWorn, 'none'>}-armor`
  | 'hit-effects'
  | 'legendary-actions'
  | 'extra-power'
  | 'prone'
  | 'dodging'
  | 'grappled'
  | 'hidden'

export type AttackKind = 'melee' | 'opportunity' | 'ranged'

/** An attack before it is rolled. */
export interface Attack {
  readonly by: FigureId
  readonly at: FigureId
  readonly weapon: Weapon
  readonly kind: AttackKind
  /** What a mastery takes from its Strength. */
  readonly weakened?: Part
}

/** What bears on the Fight of one attack; without it, the stat itself is asked for. */
export interface FightOf {
  readonly isLong: boolean
  readonly isFlanked: boolean
}

/** The Strength of an attack that was rolled with this luck. */
export interface StrengthOf {
  readonly attack: Attack
  readonly luck: Luck
}

export interface SaveOf {
  readonly figure: FigureId
  readonly save: Save
}

/** A hit is established: the one it strikes may have it rolled once more. */
export interface HitToRoll {
  readonly attack: Attack
  /** Whom it strikes: the target, or a figure in the way. */
  readonly struck: FigureId
  /** Whether a die was rolled for it; an automatic hit has none. */
  readonly wasRolled: boolean
  /** Set by whoever has it rolled again. */
  again: boolean
}

/** A hit that stands, before its wounds. */
export interface FinalHit {
  readonly attack: Attack
  readonly struck: FigureId
  /** Set by whoever attacks once more when the hit is resolved: what that attack's Strength loses. */
  more: Part | undefined
}

/** An attack that is resolved, and what one more attack that was declared with it loses of its Strength. */
export interface AttackOver {
  readonly attack: Attack
  more: Part | undefined
}

/** A figure's turn to move is over. */
export interface TurnEnd {
  readonly figure: FigureId
}

/** A miss that stands. */
export interface FinalMiss {
  readonly attack: Attack
  /** Set by whoever does damage all the same. */
  weakened: Part | undefined
}

const LONG_RANGE = [part(-1, 'Long range', 'FD-RNG-03')]
const FLANKING = [part(1, 'Flanking', 'FD-MEL-03')]

const save = (source: string, name: Save) =>
  sumRule<undefined>()({
    source,
    rule: 'FD-MAN-06',
    printed: ({ profile: { saves } }: Figure) => saves[name],
    isSteady: true,
  })

export const VOCABULARY = {
  sums: {
    /** In inches. */
    speed: sumRule<undefined>()({
      source: 'Speed',
      rule: 'FD-MOVE-01',
      printed: ({ profile }: Figure) => profile.speed,
      isSteady: true,
      floor: { at: 0, rule: 'FD-MOVE-17' },
    }),
    fight: sumRule<FightOf | undefined>()({
      source: 'Fight',
      rule: 'FD-ATK-08',
      printed: ({ profile }: Figure) => profile.fight,
      isSteady: true,
      adds: (about) => (about?.isLong ? LONG_RANGE : about?.isFlanked ? FLANKING : undefined),
    }),
    /** Of a figure without Armor (N/A) only what it wears counts. */
    armor: sumRule<undefined>()({
      source: 'Armor',
      rule: 'FD-ATK-08',
      printed: ({ profile }: Figure) => profile.armor ?? 0,
      isSteady: true,
    }),
    toughness: sumRule<undefined>()({
      source: 'Toughness',
      rule: 'FD-DMG-02',
      printed: ({ profile }: Figure) => profile.toughness,
      isSteady: true,
    }),
    health: sumRule<undefined>()({
      source: 'Health',
      rule: 'FD-DMG-15',
      printed: ({ profile }: Figure) => profile.health,
      isSteady: true,
    }),
    attacks: sumRule<undefined>()({
      source: 'Attacks',
      rule: 'FD-ATK-01',
      printed: ({ profile }: Figure) => profile.attacks,
      isSteady: true,
    }),
    strength: sumRule<StrengthOf | undefined>()({
      source: 'Strength',
      rule: 'FD-DMG-02',
      printed: ({ profile }: Figure) => profile.strength,
      isSteady: true,
      adds: (about) => about && strengthParts(about.attack),
    }),
    fortitude: save('Fortitude', 'fortitude'),
    reflex: save('Reflex', 'reflex'),
    will: save('Will', 'will'),
  },
  rolls: {
    'to-hit': rollRule<Attack>(),
    'to-be-hit': rollRule<Attack>(),
    save: rollRule<SaveOf>(),
  },
  moments: {
    hit: heardBy<HitToRoll>()({ struck: ({ struck }) => struck }),
    'final-hit': heardBy<FinalHit>()({ attacker: ({ attack }) => attack.by }),
    'final-miss': heardBy<FinalMiss>()({ attacker: ({ attack }) => attack.by }),
    /** An attack is resolved to its last wound. */
    attacked: heardBy<AttackOver>()({ attacker: ({ attack }) => attack.by }),
    'turn-ended': heardByAnybody<TurnEnd>(),
  },
}

/** The weapon's modifier, and what a mastery takes. */
function strengthParts({ weapon, weakened }: Attack): readonly Part[] | undefined {
  if (weapon.strength === 0) return weakened && [weakened]
  const modifier = part(weapon.strength, weapon.name, weapon.rule)
  return weakened ? [modifier, weakened] : [modifier]
}

/** Something that a figure may do in its turn to move. */
export interface TurnAction {
  readonly id: string
  readonly label: string
  readonly hint: string
  isOpen(state: State, figure: Figure): boolean
  run(play: Play<State>, figure: FigureId): Step | void
}

/** The types of this game's abilities. */
export interface GameTypes {
  readonly state: State
  readonly figure: Figure
  readonly id: AbilityId
  readonly action: TurnAction
  readonly vocabulary: typeof VOCABULARY
}

export type GameAbility = Ability<GameTypes>

/** What is bought with a figure: these bring abilities and weapons. */
export type Bought = Pick<FigureSheet, 'profile' | 'weapons' | 'armor' | 'shield'>

export interface GameBook extends AbilityBook<GameTypes> {
  printedOn(bought: Bought): AbilitySet<GameTypes>
  weaponsOf(bought: Pick<Bought, 'profile' | 'weapons'>): readonly Weapon[]
  priceOf(bought: Bought): number
}

export type GameAbilities = Abilities<GameTypes, GameBook>

/** A question that a rule asks of a figure's abilities. */
export const question = <Q, A>(name: string): AbilityQuestion<GameTypes, Q, A> => new AbilityQuestion(name)

/** Whether any ability of a figure says yes. */
export const says = <Q>(
  state: State,
  figure: Figure,
  asked: AbilityQuestion<GameTypes, Q, boolean>,
  about: Q,
): boolean => state.abilities.says(state, figure, asked, about)
