/**
 * What abilities of d6s with Dragons may bear on: the sums, the rolls, and the moments of the flow with who hears them.
 * This declaration is the only list of them; rules ask and open them by name.
 */
import {
  AbilityQuestion,
  heardBy,
  heardByAnybody,
  heardByAnybodyAnd,
  rollRule,
  sumRule,
  type Abilities,
  type Ability,
  type AbilityBook,
  type AbilitySet,
  type BorneAbility,
  type FigureId,
  type Mark,
  type MemoryFields,
  type Part,
  type Play,
  type Step,
  type Luck,
} from '@muster/engine'
import {
  ridersOf,
  type Attack,
  type AttackResult,
  type ComingCondition,
  type ComingElimination,
  type ComingHit,
  type ComingWound,
  type Elimination,
  type FailedSave,
  type Harm,
  type Hit,
  type LostCondition,
  type Phase,
  type SaveAsked,
  type ComingSpell,
  type PaidSpell,
  type HitToTake,
} from './acts.ts'
import type { Profile, Weapon } from './profile.ts'
import type { Spell } from './spell.ts'
import type { Condition, Effect, Figure, State } from './state.ts'
import { SAVE_NAMES, type AbilityId, type ConditionName, type DamageType, type MasteryId } from './vocabulary.ts'

interface Strike {
  readonly attack: Attack
  readonly luck: Luck
  /** What a hit has added to it. */
  readonly more?: readonly Part[]
}

const attackRiders = (attack: Attack | undefined) => attack && ridersOf(attack)

/** A figure's numbers, and what each is asked about. Without an attack: as it stands, for order and cards. */
const SUMS = {
  /** In inches. */
  speed: sumRule<undefined>()({
    source: 'Speed',
    rule: 'DD-STAT-02',
    printed: ({ profile }: Figure) => profile.speed,
    isSteady: true,
    floor: { at: 0, rule: 'DD-STAT-02' },
  }),
  fight: sumRule<Attack | undefined>()({
    source: 'Fight',
    rule: 'DD-STAT-03',
    printed: ({ profile }: Figure) => profile.fight,
    isSteady: true,
    adds: (attack) => attack?.fight,
    riders: attackRiders,
  }),
  attacks: sumRule<undefined>()({
    source: 'Attacks',
    rule: 'DD-STAT-04',
    printed: ({ profile }: Figure) => profile.attacks,
    isSteady: true,
    floor: { at: 0, rule: 'DD-STAT-04' },
  }),
  strength: sumRule<Strike | undefined>()({
    source: 'Strength',
    rule: 'DD-STAT-05',
    printed: ({ profile }: Figure, strike) => strike?.attack.weapon.ownStrength ?? profile.strength,
    adds: (strike) => joined(strike?.attack.strength, strike?.more),
    riders: (strike) => attackRiders(strike?.attack),
    floor: { at: 0, rule: 'DD-RUL-18' },
  }),
  /** Of the one attacked. */
  armor: sumRule<Attack | undefined>()({
    source: 'Armor',
    rule: 'DD-STAT-06',
    printed: ({ profile }: Figure) => profile.armor,
    riders: attackRiders,
  }),
  toughness: sumRule<undefined>()({
    source: 'Toughness',
    rule: 'DD-STAT-07',
    printed: ({ profile }: Figure) => profile.toughness,
    isSteady: true,
  }),
  save: sumRule<SaveAsked>()({
    source: ({ save }) => SAVE_NAMES[save],
    rule: 'DD-STAT-09',
    printed: ({ profile }: Figure, { save }) => profile.saves[save],
  }),
  /** Its own; leaders are in rules/stats/leadership.ts. */
  morale: sumRule<undefined>()({
    source: 'Morale',
    rule: 'DD-STAT-11',
    printed: ({ profile }: Figure) => profile.morale,
    isSteady: true,
  }),
  /** To-wound dice of the bearer's hit. */
  damage: sumRule<Attack>()({
    source: 'Damage',
    rule: 'DD-DMG-01',
    printed: (_figure: Figure, { weapon }) => weapon.damage,
    riders: attackRiders,
  }),
  /** How far it follows up, in inches. */
  'follow-up': sumRule<undefined>()({ source: 'Following up', rule: 'DD-FOL-01', printed: (_figure: Figure) => 1 }),
  /** The Potency of its maneuvers, and of escaping from its grapple. */
  maneuver: sumRule<{ readonly maneuver: string; readonly at: FigureId }>()({
    source: 'Potency',
    rule: 'DD-CACT-05',
    printed: (_figure: Figure) => 0,
  }),
}

