/** The moments of the flow on which traits hang, the sums and rolls they bear on, and the trait itself. */
import type { FigureId, Part, Play, Step, Trait } from '@muster/engine'
import type { SpecialMovement } from '../state/profile.ts'
import type { Length } from '@muster/table'
import type { Attack } from '../rules/attacks/attack.ts'
import type { SpellCast } from '../rules/casting/casting.ts'
import type { Luck } from '../rules/dice/luck.ts'
import type { SaveAsked } from '../rules/dice/saves.ts'
import type { ToWound } from '../rules/damage/to-wound.ts'
import type { Condition, Figure, State } from '../state/state.ts'
import type { ConditionName, DamageType } from '../state/vocabulary.ts'

/** A hit before its to-wound dice: whoever reacts may change whom it harms, how hard and with what. */
export interface Hit {
  readonly attack: Attack
  readonly luck: Luck
  at: FigureId
  readonly strength: Part[]
  type: DamageType | undefined
}

/** A to-wound roll that would wound. Whoever repeats it does so with `rollAgain` of rules/damage/damage.ts. */
export interface WoundComing {
  readonly by: FigureId | undefined
  /** What does it when nobody does. */
  readonly cause: string | undefined
  readonly at: FigureId
  readonly need: ToWound
  /** From an attack with a to-hit roll, not from an area, a fall or an aura. */
  readonly attack: boolean
  wounds: boolean
  /** Powers that have repeated this very roll: each may once. */
  readonly repeated: string[]
}

export interface SaveFailed extends SaveAsked {
  /** Set by whoever turns it into a success. */
  saved: boolean
}

/** A condition about to be gained: whoever takes it over or turns it aside says so. */
export interface ConditionComing {
  readonly figure: FigureId
  readonly condition: Condition
  refused: boolean
}

export interface Moments {
  /** The Movement Phase begins; terrain has not yet been tested. */
  readonly 'movement-phase': { readonly round: number }
  /** A turn whose player has no say in it: whoever bears this at the start of its turn is made to do it, and that is its turn. */
  readonly 'turn-begins': { readonly figure: FigureId }
  /** The target is settled (also by a block check), the to-hit die not yet rolled. */
  readonly 'before-to-hit': Attack
  /** The to-hit roll has been made, whatever came of it. */
  readonly 'rolled-to-hit': { readonly attack: Attack; readonly hit: boolean }
  readonly hit: Hit
  /** The attack is over, its wounds taken. */
  readonly 'attack-resolved': {
    readonly attack: Attack
    readonly at: FigureId
    readonly hit: boolean
    readonly wounds: number
  }
  readonly 'would-wound': WoundComing
  /** It has taken Damage, whether that wounded it or not. */
  readonly harmed: { readonly figure: FigureId; readonly by: FigureId | undefined }
  readonly wounded: { readonly figure: FigureId; readonly by: FigureId | undefined }
  readonly 'save-failed': SaveFailed
  readonly 'gaining-condition': ConditionComing
  readonly 'condition-gained': { readonly figure: FigureId; readonly condition: Condition }
  readonly 'condition-lost': { readonly figure: FigureId; readonly is: ConditionName }
  /** Still standing where it fell, already out of play. */
  readonly eliminated: { readonly figure: FigureId; readonly how: 'slain' | 'fled'; readonly by: FigureId | undefined }
  /** A spell has been cast and does not work yet. */
  readonly 'spell-cast': SpellCast
}

/** A figure's numbers, and what each is asked about. Without an attack: as it stands, for order and cards. */
export interface Sums {
  readonly speed: undefined
  readonly fight: Attack | undefined
  readonly attacks: undefined
  readonly strength: { readonly attack: Attack; readonly luck: Luck } | undefined
  /** Of the one attacked. */
  readonly armor: Attack | undefined
  readonly toughness: undefined
  readonly save: SaveAsked
  readonly morale: undefined
  /** To-wound dice of the bearer's hit. */
  readonly damage: Attack
  /** How far it follows up, in inches. */
  readonly 'follow-up': undefined
  /** The Potency of its maneuvers, and of escaping from its grapple. */
  readonly maneuver: { readonly maneuver: string; readonly at: FigureId }
}

