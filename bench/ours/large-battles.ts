/** Battles of any size: twice the army on a table twice as broad, so that the fighting is as dense. */
import { fiveED6 } from '@muster/5e-d6'
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import type { BattlePlan, GameKit, Json } from '@muster/engine'
import { heroesAndWizards } from '@muster/heroes-and-wizards'
import { knockdown } from '@muster/knockdown'
import { simpleFantasySkirmish } from '@muster/simple-fantasy-skirmish'
import { broadTable, type Strip } from './broad-table.ts'
import { guard, raiders } from './skirmish.ts'

/** Figures a side on one strip of the table. */
const A_STRIP = 24

interface Entry {
  readonly name: string
  readonly count: number
  readonly [detail: string]: Json
}

interface LargeBattle {
  readonly kit: GameKit<unknown>
  readonly scenario: string
  readonly strip: Strip
  readonly pointsAStrip: number
  /** Where a battle may end before its last round, larger ones would take more rounds. */
  readonly rounds?: number
  /** What an army list calls its entries. */
  readonly list: string
  readonly armies: readonly [north: readonly Entry[], south: readonly Entry[]]
}

const GAMES = {
  heroesAndWizards: {
    kit: heroesAndWizards as GameKit<unknown>,
    scenario: 'pitched-battle',
    strip: { width: 36, depth: 48, most: 4 },
    pointsAStrip: 500,
    list: 'types',
    armies: [guard.types, raiders.types],
  },
  simpleFantasySkirmish: {
    kit: simpleFantasySkirmish as GameKit<unknown>,
    scenario: 'deathmatch',
    strip: { width: 36, depth: 36, most: 4 },
    pointsAStrip: 60,
    rounds: 6,
    list: 'units',
    armies: [
      [unit('Spears', 6, 'light-armour'), unit('Bows', 6, 'ranged'), unit('Militia', 6), unit('Guards', 6, 'tough')],
      [unit('Goblins', 10), unit('Slingers', 8, 'ranged'), unit('Orcs', 6, 'tough')],
    ],
  },
  d6sWithDragons: {
    kit: d6sWithDragons as GameKit<unknown>,
    scenario: 'confrontation',
    strip: { width: 24, depth: 24, most: 3 },
    pointsAStrip: 200,
    list: 'entries',
    armies: [
      [
        troop('Men-at-arms', 12, 'human-warrior', 'blade', 'shield'),
        troop('Bows', 6, 'human-warrior', 'blade', 'bow'),
        troop('Spears', 6, 'human-warrior', 'spear'),
      ],
      [
        troop('Cleavers', 8, 'orc-warrior', 'great blade'),
        troop('Shields', 10, 'orc-warrior', 'blade', 'shield'),
        troop('Tusk bows', 6, 'orc-warrior', 'blade', 'bow'),
      ],
    ],
  },
  knockdown: {
    kit: knockdown as GameKit<unknown>,
    scenario: 'battle',
    strip: { width: 36, depth: 48, most: 4 },
    pointsAStrip: 500,
    rounds: 6,
    list: 'entries',
    armies: [
      [
        troop('Spears', 12, 'levy-infantry', 'spear', 'shield'),
        troop('Longbows', 6, 'levy-infantry', 'longbow'),
        troop('Guards', 6, 'levy-infantry', 'armour', 'shield'),
      ],
      [
        troop('Raiders', 14, 'unruly-infantry', 'shield'),
        troop('Slingers', 6, 'wretched-infantry', 'throwing-weapons'),
        troop('Axes', 4, 'frenzied-infantry', 'great-weapon'),
      ],
    ],
  },
  fiveED6: {
    kit: fiveED6 as GameKit<unknown>,
    scenario: 'ten-rounds',
    strip: { width: 24, depth: 24, most: 3 },
    pointsAStrip: 250,
    rounds: 6,
    list: 'entries',
    armies: [
      [
        soldiers('Levy', 12, 'human-levy', 'hand-spear'),
        soldiers('Bows', 6, 'human-levy', 'hand-blade', 'bow'),
        soldiers('Soldiers', 6, 'human-soldier', 'great-blade'),
      ],
      [
        soldiers('Orcs', 12, 'orc', 'hand-blade'),
        soldiers('Brutes', 6, 'orc', 'great-bludgeon'),
        soldiers('Orc bows', 6, 'orc', 'hand-spear', 'bow'),
      ],
    ],
  },
} satisfies { readonly [game: string]: LargeBattle }

function unit(name: string, count: number, ...upgrades: readonly string[]): Entry {
  return { name, count, upgrades }
}

function troop(name: string, count: number, profile: string, ...gear: readonly string[]): Entry {
  return { name, count, profile, gear }
}

function soldiers(name: string, count: number, profile: string, ...weapons: readonly string[]): Entry {
  return { name, count, profile, weapons }
}

export type GameName = keyof typeof GAMES
export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[]

export const kitOf = (game: GameName): GameKit<unknown> => GAMES[game].kit

export function planOf(game: GameName, figures: number): BattlePlan {
  const { kit, scenario, strip, pointsAStrip, rounds, list, armies }: LargeBattle = GAMES[game]
  const strips = figures / A_STRIP
  const [north, south] = armies.map((entries) => ({ name: 'Host', [list]: enlarged(entries, figures) }))
  if (!north || !south) throw new Error('a battle has two sides')
  const sides = [
    { id: 'north', name: 'North', army: north },
    { id: 'south', name: 'South', army: south },
  ]
  const options = { limit: pointsAStrip * strips, ...(rounds !== undefined && { rounds }) }
  const plan = { game: kit.game.id, field: broadTable(strips, strip), sides, scenario, options }
  for (const fault of kit.checkPlan(plan)) throw new Error(`${fault.where}: ${fault.message}`)
  return plan
}

/** The same entries again and again, each time under another name. */
function enlarged(entries: readonly Entry[], figures: number): Entry[] {
  const times = figures / entries.reduce((sum, { count }) => sum + count, 0)
  return Array.from({ length: times }, (_, i) =>
    entries.map((entry) => ({ ...entry, name: `${entry.name} ${i + 1}` })),
  ).flat()
}
