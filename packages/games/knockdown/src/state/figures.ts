/** Questions about models that every chapter asks: who is on the table, who is whose enemy, how far apart they stand. */
import { listFigures, raise, type FigureId, type SideId } from '@muster/engine'
import { INCH, type Footprint, type Length } from '@muster/table'
import type { Figure, Side, State } from './state.ts'
import type { Kind } from './vocabulary.ts'

/** A thousandth of an inch: limits are met to within this. */
export const TOLERANCE = 2.54
/** A hundredth of an inch: bases this near touch. */
export const TOUCH = 25.4
export const HALF_INCH: Length = INCH / 2
/** Bases on levels farther apart than this do not touch. */
export const CONTACT_LEVELS: Length = INCH / 2

export const findFigure = ({ figures, figureIndex }: State, id: FigureId): Figure | undefined =>
  figures[figureIndex.of(id)]

export const figureOf = (state: State, id: FigureId): Figure =>
  findFigure(state, id) ?? raise(`there is no model "${id}"`)

export function sideOf({ sides }: State, id: SideId): Side {
  for (const side of sides) if (side.id === id) return side
  return raise(`there is no side "${id}"`)
}

/** All models of a battle, with what follows from the list and never changes. */
export function listModels(models: Figure[]): Pick<State, 'figures' | 'figureIndex' | 'siegeWeapons'> {
  const siegeWeapons: FigureId[] = []
  for (const { id, profile } of models) if (profile.kind === 'siege') siegeWeapons.push(id)
  const { figures, figureIndex } = listFigures(models)
  return { figures, figureIndex, siegeWeapons }
}

/** With a base of its own on the table. */
export const isStanding = ({ where }: Figure): boolean => where === 'standing'
/** On the table or aboard a chariot. */
export const isInPlay = ({ where }: Figure): boolean => where === 'standing' || where === 'aboard'
export const standing = ({ figures }: State): Figure[] => figures.filter(isStanding)
export const inPlay = ({ figures }: State): Figure[] => figures.filter(isInPlay)

export const areEnemies = (a: Figure, b: Figure): boolean => a.team !== b.team

export function enemiesOf(state: State, figure: Figure): Figure[] {
  const enemies: Figure[] = []
  for (const other of state.figures) if (isStanding(other) && areEnemies(figure, other)) enemies.push(other)
  return enemies
}

/** A mounted Infantry model is Cavalry until its steed is killed. */
export const kindOf = ({ mounted, profile }: Figure): Kind => (mounted ? 'cavalry' : profile.kind)

/** A chassis neither flees nor fights, and is destroyed rather than slain. */
export const isChassis = ({ profile: { kind } }: Figure): boolean => kind === 'siege' || kind === 'chariot'

/** The model whose base stands on the table for it: the chariot it rides on, or itself. */
export const bearerOf = (state: State, figure: Figure): Figure =>
  figure.aboard === undefined ? figure : figureOf(state, figure.aboard)

export const footprint = ({ base, at }: Pick<Figure, 'base' | 'at'>): Footprint => ({ base, at })

export const radiusOf = ({ radius }: Figure): Length => radius

/** The side whose turn it is. */
export const actingSide = (state: State): SideId => state.order[state.acting] ?? raise('nobody is to act')
