/** Units and their models as the table shows them: one card for each unit, with its marks. */
import { figureName, type FigureView, type Mark, type Ranges, type Stat, type Sum, type UnitView } from '@muster/engine'
import { toInches, type Length } from '@muster/table'
import { STAT_COLUMNS, ATTACK_KINDS, SIDES_OF_DIE, type Card, type StatColumn, type AttackKind } from '../state/card.ts'
import { bought, workOutBox } from '../design/grid.ts'
import { itemRule } from '../design/items.ts'
import { TONE } from '../designer/designer.ts'
import { PENALTY_PARTS, TRAIT_PARTS, UPGRADE_PARTS } from '../design/parts.ts'
import { attachedTo, baseOf, centreOf, isEngaged, living, modelsOf } from '../state/figures.ts'
import { markOnTable } from '../abilities/marks.ts'
import { moveOf } from '../rules/terrain/speed.ts'
import type { Model, State, Unit } from '../state/state.ts'
import { PENALTY_ICONS, TRAIT_ICONS, UPGRADE_ICONS } from './icons.ts'

const KIND_NAME = { melee: 'Melee', ranged: 'Ranged', magic: 'Magic' } as const
const DOING_NAME = { attack: 'Attack', save: 'Save', skill: 'Skill' } as const
export const TYPE_NAME = { troops: 'Troops', elites: 'Elites', champion: 'Champion' } as const
const RULE_OF: { readonly [doing in StatColumn]: string } = {
  attack: 'SF-ATT-06',
  save: 'SF-ATT-07',
  skill: 'SF-SKILL-04',
}

export function unitView(state: State, unit: Unit): UnitView {
  const { id, name, side, card } = unit
  return {
    id,
    name,
    side,
    icon: card.icon,
    kind: TYPE_NAME[card.type],
    models: modelsOf(state, unit).map((model) => model.id),
    centre: centreOf(state, unit),
    points: card.cost * living(unit).length,
    stats: statsOf(state, unit),
    gear: gearOf(card),
    marks: marksOf(state, unit),
    hasActed: unit.marker,
  }
}

export function figureView(state: State, unit: Unit, model: Model): FigureView {
  const { name, side, card, host, models } = unit
  return {
    id: model.id,
    name: figureName({ name, figures: card.figures }, models.indexOf(model)),
    side,
    icon: card.icon,
    kind: TYPE_NAME[card.type],
    base: baseOf(card),
    at: model.at,
    ...(model.level > 0 && { level: model.level }),
    points: card.cost,
    stats: statsOf(state, unit),
    gear: gearOf(card),
    marks: marksOf(state, unit),
    hasActed: unit.marker,
    unit: host ?? unit.id,
    ranges: rangesOf(card),
  }
}

/** How far a unit attacks: in contact, or the longer of its Ranged and Magic attacks. */
function rangesOf({ move, grid, range, magic }: Card): Ranges {
  const shots = [
    ...(grid.ranged.attack === undefined ? [] : [range]),
    ...(grid.magic.attack === undefined ? [] : [magic.range]),
  ]
  const shoot = Math.max(0, ...shots)
  return { move, strike: 0, ...(shoot > 0 && { shoot }) }
}

const inchText = (length: Length): string => `${toInches(length)}"`

/** Move, then the nine boxes of the card; the basic game has no use for Skills. */
function statsOf(state: State, unit: Unit): Stat[] {
  const { card } = unit
  const move = moveOf(state, unit)
  const stats: Stat[] = [{ label: 'Move', value: `${move.total}"`, sum: move, rule: 'SF-MOVE-14' }]
  for (const kind of ATTACK_KINDS) {
    for (const doing of STAT_COLUMNS)
      if (doing !== 'skill' || state.mode === 'advanced') stats.push(boxOf(card, kind, doing))
  }
  return [...stats, ...reachesOf(card)]
}

/** The parts of a stat by the design rules; a printed card with other numbers has none. */
function madeOf(card: Card, kind: AttackKind, doing: StatColumn): Sum | undefined {
  const { sum } = workOutBox(bought({ ...card, own: [] }), kind, doing)
  return sum?.total === card.grid[kind][doing] ? sum : undefined
}

export function boxOf(card: Card, kind: AttackKind, doing: StatColumn): Stat {
  const need = card.grid[kind][doing]
  const made = madeOf(card, kind, doing)
  return {
    ...(made && { made }),
    label: `${KIND_NAME[kind]} ${DOING_NAME[doing]}`,
    value: need === undefined ? '–' : `${need}+`,
    rule: need === undefined ? 'SF-CARD-07' : RULE_OF[doing],
    tone: TONE[doing],
    row: KIND_NAME[kind],
    column: DOING_NAME[doing],
  }
}

export function reachesOf({ grid, range, magic }: Card): Stat[] {
  const stats: Stat[] = []
  if (grid.ranged.attack !== undefined) stats.push({ label: 'Range', value: inchText(range), rule: 'SF-RNG-02' })
  if (grid.magic.attack !== undefined) {
    stats.push({
      label: 'Magic range',
      value: magic.range > 0 ? inchText(magic.range) : 'melee only',
      rule: 'SF-MAG-02',
    })
  }
  return stats
}

type Gear = FigureView['gear'][number]
type Bought = { readonly name: string; readonly line: string; readonly rule: string }

const gear = ({ name, line, rule }: Bought, icon: string): Gear => ({ name, text: line, icon, rule })

export function gearOf({ upgrades, traits, penalties, items }: Card): Gear[] {
  return [
    ...upgrades.map((id) => gear(UPGRADE_PARTS[id], UPGRADE_ICONS[id])),
    ...traits.map((id) => gear(TRAIT_PARTS[id], TRAIT_ICONS[id])),
    ...penalties.map((id) => gear(PENALTY_PARTS[id], PENALTY_ICONS[id])),
    ...items.map((item): Gear => ({
      name: item.name,
      text: `Rolls a d${SIDES_OF_DIE[item.grade]} for ${rollsText(item.rolls)}.`,
      icon: item.is === 'weapon' ? 'broadsword' : 'charm',
      rule: itemRule(item),
    })),
  ]
}

const rollsText = (rolls: readonly string[]): string =>
  rolls.map((roll) => (roll === 'skill' ? 'Skills' : roll.replace('-', ' '))).join(' and ')

function marksOf(state: State, unit: Unit): Mark[] {
  const marks: Mark[] = []
  if (isEngaged(unit)) marks.push({ icon: 'sword-clash', label: 'In a melee' })
  if (unit.card.type === 'champion') marks.push({ icon: 'crown', label: 'Champion' })
  if (attachedTo(state, unit).length > 0) {
    marks.push({
      icon: 'knight-banner',
      label: `Led by ${attachedTo(state, unit)
        .map(({ name }) => name)
        .join(' and ')}`,
    })
  }
  marks.push(...markOnTable.all(state.abilities.of(state, unit), state, unit, undefined))
  for (const { bearer, name } of state.things) {
    if (bearer === unit.id) marks.push({ icon: 'flag-objective', label: `Carries: ${name}` })
  }
  return marks
}
