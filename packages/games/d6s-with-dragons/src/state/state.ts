/** What d6s with Dragons keeps about a battle. Plain data between steps; rules change it in place. */
import type { Battlefield, Length, Point, Survey } from '@muster/table'
import type { Arms, Gear, Profile } from './profile.ts'
import type { AbilityMemory, AbilitySet, FigureId, FigureIndex, SideId } from '@muster/engine'
import type { DragonAbilities, DragonTypes } from './ability.ts'
import type { AbilityId, CommandWord, ConditionName, Edge, EncounterId, Sector, SpellId } from './vocabulary.ts'

/**
 * The stages of a battle. Set-up once; then each round: the start of the Movement Phase (quick spells, terrain saves),
 * one `act` for every part of a movement turn, the split, one `melee-…` chain for each melee, the actions outside
 * melees, and the cleanup.
 */
export const STAGES = [
  'lead',
  'edges',
  'choose-edge',
  'deploy',
  'incantations',
  'round-start',
  'act',
  'split',
  'choose-melee',
  'declare-masteries',
  'combat-action',
  'melee-end',
  'lone-actions',
  'morale',
  'round-end',
  'over',
] as const
export type Stage = (typeof STAGES)[number]

/**
 * `riding` figures stand where their mount stands; those `aboard` a vehicle are out of everybody's reach. `fled` by
 * morale: eliminated, but slain by nobody.
 */
export type Whereabouts = 'waiting' | 'standing' | 'riding' | 'aboard' | 'slain' | 'fled' | 'out'

export interface Condition {
  readonly is: ConditionName
  /** Who brought it about: the charmer, the grappler, the source of fear. */
  readonly from?: FigureId | undefined
  /** The round in which it was gained: poison ends in the Cleanup of the next. */
  readonly round: number
  /** The spell effect it hangs on; it ends with that. */
  readonly effect?: string | undefined
  /** Gained while an action was under way: that action's end does not end it. */
  readonly duringAction?: boolean | undefined
  /** A grapple: the Potency of escaping from it, where it is not that of the grappler's maneuvers. */
  readonly potency?: number | undefined
}

/** Everything that starts afresh each round. */
export interface ThisRound {
  /** Its movement turn is over. */
  turnDone: boolean
  /** It still has its one action. */
  action: boolean
  /** Names of free and extra actions already used. */
  used: string[]
  /** How far it has moved willingly in the Movement Phase, all moves together. */
  willing: Length
  /** Somebody on its base has shot: it moves no farther than half its Speed in all. */
  shot: boolean
  dodging: boolean
  /** The lower Speed (inches) it postponed its turn to. */
  postponedTo: number | undefined
  /** The mastery declared or used, and whether it has been applied to its attack. */
  mastery: AbilityId | undefined
  masteryApplied: boolean
  /** Shield Mastery: −1 Fight for the whole Combat Phase. */
  shielding: boolean
  /** Attacks of the attack action under way not yet made; undefined: no attack action begun. */
  attacksLeft: number | undefined
  followedUp: boolean
  disengages: boolean
  /** It was hit in the melee being resolved / has made its concentration save this round. */
  hitInMelee: boolean
  tested: boolean
  /** Enemies with Frightful Presence it has faced; a failure means no willing move this round. */
  faced: FigureId[]
  rooted: boolean
  /** Flyby: movement given up for a later move. */
  flyby: boolean
  /** Cannot act in the Combat Phase (still climbing). */
  climbing: boolean
  /** Deep water has taken all its movement for this phase. */
  swept: boolean
  /** It got off its mount this round: its own turn follows at once, with half its movement. */
  dismounted: boolean
}

export interface Concentration {
  readonly effect: string
}