const joined = (a: readonly Part[] | undefined, b: readonly Part[] | undefined): readonly Part[] | undefined =>
  a === undefined || a.length === 0 ? b : b === undefined || b.length === 0 ? a : [...a, ...b]

/** Rolls that advantage and disadvantage bear on: the bearer rolls to hit, is rolled at, or saves. */
const ROLLS = {
  'to-hit': rollRule<Attack>(ridersOf),
  'to-be-hit': rollRule<Attack>(),
  save: rollRule<SaveAsked>(),
}

const attacker = ({ attack }: { readonly attack: Attack }): FigureId => attack.by
/** A summoned weapon fights for its caster, but nothing of its caster's bears on it. */
const fighter = ({ attack }: { readonly attack: Attack }): FigureId | undefined =>
  attack.summoned ? undefined : attack.by
const riders = ({ attack }: { readonly attack: Attack }) => ridersOf(attack)

const MOMENTS = {
  'encounter-starts': heardByAnybody<{ readonly round: number }>(),
  'round-starts': heardByAnybody<{ readonly round: number }>(),
  'phase-starts': heardByAnybody<{ readonly phase: Phase; readonly round: number }>(),
  'round-ends': heardByAnybody<{ readonly round: number }>(),
  'turn-starts': heardByAnybodyAnd<{ readonly figure: FigureId }>()({ actor: ({ figure }) => figure }),
  'turn-ends': heardByAnybodyAnd<{ readonly figure: FigureId }>()({ actor: ({ figure }) => figure }),
  /** A turn in which its player has no say: a figure that reacts to this does so, and that is its turn. */
  'forced-turn': heardBy<{ readonly figure: FigureId }>()({ actor: ({ figure }) => figure }),
  /** A move of its own has brought somebody into the threatened space of an enemy, where it was not before. */
  'comes-within-reach': heardBy<{ readonly figure: FigureId; readonly of: FigureId }>()({
    mover: ({ figure }) => figure,
    reached: ({ of }) => of,
  }),
  /** Somebody stands somewhere else than before: it has walked, or was pushed, slid, placed or put down. */
  'places-changed': heardByAnybody<object>(),
  /** Before anything else about an attack. */
  'attack-starts': heardBy<{ readonly attack: Attack }>()({ attacker: fighter }, riders),
  /** The target is settled (also by a block check), the to-hit die not yet rolled. */
  'before-to-hit': heardByAnybodyAnd<{ readonly attack: Attack }>()(
    { attacker: fighter, target: ({ attack }) => attack.at },
    riders,
  ),
  /** The to-hit roll has been made, whatever came of it. */
  'rolled-to-hit': heardBy<{ readonly attack: Attack; readonly hit: boolean }>()(
    { attacker: fighter, target: ({ attack }) => attack.at },
    riders,
  ),
  /** The to-hit roll has succeeded: the hit can still be turned aside. */
  'would-be-hit': heardByAnybodyAnd<ComingHit>()({ attacker, target: ({ attack }) => attack.at }, riders),
  /** The hit is certain: somebody may take it for the target. */
  'takes-hit': heardByAnybodyAnd<HitToTake>()({ target: ({ attack }) => attack.at }),
  hit: heardByAnybodyAnd<Hit>()({ attacker, target: ({ at }) => at }, riders),
  /** The attack is over, its wounds taken. */
  'attack-resolved': heardByAnybodyAnd<AttackResult>()({ attacker, target: ({ at }) => at }, riders),
  'would-wound': heardByAnybodyAnd<ComingWound>()({ attacker: ({ by }) => by, target: ({ at }) => at }),
  /** It has taken Damage, whether that wounded it or not, and is still in play. */
  harmed: heardBy<Harm>()({ attacker: ({ by }) => by, target: ({ figure }) => figure }),
  /** Damage has come to nothing because it is immune to its type. */
  'harm-ignored': heardBy<Harm>()({ target: ({ figure }) => figure }),
  wounded: heardByAnybodyAnd<Harm>()({ attacker: ({ by }) => by, target: ({ figure }) => figure }),
  /** Its last wound has been taken, but it is still in play. */
  'would-be-eliminated': heardByAnybodyAnd<ComingElimination>()({ target: ({ figure }) => figure }),
  /** It is out of play, still where it fell. */
  eliminated: heardByAnybodyAnd<Elimination>()({ attacker: ({ by }) => by, target: ({ figure }) => figure }),
  'save-failed': heardByAnybodyAnd<FailedSave>()({ saver: ({ of }) => of }),
  'gaining-condition': heardByAnybodyAnd<ComingCondition>()({ bearer: ({ figure }) => figure }),
  'condition-gained': heardByAnybodyAnd<{ readonly figure: FigureId; readonly condition: Condition }>()({
    bearer: ({ figure }) => figure,
  }),
  'condition-lost': heardByAnybodyAnd<LostCondition>()({ bearer: ({ figure }) => figure }),
  /** A spell has been cast and does not work yet. */
  'spell-cast': heardByAnybodyAnd<ComingSpell>()({ caster: ({ casting }) => casting.caster }),
  /** Nobody has countered it: it is about to work. */
  'spell-succeeds': heardBy<PaidSpell>()({ caster: ({ casting }) => casting.caster }),
}

