/**
 * What has happened in a battle, chapter by chapter: past tense, ids and numbers, no prose (the log writes that). Tests
 * are kept whole, so that "why?" can show dice, modifiers and rules.
 */
import type { FigureId, Link, Play, Result, RuleId, SideId, Spot, TestResult } from '@muster/engine'
import type { LegCost, Point } from '@muster/table'
import type { Profile, Rank } from './profile.ts'
import type { Edge, ScenarioId, State } from './state.ts'
import type { ItemId } from './items.ts'
import type { SpellId } from './spells.ts'

export type HeroesEvent = SetUpEvent | MovingEvent | MagicEvent | FightingEvent | ScenarioEvent

type EventFields<Is extends string> = { readonly is: Is; readonly rules: readonly RuleId[] }

// Setting up

export type ScenarioSet = EventFields<'scenario-set'> & { readonly scenario: ScenarioId; readonly rolled: boolean }
export type ScenarioRolledAgain = EventFields<'scenario-rolled-again'> & {
  readonly scenario: ScenarioId
  readonly face: number
}
export type PrisonerNamed = EventFields<'prisoner-named'> & {
  readonly side: SideId
  readonly figure: FigureId
  readonly rank: Rank
  readonly profile: Profile
}
export type ItemFound = EventFields<'item-found'> & {
  readonly figure: FigureId
  readonly side: SideId
  readonly item: ItemId
  readonly face: number
}
export type SpellLearned = EventFields<'spell-learned'> & {
  readonly figure: FigureId
  readonly side: SideId
  readonly spell: SpellId
  readonly face: number
}
export type TerrainChanged = EventFields<'terrain-changed'> & {
  readonly removed: readonly string[]
  readonly added: readonly string[]
}
export type EdgeTaken = EventFields<'edge-taken'> & { readonly side: SideId; readonly edge: Edge }
export type PrisonPlaced = EventFields<'prison-placed'> & {
  readonly side: SideId
  readonly at: Point
  readonly piece: string
}
export type GemLaid = EventFields<'gem-laid'> & { readonly at: Point }
export type DeploymentRolled = EventFields<'deployment-rolled'> & {
  readonly rolls: readonly { readonly side: SideId; readonly face: number }[]
  readonly tied: boolean
}
export type Deployed = EventFields<'deployed'> & {
  readonly side: SideId
  readonly figures: readonly FigureId[]
  readonly spots: readonly Spot[]
}
/** No room was left for these. */
export type LeftOut = EventFields<'left-out'> & { readonly side: SideId; readonly figures: readonly FigureId[] }

export type SetUpEvent =
  | ScenarioSet
  | ScenarioRolledAgain
  | PrisonerNamed
  | ItemFound
  | SpellLearned
  | TerrainChanged
  | EdgeTaken
  | PrisonPlaced
  | GemLaid
  | DeploymentRolled
  | Deployed
  | LeftOut

// Initiative, movement, withdrawal

export type InitiativeTotal = {
  readonly side: SideId
  readonly face: number
  /** Heroes and Wizards on the table. */
  readonly leaders: number
  readonly total: number
}

export type InitiativeRolled = EventFields<'initiative-rolled'> & {
  readonly totals: readonly InitiativeTotal[]
  readonly tied: boolean
}

export type OrderSettled = EventFields<'order-settled'> & { readonly winner: SideId; readonly order: readonly SideId[] }

export type WalkManner = 'move' | 'withdraw' | 'blood-lust' | 'paranoia'

export type Moved = EventFields<'moved'> & {
  readonly figure: FigureId
  readonly from: Point
  readonly path: readonly Point[]
  readonly length: number
  readonly spent: number
  readonly costs: readonly LegCost[]
  /** Those it touches where it ends, friend and enemy. */
  readonly contacts: readonly FigureId[]
  readonly manner: WalkManner
}

/** A withdrawal was declared; these enemies attack before the figure moves. */
export type Withdrew = EventFields<'withdrew'> & { readonly figure: FigureId; readonly strikers: readonly FigureId[] }

export type MovingEvent = InitiativeRolled | OrderSettled | Moved | Withdrew

// Magic

export type SpellCast = EventFields<'spell-cast'> & {
  readonly by: FigureId
  readonly spell: SpellId
  readonly at?: FigureId
}

export type Cursed = EventFields<'cursed'> & { readonly figure: FigureId; readonly by: FigureId }