/** Rolls that advantage and disadvantage bear on: the bearer rolls to hit, is rolled at, or saves. */
export interface Rolls {
  readonly 'to-hit': Attack
  readonly 'to-be-hit': Attack
  readonly save: SaveAsked
}

type Asks<A, T> = (state: State, bearer: FigureId, about: A) => T
/** Sums and rolls are put together all the time: what brings a part to them is handed its bearer, not just a name. */
export type Brings<A> = (state: State, bearer: Figure, about: A) => Part | undefined

/** An [action] of a profile: used in place of a common movement or combat action. */
export interface Deed {
  readonly id: string
  readonly label: string
  readonly phase: 'movement' | 'combat' | 'either'
  isPossible(state: State, bearer: FigureId): boolean
  use(play: Play<State>, bearer: FigureId): Step
}

export interface DragonTrait extends Omit<Trait<State, Moments, Sums>, 'adds'> {
  readonly adds?: { readonly [K in keyof Sums]?: Brings<Sums[K]> }
  /** A part of +1 is a source of advantage, of −1 one of disadvantage. */
  readonly luck?: { readonly [K in keyof Rolls]?: Brings<Rolls[K]> }
  /** Whatever else is added, the sum is this. The lowest counts where several say so. */
  readonly sets?: { readonly [K in keyof Sums]?: Brings<Sums[K]> }
  readonly immune?: Asks<{ readonly to: ConditionName | DamageType; readonly from: FigureId | undefined }, boolean>
  readonly resists?: Asks<DamageType | undefined, boolean>
  readonly weakTo?: Asks<DamageType | undefined, boolean>
  /** Reacts only to what befalls its bearer itself, and turns it on nobody else: no other need be asked. */
  readonly selfish?: true
  /** Cannot take an action, make opportunity attacks, use masteries or cast; concentration is lost. */
  readonly helpless?: true
  /** Makes no willing move at all. */
  readonly rooted?: true
  /** Ends when its bearer finishes an action. */
  readonly endsWithAction?: true
  /** Ends in place of its bearer's next combat action. */
  readonly endsInsteadOfAction?: true
  /** Makes no attacks of any kind. */
  readonly harmless?: true
  readonly blind?: true
  /** Whoever would come within 1" of it must pass a morale check first. */
  readonly frightful?: true
  /** Undergrowth costs it no extra movement. */
  readonly strides?: true
  /** May give up half its flight for a move at the end of the round. */
  readonly flyby?: true
  /** Passes through other characters. */
  readonly passes?: true
  /** Special movements it gives, with their Speed in inches. */
  readonly moves?: { readonly [manner in SpecialMovement]?: number }
  /** Actions its bearer may take once a round without giving up its own. */
  readonly free?: readonly string[]
  /** Actions it adds to the common ones. */
  readonly deeds?: readonly Deed[]
  /** Hidden and invisible mean nothing to it. */
  readonly seesAll?: true
  /** Hiding needs no cover. */
  readonly hidesInTheOpen?: true
  /** Heavy armor does not slow it. */
  readonly sturdy?: true
  /** Not to be seen by this one. */
  readonly unseenBy?: Asks<FigureId, boolean>
  /** May not attack this one, nor aim harm or magic at it. */
  readonly spares?: Asks<FigureId, boolean>
  /** This kind of save cannot succeed. */
  readonly failsSave?: Asks<SaveAsked, boolean>
  /** Treats this enemy as flanked, wherever its friends stand. */
  readonly flanks?: Asks<FigureId, boolean>
  /** Allies of this type within this distance may use its Morale. */
  readonly leads?: { readonly type: string; readonly within: Length }
  /** One more concealment between a shooter and the bearer. */
  readonly conceals?: Asks<FigureId, string | undefined>
  /** Casts nothing. */
  readonly voiceless?: true
  /** Neither picks up nor passes nor drops anything. */
  readonly handless?: true
  /** It moves by flight or not at all. */
  readonly onlyFlies?: true
}
