/** All games, for tests that every builder must pass. */
import { fiveED6 } from '@muster/5e-d6'
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import type { GameKit } from '@muster/engine'
import { heroesAndWizards } from '@muster/heroes-and-wizards'
import { knockdown } from '@muster/knockdown'
import { simpleFantasySkirmish } from '@muster/simple-fantasy-skirmish'

type AnyKit = GameKit<unknown>

export const KITS = [
  d6sWithDragons,
  knockdown,
  heroesAndWizards,
  simpleFantasySkirmish,
  fiveED6,
] as unknown as readonly AnyKit[]

export const BY_NAME = KITS.map((kit) => [kit.about.name, kit] as const)
export const GAMES = KITS.map(({ game, about }) => ({ id: game.id, name: about.name }))
export const dragons = d6sWithDragons as unknown as AnyKit