export const VOCABULARY = { sums: SUMS, rolls: ROLLS, moments: MOMENTS }

/** An [action] of an ability: used in place of a common movement or combat action, or besides it. */
export interface AbilityAction {
  readonly id: AbilityId
  readonly label: string
  readonly phase: Exclude<Phase, 'cleanup'> | 'either'
  /** It is taken besides the one action of the round. */
  readonly isExtra?: true
  /** It is aimed in a direction and harms those it catches: how far it reaches, in inches. Forecasts show the odds. */
  readonly harmsWithin?: number
  isPossible(state: State, bearer: FigureId): boolean
  /**
   * What using it now is worth, in points, with all that its action still brings: for computer players, never for a
   * ruling. Left out: they leave it alone.
   */
  worth?(state: State, bearer: FigureId): number
  use(play: Play<State>, bearer: FigureId): Step
}

export interface DragonTypes {
  readonly state: State
  readonly figure: Figure
  readonly id: AbilityId
  readonly action: AbilityAction
  readonly vocabulary: typeof VOCABULARY
}

export type DragonAbility = Ability<DragonTypes>
export type Borne = BorneAbility<DragonTypes>

export interface ConditionAbility extends DragonAbility {
  readonly id: ConditionName
  /** When its bearer finishes an action, or in place of its bearer's next combat action. */
  readonly ends?: 'with-action' | 'instead-of-action'
}

/** A mastery that is declared when its melee begins, and rides on one attack. */
export interface Mastery extends DragonAbility {
  readonly id: MasteryId
  /** Whether this character is equipped for it. */
  fits(figure: Figure): boolean
  /** The attacks it can be put into; left out: it has no attack of its own. */
  suits?(weapon: Weapon): boolean
  /** One enemy of the melee is named when it is declared. */
  readonly names?: true
  declared?(play: Play<State>, user: FigureId, named: FigureId): Step
  /** Its attack comes before all others of the melee. */
  readonly first?: true
}

/** Where rules look content up. The state carries it, so that no rule imports a creature or a spell. */
export interface DragonBook extends AbilityBook<DragonTypes> {
  readonly spells: readonly Spell[]
  spell(id: string): Spell
  readonly masteries: readonly Mastery[]
  mastery(id: AbilityId): Mastery
  condition(name: ConditionName): ConditionAbility
  /** What a character of this profile bears by print. */
  printedOn(profile: Profile): AbilitySet<DragonTypes>
  /** What the spells in force that were cast on it give to a character, auras apart. */
  spellsOn(state: State, figure: Figure): readonly Borne[]
}

export type DragonAbilities = Abilities<DragonTypes, DragonBook>

/** What only one rule asks about is a question declared beside that rule. */
export const question = <Q, A>(name: string): AbilityQuestion<DragonTypes, Q, A> => new AbilityQuestion(name)

/** Whether any ability of a character says yes. */
export const says = <Q>(
  state: State,
  figure: Figure,
  asked: AbilityQuestion<DragonTypes, Q, boolean>,
  ...about: undefined extends Q ? [about?: Q] : [about: Q]
): boolean => state.abilities.says(state, figure, asked, about[0] as Q)

export interface ImmunityAsked {
  readonly to: ConditionName | DamageType
  readonly from: FigureId | undefined
}

/** Ignored altogether: a type of damage, or a condition, perhaps only when it comes from some. */
export const immunity = question<ImmunityAsked, boolean>('immune')

/** What shows on the table that an ability is at work. */
export const shownMark = question<undefined, Mark>('mark')

/** What an ability remembers when a situation begins in the midst of a battle; left out: nothing yet. */
export const remembersInMidst = question<undefined, { readonly id: AbilityId; readonly fields: MemoryFields }>(
  'remembers in the midst',
)

/** A spell in force, for the abilities it gives. */
export const effectBehind = (state: State, { origin }: Borne): Effect | undefined =>
  state.effects.find(({ id }) => id === origin)
