/** A character as the table shows it: its card, its gear, and its marks. */
import { part, sumOf, type NamedFigure, type FigureView, type Stat, type Sum } from '@muster/engine'
import { inchesText } from '@muster/table'
import { bearerOf, figureOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { emblemOf } from './emblem.ts'
import { gearOf } from './gear.ts'
import { marksOf } from './marks.ts'
import { measuresOf } from './measures.ts'
import { SAVE_NAMES, SAVES, type Save } from '../state/vocabulary.ts'

export function figureView(state: State, figure: Figure): FigureView {
  const { profile, points, facing } = figure
  return {
    ...namedFigureOf(state, figure),
    icon: emblemOf(figure),
    at: bearerOf(state, figure).at,
    kind: kindOf(figure),
    base: profile.base,
    points,
    ...(facing && { facing }),
    stats: statsOf(state, figure),
    gear: gearOf(state, figure),
    marks: marksOf(state, figure),
    hasActed: hasActed(state, figure),
    ...measuresOf(state, figure),
  }
}

const isOneOfMany = ({ figures }: State, { side, name, number }: Figure): boolean =>
  number > 0 && figures.some((other) => other.side === side && other.name === name && other.number !== number)

/** A character with namesakes has a number. */
export function namedFigureOf(state: State, figure: Figure): NamedFigure {
  const { id, name, side, number } = figure
  return { id, name, side, ...(isOneOfMany(state, figure) && { number }) }
}

/** "Small goblin humanoid". */
export const kindOf = ({ profile: { size, types } }: Pick<Figure, 'profile'>): string => {
  const words = [...(size === 'medium' ? [] : [size]), ...types].join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function statsOf(state: State, figure: Figure): Stat[] {
  const {
    wounds,
    profile: { health },
  } = figure
  const { abilities } = state
  const speed = abilities.sum(state, figure, 'speed', undefined)
  const plain = (label: string, sum: Sum, rule: string): Stat => ({ label, value: String(sum.total), sum, rule })
  return [
    { label: 'Speed', value: `${inchesText(Math.round(speed.total * 2540))}"`, sum: speed, rule: 'DD-STAT-02' },
    plain('Fight', abilities.sum(state, figure, 'fight', undefined), 'DD-STAT-03'),
    plain('Attacks', abilities.sum(state, figure, 'attacks', undefined), 'DD-STAT-04'),
    plain('Strength', abilities.sum(state, figure, 'strength', undefined), 'DD-STAT-05'),
    plain('Armor', abilities.sum(state, figure, 'armor', undefined), 'DD-STAT-06'),
    plain('Toughness', abilities.sum(state, figure, 'toughness', undefined), 'DD-STAT-07'),
    plain(
      'Health',
      sumOf(part(health, 'Health', 'DD-STAT-08'), wounds > 0 ? part(-wounds, 'Wounds', 'DD-DMG-05') : undefined),
      'DD-STAT-08',
    ),
    ...SAVES.map((save) =>
      plain(SAVE_NAMES[save], abilities.sum(state, figure, 'save', plainSave(figure, save)), 'DD-STAT-09'),
    ),
    plain('Morale', abilities.sum(state, figure, 'morale', undefined), 'DD-STAT-11'),
  ]
}

/** Against no power in particular. */
const plainSave = ({ id }: Figure, save: Save) => ({ of: id, save, potency: 0, purpose: '' })

/** Whether it has had its turn in the phase being played. */
function hasActed(state: State, { now, mount }: Figure): boolean {
  if (state.stage === 'act') return mount === undefined ? now.turnDone : figureOf(state, mount).now.turnDone
  return !now.action
}