export interface Figure {
  readonly id: FigureId
  readonly side: SideId
  readonly name: string
  readonly number: number
  readonly profile: Profile
  readonly gear: Gear
  /** Its weapons by use; shared by all copies. */
  readonly arms: Arms
  /** What it bears by print: worked out once, when it joins the battle. */
  readonly printed: AbilitySet<DragonTypes>
  readonly points: number
  /** Summoned things and spawn are no starting characters. */
  readonly starting: boolean
  where: Whereabouts
  at: Point
  facing: Point | undefined
  /** Height above the table of the surface it stands on. */
  level: Length
  wounds: number
  temporary: number
  conditions: Condition[]
  /** Boxes marked off, by trait or casting row. */
  marked: { [trait: string]: number }
  /** Spell effect it concentrates on. */
  concentrating: string | undefined
  carrying: string | undefined
  /** The mount it rides; on a mount, who rides it (rider first, then passengers). */
  mount: FigureId | undefined
  riders: FigureId[]
  /** The vehicle it is aboard; on a vehicle, who is aboard. */
  vehicle: FigureId | undefined
  passengers: FigureId[]
  now: ThisRound
  /** What its abilities remember. */
  memory: AbilityMemory
}

/** A word of Command, and who must obey it. */
export type Order = { readonly figure: FigureId; readonly word: CommandWord }

/** A spell in force. */
export interface Effect {
  readonly id: string
  readonly spell: SpellId
  readonly caster: FigureId
  readonly potency: number
  targets: FigureId[]
  /** Where an area lies, or a summoned weapon stands. */
  at: Point | undefined
  radius: Length | undefined
  /** What was chosen at casting (a damage type, a kind of weather). */
  choice: string | undefined
  /** Command: what each of its targets must do. */
  readonly orders: readonly Order[]
  readonly concentration: boolean
  readonly round: number
}

export interface Thing {
  readonly id: string
  readonly kind: 'treasure' | 'supply' | 'object'
  readonly heavy: boolean
  readonly diameter: Length
  /** Supplies: on whose side of the table it stands. */
  readonly side: SideId | undefined
  at: Point
  carrier: FigureId | undefined
  destroyed: boolean
  /** Who destroyed it. */
  by: SideId | undefined
}

export interface Melee {
  readonly id: number
  members: FigureId[]
  /** Members that have had their place in the order. */
  passed: FigureId[]
  resolved: boolean
}

/** The movement turn under way. */
export interface Turn {
  readonly figure: FigureId
  /** Movement left, and the Speed that half-Speed costs are taken from. */
  left: Length
  speed: Length
  /** Paid for shooting or casting. */
  prepared: boolean
  /** Land inches still allowed when a special movement gives the Speed; undefined: no such limit. */
  landLeft: Length | undefined
  /** It acts on its Swim Speed from land: by the end of the turn it must be in the water. */
  readonly mustSwim: boolean
  /** Whose threatened space it was leaving when it was stopped: moving on from there is the same leaving. */
  leaving: readonly FigureId[]
}

export interface Side {
  readonly id: SideId
  readonly name: string
  edge: Edge | undefined
  /** Sectors picked so far. */
  sectors: Sector[]
  /** Bought and deployed characters at the start; a rider with its mount is one. */
  starting: number
}

export interface State {
  readonly encounter: EncounterId
  readonly limit: number
  field: Battlefield
  /** What the rules have worked out from the battlefield; changed together with it (`layTerrain`). */
  survey: Survey
  /** Layouts the Lead Player may choose from besides the one agreed; empty once the table is laid. */
  layouts: readonly Battlefield[]
  stage: Stage
  round: number
  /** Always two. */
  readonly sides: Side[]
  lead: SideId
  readonly figures: Figure[]
  /** Shared by all copies of the same characters. */
  figureIndex: FigureIndex
  effects: Effect[]
  things: Thing[]
  melees: Melee[]
  /** The melee being resolved. */
  melee: number | undefined
  turn: Turn | undefined
  /** Whose pick it is while deploying. */
  picking: SideId | undefined
  /** The side that has won at once, if the encounter was decided in mid-round. */
  decided: { readonly winner: SideId | undefined; readonly reason: string } | undefined
  /**
   * How many rounds in a row nothing has changed, and how things stood. A draw is offered when nothing changes for
   * long.
   */
  calm: { readonly rounds: number; readonly as: string }
  /** Numbers effects and summoned things. */
  serial: number
  /** Which abilities everybody bears now; no part of the position. */
  readonly abilities: DragonAbilities
}
