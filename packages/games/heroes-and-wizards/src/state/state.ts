/** What Heroes & Wizards keeps about a battle. Plain data between steps; rules change it in place. */
import type { FigureId, Link, SideId } from '@muster/engine'
import type { Battlefield, Length, Point, Survey } from '@muster/table'
import type { Army, Profile, Rank } from './profile.ts'
import type { ItemId } from './items.ts'
import type { SpellId } from './spells.ts'
import type { HeroAbilities } from './vocabulary.ts'

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

export const SCENARIOS = [
  'pitched-battle',
  'capture-terrain',
  'king-of-the-hill',
  'rescue',
  'cursed-gem',
  'loot',
] as const
export type ScenarioId = (typeof SCENARIOS)[number]

/** The steps of a battle in their order: set-up once, then the five phases six times. */
export const STAGES = [
  'scenario',
  'prisoner',
  'gifts',
  'edges',
  'prison',
  'deployment-roll',
  'deploy',
  'initiative',
  'move',
  'magic',
  'declare-shots',
  'shoot',
  'assign-attacks',
  'melee',
  'end-turn',
  'over',
] as const
export type Stage = (typeof STAGES)[number]

/** `waiting` to be deployed, `standing` on the table, `prison` in it, `left` over an edge, `out` for want of room. */
export type Whereabouts = 'waiting' | 'standing' | 'slain' | 'prison' | 'left' | 'out'

export interface Figure {
  readonly id: FigureId
  readonly side: SideId
  /** Which entry of the army list it belongs to; a prisoner belongs to none (-1). */
  readonly type: number
  readonly name: string
  readonly icon: string
  readonly number: number
  readonly rank: Rank
  readonly profile: Profile
  readonly diameter: Length
  readonly prisoner: boolean
  item: ItemId | undefined
  /** Two spells of a Wizard (twice the same: it may cast it twice), one of an Amulet's bearer. */
  spells: SpellId[]
  where: Whereabouts
  at: Point
  cursed: boolean
  // This turn:
  /** Its move of the Movement phase is done. */
  moved: boolean
  /** Movement spent, with all costs: what counts for shooting. */
  spent: Length
  /** Path walked or teleported, for figures that may go no farther than 6". */
  walked: Length
  casts: number
  /** A melee attack has been made on, or assigned to, this figure: what Magic Armour asks. */
  attacked: boolean
}

export interface Side {
  readonly id: SideId
  readonly name: string
  readonly army: Army
  edge: Edge | undefined
  /** Points value of enemies slain, with bonuses. */
  slain: number
  gold: number
  conceded: boolean
  /** List entries not yet deployed. */
  toDeploy: number[]
}

export interface Gem {
  bearer: FigureId | undefined
  /** Where it lies, or lay when it was picked up. */
  at: Point
  carried: Length
  passed: boolean
}

export interface State {
  /** Which abilities everybody bears now. */
  readonly abilities: HeroAbilities
  readonly limit: number
  /** Agreed beforehand, or rolled in the first step. */
  scenario: ScenarioId | undefined
  readonly turns: number
  field: Battlefield
  /** What the rules have worked out from the battlefield; changed together with it (`layTerrain`). */
  survey: Survey
  stage: Stage
  turn: number
  /** In seat order: where all sides roll, they roll in this order. */
  readonly sides: Side[]
  /** The terrain setter. */
  readonly setter: SideId
  readonly figures: Figure[]
  /** Sides in the order they act: of deployment first, then of this turn. */
  order: SideId[]
  /** Whose turn it is within the order. */
  acting: number
  /** Shots declared and attacks assigned, in the order they will be rolled. */
  shots: Link[]
  attacks: Link[]
  gem: Gem | undefined
  /** The prison's place among the terrain. */
  prison: string | undefined
}