export type FireballBurst = EventFields<'fireball-burst'> & {
  readonly by: FigureId
  readonly at: Point
  readonly caught: readonly FigureId[]
}

export type BloodLusted = EventFields<'blood-lusted'> & {
  readonly figure: FigureId
  readonly at: FigureId
  readonly attacks: number
}

/** Without a friend on the table the spell has no effect. */
export type Maddened = EventFields<'maddened'> & { readonly figure: FigureId; readonly friend?: FigureId }

export type Teleported = EventFields<'teleported'> & {
  readonly figure: FigureId
  readonly from: Point
  readonly to: Point
}

export type MagicEvent = SpellCast | Cursed | FireballBurst | BloodLusted | Maddened | Teleported

// Shooting, melee, saves, the slain

/** How a hit came about. */
export type HitKind = 'melee' | 'shot' | 'spell'

export type AttackKind = 'melee' | 'free' | 'immediate'

export type ShotsDeclared = EventFields<'shots-declared'> & { readonly side: SideId; readonly shots: readonly Link[] }

export type Shot = EventFields<'shot'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly from: Point
  readonly to: Point
  /** To hit first, then one for each piece of cover rolled for. */
  readonly tests: readonly TestResult[]
  /** Every piece of cover on the line, from the shooter outwards. */
  readonly cover: readonly string[]
  readonly outcome: 'missed' | 'stopped' | 'hit'
  /** The piece that stopped it. */
  readonly stoppedBy?: string
  /** The target had been slain by an earlier shot of the phase. */
  readonly tooLate: boolean
}

export type AttacksAssigned = EventFields<'attacks-assigned'> & {
  readonly side: SideId
  readonly attacks: readonly Link[]
}

export type Struck = EventFields<'struck'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: AttackKind
  readonly tests: readonly TestResult[]
  readonly hit: boolean
  readonly tooLate: boolean
}

/** An attack that may not be made because its target has been attacked as often as can be this turn. */
export type AttackLost = EventFields<'attack-lost'> & { readonly by: FigureId; readonly at: FigureId }

export type Swept = EventFields<'swept'> & { readonly by: FigureId; readonly at: readonly FigureId[] }

export type HitIgnored = EventFields<'hit-ignored'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly how: HitKind
  readonly tests: readonly TestResult[]
}

export type Slain = EventFields<'slain'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly how: HitKind
  readonly tests: readonly TestResult[]
}

export type Removed = EventFields<'removed'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly how: HitKind
  readonly credit: SideId | undefined
  readonly points: number
}

export type FightingEvent =
  | ShotsDeclared
  | Shot
  | AttacksAssigned
  | Struck
  | AttackLost
  | Swept
  | HitIgnored
  | Slain
  | Removed

// Scenarios and the end

export type GemPickedUp = EventFields<'gem-picked-up'> & { readonly figure: FigureId; readonly side: SideId }
export type GemTaken = EventFields<'gem-taken'> & { readonly figure: FigureId; readonly from: FigureId }
export type GemFell = EventFields<'gem-fell'> & { readonly figure: FigureId; readonly at: Point }
export type GemPassed = EventFields<'gem-passed'> & { readonly figure: FigureId; readonly from: FigureId }
export type GoldTaken = EventFields<'gold-taken'> & {
  readonly side: SideId
  readonly figure: FigureId
  readonly by: FigureId
  readonly faces: readonly number[]
  readonly gold: number
  /** What the side has now. */
  readonly has: number
}
export type PrisonerReleased = EventFields<'prisoner-released'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly at: Point
}
export type ReleaseFailed = EventFields<'release-failed'> & { readonly figure: FigureId; readonly by: FigureId }
export type PrisonerLeft = EventFields<'prisoner-left'> & { readonly figure: FigureId; readonly at: Point }
export type Conceded = EventFields<'conceded'> & { readonly side: SideId }
export type BattleEnded = EventFields<'battle-ended'> & Pick<Result, keyof Result>

export type ScenarioEvent =
  | GemPickedUp
  | GemTaken
  | GemFell
  | GemPassed
  | GoldTaken
  | PrisonerReleased
  | ReleaseFailed
  | PrisonerLeft
  | Conceded
  | BattleEnded

/** Tells an event of this game; the type keeps writers and readers of events in step. */
export const tell = (play: Play<State>, event: HeroesEvent): void => play.tell(event)
