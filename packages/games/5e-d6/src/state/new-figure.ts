/** A figure before the battle has done anything to it. */
import type { AbilitySet, FigureId, SideId } from '@muster/engine'
import type { GameBook, GameTypes } from './ability.ts'
import type { FigureSheet } from './profile.ts'
import type { Figure } from './state.ts'
import type { Weapon } from './weapons.ts'

interface Origin {
  readonly id: FigureId
  readonly side: SideId
  readonly entry: number
  readonly number: number
  /** What it is called, if not by the name of its entry. */
  readonly name?: string
}

/** What follows from a list entry: the same for all its figures, who share it. */
interface Outfit {
  readonly sheet: FigureSheet
  readonly weapons: readonly Weapon[]
  readonly printed: AbilitySet<GameTypes>
  readonly points: number
}

export const outfitOf = (book: GameBook, sheet: FigureSheet): Outfit => ({
  sheet,
  weapons: book.weaponsOf(sheet),
  printed: book.printedOn(sheet),
  points: book.priceOf(sheet),
})

const NOWHERE = { x: 0, y: 0 }

/** Fields are in the order of the copier, so that all figures of a battle have one shape in memory. */
export const newFigure = (
  { id, side, entry, number, name }: Origin,
  { sheet, weapons, printed, points }: Outfit,
): Figure => ({
  id,
  side,
  entry,
  name: name ?? sheet.name,
  icon: sheet.icon,
  number,
  profile: sheet.profile,
  bought: sheet.weapons,
  armor: sheet.armor,
  shield: sheet.shield,
  diameter: sheet.diameter,
  points,
  weapons,
  printed,
  where: 'waiting',
  at: NOWHERE,
  wounds: 0,
  mountWounds: sheet.profile.mount ? 0 : undefined,
  prone: false,
  hidden: false,
  holds: undefined,
  grip: 0,
  spent: [],
  climb: undefined,
  moved: false,
  fought: false,
  acted: false,
  prepared: false,
  dodging: false,
  first: false,
  reacted: false,
  reactions: [],
  powersUsed: [],
})
